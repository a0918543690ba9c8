// A batch of one game's tables.
#pragma once
#include <algorithm>
#include <atomic>
#include <cstring>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "environment/asides.hpp"
#include "environment/new_batch.hpp"
#include "environment/pool.hpp"
#include "json/write.hpp"

namespace backlot::environment {

// Outside of the class, whose own functions of that name would hide the rules'.
template <Game G>
typename G::State world_seen(const typename G::Content& content, const typename G::View& view, FastChance& chance) {
  return imagine(content, view, chance);
}

template <Game G>
class BatchOf final : public Batch {
 public:
  using Content = typename G::Content;
  using Options = typename G::Options;

  BatchOf(const Content& content, std::vector<Options> options, const Setting& setting)
      : content_(content),
        options_(std::move(options)),
        setting_(setting),
        pool_(setting.threads),
        games_(options_.size()),
        ended_(options_.size()),
        episodes_(options_.size()),
        sizes_(sizes_of(options_.size())) {
    reset(setting.seed);
  }

  static Sizes sizes_of(std::size_t games) {
    return {games,        observation_size<G>(), G::action_space,          OneGame<G>::legal_bytes,
            G::max_legal, G::max_players,        action_feature_size<G>(), save_size()};
  }

  std::string_view game() const override { return G::id; }
  const Sizes& sizes() const override { return sizes_; }
  std::unique_ptr<Batch> clone() const override {
    auto copy = std::make_unique<BatchOf>(content_, options_, setting_);
    copy->games_ = games_;
    copy->ended_ = ended_;
    copy->episodes_ = episodes_;
    return copy;
  }

  void reset(std::optional<std::uint64_t> seed) override {
    if (seed) {
      setting_.seed = *seed;
      episodes_.assign(games_.size(), 0);
    }
    pool_.over(games_.size(), [&](std::size_t from, std::size_t to) {
      for (std::size_t i = from; i < to; ++i) {
        if (!seed) ++episodes_[i];
        deal(i);
        ended_[i] = {};
      }
    });
  }
  Trouble reset_game(std::size_t game) override {
    if (auto trouble = check_game(game)) return trouble;
    ++episodes_[game];
    deal(game);
    ended_[game] = {};
    return {};
  }

  void write(const Buffers& buffers) const override {
    pool_.over(games_.size(), [&](std::size_t from, std::size_t to) {
      for (std::size_t i = from; i < to; ++i) write_game(i, buffers);
    });
  }

  Trouble step(const std::int32_t* actions, const Buffers& buffers) override {
    for (std::size_t i = 0; i < games_.size(); ++i) {
      if (!games_[i].allows(actions[i])) return why_refused(i, actions[i]);
    }
    pool_.over(games_.size(), [&](std::size_t from, std::size_t to) {
      for (std::size_t i = from; i < to; ++i) {
        step_game(i, actions[i]);
        write_game(i, buffers);
      }
    });
    return {};
  }

  Trouble interrupt(std::size_t game, std::int32_t seat, std::int32_t action) override {
    if (auto trouble = check_seat(game, seat)) return trouble;
    const std::string which = "action " + std::to_string(action) + " of seat " + std::to_string(seat);
    if (seat < 0 || !games_[game].interrupting(content_).has(seat_from(seat))) {
      return {Code::action, which + ": that seat may do nothing out of turn now"};
    }
    if (auto trouble = why_not(game, seat_from(seat), action, which)) return trouble;
    games_[game].act(content_, seat_from(seat), action);
    ended_[game] = {games_[game].result(content_), games_[game].over(), false};
    return {};
  }
  Trouble copy(std::size_t from, std::size_t to) override {
    if (auto trouble = check_game(from)) return trouble;
    if (auto trouble = check_game(to)) return trouble;
    games_[to] = games_[from];
    ended_[to] = ended_[from];
    return {};
  }

  Trouble save(std::size_t game, std::string& out) const override {
    if (auto trouble = check_game(game)) return trouble;
    const auto kept = games_[game].kept();
    const auto& log = games_[game].log();
    out = saved_head();
    append(out, &kept, sizeof(kept));
    append(out, log.data(), log.size() * sizeof(Decided));
    const Digest digest = digest_of_text(out);
    append(out, digest.data(), digest.size());
    return {};
  }
  Trouble restore(std::size_t game, std::string_view saved) override {
    if (auto trouble = check_game(game)) return trouble;
    const std::string head = saved_head();
    typename OneGame<G>::Saved kept{};
    const std::size_t least = head.size() + sizeof(kept) + sizeof(Digest);
    if (saved.size() < least || saved.size() > save_size() || (saved.size() - least) % sizeof(Decided) != 0 ||
        !saved.starts_with(head)) {
      return {Code::data, "these bytes are no saved game of " + std::string(G::id) + " of this version"};
    }
    const std::string_view body = saved.substr(0, saved.size() - sizeof(Digest));
    const Digest digest = digest_of_text(body);
    if (std::memcmp(digest.data(), saved.data() + body.size(), sizeof(Digest)) != 0) {
      return {Code::data, "these bytes have been changed since the game was saved"};
    }
    std::memcpy(&kept, body.data() + head.size(), sizeof(kept));
    std::vector<Decided> log((saved.size() - least) / sizeof(Decided));
    // An empty log has no address, which memcpy may not be given even for no bytes.
    if (!log.empty()) {
      std::memcpy(log.data(), body.data() + head.size() + sizeof(kept), log.size() * sizeof(Decided));
    }
    games_[game].take_up(content_, kept, std::move(log));
    ended_[game] = {};
    return {};
  }

  Trouble imagine(std::size_t from, std::int32_t seat, std::uint64_t seed, std::size_t to) override {
    if (auto trouble = check_seat(from, seat)) return trouble;
    if (auto trouble = check_game(to)) return trouble;
    FastChance chance(seed);
    const auto view = seen_by(content_, games_[from].state(), seat_from(seat));
    games_[to].become(content_, world_seen<G>(content_, view, chance), combine(seed, 1));
    ended_[to] = {};
    return {};
  }
  Trouble walk(std::size_t game, std::span<const std::int32_t> history, std::uint32_t& outcomes) override {
    if (auto trouble = check_game(game)) return trouble;
    Walked<G> to;
    if (auto trouble = walk_from_deal<G>(content_, options_[game], history, to)) return trouble;
    outcomes = to.outcomes;
    if (outcomes != 0) return {};
    const std::uint64_t seed = seed_of_game(setting_.seed, game, episodes_[game]);
    games_[game].become(content_, to.state, seed, std::move(to.given), std::move(to.log));
    ended_[game] = {games_[game].result(content_), games_[game].over(), false};
    return {};
  }
  Trouble stream(std::size_t game, std::int32_t seat, std::string& out) const override {
    if (auto trouble = check_seat(game, seat)) return trouble;
    stream_of_game<G>(content_, games_[game], seat_from(seat), out);
    return {};
  }
  Trouble observe(std::size_t game, std::int32_t seat, std::int16_t* out) const override {
    if (auto trouble = check_seat(game, seat)) return trouble;
    backlot::observe<G>(seen_by(content_, games_[game].state(), seat_from(seat)), out);
    return {};
  }
  Trouble legal(std::size_t game, std::int32_t seat, std::uint8_t* bits) const override {
    if (auto trouble = check_seat(game, seat)) return trouble;
    std::memset(bits, 0, sizes_.legal_bytes);
    if (seat < 0 || games_[game].over()) return {};
    ActionsOf<G> actions;
    legal_actions(content_, games_[game].state(), seat_from(seat), actions);
    for (const typename G::Action& action : actions) {
      const std::size_t packed = pack(action);
      bits[packed / 8] = static_cast<std::uint8_t>(bits[packed / 8] | (1U << (packed % 8)));
    }
    return {};
  }
  Trouble view(std::size_t game, std::int32_t seat, std::string& out) const override {
    if (auto trouble = check_seat(game, seat)) return trouble;
    out = json::write(content_, seen_by(content_, games_[game].state(), seat_from(seat)));
    return {};
  }
  Trouble bot_action(std::size_t game, std::string_view bot, std::uint64_t seed, std::int32_t& out) const override {
    if (auto trouble = check_game(game)) return trouble;
    return action_of_bot<G>(content_, games_[game], bot, seed, out);
  }
  Trouble bot_actions(std::string_view bot, std::uint64_t seed, const std::uint8_t* wanted,
                      std::int32_t* out) const override {
    if (!bots::bot_named<G>(bot)) return no_bot(bot);
    std::atomic<std::size_t> refused{games_.size()};
    pool_.over(games_.size(), [&](std::size_t from, std::size_t to) {
      for (std::size_t i = from; i < to; ++i) {
        if (wanted != nullptr && wanted[i] == 0) continue;
        out[i] = -1;
        if (!games_[i].over() && action_of_bot<G>(content_, games_[i], bot, combine(seed, i), out[i])) refused = i;
      }
    });
    return refused == games_.size() ? Trouble{} : no_history();
  }
  Trouble belief(std::size_t game, std::int32_t seat, std::vector<double>& out, std::string& roles) const override {
    if (auto trouble = check_seat(game, seat)) return trouble;
    if (seat < 0) return {Code::argument, "a belief is somebody's: name a seat"};
    return belief_of_seat<G>(content_, games_[game], seat_from(seat), out, roles);
  }
  Trouble record(std::size_t game, std::string& out) const override {
    if (auto trouble = check_game(game)) return trouble;
    return record_of_game<G>(content_, games_[game], out);
  }
  Trouble describe(std::size_t game, Seat seat, const std::int32_t* actions, std::size_t count,
                   std::int16_t* out) const override {
    if (auto trouble = check_game(game)) return trouble;
    const std::size_t size = sizes_.action_features;
    if (seat == nobody) seat = games_[game].over() ? seat_at(0) : games_[game].seat();
    for (std::size_t i = 0; i < count; ++i) {
      if (actions[i] < 0 || static_cast<std::size_t>(actions[i]) >= G::action_space) {
        return {Code::action, "there is no action " + std::to_string(actions[i])};
      }
      describe_action<G>(G::unpack(static_cast<std::size_t>(actions[i])), seat, options_[game].players, out + i * size);
    }
    return {};
  }

  Trouble why_refused(std::size_t game, std::int32_t action) const {
    const std::string which = "action " + std::to_string(action) + " of game " + std::to_string(game);
    if (games_[game].over()) return {Code::action, which + ": the game is over and takes only -1 until it is reset"};
    if (auto trouble = why_not(game, games_[game].seat(), action, which)) return trouble;
    return {Code::action, which + " is not legal"};
  }

  // One game as it is, and as it shall be: for whoever keeps the games elsewhere.
  const OneGame<G>& at(std::size_t game) const { return games_[game]; }
  void put(std::size_t game, const typename OneGame<G>::Saved& kept, std::vector<Decided> log) {
    games_[game].take_up(content_, kept, std::move(log));
    ended_[game] = {};
  }

 private:
  struct Ended {
    typename OneGame<G>::Result result;
    bool terminated = false;
    bool truncated = false;
  };

  Trouble why_not(std::size_t game, Seat seat, std::int32_t action, const std::string& which) const {
    if (action < 0 || static_cast<std::size_t>(action) >= G::action_space) {
      return {Code::action, which + " is not below " + std::to_string(G::action_space)};
    }
    const auto refusal = check(content_, games_[game].state(), seat, G::unpack(static_cast<std::size_t>(action)));
    return refusal ? Trouble{Code::action, which + ": " + std::string(explain(*refusal).why)} : Trouble{};
  }

  void deal(std::size_t i) { games_[i].deal(content_, options_[i], seed_of_game(setting_.seed, i, episodes_[i])); }

  void step_game(std::size_t i, std::int32_t action) {
    OneGame<G>& game = games_[i];
    ended_[i] = {};
    if (game.over()) return;
    game.act(content_, action);
    const bool late = setting_.max_decisions != 0 && game.log().size() >= setting_.max_decisions;
    if (!game.over() && !late) return;
    ended_[i] = {game.result(content_), game.over(), !game.over()};
    if (!setting_.autoreset && game.over()) return;
    ++episodes_[i];
    deal(i);
  }

  void write_game(std::size_t i, const Buffers& to) const {
    const OneGame<G>& game = games_[i];
    if (to.seats != nullptr) to.seats[i] = game.over() ? std::int8_t{-1} : static_cast<std::int8_t>(game.seat());
    if (to.waiting != nullptr) to.waiting[i] = game.waiting().bits();
    if (to.interrupting != nullptr) to.interrupting[i] = game.interrupting(content_).bits();
    if (to.terminated != nullptr) to.terminated[i] = ended_[i].terminated ? 1 : 0;
    if (to.truncated != nullptr) to.truncated[i] = ended_[i].truncated ? 1 : 0;
    if (to.payoffs != nullptr) {
      std::memcpy(to.payoffs + i * G::max_players, ended_[i].result.payoffs.data(), sizeof(ended_[i].result.payoffs));
    }
    if (to.scores != nullptr) {
      std::memcpy(to.scores + i * G::max_players, ended_[i].result.scores.data(), sizeof(ended_[i].result.scores));
    }
    if (to.legal_bits != nullptr) {
      std::memcpy(to.legal_bits + i * sizes_.legal_bytes, game.legal_bits().data(), sizes_.legal_bytes);
    }
    if (to.legal_count != nullptr) to.legal_count[i] = static_cast<std::int32_t>(game.legal().size());
    if (to.legal_list != nullptr) {
      std::int32_t* const row = to.legal_list + i * G::max_legal;
      std::ranges::copy(game.legal(), row);
      if (to.legal_count == nullptr) {
        for (std::size_t at = game.legal().size(); at < G::max_legal; ++at) row[at] = -1;
      } else if (game.legal().size() < G::max_legal) {
        row[game.legal().size()] = -1;
      }
    }
    if (to.observations != nullptr) {
      backlot::observe<G>(seen_by(content_, game.state(), game.seat()), to.observations + i * sizes_.observation);
    }
    if (to.worlds != nullptr) {
      backlot::observe_all<G>(game.state(), game.seat(), to.worlds + i * sizes_.observation);
    }
  }

  Trouble check_game(std::size_t game) const { return check_number(game, games_.size()); }
  // -1 stands for somebody who looks on.
  Trouble check_seat(std::size_t game, std::int32_t seat) const {
    if (auto trouble = check_game(game)) return trouble;
    if (seat >= -1 && seat < static_cast<std::int32_t>(options_[game].players)) return {};
    return {Code::argument, "there is no seat " + std::to_string(seat) + " at this table, counted from 0"};
  }
  static Seat seat_from(std::int32_t seat) { return seat < 0 ? nobody : seat_at(static_cast<std::size_t>(seat)); }

  static std::string saved_head() {
    std::string head = "backlot saved game 1 " + std::string(G::id) + " " + std::to_string(G::revision) + " " +
                       std::to_string(sizeof(typename OneGame<G>::Saved)) + "\n";
    return head;
  }
  static std::size_t save_size() {
    return saved_head().size() + sizeof(typename OneGame<G>::Saved) + G::max_actions * sizeof(Decided) + sizeof(Digest);
  }
  static void append(std::string& out, const void* from, std::size_t bytes) {
    if (bytes != 0) out.append(static_cast<const char*>(from), bytes);
  }
  static Digest digest_of_text(std::string_view text) {
    Sha256 hash;
    for (const char c : text) hash.update(static_cast<std::uint8_t>(c));
    return hash.finish();
  }

  const Content& content_;
  std::vector<Options> options_;
  Setting setting_;
  mutable Pool pool_;
  std::vector<OneGame<G>> games_;
  std::vector<Ended> ended_;
  std::vector<std::uint64_t> episodes_;
  Sizes sizes_;
};

}  // namespace backlot::environment
