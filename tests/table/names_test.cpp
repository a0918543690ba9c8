// What people may call themselves, and which names look alike.
#include "table/names.hpp"

#include <gtest/gtest.h>

using namespace backlot;

TEST(Names, are_trimmed_and_kept_as_they_were_typed) {
  EXPECT_EQ(clean_name("Ada"), "Ada");
  EXPECT_EQ(clean_name("  Ada  Lovelace \xC2\xA0\xE3\x80\x80"), "Ada  Lovelace");
  EXPECT_EQ(clean_name("Zoë Ångström"), "Zoë Ångström");
  EXPECT_EQ(clean_name("Łukasz"), "Łukasz");
  EXPECT_EQ(clean_name("日本"), "日本");
  EXPECT_EQ(clean_name("Ада"), "Ада");
}

TEST(Names, have_1_to_40_bytes_that_can_be_seen) {
  EXPECT_EQ(clean_name(""), std::nullopt);
  EXPECT_EQ(clean_name("   "), std::nullopt);
  EXPECT_EQ(clean_name("\xCC\x81"), std::nullopt);  // an accent without a letter
  EXPECT_TRUE(clean_name(std::string(40, 'a')));
  EXPECT_EQ(clean_name(std::string(41, 'a')), std::nullopt);
  EXPECT_TRUE(clean_name(std::string(40, 'a') + "   "));
}

TEST(Names, have_no_invisible_or_direction_changing_characters) {
  for (const char* const hidden :
       {"\x01", "\x7F", "\xC2\x85", "\xC2\xAD", "\xE2\x80\x8B", "\xE2\x80\x8E", "\xE2\x80\x8F", "\xE2\x80\xAE",
        "\xE2\x81\xA0", "\xE2\x81\xA6", "\xE2\x81\xA9", "\xEF\xBB\xBF", "\xE1\x85\x9F", "\xE3\x85\xA4", "\xE2\xA0\x80",
        "\xEF\xBF\xBD\xEF\xBF\xBF", "\xF3\xA0\x81\x81", "\xE2\x80\xA8"}) {
    EXPECT_EQ(clean_name("Ada" + std::string(hidden)), std::nullopt) << hidden;
    EXPECT_EQ(clean_name(std::string(hidden) + "Ada"), std::nullopt) << hidden;
  }
  EXPECT_EQ(clean_name("Ad\xE2\x80\x8D"
                       "a"),
            std::nullopt);  // joins nothing
}

TEST(Names, may_have_pictures_of_several_parts) {
  EXPECT_TRUE(clean_name("\xF0\x9F\x91\xA9\xE2\x80\x8D\xF0\x9F\x9A\x80 Ada"));          // woman, joiner, rocket
  EXPECT_TRUE(clean_name("\xE2\x9D\xA4\xEF\xB8\x8F"));                                  // a heart as a picture
  EXPECT_TRUE(clean_name("\xE2\x9D\xA4\xEF\xB8\x8F\xE2\x80\x8D\xF0\x9F\x94\xA5 Ben"));  // a heart on fire
}

TEST(Names, that_are_no_text_are_no_names) {
  EXPECT_EQ(clean_name("\xFF"), std::nullopt);
  EXPECT_EQ(clean_name("\xE2\x82"), std::nullopt);
  EXPECT_EQ(clean_name("\xC0\x80"), std::nullopt);
  EXPECT_EQ(clean_name("\xED\xA0\x80"), std::nullopt);  // half of a pair
  EXPECT_EQ(clean_name("\xF5\x80\x80\x80"), std::nullopt);
}

TEST(Names, look_alike_by_capitals_spaces_accents_and_twins) {
  EXPECT_TRUE(look_alike("Ada", "ADA"));
  EXPECT_TRUE(look_alike("Ada L", "AdaL"));
  EXPECT_TRUE(look_alike("René", "Rene"));
  EXPECT_TRUE(look_alike("Rene\xCC\x81", "René"));
  EXPECT_TRUE(look_alike("Аdа", "Ada"));     // Cyrillic
  EXPECT_TRUE(look_alike("Βen", "Ben"));     // Greek
  EXPECT_TRUE(look_alike("Ｂｅｎ", "Ben"));  // wide
  EXPECT_TRUE(look_alike("Ạda", "Ada"));     // a dot below
  EXPECT_TRUE(look_alike("Bến", "Ben"));
  EXPECT_TRUE(look_alike("Ỷda", "yda"));
  EXPECT_TRUE(look_alike("𝐀𝐝𝐚", "Ada"));  // of formulas
  EXPECT_TRUE(look_alike("𝚣𝒜𝖟", "zaz"));
  EXPECT_TRUE(look_alike("ℬℯ𝓃", "Ben"));
  EXPECT_TRUE(look_alike("𝚨𝟋𝛂", "Α𝟋a"));  // Greek; what is no letter is itself
  EXPECT_TRUE(look_alike("B𝟎b 𝟗", "Bob 9"));
  EXPECT_FALSE(look_alike("𝐀𝐝𝐚", "Adb"));
  EXPECT_FALSE(look_alike("ẞen", "Ben"));
  EXPECT_TRUE(look_alike("Bi11", "BILL"));
  EXPECT_TRUE(look_alike("B0b", "Bob"));
  EXPECT_TRUE(look_alike("Ида", "ИДА"));
  EXPECT_FALSE(look_alike("Ada", "Adam"));
  EXPECT_FALSE(look_alike("Ben", "Cleo"));
  EXPECT_FALSE(look_alike("日本", "日木"));
}

TEST(Names, of_bots_are_for_bots) {
  for (const char* const name : {"Bot 3", "bot3",    "BOT 12",  "B0t 1",    "Воt 2",  "Bot",    "B o t  7",
                                 "Bot-3", "Bot #3",  "Bot 03",  "Bot: 010", "Bot 0",  "Bot №3", "(Bot)",
                                 "Bot 𝟑", "Bot — 3", "Shutter", "FLÍCKER",  "K1axon", "-Zoom-", "Tri pod"}) {
    EXPECT_TRUE(looks_like_a_bot(name)) << name;
  }
  for (const char* const name :
       {"Bottom", "Robot", "Bo", "Botticelli", "Ada", "Bot & Ada", "Bot 3000", "Shutters", "Zoomer"}) {
    EXPECT_FALSE(looks_like_a_bot(name)) << name;
  }
}
