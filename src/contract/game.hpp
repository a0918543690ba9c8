// The contract of a game. A game is a tag type with the names below; its functions are free
// functions in the namespace of its Content, which they all take first, so that they are found by
// argument-dependent lookup. MustBeGame<G> checks all of it and says in words what is missing.
#pragma once
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <type_traits>

#include "contract/belief.hpp"
#include "core/chance.hpp"
#include "core/content_fault.hpp"
#include "core/events.hpp"
#include "core/fields.hpp"
#include "core/outcome.hpp"
#include "core/pile.hpp"
#include "core/refusal.hpp"
#include "core/seat.hpp"
#include "core/text.hpp"

namespace backlot {

template <class G>
concept NamesItsTypes = requires {
  typename G::Options;
  typename G::Content;
  typename G::State;
  typename G::View;
  typename G::Action;
  typename G::Event;
  typename G::Refusal;
  typename G::Purpose;
};

template <class G>
concept NamesItsBounds = requires {
  { G::id } -> std::convertible_to<std::string_view>;
  { G::title } -> std::convertible_to<std::string_view>;
  { G::clauses } -> std::convertible_to<std::string_view>;
  { G::min_players } -> std::convertible_to<std::size_t>;
  { G::max_players } -> std::convertible_to<std::size_t>;
  { G::default_players } -> std::convertible_to<std::size_t>;
  { G::action_space } -> std::convertible_to<std::size_t>;
  { G::max_legal } -> std::convertible_to<std::size_t>;
  { G::max_actions } -> std::convertible_to<std::size_t>;
  { G::max_state_bytes } -> std::convertible_to<std::size_t>;
  { G::revision } -> std::convertible_to<std::uint16_t>;
};

// What an option besides the number of players does; a game that has some lists them in
// `static constexpr std::array<OptionText, N> option_texts`.
struct OptionText {
  std::string_view name;
  Clause clause;
  std::string_view what;
};

template <class G>
constexpr bool every_option_has_a_text() {
  typename G::Options options{};
  std::size_t missing = 0;
  fields(options, [&](std::string_view name, const auto& /*value*/) {
    if (name == "players") return;
    ++missing;
    if constexpr (requires { G::option_texts; }) {
      for (const OptionText& text : G::option_texts) {
        if (text.name == name) --missing;
      }
    }
  });
  return missing == 0;
}

template <class G>
concept ExplainsItsOptions = every_option_has_a_text<G>();

// The list legal_actions fills.
template <class G>
using ActionsOf = Scratch<typename G::Action, G::max_legal>;

// Plain data: no pointers, no padding, the same bytes for the same value.
template <class T>
concept PlainData = std::is_trivially_copyable_v<T> && std::has_unique_object_representations_v<T>;

template <class G>
concept StateIsPlain = PlainData<typename G::State> && PlainData<typename G::Action> && PlainData<typename G::Content>;

template <class G>
concept StateIsSmall = sizeof(typename G::State) <= G::max_state_bytes;

template <class G>
concept ListsItsFields =
    HasFields<typename G::Options> && HasFields<typename G::Content> && HasFields<typename G::State> &&
    HasFields<const typename G::View> && HasFields<typename G::Action> && HasFields<typename G::Event>;

template <class G>
concept ChecksOptions = requires(const typename G::Content& content, const typename G::Options& options) {
  { check(content, options) } -> std::same_as<std::optional<typename G::Refusal>>;
  { options.players } -> std::convertible_to<std::size_t>;
};

template <class G>
concept SetsUp = requires(const typename G::Content& content, const typename G::Options& options, FastChance& chance) {
  { setup(content, options, chance) } -> std::same_as<typename G::State>;
};

template <class G, class Position>
concept AnswersAbout = requires(const typename G::Content& content, const Position& x, Seat seat,
                                const typename G::Action& action, ActionsOf<G>& out) {
  { waiting_on(content, x) } -> std::same_as<SeatSet>;
  { may_interrupt(content, x) } -> std::same_as<SeatSet>;
  legal_actions(content, x, seat, out);
  { check(content, x, seat, action) } -> std::same_as<std::optional<typename G::Refusal>>;
  { is_over(content, x) } -> std::same_as<bool>;
};

template <class G>
concept AppliesToState =
    requires(const typename G::Content& content, typename G::State& state, Seat seat, const typename G::Action& action,
             FastChance& chance, NoEvents& sink) { apply(content, state, seat, action, chance, sink); };

template <class G, class X>
concept AppliesTo = requires(const typename G::Content& content, X& x, Seat seat, const typename G::Action& action,
                             FastChance& chance, NoEvents& sink) { apply(content, x, seat, action, chance, sink); };

template <class G>
concept AppliesToStateOnly = !AppliesTo<G, typename G::View>;

template <class G>
concept HidesTheState =
    !std::convertible_to<typename G::View, typename G::State> &&
    !std::constructible_from<typename G::State, typename G::View> && !std::default_initializable<typename G::View> &&
    !std::constructible_from<typename G::View, typename G::State, Seat>;

template <class G>
concept Sees = requires(const typename G::Content& content, const typename G::State& state,
                        const typename G::View& view, const typename G::Event& event, Seat seat) {
  { seen_by(content, state, seat) } -> std::same_as<typename G::View>;
  { seen_by(content, event, seat) } -> std::same_as<std::optional<typename G::Event>>;
  { view.seat() } -> std::same_as<Seat>;
  { reveals(event) } -> std::same_as<bool>;
};

template <class G>
concept Imagines = requires(const typename G::Content& content, const typename G::View& view, FastChance& chance) {
  { imagine(content, view, chance) } -> std::same_as<typename G::State>;
  { imagine(content, view, chance, Uniform{}) } -> std::same_as<typename G::State>;
};

template <class G>
concept HasDefaultAction = requires(const typename G::Content& content, const typename G::View& view) {
  { default_action(content, view) } -> std::same_as<typename G::Action>;
};

template <class G>
concept PacksActions = requires(const typename G::Action& action) {
  { pack(action) } -> std::same_as<std::size_t>;
  { G::unpack(std::size_t{}) } -> std::same_as<typename G::Action>;
};

template <class G>
concept Ends = requires(const typename G::Content& content, const typename G::State& state) {
  { outcome(content, state) } -> std::same_as<Outcome>;
};

template <class G>
concept Conserves = requires(const typename G::Content& content, const typename G::State& state) {
  { tally(content, state) } -> std::equality_comparable;
};

struct AnyName {
  constexpr Text operator()(Seat /*seat*/) const { return {}; }
};

template <class G>
concept Explains =
    requires(const typename G::Content& content, typename G::Refusal refusal, const typename G::View& view,
             const typename G::Action& action, const typename G::Event& event, const AnyName& name) {
      { explain(refusal) } -> std::same_as<Explanation>;
      { clause_of(content, view) } -> std::same_as<Clause>;
      { question(content, view, view.seat()) } -> std::same_as<Text>;
      { describe(content, action) } -> std::same_as<Text>;
      { describe(content, event, name) } -> std::same_as<Text>;
    };

template <class G>
concept LooksAtContent = requires(typename G::Content& content, const typename G::Content& pack) {
  { fault_in(pack) } -> std::same_as<std::optional<ContentFault>>;
  normalise(content);
};

// One sentence for each part, shown by the compiler when it is missing.
template <class G>
struct MustBeGame {
  static_assert(NamesItsTypes<G>, "a game names its Options, Content, State, View, Action, Event, Refusal and Purpose");
  static_assert(NamesItsBounds<G>,
                "a game states id, title, clauses, min_players, max_players, default_players, action_space, "
                "max_legal, max_actions, max_state_bytes and revision");
  static_assert(StateIsPlain<G>,
                "State, Action and Content are plain data: trivially copyable, no pointers, no padding, no floats");
  static_assert(StateIsSmall<G>, "State is larger than the game's max_state_bytes");
  static_assert(ListsItsFields<G>, "Options, Content, State, View, Action and Event list their fields(x, visitor)");
  static_assert(ChecksOptions<G>, "check(content, options) gives nothing or a Refusal; options.players is a number");
  static_assert(ExplainsItsOptions<G>, "option_texts has a text for every field of Options besides players");
  static_assert(SetsUp<G>, "setup(content, options, chance) gives a State");
  static_assert(AnswersAbout<G, typename G::State>,
                "waiting_on, may_interrupt, legal_actions, check and is_over accept a State");
  static_assert(AnswersAbout<G, typename G::View>,
                "waiting_on, may_interrupt, legal_actions, check and is_over accept a View");
  static_assert(AppliesToState<G>, "apply(content, state, seat, action, chance, sink) changes a State");
  static_assert(AppliesToStateOnly<G>, "apply must not accept a View");
  static_assert(HidesTheState<G>, "a View is made by seen_by alone, and no State is made from a View");
  static_assert(Sees<G>,
                "seen_by(content, state, seat) gives a View with seat(); seen_by(content, event, seat) gives the "
                "event as that seat sees it, or nothing; reveals(event) says whether undo must stop at it");
  static_assert(Imagines<G>, "imagine(content, view, chance, belief = Uniform) gives a State");
  static_assert(HasDefaultAction<G>, "default_action(content, view) gives an Action");
  static_assert(PacksActions<G>, "pack(action) gives an index below action_space, and G::unpack(index) the action");
  static_assert(Ends<G>, "outcome(content, state) gives an Outcome");
  static_assert(Conserves<G>, "tally(content, state) gives what is conserved, comparable with ==");
  static_assert(Explains<G>,
                "explain(refusal) gives an Explanation; clause_of(content, view) a Clause; question(content, view, "
                "seat), describe(content, action) and describe(content, event, name) give a Text");
  static_assert(LooksAtContent<G>,
                "fault_in(content) gives nothing or a ContentFault; normalise(content) puts a pack in order");
  static constexpr bool holds = true;
};

// Who names its types wants to be a game: what is missing is an error in words, not a template that does not fit.
template <class G>
concept Game = NamesItsTypes<G> && MustBeGame<G>::holds;

}  // namespace backlot
