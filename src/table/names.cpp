#include "table/names.hpp"

#include <algorithm>
#include <array>
#include <cstdint>

namespace backlot {
namespace {

struct Range {
  char32_t first;
  char32_t last;
};

// Controls, characters without a shape of their own, and those that turn the direction of what follows: blanks of
// other scripts, joiners, marks and embeddings of direction, fillers, variation selectors, tags.
constexpr std::array unseen_characters{
    Range{0x00, 0x1F},       Range{0x7F, 0x9F},       Range{0xAD, 0xAD},       Range{0x34F, 0x34F},
    Range{0x61C, 0x61C},     Range{0x115F, 0x1160},   Range{0x17B4, 0x17B5},   Range{0x180B, 0x180F},
    Range{0x200B, 0x200F},   Range{0x2028, 0x202E},   Range{0x2060, 0x206F},   Range{0x2800, 0x2800},
    Range{0x3164, 0x3164},   Range{0xD800, 0xDFFF},   Range{0xFDD0, 0xFDEF},   Range{0xFE00, 0xFE0F},
    Range{0xFEFF, 0xFEFF},   Range{0xFFA0, 0xFFA0},   Range{0xFFF0, 0xFFFB},   Range{0xFFFE, 0xFFFF},
    Range{0x13430, 0x1345F}, Range{0x1BCA0, 0x1BCA3}, Range{0x1D173, 0x1D17A}, Range{0xE0000, 0x10FFFF}};

constexpr std::array blanks{Range{0x20, 0x20},     Range{0xA0, 0xA0},     Range{0x1680, 0x1680}, Range{0x2000, 0x200A},
                            Range{0x202F, 0x202F}, Range{0x205F, 0x205F}, Range{0x3000, 0x3000}};

// Marks that stand on, under or around the letter before them.
constexpr std::array combining_marks{Range{0x300, 0x36F},   Range{0x483, 0x489},   Range{0x1AB0, 0x1AFF},
                                     Range{0x1DC0, 0x1DFF}, Range{0x20D0, 0x20FF}, Range{0xFE20, 0xFE2F}};

// Signs that stand between words or before a number.
constexpr std::array punctuation{Range{0x21, 0x2F},     Range{0x3A, 0x40},     Range{0x5B, 0x60},
                                 Range{0x7B, 0x7E},     Range{0xA1, 0xBF},     Range{0x2010, 0x205E},
                                 Range{0x2116, 0x2116}, Range{0x3001, 0x3003}, Range{0xFF01, 0xFF0F}};

constexpr std::array picture_characters{Range{0x2190, 0x27BF}, Range{0x2900, 0x2BFF}, Range{0x1F000, 0x1FAFF}};
constexpr char32_t joiner = 0x200D;        // of several pictures into one
constexpr char32_t as_a_picture = 0xFE0F;  // said of a sign that is also a letter-like one

template <std::size_t N>
constexpr bool is_among(const std::array<Range, N>& ranges, char32_t c) {
  return std::any_of(ranges.begin(), ranges.end(),
                     [c](const Range& range) { return c >= range.first && c <= range.last; });
}

// Takes the next character off the text, which is not empty; 0xFFFF when it is no UTF-8.
char32_t next_character(std::string_view& text) {
  const auto byte = [&](std::size_t at) { return static_cast<unsigned char>(text[at]); };
  const unsigned char first = byte(0);
  const std::size_t length = first < 0x80                    ? 1
                             : first >= 0xC2 && first < 0xE0 ? 2
                             : first >= 0xE0 && first < 0xF0 ? 3
                                                             : 4;
  if ((first >= 0x80 && first < 0xC2) || first > 0xF4 || length > text.size()) {
    text.remove_prefix(1);
    return 0xFFFF;
  }
  constexpr std::array<unsigned char, 5> bits{0, 0x7F, 0x1F, 0x0F, 0x07};
  char32_t c = first & bits[length];
  for (std::size_t i = 1; i < length; ++i) {
    if ((byte(i) & 0xC0U) != 0x80) c = 0xFFFF;
    c = c == 0xFFFF ? c : (c << 6U) | (byte(i) & 0x3FU);
  }
  text.remove_prefix(length);
  return c;
}

// Pairs of a letter and the small Latin one it looks like: Cyrillic and Greek, and figures.
constexpr std::u32string_view look_alikes =
    U"аaбbвbеeзzкkмmнhоoрpсcтtуyхxіlїlјjѕsһhԁdԛqԝwӏlАaВbЕeЗzКkМmНhОoРpСcТtУyХxІlЇlЈjЅsԀdԚqԜwҮyүy"
    U"αaβbεeηnιlκkνvοoρpτtυuχxωwΑaΒbΕeΖzΗhΙlΚkΜmΝnΟoΡpΤtΥyΧxγyɑaɡgſs"
    U"0o1lil|l!lıl"
    U"ℂcℊgℋhℌhℍhℎhℐlℑlℒlℕnℙpℚqℛrℜrℝrℤzℨzℬbℭcℯeℰeℱfℳmℴo";

// The letter below its accents, for Latin up to U+017F.
constexpr std::u32string_view without_accents =
    U"ÀaÁaÂaÃaÄaÅaÇcÈeÉeÊeËeÌiÍiÎiÏiÑnÒoÓoÔoÕoÖoØoÙuÚuÛuÜuÝyàaáaâaãaäaåaçcèeéeêeëeìiíiîiïiñnòoóoôoõoöoøoùuúuûuüuýyÿy"
    U"ĀaāaĂaăaĄaąaĆcćcĈcĉcĊcċcČcčcĎdďdĐdđdĒeēeĔeĕeĖeėeĘeęeĚeěeĜgĝgĞgğgĠgġgĢgģgĤhĥhĦhħhĨiĩiĪiīiĬiĭiĮiįiİiĴjĵjĶkķkĹlĺlĻlļ"
    U"lĽlľlŁlłl"
    U"ŃnńnŅnņnŇnňnŌoōoŎoŏoŐoőoŔrŕrŖrŗrŘrřrŚsśsŜsŝsŞsşsŠsšsŢtţtŤtťtŦtŧtŨuũuŪuūuŬuŭuŮuůuŰuűuŲuųuŴwŵwŶyŷyŸyŹzźzŻzżzŽzžz";

// And for U+1E00 to U+1EFF, in their order; a full stop where there is none.
constexpr std::string_view without_more_accents =
    "aabbbbbbccddddddddddeeeeeeeeeeffgghhhhhhhhhhiiiikkkkkkllllllllmm"
    "mmmmnnnnnnnnoooooooopppprrrrrrrrssssssssssttttttttuuuuuuuuuuvvvv"
    "wwwwwwwwwwxxxxyyzzzzzzhtwyasss..aaaaaaaaaaaaaaaaaaaaaaaaeeeeeeee"
    "eeeeeeeeiiiioooooooooooooooooooooooouuuuuuuuuuuuuuyyyyyyyy..vvyy";
static_assert(without_more_accents.size() == 0x100);

constexpr char32_t found_in(std::u32string_view pairs, char32_t c) {
  for (std::size_t i = 0; i + 1 < pairs.size(); i += 2) {
    if (pairs[i] == c) return pairs[i + 1];
  }
  return c;
}

constexpr char32_t below_accents(char32_t c) {
  if (c < 0x1E00 || c > 0x1EFF) return found_in(without_accents, c);
  const char letter = without_more_accents[c - 0x1E00];
  return letter == '.' ? c : static_cast<char32_t>(letter);
}

// The letters and figures of formulas, which are alphabets in bold, in italics and so on, one after the other.
constexpr char32_t out_of_formulas(char32_t c) {
  if (c >= 0x1D400 && c <= 0x1D6A3) {
    const char32_t letter = (c - 0x1D400) % 52;
    return letter < 26 ? 'A' + letter : 'a' + letter - 26;
  }
  if (c == 0x1D6A4 || c == 0x1D6A5) return c == 0x1D6A4 ? 'i' : 'j';
  if (c >= 0x1D6A8 && c <= 0x1D7C9) {  // Greek, with two signs and some variants
    const char32_t letter = (c - 0x1D6A8) % 58;
    if (letter < 25) return 0x391 + letter;
    if (letter > 25 && letter < 51) return 0x3B1 + letter - 26;
  }
  if (c >= 0x1D7CE && c <= 0x1D7FF) return '0' + (c - 0x1D7CE) % 10;
  return c;
}

char32_t shape_of(char32_t c) {
  if (c >= 0xFF01 && c <= 0xFF5E) c = c - 0xFF01 + '!';  // letters as wide as a Chinese one
  c = out_of_formulas(c);
  if (c >= 'A' && c <= 'Z') c = c - 'A' + 'a';
  c = found_in(look_alikes, below_accents(c));
  if (c >= 0x391 && c <= 0x3A9) c += 0x20;
  if (c >= 0x410 && c <= 0x42F) c += 0x20;
  return c;
}

}  // namespace

std::optional<std::string> clean_name(std::string_view typed) { return clean_text(typed, most_name_bytes); }

std::optional<std::string> clean_text(std::string_view typed, std::size_t most_bytes) {
  std::string name;
  std::size_t ends = 0;  // behind the last character that is no space
  std::size_t seen = 0;  // characters with a shape of their own
  char32_t before = 0;
  while (!typed.empty()) {
    const std::string_view rest = typed;
    const char32_t c = next_character(typed);
    const bool space = is_among(blanks, c);
    if (space && name.empty()) continue;
    const bool picture = c == joiner || c == as_a_picture;
    const bool fits = picture && (is_among(picture_characters, before) || before == as_a_picture);
    if (!fits && is_among(unseen_characters, c)) return std::nullopt;
    name += rest.substr(0, rest.size() - typed.size());
    if (!space) ends = name.size();
    if (!space && !picture && !is_among(combining_marks, c)) ++seen;
    before = c;
  }
  name.resize(ends);
  if (seen == 0 || name.size() > most_bytes) return std::nullopt;
  return name;
}

std::string look_of(std::string_view name) {
  std::string look;
  while (!name.empty()) {
    const char32_t c = next_character(name);
    if (is_among(blanks, c) || is_among(combining_marks, c) || c == joiner || c == as_a_picture) continue;
    const auto shape = static_cast<std::uint32_t>(shape_of(c));
    if (shape < 0x80) {
      look += static_cast<char>(shape);
    } else {
      look += '\\' + std::to_string(shape);  // only compared, never shown
    }
  }
  return look;
}

bool looks_like_a_bot(std::string_view name) {
  constexpr std::size_t more_than_any_table_has = 100;
  std::string words;
  while (!name.empty()) {
    const std::string_view rest = name;
    if (!is_among(punctuation, next_character(name))) words += rest.substr(0, rest.size() - name.size());
  }
  std::string look = look_of(words);
  if (std::any_of(bot_names.begin(), bot_names.end(), [&](std::string_view each) { return look == look_of(each); }))
    return true;
  const std::string bot = look_of("Bot");
  if (!look.starts_with(bot)) return false;
  const std::string zero = look_of("0");
  while (look.compare(bot.size(), zero.size(), zero) == 0) look.erase(bot.size(), zero.size());
  if (look == bot) return true;
  for (std::size_t seat = 0; seat < more_than_any_table_has; ++seat) {
    if (look == look_of(numbered_bot(seat))) return true;
  }
  return false;
}

}  // namespace backlot
