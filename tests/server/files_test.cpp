// The client's files over HTTP: packed as the browser takes them, with types, tags and caching.
#include "server/files.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <string>

#include "raw.hpp"
#include "served.hpp"
#include "server/headers.hpp"

namespace backlot {
namespace {

class FilesTest : public ServerTest {
 protected:
  void SetUp() override {
    std::filesystem::create_directories(folder_ / "web/assets");
    write("index.html", "the page");
    write("assets/a-1.js", "the script");
    write("assets/a-1.js.br", "B");
    write("assets/a-1.js.gz", "GZ");
    write("data.gz", "an archive of its own");
    write("manifest.webmanifest", "{}");
    ServerTest::SetUp();
  }
  void write(const std::string& name, const std::string& text) const { std::ofstream(folder_ / "web" / name) << text; }

  Answered ask(const std::string& target, const std::string& fields) const {
    Raw raw(port);
    raw.send("GET " + target + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n" + fields + "\r\n");
    const std::string all = raw.read_until("never");
    const std::size_t split = all.find("\r\n\r\n");
    if (split == std::string::npos) return {};
    return {std::stoi(all.substr(9, 3)), all.substr(0, split + 2), all.substr(split + 4)};
  }
};

std::string field(const Answered& answer, const std::string& name) {
  const std::size_t at = answer.head.find("\r\n" + name + ": ");
  if (at == std::string::npos) return "";
  const std::size_t from = at + name.size() + 4;
  return answer.head.substr(from, answer.head.find("\r\n", from) - from);
}

TEST_F(FilesTest, a_browser_gets_the_smallest_packing_that_it_takes) {
  const auto script = [&](const std::string& fields) { return ask("/assets/a-1.js", fields); };
  const Answered brotli = script("Accept-Encoding: gzip, deflate, br\r\n");
  EXPECT_EQ(brotli.body, "B");
  EXPECT_EQ(field(brotli, "Content-Encoding"), "br");
  EXPECT_EQ(field(brotli, "Content-Type"), "text/javascript; charset=utf-8");
  EXPECT_EQ(field(brotli, "Cache-Control"), "public, max-age=31536000, immutable");
  EXPECT_EQ(field(script("Accept-Encoding: gzip\r\n"), "Content-Encoding"), "gzip");
  const Answered plain = script("");
  EXPECT_EQ(plain.body, "the script");
  EXPECT_EQ(field(plain, "Content-Encoding"), "");
  // Caches in between must know that there are several, whichever they have got.
  EXPECT_EQ(field(brotli, "Vary"), "Accept-Encoding");
  EXPECT_EQ(field(plain, "Vary"), "Accept-Encoding");
  EXPECT_NE(field(plain, "ETag"), field(brotli, "ETag"));
}

TEST_F(FilesTest, packings_are_no_files_of_their_own_unless_they_are) {
  EXPECT_EQ(ask("/assets/a-1.js.br", "").status, 404);
  EXPECT_EQ(ask("/data.gz", "").body, "an archive of its own");
  EXPECT_EQ(field(ask("/manifest.webmanifest", ""), "Content-Type"), "application/manifest+json");
}

TEST_F(FilesTest, who_has_a_file_already_is_told_so) {
  const Answered page = ask("/", "Accept-Encoding: br\r\n");
  EXPECT_EQ(page.body, "the page");
  EXPECT_EQ(field(page, "Cache-Control"), "no-cache");
  const std::string tag = field(page, "ETag");
  ASSERT_NE(tag, "");
  const Answered again = ask("/any/page", "If-None-Match: \"other\", W/" + tag + "\r\n");
  EXPECT_EQ(again.status, 304);
  EXPECT_EQ(again.body, "");
  EXPECT_EQ(field(again, "ETag"), tag);
  EXPECT_EQ(ask("/", "If-None-Match: \"other\"\r\n").status, 200);
}

TEST_F(FilesTest, what_others_may_cache_brings_no_token) {
  EXPECT_NE(field(ask("/", ""), "Set-Cookie"), "");
  EXPECT_EQ(field(ask("/assets/a-1.js", ""), "Set-Cookie"), "");
}

TEST(AcceptEncoding, names_weights_and_everything_else) {
  EXPECT_TRUE(accepts_encoding("gzip, deflate, br, zstd", "br"));
  EXPECT_TRUE(accepts_encoding("GZIP;q=0.5 , Br ; q=1.0", "br"));
  EXPECT_TRUE(accepts_encoding("*", "br"));
  EXPECT_TRUE(accepts_encoding("*;q=0, br", "br"));
  EXPECT_TRUE(accepts_encoding("br;q=0.001", "br"));
  EXPECT_FALSE(accepts_encoding("", "br"));
  EXPECT_FALSE(accepts_encoding("brotli, gzip", "br"));
  EXPECT_FALSE(accepts_encoding("br;q=0", "br"));
  EXPECT_FALSE(accepts_encoding("br ; q=0.000, gzip", "br"));
  EXPECT_FALSE(accepts_encoding("br;q=0;more=1, gzip", "br"));  // which once went round for ever
  EXPECT_FALSE(accepts_encoding("*, br;q=0", "br"));
  EXPECT_FALSE(accepts_encoding("*;q=0", "br"));
}

}  // namespace
}  // namespace backlot
