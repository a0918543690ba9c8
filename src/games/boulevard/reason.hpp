// Why somebody would do something in Boulevard, for hints: what films, chips and sections should bring.
#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/money.hpp"
#include "games/boulevard/action.hpp"

namespace backlot::boulevard {

struct Reason {
  enum class Kind : std::uint8_t {
    film,     // it should bring so much beyond its price, and leaves enough for another
    no_film,  // none that can be booked should bring more than it costs
    chip,     // it should bring so much beyond its cost in the weeks that are left
    thrift,   // nothing that is sold here pays for itself in the weeks that are left
    star,     // so many films that are worth booking have that name
    preview,  // one alone will know the genre
    agency,   // one alone will know the agency's section
    loan,     // with it one can book films that should bring so much more
    genre,    // that film is of the genre, and worth most
    section,  // what the section brings to whoever puts most there
    tip,      // what it should bring, and what it is worth at the end when it is kept
    names,    // so many films with that name are still to come
  };
  Kind kind = Kind::film;
  Money gain;                // film, chip, loan, section, tip: about
  Money kept;                // tip
  std::uint8_t count = 0;    // chip, thrift: weeks; star, names: films; section: dice
  Chip chip{};               // chip
  std::optional<Film> film;  // film: the other one; genre
  constexpr bool operator==(const Reason&) const = default;
};

constexpr std::array<std::string_view, 12> names_of(Reason::Kind) {
  return {"film", "no_film", "chip", "thrift", "star", "preview", "agency", "loan", "genre", "section", "tip", "names"};
}

constexpr void fields(Is<Reason> auto& x, const auto& visit) {
  visit("kind", x.kind);
  switch (x.kind) {
    case Reason::Kind::film: visit("gain", x.gain); return visit("film", x.film);
    case Reason::Kind::chip:
      visit("chip", x.chip);
      visit("gain", x.gain);
      return visit("weeks", x.count);
    case Reason::Kind::thrift: return visit("weeks", x.count);
    case Reason::Kind::star:
    case Reason::Kind::names: return visit("films", x.count);
    case Reason::Kind::loan: return visit("gain", x.gain);
    case Reason::Kind::genre: return visit("film", x.film);
    case Reason::Kind::section: visit("dice", x.count); return visit("gain", x.gain);
    case Reason::Kind::tip: visit("gain", x.gain); return visit("kept", x.kept);
    case Reason::Kind::no_film:
    case Reason::Kind::preview:
    case Reason::Kind::agency: return;
  }
}

constexpr Reason no_reason(const Content& /*content*/) { return {}; }

}  // namespace backlot::boulevard
