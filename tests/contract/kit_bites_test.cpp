// Each property of the conformance kit bites: a toy game that is broken in one way is caught by it.
#include <gtest/gtest.h>

#include <string>

#include "contract/kit/conformance.hpp"
#include "contract/kit/exactness.hpp"
#include "contract/toy/proportions.hpp"
#include "contract/toy/toy.hpp"

using namespace backlot;
using namespace backlot::toy;

namespace {

template <Fault F>
kit::Setting<Toy<F>> broken(std::size_t games = 30) {
  return {pack_of<F>, Options{3}, games};
}

// Caught, and for the right reason.
void expect_caught(const kit::Report& report, const std::string& reason) {
  ASSERT_FALSE(report.failures.empty()) << "not caught";
  EXPECT_NE(report.text().find(reason), std::string::npos) << report.text();
}

template <Fault F>
auto exactness_of() {
  const auto setting = broken<F>(2);
  return kit::imagines_exactly(setting, kit::every_deal(setting), PhysicalPlacements{});
}

template <Fault F>
auto frames_of() {
  return kit::same_events_same_frames<Toy<F>, kit::LeavesCodec>(broken<F>());
}

// A game that promises which worlds there are, not in which proportions.
struct NoWeights {
  std::vector<double> operator()(const auto& /*content*/, const auto& /*view*/, const auto& /*worlds*/) const {
    return {};
  }
};
template <Fault F>
auto which_worlds_of() {
  const auto setting = broken<F>(2);
  return kit::imagines_exactly(setting, kit::every_deal(setting), NoWeights{}, {.most_samples = 20000});
}

// Writes of a View and of an Event what their fields do not list.
struct LeakyCodec : kit::LeavesCodec {
  using kit::LeavesCodec::write;
  template <Fault F>
  static std::string write(const Content<F>& content, const View<F>& view) {
    return LeavesCodec::write(content, view) + std::to_string(static_cast<int>(view.hint()));
  }
  template <Fault F>
  static std::string write(const Content<F>& content, const Event& event) {
    return LeavesCodec::write(content, event) + std::to_string(static_cast<int>(event.hint));
  }
};

}  // namespace

TEST(KitBites, a_game_that_never_ends) {
  expect_caught(kit::games_end(broken<Fault::never_ends>()), "not over after 8 actions");
}
TEST(KitBites, a_dead_end) { expect_caught(kit::games_end(broken<Fault::dead_ends>()), "who has no legal action"); }
TEST(KitBites, a_lost_card) { expect_caught(kit::tally_is_constant(broken<Fault::loses_a_card>()), "tally changed"); }
TEST(KitBites, a_dead_end_in_an_imagined_world_only) {
  EXPECT_TRUE(kit::games_end(broken<Fault::dead_ends_in_a_dream>()).holds());
  expect_caught(kit::imagined_worlds_play_on(broken<Fault::dead_ends_in_a_dream>()), "who has no legal action");
}
TEST(KitBites, check_lets_pass_what_is_not_listed) {
  expect_caught(kit::check_agrees_with_legal_actions(broken<Fault::check_too_kind>()), "not listed, yet not refused");
}
TEST(KitBites, check_refuses_what_is_listed) {
  expect_caught(kit::check_agrees_with_legal_actions(broken<Fault::check_too_strict>()), "is listed, yet refused");
}
TEST(KitBites, an_action_listed_twice) {
  expect_caught(kit::legal_actions_are_distinct(broken<Fault::lists_twice>()), "is listed twice");
}
TEST(KitBites, an_action_more_than_listed) {
  expect_caught(kit::one_legal_agrees_with_the_list(broken<Fault::counts_one_more>()), "actions are counted where");
}
TEST(KitBites, another_action_than_listed) {
  expect_caught(kit::one_legal_agrees_with_the_list(broken<Fault::gives_another>()), "is given for place 0");
}
TEST(KitBites, an_illegal_default_action) {
  expect_caught(kit::default_action_is_legal(broken<Fault::default_is_illegal>()), "is refused");
}
TEST(KitBites, two_actions_packed_as_one) {
  expect_caught(kit::packing_is_dense(broken<Fault::packs_two_as_one>()), "is packed as");
}
TEST(KitBites, the_order_of_sealing_matters) {
  expect_caught(kit::sealing_order_does_not_matter(broken<Fault::order_matters>()), "gives another state");
}
TEST(KitBites, a_draw_before_the_last_seal) {
  expect_caught(kit::sealing_order_does_not_matter(broken<Fault::draws_early>()), "drawn before the last seal");
}
TEST(KitBites, a_field_that_is_not_listed) {
  expect_caught(
      kit::written_is_read_back<Toy<Fault::forgets_a_field>, kit::LeavesCodec>(broken<Fault::forgets_a_field>()),
      "has other bytes");
}
TEST(KitBites, a_replay_that_needs_more_than_the_record) {
  expect_caught(kit::replay_gives_the_same_state(broken<Fault::replays_otherwise>()), "another state when replayed");
}
TEST(KitBites, a_state_that_depends_on_who_listens) {
  expect_caught(kit::sinks_agree(broken<Fault::depends_on_sink>()), "depends on whether events are kept");
}
TEST(KitBites, a_running_hash_of_other_events) {
  expect_caught(kit::sinks_agree(broken<Fault::hashes_otherwise>()), "is not that of the events it saw");
}

TEST(KitBites, an_event_while_a_card_is_nowhere) {
  EXPECT_TRUE(kit::tally_is_constant(broken<Fault::tells_halfway>()).holds());
  expect_caught(kit::tally_holds_at_every_event(broken<Fault::tells_halfway>()), "does not hold at event 1");
}
TEST(KitBites, a_frame_that_shows_what_no_event_has_told) {
  EXPECT_TRUE(kit::same_events_same_view(broken<Fault::shows_too_early>()).holds());
  expect_caught(frames_of<Fault::shows_too_early>(), "show two different tables");
}
TEST(KitBites, a_frame_whose_bytes_tell_a_secret_in_the_middle_of_an_action_only) {
  constexpr Fault halfway = Fault::bytes_tell_halfway;
  EXPECT_TRUE((kit::same_bytes_are_sent<Toy<halfway>, LeakyCodec>(broken<halfway>()).holds()));
  EXPECT_TRUE(frames_of<halfway>().holds()) << "it is beside the fields";
  expect_caught(kit::same_events_same_frames<Toy<halfway>, LeakyCodec>(broken<halfway>()), "are sent as other bytes");
}
TEST(KitBites, an_outlook_that_tells_a_secret_in_the_middle_of_an_action_only) {
  EXPECT_TRUE(
      (kit::outlooks_follow_from_views<Toy<Fault::outlook_halfway>, kit::LeavesCodec>(broken<Fault::outlook_halfway>())
           .holds()));
  expect_caught(frames_of<Fault::outlook_halfway>(), "are sent as other bytes");
}
TEST(KitBites, a_frame_at_rest_whose_bytes_tell_a_secret) {
  expect_caught(kit::same_events_same_frames<Toy<Fault::bytes_tell>, LeakyCodec>(broken<Fault::bytes_tell>()), "bytes");
}
TEST(KitBites, a_frame_that_waits_only_when_the_secret_fits) {
  expect_caught(frames_of<Fault::pauses_if_it_fits>(), "offer");
}
TEST(KitBites, a_forced_answer_that_is_a_secret) {
  expect_caught(kit::forced_answers_are_public(broken<Fault::forces_a_secret>()), "is a secret");
}
TEST(KitBites, something_barred_twice) {
  expect_caught(kit::barred_is_no_choice(broken<Fault::bars_twice>()), "barred twice");
}

// No leak, nothing forgotten, point 1.
TEST(KitBites, a_pause_only_when_the_secret_fits) {
  expect_caught(kit::imagined_worlds_look_alike(broken<Fault::pauses_if_it_fits>()), "what is offered");
}
TEST(KitBites, a_refusal_that_tells_a_secret) {
  expect_caught(kit::imagined_worlds_look_alike(broken<Fault::refusal_tells>()), "what is offered");
}
TEST(KitBites, an_impossible_world) {
  expect_caught(kit::imagined_worlds_look_alike(broken<Fault::dreams_impossible>()), "the tally of the imagined world");
}
// Point 2.
TEST(KitBites, a_view_that_remembers_too_much) {
  EXPECT_TRUE(kit::imagined_worlds_look_alike(broken<Fault::remembers_too_much>()).holds());
  expect_caught(kit::same_events_same_view(broken<Fault::remembers_too_much>()), "two different views");
}
TEST(KitBites, a_view_that_changes_without_an_event) {
  expect_caught(kit::same_events_same_view(broken<Fault::changes_silently>()), "two different views");
}
// Point 3.
TEST(KitBites, a_view_that_forgets_a_peek) {
  expect_caught(exactness_of<Fault::forgets_a_peek>(), "no history leads to");
}
TEST(KitBites, an_event_that_tells_a_secret) {
  expect_caught(exactness_of<Fault::event_tells>(), "no history leads to");
}
TEST(KitBites, always_the_same_world) {
  EXPECT_TRUE(kit::imagined_worlds_look_alike(broken<Fault::dreams_the_same>()).holds());
  expect_caught(exactness_of<Fault::dreams_the_same>(), "are never imagined");
}
TEST(KitBites, worlds_that_are_left_out) {
  EXPECT_TRUE(kit::imagined_worlds_look_alike(broken<Fault::dreams_too_little>()).holds());
  expect_caught(exactness_of<Fault::dreams_too_little>(), "are never imagined");
}
TEST(KitBites, worlds_in_other_proportions) {
  EXPECT_TRUE(kit::imagined_worlds_look_alike(broken<Fault::dreams_unevenly>()).holds());
  expect_caught(exactness_of<Fault::dreams_unevenly>(), "not imagined in the stated proportions");
}
// Point 4.
TEST(KitBites, bytes_that_tell_a_secret) {
  using Game = Toy<Fault::bytes_tell>;
  EXPECT_TRUE((kit::same_bytes_are_sent<Game, kit::LeavesCodec>(broken<Fault::bytes_tell>()).holds()));
  expect_caught(kit::same_bytes_are_sent<Game, LeakyCodec>(broken<Fault::bytes_tell>()), "other bytes");
}
TEST(KitBites, bytes_of_an_event_that_tell_a_secret) {
  using Game = Toy<Fault::event_bytes_tell>;
  EXPECT_TRUE((kit::same_bytes_are_sent<Game, kit::LeavesCodec>(broken<Fault::event_bytes_tell>()).holds()));
  expect_caught(kit::same_bytes_are_sent<Game, LeakyCodec>(broken<Fault::event_bytes_tell>()), "as other bytes");
}

TEST(KitBites, an_outlook_that_tells_a_secret) {
  using Game = Toy<Fault::bytes_tell>;
  const auto outlooks = kit::outlooks_follow_from_views<Game, kit::LeavesCodec>(broken<Fault::bytes_tell>());
  expect_caught(outlooks, "depends on what it does not see");
}

TEST(KitBites, a_property_that_looked_at_nothing) { EXPECT_FALSE(kit::games_end(broken<Fault::none>(0)).holds()); }

TEST(KitBites, without_weights_worlds_that_must_come_and_must_not_are_caught) {
  expect_caught(which_worlds_of<Fault::forgets_a_peek>(), "no history leads to");
  expect_caught(which_worlds_of<Fault::dreams_too_little>(), "are never imagined");
  EXPECT_TRUE(which_worlds_of<Fault::dreams_unevenly>().holds());
  EXPECT_TRUE(which_worlds_of<Fault::none>().holds());
}
