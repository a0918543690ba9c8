// A report as JSON, CSV and a page.
#include "lab/document.hpp"

#include <gtest/gtest.h>

#include <limits>

#include "json/node.hpp"

namespace backlot::lab {
namespace {

Document example() {
  Document x{"balance", "maybe", "A <b> & \"c\"", {{"seed", "1"}}, {"One, </script> two."}, {}};
  Part part{"one", "Part", {}, {}};
  part.tables.push_back({"sums",
                         "Sums",
                         "",
                         {{"what", As::text}, {"value", As::percent}},
                         {{"a, \"b\"", 0.25}, {"c", std::numeric_limits<double>::quiet_NaN()}},
                         Chart{Chart::Kind::intervals, {{1, 1, 1}}, "what", 0.5, "half", {}, {}}});
  x.parts.push_back(part);
  return x;
}

TEST(LabDocument, json_holds_all_of_it) {
  const auto parsed = json::parse(json_of(example()));
  ASSERT_TRUE(std::holds_alternative<json::Node>(parsed)) << json_of(example());
  const auto& node = std::get<json::Node>(parsed);
  EXPECT_EQ(node.find("report")->text, "balance");
  const json::Node& table = node.find("parts")->items[0].find("tables")->items[0];
  EXPECT_EQ(table.find("id")->text, "sums");
  EXPECT_EQ(table.find("rows")->items[1].items[1].kind, json::Node::Kind::null);
  EXPECT_EQ(table.find("chart")->find("kind")->text, "intervals");
  EXPECT_EQ(table.find("columns")->items[1].find("as")->text, "percent");
}

TEST(LabDocument, csv_has_a_line_for_each_cell) {
  EXPECT_EQ(csv_of(example()),
            "part,table,row,column,value\r\n"
            "one,sums,1,what,\"a, \"\"b\"\"\"\r\n"
            "one,sums,1,value,0.25\r\n"
            "one,sums,2,what,c\r\n"
            "one,sums,2,value,\r\n");
}

TEST(LabDocument, nothing_in_a_report_ends_the_script_it_stands_in) {
  const std::string page = "<title>Report</title><script>\"the report goes here\"</script>";
  const auto html = html_of(example(), page);
  ASSERT_TRUE(html);
  EXPECT_TRUE(html->starts_with("<title>A &lt;b> &amp; \"c\"</title><script>{"));
  EXPECT_EQ(html->find("</script>"), html->size() - 9);
  EXPECT_EQ(html->find("goes here"), std::string::npos);
  EXPECT_FALSE(html_of(example(), "<title>Report</title>"));
  EXPECT_FALSE(html_of(example(), "\"the report goes here\""));
}

}  // namespace
}  // namespace backlot::lab
