#include "table/verify.hpp"

#include "core/table_chance.hpp"
#include "json/write.hpp"
#include "table/fairness.hpp"
#include "table/title_words.hpp"

namespace backlot {
namespace {

// The source a seed names; what has none to name agrees with everything.
class SeedCheck {
 public:
  explicit SeedCheck(const std::optional<std::string>& seed);
  std::uint32_t below(std::uint32_t n, std::uint8_t purpose);
  bool seeded() const { return !std::holds_alternative<std::monostate>(source_); }

 private:
  std::variant<std::monostate, FastChance, TableChance> source_;
};

// The seed of a served game; nothing when the server's is not there.
template <Game G>
std::optional<std::string> fair_seed(const Record<G>& record) {
  const Header<G>& header = record.header;
  if (!record.closing->server_seed) return std::nullopt;
  SeedList list{std::string(G::id),           json::write(record.content, header.options),
                header.content.hash,          header.fair->list == 1 ? std::uint16_t{0} : header.rules,
                *record.closing->server_seed, {}};
  for (std::size_t i = 0; i < header.fair->seats.size() && i < header.seats.size(); ++i) {
    const FairSeat& seat = header.fair->seats[i];
    list.chairs.push_back({!header.seats[i].bot, seat.commitment.value_or(""), seat.contribution.value_or("")});
  }
  return hex_of(table_seed(list));
}

// The seed of a record: in the header, revealed by the closing line, or made of what server and people put in.
template <Game G>
std::optional<std::string> seed_of(const Record<G>& record) {
  if (record.header.seed || !record.closing) return record.header.seed;
  if (record.header.fair) return fair_seed(record);
  return record.closing->seed;
}

SeedCheck::SeedCheck(const std::optional<std::string>& seed) {
  if (!seed) return;
  if (const auto table_seed = digest_from_hex(*seed)) {
    source_ = TableChance(*table_seed);
  } else if (const auto number = record_reading::fast_seed(*seed)) {
    source_ = FastChance(*number);
  }
}

std::uint32_t SeedCheck::below(std::uint32_t n, std::uint8_t purpose) {
  if (auto* fast = std::get_if<FastChance>(&source_)) return fast->below(n, purpose);
  if (auto* table = std::get_if<TableChance>(&source_)) return table->below(n, purpose);
  return 0;
}

// Whether what people put in is what they had committed to, and what the server reveals too.
std::optional<Fault> fault_in_fairness(const Fairness& fair, const std::vector<Player>& seats,
                                       const std::optional<Closing>& closing, std::size_t first_line,
                                       std::size_t closing_line) {
  const auto fault = [&](const std::string& field, std::string why) {
    return Fault{first_line, "fair." + field, std::move(why)};
  };
  if (fair.list != 1 && fair.list != 2) return fault("list", "this program knows the lists 1 and 2");
  if (!digest_from_hex(fair.commitment)) return fault("commitment", "a commitment is 64 hexadecimal digits");
  if (fair.seats.size() != seats.size()) return fault("seats", "there is one for each seat");
  for (std::size_t i = 0; i < seats.size(); ++i) {
    const FairSeat& seat = fair.seats[i];
    const std::string at = "seats[" + std::to_string(i) + "]";
    if (seats[i].bot) {
      if (seat.commitment || seat.contribution) return fault(at, "a bot contributes nothing");
      continue;
    }
    const auto contribution = digest_from_hex(seat.contribution.value_or(""));
    if (!contribution) return fault(at + ".contribution", "a contribution is 64 hexadecimal digits");
    if (commitment_to(*contribution) != seat.commitment.value_or("")) {
      return fault(at + ".contribution", "this is not what was committed to");
    }
  }
  for (const std::string& seed : fair.voided) {
    if (!digest_from_hex(seed)) return fault("voided", "a seed is 64 hexadecimal digits");
  }
  if (!closing) return std::nullopt;
  const auto seed = digest_from_hex(closing->server_seed.value_or(""));
  if (!seed) return Fault{closing_line, "server_seed", "the server's seed is missing, or not 64 hexadecimal digits"};
  if (commitment_to(*seed) != fair.commitment) {
    return Fault{closing_line, "server_seed", "this is not the seed that the server had committed to"};
  }
  return std::nullopt;
}

// Whether a revealed seed is the one that was promised.
std::optional<Fault> fault_in_reveal(const std::optional<std::string>& commitment, const Closing& closing,
                                     std::size_t line) {
  if (!commitment) {
    if (closing.seed) return Fault{line, "seed", "the header has no commitment to reveal"};
    return std::nullopt;
  }
  if (!closing.seed) return Fault{line, "seed", "the seed behind the header's commitment is missing"};
  const auto seed = digest_from_hex(*closing.seed);
  if (!seed) return Fault{line, "seed", "a revealed seed is 64 hexadecimal digits"};
  if (commitment_to(*seed) != *commitment) {
    return Fault{line, "seed", "this is not the seed that the header's commitment promised"};
  }
  return std::nullopt;
}

template <Game G>
class Verifier {
 public:
  explicit Verifier(const Record<G>& record) : record_(record), content_(record.content), seed_(seed_of(record)) {}

  std::variant<Verified, Fault> run() {
    if (auto fault = fault_in_header(record_)) return std::move(*fault);
    if (record_.header.fair) {
      if (auto fault = fault_in_fairness(*record_.header.fair, record_.header.seats, record_.closing,
                                         record_.first_line, record_.line_of(record_.moves.size()))) {
        return std::move(*fault);
      }
    }
    if (auto fault = talk()) return std::move(*fault);
    if (auto fault = replay()) return in_context(std::move(*fault));
    if (auto fault = hashes()) return std::move(*fault);
    return Verified{std::string(G::id), record_.moves.size(), record_.closing.has_value(), state_hash(state_),
                    record_.header.rules};
  }

 private:
  bool of_other_rules() const { return record_.header.rules != G::revision; }

  // What depends on the rules.
  std::optional<Fault> replay() {
    if (auto fault = deal()) return fault;
    for (std::size_t i = 0; i < record_.moves.size(); ++i) {
      if (auto fault = move(i)) return fault;
    }
    return close();
  }

  // Where today's rules go another way than those of an older revision did. First whatever is wrong with the record
  // itself: its hashes, and draws that no dice give.
  Fault in_context(Fault fault) const {
    if (!of_other_rules()) return fault;
    if (auto wrong = hashes()) return std::move(*wrong);
    for (std::size_t i = 0; i < record_.moves.size(); ++i) {
      if (auto wrong = fault_in_draws(record_.moves[i].draws, record_.line_of(i), "draws")) return std::move(*wrong);
    }
    fault.why = "made under rules revision " + std::to_string(record_.header.rules) +
                "; its hashes, its seed and its draws up to here are consistent, and today's rules, revision " +
                std::to_string(G::revision) + ", differ: " + fault.why;
    return fault;
  }

  // A claim and a title say in words what they say as data.
  std::optional<Fault> talk() const {
    std::size_t earlier = 0;
    for (const Talk<G>& said : record_.talk) {
      // Its line: the header, the moves before it and what was said before it.
      const std::size_t line = record_.first_line + 1 + said.after + earlier++;
      std::string what = "claim";
      std::optional<std::string> words = other_words_of_claim(said);
      if (said.titled) {
        what = "title";
        words = title_in_words(said.titled->title, said.titled->line);
      }
      if (words && *words != said.text)
        return Fault{line, "talk", "the " + what + " in words is " + json::in_quotes(*words)};
    }
    return std::nullopt;
  }

  // What a claim is in words, by the names of those who sat there; nothing where it is said so by their seats.
  std::optional<std::string> other_words_of_claim(const Talk<G>& said) const {
    if constexpr (MakesClaims<G>) {
      const auto by_seat = [](Seat seat) { return Text("Seat ") + static_cast<std::int64_t>(index(seat) + 1); };
      const auto by_name = [&](Seat seat) {
        return Text(std::string_view(record_.header.seats[index(seat)].name).substr(0, 40));
      };
      if (!said.claim || said.text == describe(content_, *said.claim, by_seat).view()) return std::nullopt;
      return std::string(describe(content_, *said.claim, by_name).view());
    }
    return std::nullopt;
  }

  static std::optional<Fault> fault_in_draws(const std::vector<Draw>& draws, std::size_t line, const char* field) {
    for (std::size_t i = 0; i < draws.size(); ++i) {
      if (draws[i].outcome < draws[i].n) continue;
      return Fault{line, field + ("[" + std::to_string(i) + "]"), "a draw's outcome is below its n"};
    }
    return std::nullopt;
  }

  // Runs `act` with the recorded draws, which it has to use up, and compares them with the seed's.
  template <class Act>
  std::optional<Fault> with_draws(const std::vector<Draw>& draws, std::size_t line, const char* field, const Act& act) {
    if (auto fault = fault_in_draws(draws, line, field)) return fault;
    Tape tape(draws);
    Alongside both(tape, seed_);
    act(both);
    if (!tape.fits()) return Fault{line, field, "the rules draw something else here"};
    if (!tape.finished()) return Fault{line, field, "the rules draw less here"};
    if (seed_.seeded() && !both.agree()) return Fault{line, field, "the seed does not give these draws"};
    return std::nullopt;
  }

  std::optional<Fault> deal() {
    return with_draws(record_.header.deal, record_.first_line, "deal",
                      [&](auto& chance) { state_ = setup(content_, record_.header.options, chance); });
  }

  std::optional<Fault> move(std::size_t i) {
    const Move<G>& move = record_.moves[i];
    const std::size_t line = record_.line_of(i);
    if (const auto refusal = check(content_, state_, move.seat, move.action)) {
      const Explanation explanation = explain(*refusal);
      return Fault{line, "action",
                   std::string(explanation.why) + " (" + std::string(name_of(explanation.clause).view()) + ")"};
    }
    std::vector<typename G::Event> events;
    EventsTo sink{[&](const typename G::Event& event) { events.push_back(event); }};
    auto fault = with_draws(move.draws, line, "draws",
                            [&](auto& chance) { apply(content_, state_, move.seat, move.action, chance, sink); });
    return fault ? fault : compare(events, move.events, line);
  }

  std::optional<Fault> compare(const std::vector<typename G::Event>& right,
                               const std::vector<typename G::Event>& recorded, std::size_t line) const {
    for (std::size_t i = 0; i < right.size() && i < recorded.size(); ++i) {
      if (is_noted(recorded[i], right[i])) continue;
      return Fault{line, "events[" + std::to_string(i) + "]", "the rules give " + json::write(content_, right[i])};
    }
    if (right.size() == recorded.size()) return std::nullopt;
    return Fault{
        line, "events",
        "the rules give " + std::to_string(right.size()) + " events here, not " + std::to_string(recorded.size())};
  }

  std::optional<Fault> close() const {
    const std::size_t line = record_.line_of(record_.moves.size());
    const bool over = is_over(content_, state_);
    if (!record_.closing) {
      if (over) return Fault{line, {}, "the game is over, but the closing line is missing: the record is cut off"};
      return std::nullopt;
    }
    if (!over) return Fault{line, "outcome", "the game is not over here"};
    const Closing& closing = *record_.closing;
    const Outcome right = outcome(content_, state_);
    if (closing.outcome != right) return Fault{line, "outcome", "the rules give " + json::write(content_, right)};
    // What a state consists of belongs to its revision.
    if (closing.state != state_hash(state_) && !of_other_rules())
      return Fault{line, "state", "the final state has the hash " + state_hash(state_)};
    return std::nullopt;
  }

  // What needs no rules.
  std::optional<Fault> hashes() const {
    if (!record_.closing) return std::nullopt;
    const std::size_t line = record_.line_of(record_.moves.size());
    const Closing& closing = *record_.closing;
    if (auto fault = fault_in_reveal(record_.header.commitment, closing, line)) return fault;
    if (!record_.lines.empty() && closing.lines != record_.lines) {
      return Fault{line, "lines", "the lines above were changed: their hash is " + record_.lines};
    }
    return std::nullopt;
  }

  const Record<G>& record_;
  const typename G::Content& content_;
  SeedCheck seed_;
  typename G::State state_;
};

}  // namespace

template <Game G>
std::variant<Verified, Fault> verify(const Record<G>& record) {
  return Verifier<G>(record).run();
}

std::variant<Verified, Fault> verify_text(std::string_view text, std::size_t first_line) {
  std::variant<Verified, Fault> result;
  auto fault = with_verified(text, first_line, [&](const auto&, const Verified& verified) { result = verified; });
  if (fault) result = std::move(*fault);
  return result;
}

std::string to_json(const std::variant<Verified, Fault>& result) {
  std::string out;
  if (const auto* fault = std::get_if<Fault>(&result)) {
    out += "{\"ok\":false,\"line\":" + std::to_string(fault->line) + ",\"field\":";
    json::append_text(out, fault->field);
    out += ",\"why\":";
    json::append_text(out, fault->why);
  } else {
    const auto& verified = std::get<Verified>(result);
    out += "{\"ok\":true,\"game\":";
    json::append_text(out, verified.game);
    out += ",\"moves\":" + std::to_string(verified.moves);
    out += ",\"finished\":";
    out += verified.finished ? "true" : "false";
    out += ",\"state\":";
    json::append_text(out, verified.state);
  }
  return out + '}';
}

[[gnu::used]] static const auto compiled_verifiers = of_each_game([]<Game G>() { return &verify<G>; });

}  // namespace backlot
