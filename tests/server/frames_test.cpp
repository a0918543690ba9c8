// Every frame of every seat and of a spectator, in all four games: it holds what that seat's View holds and nothing
// else. Each update is made once more from a world that the seat merely imagines (everything hidden may be different
// there), and has to be the same. Of a table that is shown in the middle of an action, to those who join with `frames`,
// everything has to be what follows from the seat's View there. BACKLOT_FRAME_GAMES sets how many games of each kind
// are played.

#include "table/frames.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <set>

#include "contract/option_sets.hpp"
#include "contract/outlook.hpp"
#include "games/registry.hpp"
#include "hub/messages.hpp"
#include "json/lookup.hpp"
#include "server/raw.hpp"
#include "server/served.hpp"
#include "support/memory_hub.hpp"
#include "support/patch.hpp"
#include "table/read_record.hpp"
#include "table/rerun.hpp"
#include "table/seat_json.hpp"
#include "table/tellings.hpp"

using namespace backlot;

namespace {

std::set<std::string> keys_of(const json::Node& node) { return {node.keys.begin(), node.keys.end()}; }

const std::set<std::string> update_keys{"from",    "number",          "events",   "view", "outlook",
                                        "waiting", "decision_number", "decision", "undo", "outcome"};
const std::set<std::string> update_in_frames_keys{"from",     "number", "events", "frames", "decision_number",
                                                  "decision", "undo",   "outcome"};
const std::set<std::string> lobby_keys{"game",   "options",  "phase",      "host",  "hints",  "clock",
                                       "paused", "rematch",  "commitment", "voids", "claims", "rules",
                                       "listed", "password", "code",       "notes", "why",    "server_seed",
                                       "seats",  "content",  "talk",       "titles"};

bool is_message(const std::string& frame) { return std::holds_alternative<message::Any>(message::read(frame)); }

// What the frames of one reader have to be, from the finished game's record.
template <Game G>
class Frames {
 public:
  Frames(const Record<G>& record, Seat seat) : record_(record), seat_(seat) {
    std::vector<std::string> names;
    for (const Player& player : record.header.seats) names.push_back(player.name);
    const auto name = [&](Seat who) { return Text(std::string_view(names[index(who)]).substr(0, 40)); };
    // What everybody heard before the end.
    said_ = claims_in<G>(record.talk);
    std::erase_if(said_, [&](const ClaimMade<G>& each) { return each.after >= record.moves.size(); });
    Rerun<G> rerun(record);
    typename G::State state = rerun.to(0);
    keep(state, At::rest);
    for (const Move<G>& move : record.moves) {
      EventsTo sink{[&](const typename G::Event& event) {
        const auto seen = seen_by(content(), event, seat);
        if (!seen) return;
        items_.push_back(event_item(content(), *seen, name));
        events_.push_back({*seen, moments_.size()});
        keep(state, At::event);
      }};
      Tape drawn(move.draws);
      apply(content(), state, move.seat, move.action, drawn, sink);
      keep(state, At::rest);
    }
  }

  // What is wrong with one of the frames; empty when nothing is.
  std::string fault_in(const std::vector<std::string>& frames) {
    for (const std::string& frame : frames) {
      must(frame.find("\"draws\"") == std::string::npos, "draws are shown", frame);
      must(is_message(frame), "what is no message of the protocol", frame);
      const auto parsed = json::parse(frame);
      const auto& message = std::get<json::Node>(parsed);
      const std::string type = json::text_of(message, "type");
      if (type == "table") check_lobby(*message.find("lobby"), frame);
      if (type == "update") check_update(*message.find("update"), frame);
      if (!fault_.empty()) break;
    }
    if (updates_ == 0) fault_ += "there were no updates";
    return fault_;
  }

 private:
  enum class At : std::uint8_t { event, rest };  // in the middle of an action nobody is waited for
  struct Moment {
    typename G::State state;
    std::string view;
    std::string outlook;
    std::string waiting;
    std::size_t items = 0;
  };
  struct Seen {
    typename G::Event event;
    std::size_t moment = 0;
  };

  void must(bool holds, const char* what, const std::string& frame) {
    if (!holds && fault_.empty()) fault_ = std::string(what) + ": " + frame.substr(0, 1000);
  }

  const typename G::Content& content() const { return record_.content; }

  void keep(const typename G::State& state, At at) {
    const SeatSet waiting = at == At::rest ? waiting_on(content(), state) : SeatSet{};
    const auto view = seen_by(content(), state, seat_);
    moments_.push_back({state, json::write(content(), view), outlook_json(view, at),
                        json::write(json::NoContent{}, waiting), items_.size()});
  }

  // A world in which only what this seat sees of that one is certain.
  typename G::State imagined(const typename G::State& state) {
    return imagine(content(), seen_by(content(), state, seat_), chance_);
  }

  void check_lobby(const json::Node& lobby, const std::string& frame) {
    const std::string phase = json::text_of(lobby, "phase");
    for (const std::string& key : lobby.keys) must(lobby_keys.contains(key), "an unknown field", frame);
    must((lobby.find("server_seed") != nullptr) == (phase == "over"), "the server's seed", frame);
    must(lobby.find("claims") == nullptr || seat_ != nobody, "claims for who watches", frame);
    for (const json::Node& chair : lobby.find("seats")->items) {
      must(chair.find("owner") == nullptr, "an owner", frame);
      must(phase != "lobby" || chair.find("contribution") == nullptr, "a contribution", frame);
    }
  }

  // What is on the screen after so many items of the stream is a moment of the game, not before the last one.
  void check_screen(std::size_t items, const std::string& frame) {
    const std::string view = json::to_text(*screen_.find("view"));
    const std::string outlook = json::to_text(*screen_.find("outlook"));
    const std::string waiting = json::to_text(*screen_.find("waiting"));
    const auto fits = [&](const Moment& moment) {
      return moment.items == items && moment.view == view && moment.outlook == outlook && moment.waiting == waiting;
    };
    while (at_ < moments_.size() && !fits(moments_[at_])) ++at_;
    if (at_ == moments_.size()) return must(false, "no moment of the game looks like this", frame);
  }

  // What is told of the events of a frame, of which the first has this number.
  void check_tellings(const json::Node& shown, std::size_t first, const std::string& frame) {
    const json::Node* const tellings = shown.find("tellings");
    const auto events = static_cast<std::size_t>(shown.find("events")->number);
    std::string expected;
    for (std::size_t i = 0; i < events && first + i < events_.size(); ++i) {
      if constexpr (HasTellings<G>) {
        const Seen& seen = events_[first + i];
        if (!tells(seen.event.kind)) continue;
        const auto told =
            told_of<G>(content(), seen_by(content(), moments_[seen.moment].state, seat_), seen.event, said_);
        if (!told) continue;
        expected += (expected.empty() ? "{\"event\":" : ",{\"event\":") + std::to_string(i) + ",\"telling\":";
        expected += json::write(content(), *told) + "}";
      }
    }
    must((tellings == nullptr ? "[]" : json::to_text(*tellings)) == "[" + expected + "]",
         "what is told does not follow from the view", frame);
  }

  void check_update(const json::Node& update, const std::string& frame) {
    ++updates_;
    const std::size_t number = json::number_of(update, "number");
    const std::size_t from = json::number_of(update, "from");
    if (const json::Node* const frames = update.find("frames")) {
      must(keys_of(update) == update_in_frames_keys, "other fields", frame);
      std::size_t items = from;
      for (const json::Node& shown : frames->items) {
        backlot::testing::apply_patch(screen_, *shown.find("changes"));
        check_tellings(shown, items, frame);
        items += static_cast<std::size_t>(shown.find("events")->number);
        check_screen(items, frame);
        if (!fault_.empty()) return;
      }
      must(items == number, "events without a frame", frame);
    } else {
      must(keys_of(update) == update_keys, "other fields", frame);
      screen_ = update;
      check_screen(number, frame);
    }
    if (!fault_.empty()) return;
    const json::Node* const events = update.find("events");
    must(from + events->items.size() == number, "events are missing", frame);
    for (std::size_t i = 0; i < events->items.size(); ++i) {
      must(json::to_text(events->items[i]) == items_[from + i], "another event than this seat sees", frame);
    }
    // The same from a world in which only what this seat sees is certain.
    const auto world = imagined(moments_[at_].state);
    const auto again = seen_by(content(), world, seat_);
    const bool may =
        seat_ != nobody && (waiting_on(content(), world).has(seat_) || may_interrupt(content(), world).has(seat_));
    const std::string decision = may ? decision_json<G>(content(), again) : "null";
    must(seat_ != nobody || !update.find("undo")->truth, "who watches takes something back", frame);
    must(json::write(content(), again) == moments_[at_].view, "the view depends on what is hidden", frame);
    must(json::write(json::NoContent{}, waiting_on(content(), world)) == moments_[at_].waiting,
         "whom the table waits for depends on what is hidden", frame);
    must(json::to_text(*screen_.find("outlook")) == outlook_json(again, At::rest),
         "the outlook depends on what is hidden", frame);
    must(json::to_text(*update.find("decision")) == decision, "the decision depends on what is hidden", frame);
    must((update.find("outcome")->kind != json::Node::Kind::null) == is_over(content(), world),
         "the outcome is shown too early or too late", frame);
  }

  std::string outlook_json(const typename G::View& view, At at) const {
    if constexpr (HasOutlook<G>) {
      return json::write(content(), at == At::rest ? outlook(content(), view) : outlook_at_event<G>(content(), view));
    }
    return "null";
  }

  const Record<G>& record_;
  Seat seat_;
  std::vector<std::string> items_;
  std::vector<ClaimMade<G>> said_;
  std::vector<Seen> events_;
  std::vector<Moment> moments_;
  json::Node screen_;  // with view, outlook and waiting
  std::size_t at_ = 0;
  std::size_t updates_ = 0;
  std::string fault_;
  FastChance chance_{7};
};

template <Game G>
Record<G> record_in(const std::string& text) {
  auto read = read_record<G>(text);
  EXPECT_TRUE(std::holds_alternative<Record<G>>(read));
  return std::move(std::get<Record<G>>(read));
}

// Somebody at the hub.
class Reader final : public Client {
 public:
  explicit Reader(const std::string& name)
      : Client(hex_of(sha256(name))), contribution(sha256(name + " contributes")) {}
  void send(std::string message) override { frames.push_back(std::move(message)); }

  // The last update, when it asks for a decision or allows one.
  std::optional<json::Node> asked() {
    for (; read_ < frames.size(); ++read_) {
      if (frames[read_].starts_with(R"({"type":"update")")) last_ = read_;
    }
    if (!last_ || frames[*last_].find(R"("decision_number":0)") != std::string::npos) return std::nullopt;
    return *std::get<json::Node>(json::parse(frames[*last_])).find("update");
  }

  std::vector<std::string> frames;
  const Digest contribution;

 private:
  std::size_t read_ = 0;
  std::optional<std::size_t> last_;
};

std::string request(const std::string& type, const std::string& fields) {
  static std::uint64_t number = 0;
  return R"({"type":")" + type + R"(","id":"r)" + std::to_string(++number) + "\"" +
         (fields.empty() ? "" : "," + fields) + "}";
}

template <Game G>
struct Played {
  Record<G> record;
  std::vector<std::shared_ptr<Reader>> readers;  // by seat; the last one watches
  Seat seat_of(std::size_t reader) const { return reader + 1 == readers.size() ? nobody : seat_at(reader); }
};

// A whole game at a hub, everybody choosing at random. `showing` is how everybody wants to be shown it, as in `join`.
template <Game G>
Played<G> play_at_hub(const typename G::Options& options, std::uint64_t seed, const std::string& showing = {}) {
  testing_support::MemoryHub house(seed);
  std::vector<std::shared_ptr<Reader>> readers;
  for (std::size_t i = 0; i <= options.players; ++i) {
    readers.push_back(std::make_shared<Reader>("Reader " + std::to_string(i + 1)));
    house.send(readers.back(), R"({"type":"hello","version":1})");
  }
  const auto tell = [&](std::size_t who, const std::string& type, const std::string& fields) {
    house.send(readers[who], request(type, fields));
  };
  tell(0, "create",
       R"("game":")" + std::string(G::id) + R"(","options":)" + json::write(standard_content(G{}), options));
  const auto ack = json::parse(readers[0]->frames.back());
  const std::string table = json::text_of(std::get<json::Node>(ack), "table");
  const std::string joining = R"("table":")" + table + "\"" + showing;
  for (std::size_t i = 0; i < readers.size(); ++i) {
    tell(i, "join", joining);
    if (i == options.players) break;
    tell(i, "sit",
         R"("seat":)" + std::to_string(i + 1) + R"(,"name":"Player )" + std::to_string(i + 1) + R"(","commitment":")" +
             commitment_to(readers[i]->contribution) + "\"");
  }
  tell(0, "start", "");
  for (std::size_t i = 0; i < options.players; ++i) {
    tell(i, "open", R"("contribution":")" + hex_of(readers[i]->contribution) + "\"");
  }
  FastChance dice(seed);
  std::string record;
  for (std::size_t acted = 0; record.empty() && acted < std::size_t{2} * G::max_actions; ++acted) {
    for (std::size_t i = 0; i < options.players; ++i) {
      const auto update = readers[i]->asked();
      if (!update) continue;
      const json::Node* const decision = update->find("decision");
      if (decision->kind == json::Node::Kind::null) continue;
      if (!decision->find("asked")->truth && dice.below(4, 0) != 0) continue;  // may act unasked, and mostly does not
      const auto& choices = decision->find("choices")->items;
      const json::Node& choice = choices[dice.below(static_cast<std::uint32_t>(choices.size()), 1)];
      tell(i, "act",
           R"("decision":)" + std::to_string(json::number_of(*update, "decision_number")) + R"(,"action":)" +
               json::to_text(*choice.find("action")));
    }
    house.hub().record(table, "", [&](const Hub::Recorded& found) {
      if (const auto* text = std::get_if<std::string>(&found)) record = *text;
    });
  }
  EXPECT_FALSE(record.empty()) << "the game does not end";
  return {record_in<G>(record), std::move(readers)};
}

void expect_nothing_hidden_in_games(int usual, const std::string& showing) {
  const char* const wanted = std::getenv("BACKLOT_FRAME_GAMES");    // NOLINT(concurrency-mt-unsafe)
  const int games = wanted == nullptr ? usual : std::atoi(wanted);  // NOLINT(cert-err34-c)
  for_each_game([&](auto which) {
    using G = decltype(which);
    std::vector<typename G::Options> sets;
    for_each_option_set<G>(standard_content(which), [&](const auto& options) { sets.push_back(options); });
    // Sets that follow each other are alike: a stride that meets them all in turn.
    for (std::size_t i = 0; i < static_cast<std::size_t>(games); ++i) {
      const Played<G> played = play_at_hub<G>(sets[(i * 7919) % sets.size()], i + 1, showing);
      for (std::size_t k = 0; k < played.readers.size(); ++k) {
        const auto& frames = played.readers[k]->frames;
        ASSERT_EQ(Frames<G>(played.record, played.seat_of(k)).fault_in(frames), "") << G::id << ", game " << i;
        for (const auto& other : played.readers) {
          for (const std::string& frame : frames) ASSERT_EQ(frame.find(other->owner), std::string::npos);
        }
      }
    }
  });
}

}  // namespace

TEST(Frames, hold_nothing_that_the_view_hides_in_many_games_of_every_kind) { expect_nothing_hidden_in_games(30, ""); }
TEST(Frames, of_the_middle_of_an_action_hold_nothing_that_the_view_hides) {
  expect_nothing_hidden_in_games(8, R"(,"frames":true)");
}

TEST(Frames, of_another_seat_are_noticed) {
  for_each_game([&](auto which) {
    using G = decltype(which);
    typename G::Options options;
    options.players = static_cast<decltype(options.players)>(std::max<std::size_t>(G::min_players, 3));
    const Played<G> played = play_at_hub<G>(options, 1);
    EXPECT_NE(Frames<G>(played.record, seat_at(0)).fault_in(played.readers[1]->frames), "") << G::id;
    EXPECT_NE(Frames<G>(played.record, nobody).fault_in(played.readers[0]->frames), "") << G::id;
    EXPECT_NE(Frames<G>(played.record, seat_at(0)).fault_in(played.readers.back()->frames), "") << G::id;
    std::vector<std::string> early = played.readers[0]->frames;
    early.emplace_back(R"({"type":"table","lobby":{"phase":"playing","server_seed":"","seats":[]}})");
    EXPECT_NE(Frames<G>(played.record, seat_at(0)).fault_in(early), "") << G::id;
  });
}

// The same over real sockets: what the hub hands over is what goes over the wire.
TEST_F(ServerTest, frames_on_the_wire_hold_nothing_that_the_view_hides) {
  for_each_game([&](auto which) {
    using G = decltype(which);
    const auto& content = standard_content(which);
    typename G::Options options;
    options.players = static_cast<decltype(options.players)>(std::max<std::size_t>(G::min_players, 3));
    ASSERT_FALSE(check(content, options));
    std::vector<ReferenceClient> people;
    for (const char* name : {"Ada", "Ben", "Cleo", "Watcher"}) people.emplace_back(port, name);
    const std::string table = people[0].create(std::string(G::id), json::write(content, options));
    for (std::size_t i = 0; i < people.size(); ++i) {
      people[i].join(table);
      if (i < 3) people[i].sit(i + 1);
    }
    people[0].ask("start");
    const auto ready = [](const ReferenceClient& person) { return person.update.has_value(); };
    while (!std::all_of(people.begin(), people.end(), ready)) {
      for (ReferenceClient& person : people) person.receive(10);
    }
    play_on(people);
    ASSERT_TRUE(over(people[0]));
    const Answered record = get(port, "/api/tables/" + table + "/record");
    ASSERT_EQ(record.status, 200);
    const Record<G> kept = record_in<G>(record.body);
    for (std::size_t i = 0; i < people.size(); ++i) {
      EXPECT_EQ(Frames<G>(kept, i == 3 ? nobody : seat_at(i)).fault_in(people[i].messages), "") << G::id;
    }
  });
}
