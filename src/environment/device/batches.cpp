// Batches on a GPU: steps, observations and quick bots are kernels. What is about one game alone (its record, a saved
// game, a View as JSON, what a search would do) is carried here and answered as in libbacklot.so.
#include "environment/batch_of.hpp"
#include "environment/device/on_device.hpp"
#include "games/features.hpp"
#include "games/registry.hpp"

namespace backlot::environment {
namespace {

template <Game G>
class DeviceBatch final : public Batch {
 public:
  using Content = typename G::Content;
  using Options = typename G::Options;

  DeviceBatch(const Content& content, const std::vector<Options>& options, const Setting& setting)
      : DeviceBatch(content, options, setting, std::make_unique<OnDevice<G>>(content, options, setting)) {}
  DeviceBatch(const Content& content, std::vector<Options> options, const Setting& setting,
              std::unique_ptr<OnDevice<G>> games)
      : content_(content),
        options_(std::move(options)),
        setting_(setting),
        games_(std::move(games)),
        sizes_(BatchOf<G>::sizes_of(options_.size())) {}

  std::string_view game() const override { return G::id; }
  const Sizes& sizes() const override { return sizes_; }
  std::unique_ptr<Batch> clone() const override {
    return std::make_unique<DeviceBatch>(content_, options_, setting_, games_->clone());
  }
  void reset(std::optional<std::uint64_t> seed) override { games_->deal(seed); }
  Trouble reset_game(std::size_t game) override {
    if (auto trouble = check_game(game)) return trouble;
    games_->deal_one(game);
    return {};
  }
  void write(const Buffers& buffers) const override { games_->write(buffers); }
  Trouble step(const std::int32_t* actions, const Buffers& buffers) override {
    if (const auto refused = games_->step(actions)) return one(refused->game)->why_refused(0, refused->action);
    games_->write(buffers);
    return {};
  }
  Trouble interrupt(std::size_t game, std::int32_t seat, std::int32_t action) override {
    if (auto trouble = check_game(game)) return trouble;
    return change(game, one(game), [&](BatchOf<G>& batch) { return batch.interrupt(0, seat, action); });
  }
  Trouble copy(std::size_t from, std::size_t to) override {
    if (auto trouble = check_game(from)) return trouble;
    if (auto trouble = check_game(to)) return trouble;
    games_->put(to, games_->fetch(from));
    return {};
  }
  Trouble save(std::size_t game, std::string& out) const override {
    if (auto trouble = check_game(game)) return trouble;
    return one(game)->save(0, out);
  }
  Trouble restore(std::size_t game, std::string_view saved) override {
    if (auto trouble = check_game(game)) return trouble;
    return change(game, one(game), [&](BatchOf<G>& batch) { return batch.restore(0, saved); });
  }
  Trouble imagine(std::size_t from, std::int32_t seat, std::uint64_t seed, std::size_t to) override {
    if (auto trouble = check_game(from)) return trouble;
    if (auto trouble = check_game(to)) return trouble;
    return change(to, one(from), [&](BatchOf<G>& batch) { return batch.imagine(0, seat, seed, 0); });
  }
  Trouble walk(std::size_t game, std::span<const std::int32_t> history, std::uint32_t& outcomes) override {
    if (auto trouble = check_game(game)) return trouble;
    const auto batch = one(game);
    if (auto trouble = batch->walk(0, history, outcomes)) return trouble;
    if (outcomes == 0) games_->put(game, {batch->at(0).kept(), batch->at(0).log()});
    return {};
  }
  Trouble stream(std::size_t game, std::int32_t seat, std::string& out) const override {
    if (auto trouble = check_game(game)) return trouble;
    return one(game)->stream(0, seat, out);
  }
  Trouble observe(std::size_t game, std::int32_t seat, std::int16_t* out) const override {
    if (auto trouble = check_game(game)) return trouble;
    return one(game)->observe(0, seat, out);
  }
  Trouble bot_action(std::size_t game, std::string_view bot, std::uint64_t seed, std::int32_t& out) const override {
    if (auto trouble = check_game(game)) return trouble;
    return one(game)->bot_action(0, bot, seed, out);
  }
  Trouble bot_actions(std::string_view bot, std::uint64_t seed, const std::uint8_t* wanted,
                      std::int32_t* out) const override {
    if (!OnDevice<G>::has_bot(bot)) {
      return {Code::argument, "\"" + std::string(bot) + "\" does not play on the GPU: ask for one game at a time"};
    }
    games_->bot_actions(bot, seed, wanted, out);
    return {};
  }
  Trouble belief(std::size_t game, std::int32_t seat, std::vector<double>& out, std::string& roles) const override {
    if (auto trouble = check_game(game)) return trouble;
    return one(game)->belief(0, seat, out, roles);
  }
  Trouble record(std::size_t game, std::string& out) const override {
    if (auto trouble = check_game(game)) return trouble;
    return one(game)->record(0, out);
  }
  Trouble legal(std::size_t game, std::int32_t seat, std::uint8_t* bits) const override {
    if (auto trouble = check_game(game)) return trouble;
    return one(game)->legal(0, seat, bits);
  }
  Trouble view(std::size_t game, std::int32_t seat, std::string& out) const override {
    if (auto trouble = check_game(game)) return trouble;
    return one(game)->view(0, seat, out);
  }
  Trouble describe(std::size_t game, Seat seat, const std::int32_t* actions, std::size_t count,
                   std::int16_t* out) const override {
    if (auto trouble = check_game(game)) return trouble;
    return one(game)->describe(0, seat, actions, count, out);
  }

 private:
  Trouble check_game(std::size_t game) const { return check_number(game, options_.size()); }
  // That game as a batch of its own, here.
  std::unique_ptr<BatchOf<G>> one(std::size_t game) const {
    const Carried<G> carried = games_->fetch(game);
    Setting alone = setting_;
    alone.threads = 1;
    auto batch = std::make_unique<BatchOf<G>>(content_, std::vector<Options>{options_[game]}, alone);
    batch->put(0, carried.kept, carried.log);
    return batch;
  }
  template <class F>
  Trouble change(std::size_t game, const std::unique_ptr<BatchOf<G>>& batch, const F& f) {
    if (auto trouble = f(*batch)) return trouble;
    const OneGame<G>& changed = batch->at(0);
    games_->put(game, {changed.kept(), changed.log()});
    return {};
  }

  const Content& content_;
  std::vector<Options> options_;
  Setting setting_;
  std::unique_ptr<OnDevice<G>> games_;
  Sizes sizes_;
};

}  // namespace

template <Game G>
std::unique_ptr<Batch> new_batch(const typename G::Content& content, std::vector<typename G::Options> options,
                                 const Setting& setting) {
  return std::make_unique<DeviceBatch<G>>(content, std::move(options), setting);
}
[[gnu::used]] const auto compiled = of_each_game([]<class G>() { return &new_batch<G>; });

}  // namespace backlot::environment
