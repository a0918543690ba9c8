// A game of one kind being played, as those see it who do not know which (table/play.hpp). Only what makes one, or must
// know the game, includes this: it brings the rules of all games along.
#pragma once
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "content/all.hpp"
#include "contract/claim.hpp"
#include "contract/outlook.hpp"
#include "contract/titled.hpp"
#include "core/milliseconds.hpp"
#include "core/sha256.hpp"
#include "core/table_chance.hpp"
#include "games/registry.hpp"
#include "json/node.hpp"
#include "json/read.hpp"
#include "json/remembered.hpp"
#include "json/write.hpp"
#include "table/frames.hpp"
#include "table/no.hpp"
#include "table/packed.hpp"
#include "table/play.hpp"
#include "table/preview.hpp"
#include "table/refused.hpp"
#include "table/seat_json.hpp"
#include "table/table.hpp"

namespace backlot {

template <Game G>
class PlayOf final : public Play {
 public:
  PlayOf(const typename G::Options& options, const Digest& seed) : PlayOf(standard_content(G{}), options, seed) {}
  // The content must outlive the game.
  PlayOf(const typename G::Content& content, const typename G::Options& options, const Digest& seed)
      : table_(content, options, TableChance(seed)) {}

  const Table<G, TableChance>& table() const { return table_; }

  std::string_view game() const override { return G::id; }
  std::size_t players() const override { return table_.players(); }
  std::size_t moves() const override { return table_.moves().size(); }
  bool over() const override { return table_.over(); }
  SeatSet waiting() const override { return table_.waiting(); }
  SeatSet interrupting() const override { return table_.interrupting(); }

  std::optional<Refused> act(Seat seat, const json::Node& action) override {
    const auto read = json::read<typename G::Action>(content(), action, json::Unknowns::refused);
    if (const auto* fault = std::get_if<Fault>(&read)) return no(No::bad_action, *fault);
    return act(seat, std::get<typename G::Action>(read));
  }
  std::optional<Refused> act(Seat seat, PackedAction action) override {
    expect(static_cast<std::size_t>(action) < G::action_space);
    return act(seat, G::unpack(static_cast<std::size_t>(action)));
  }

  std::optional<Refused> act(Seat seat, const typename G::Action& action) {
    const auto refusal = frames_ ? act_in_frames(seat, action) : table_.act(seat, action);
    if (!refusal) return std::nullopt;
    return in_words(*refusal);
  }

  std::optional<Refused> check_together(Seat seat, const std::vector<json::Node>& actions) const override {
    typename G::State state = table_.state();
    for (std::size_t i = 0; i < actions.size(); ++i) {
      const auto refused = [&](Refused why) {
        why.part = static_cast<std::uint32_t>(i + 1);
        return why;
      };
      const auto read = json::read<typename G::Action>(content(), actions[i], json::Unknowns::refused);
      if (const auto* fault = std::get_if<Fault>(&read)) return refused(no(No::bad_action, *fault));
      const auto& action = std::get<typename G::Action>(read);
      if (const auto refusal = check(content(), state, seat, action)) return refused(in_words(*refusal));
      if (i + 1 == actions.size()) break;
      bool news = false;
      FastChance chance(0);
      Recorded recorded(chance, [&news](Draw /*draw*/) { news = true; });
      EventsTo sink{[&news](const typename G::Event& event) { news = news || reveals(event); }};
      apply(content(), state, seat, action, recorded, sink);
      if (news) return refused(no(No::nothing_after_that, std::to_string(i + 1)));
    }
    return std::nullopt;
  }

  std::variant<Preview, Refused> preview(Seat seat, const json::Node& action, const SeatNames& names,
                                         std::uint64_t seed) const override {
    const auto read = json::read<typename G::Action>(content(), action, json::Unknowns::refused);
    if (const auto* fault = std::get_if<Fault>(&read)) return no(No::bad_action, *fault);
    const auto& wanted = std::get<typename G::Action>(read);
    const typename G::View view = table_.view(seat);
    if (const auto refusal = check(content(), view, seat, wanted)) return in_words(*refusal);
    return [&content = content(), view, wanted, names, seed] {
      FastChance chance(seed);
      std::string out;
      for (const auto& event : certain_events<G>(content, view, wanted, chance)) {
        out += (out.empty() ? "" : ",") + event_item(content, event, namer_of_seats(names));
      }
      return "[" + out + "]";
    };
  }

  static PackedAction packed(const typename G::Action& action) { return static_cast<PackedAction>(pack(action)); }
  PackedAction mildest(Seat seat) const override { return packed(default_action(content(), table_.view(seat))); }

  bool can_undo(Seat seat) const override { return table_.can_undo(seat); }
  bool undo(Seat seat) override {
    if (!table_.undo(seat)) return false;
    if (frames_) doubt_ = true;
    // What was said stays said.
    for (ClaimMade<G>& said : said_) said.after = std::min(said.after, table_.moves().size());
    return true;
  }

  Seat act_again(const json::Node& stored) override {
    const auto read = json::read<Move<G>>(content(), stored, json::Unknowns::allowed);
    const auto* const move = std::get_if<Move<G>>(&read);
    if (move == nullptr || move->seat == nobody || index(move->seat) >= players()) return nobody;
    if (act(move->seat, move->action)) return nobody;
    const Move<G>& now = table_.moves().back();
    const bool alike = now.draws == move->draws &&
                       std::equal(now.events.begin(), now.events.end(), move->events.begin(), move->events.end(),
                                  [](const auto& happened, const auto& noted) { return is_noted(noted, happened); });
    return alike ? move->seat : nobody;
  }

  std::string last_move() const override { return write(table_.moves().back()); }

  std::vector<std::vector<std::string>> last_events(const SeatNames& names) const override {
    const auto name = namer_of_seats(names);
    std::vector<std::vector<std::string>> seen(players() + 1);
    for (const typename G::Event& event : table_.moves().back().events) {
      std::optional<typename G::Event> written;  // most see the same, and it is written once
      std::string item;
      for (std::size_t i = 0; i < seen.size(); ++i) {
        const auto mine = seen_by(content(), event, i == players() ? nobody : seat_at(i));
        if (!mine) continue;
        if (mine != written) item = event_item(content(), *mine, name);
        written = mine;
        seen[i].push_back(item);
      }
    }
    return seen;
  }

  Milliseconds last_scenes() const override {
    Milliseconds sum;
    if constexpr (HasTellings<G>) {
      for (const typename G::Event& event : table_.moves().back().events) {
        const Milliseconds length = scene_length(event.kind);
        if (length > Milliseconds{} && everybody_sees(event)) sum += length;
      }
    }
    return sum;
  }

  void keep_frames(bool keep) override {
    if (keep == frames_.has_value()) return;
    doubt_ = false;
    if (keep) {
      frames_.emplace(content(), table_.state(), said_);
    } else {
      frames_.reset();
    }
  }
  bool has_frames() const override { return frames_ && !doubt_; }
  void append_frames(std::string& out, Seat seat) const override { frames_->append(out, seat); }
  void append_changes(std::string& out, Seat seat) const override { frames_->append_changes(out, seat); }
  void frames_were_shown() override {
    if (!frames_) return;
    if (doubt_) {
      frames_.emplace(content(), table_.state(), said_);
    } else {
      frames_->were_shown();
    }
    doubt_ = false;
  }

  void append_view(std::string& out, Seat seat) const override { append_part(out, table_.view(seat)); }

  void append_outlook(std::string& out, Seat seat) const override {
    if constexpr (HasOutlook<G>) {
      append_part(out, outlook(content(), table_.view(seat)));
    } else {
      out += "null";
    }
  }

  void append_decision(std::string& out, Seat seat) const override {
    if (waiting().has(seat) || interrupting().has(seat)) {
      backlot::append_decision<G>(
          out, content(), table_.view(seat),
          [this](std::string& text, const typename G::Action& action) { append_one_choice(text, action); });
    } else {
      out += "null";
    }
  }

  std::string claims_json(Seat seat, const SeatNames& names) const override {
    return claims_list<G>(content(), table_.options(), seat, namer_of_seats(names));
  }

  std::variant<Claimed, Refused> claimed(Seat seat, const json::Node& claim, const SeatNames& names) const override {
    if constexpr (MakesClaims<G>) {
      const auto read = json::read<ClaimOf<G>>(content(), claim, json::Unknowns::refused);
      if (const auto* fault = std::get_if<Fault>(&read)) return no(No::bad_claim, *fault);
      const auto number = claim_number<G>(content(), table_.options(), seat, std::get<ClaimOf<G>>(read));
      if (!number) return no(No::no_such_claim);
      return claimed(seat, static_cast<PackedClaim>(*number), names);
    } else {
      return no(No::no_claims);
    }
  }
  std::variant<Claimed, Refused> claimed(Seat seat, PackedClaim claim, const SeatNames& names) const override {
    if constexpr (MakesClaims<G>) {
      const auto all = claims_of<G>(content(), table_.options(), seat);
      const auto place = static_cast<std::size_t>(claim);
      if (place >= all.size()) return no(No::no_such_claim);
      return Claimed{write(all[place]), std::string(describe(content(), all[place], namer_of_seats(names)).view())};
    } else {
      return no(No::no_claims);
    }
  }

  void heard(Seat seat, const json::Node& claim) override {
    if constexpr (MakesClaims<G>) {
      const auto read = json::read<ClaimOf<G>>(content(), claim, json::Unknowns::refused);
      const auto* const good = std::get_if<ClaimOf<G>>(&read);
      if (good == nullptr) return;
      said_.push_back({seat, *good, table_.moves().size()});
      if (frames_) frames_->heard(said_.back());
    }
  }
  const std::vector<ClaimMade<G>>& said() const { return said_; }

  bool knows_titles() const override { return HasTitles<G>; }
  std::optional<BeingMade> being_made() const override {
    if constexpr (HasTitles<G>) return made_by_now(content(), table_.view(nobody));
    return std::nullopt;
  }
  std::vector<std::string> titles() const override {
    std::vector<std::string> all;
    if constexpr (HasTitles<G>) {
      for (const auto& title : titles_for(content(), table_.view(nobody))) all.emplace_back(title.view());
    }
    return all;
  }

  std::optional<std::string> made_as(std::uint32_t number) const override {
    if constexpr (HasTitles<G>) {
      if (const auto made = backlot::made_as<G>(content(), table_.moves(), number)) return std::string(made->view());
    }
    return std::nullopt;
  }

  std::optional<Outcome> ending() const override {
    if (!over()) return std::nullopt;
    return outcome(content(), table_.state());
  }
  std::string outcome_json() const override {
    const auto ended = ending();
    return ended ? write(*ended) : std::string("null");
  }

 private:
  // Texts are remembered for all tables of the game's own content together; others are few. A page has one table, and
  // has to be fetched before it has any.
#ifdef __wasm__
  static constexpr bool remembers = false;
#else
  static constexpr bool remembers = true;
#endif
  bool is_standard() const { return &content() == &standard_content(G{}); }
  template <class T>
  void append_part(std::string& out, const T& x) const {
    if constexpr (remembers) {
      if (is_standard()) return json::append_remembering(out, content(), x);
    }
    json::append(out, content(), x);
  }
  void append_one_choice(std::string& out, const typename G::Action& action) const {
    using Action = typename G::Action;
    if constexpr (remembers && json::Rememberable<Action>) {
      if (is_standard()) {
        return json::remembered<typename G::Content, Action>().append(
            out, action, [&](std::string& text) { append_choice(text, content(), action); });
      }
    }
    append_choice(out, content(), action);
  }
  bool everybody_sees(const typename G::Event& event) const {
    bool all = seen_by(content(), event, nobody).has_value();
    for (std::size_t i = 0; i < players(); ++i) all = all && seen_by(content(), event, seat_at(i)).has_value();
    return all;
  }
  auto act_in_frames(Seat seat, const typename G::Action& action) {
    const auto refusal =
        table_.act(seat, action, [this](const auto& event, const auto& state) { frames_->happened(event, state); });
    if (!refusal) frames_->done(table_.state());
    return refusal;
  }
  static Refused in_words(const typename G::Refusal& refusal) { return Refused::by_rule(explain(refusal)); }
  const typename G::Content& content() const { return table_.content(); }
  static auto namer_of_seats(const SeatNames& names) {
    return [&names](Seat who) { return Text(std::string_view(names[index(who)]).substr(0, 40)); };
  }
  template <class T>
  std::string write(const T& x) const {
    return json::write(content(), x);
  }

  Table<G, TableChance> table_;
  std::vector<ClaimMade<G>> said_;
  std::optional<FramesOf<G>> frames_;
  bool doubt_ = false;  // what was shown last is no longer what the frames begin with
};

}  // namespace backlot
