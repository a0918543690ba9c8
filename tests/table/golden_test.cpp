// Golden playthroughs: tests/golden/<game>/*.jsonl with a transcript beside each.
#include <gtest/gtest.h>

#include <filesystem>
#include <set>

#include "games/registry.hpp"
#include "support/transcript.hpp"
#include "table/file.hpp"
#include "table/verify.hpp"

using namespace backlot;
namespace fs = std::filesystem;

namespace {

template <class Do>
void for_each_golden(std::string_view game, const Do& act) {
  std::set<fs::path> files;
  for (const auto& file : fs::directory_iterator(fs::path(BACKLOT_SOURCE_DIR) / "tests/golden" / game)) {
    if (file.path().extension() == ".jsonl") files.insert(file.path());
  }
  for (const fs::path& path : files) {
    SCOPED_TRACE(path.string());
    act(path);
  }
}

std::string text_in(const fs::path& path) { return std::get<std::string>(read_file(path.string())); }

}  // namespace

TEST(Golden, every_record_verifies_and_reads_as_its_transcript) {
  for_each_game([](auto game) {
    using G = decltype(game);
    for_each_golden(G::id, [](fs::path path) {
      auto record = read_record<G>(text_in(path));
      ASSERT_TRUE(std::holds_alternative<Record<G>>(record)) << text_of(std::get<Fault>(record));
      const auto result = verify(std::get<0>(record));
      ASSERT_TRUE(std::holds_alternative<Verified>(result)) << text_of(std::get<Fault>(result));
      EXPECT_TRUE(std::get<Verified>(result).finished);
      EXPECT_EQ(write_record(std::get<0>(record)), text_in(path));
      EXPECT_EQ(testing_support::transcript(std::get<0>(record)), text_in(path.replace_extension(".txt")));
    });
  });
}

TEST(Golden, C37_54_and_C37_55_every_way_of_ending_is_there_with_awards_and_coaster) {
  std::set<std::string> endings;
  for_each_golden("cinecitta", [&](const fs::path& path) {
    const auto record = std::get<0>(read_record<cinecitta::Game>(text_in(path)));
    const Outcome& outcome = record.closing->outcome;
    const std::string winners = outcome.winners.empty() ? "nobody" : outcome.winners.size() == 1 ? "sole" : "shared";
    endings.insert(std::string(name_of(outcome.ended_by).view()) + " " + winners);
    if (record.header.options.awards) endings.insert("awards");
    if (record.header.options.coaster) endings.insert("coaster");
  });
  const std::set<std::string> wanted{"C37-54 sole", "C37-55 shared", "C37-55 nobody", "awards", "coaster"};
  EXPECT_EQ(endings, wanted);
}
