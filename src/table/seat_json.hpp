// What a seat is shown, as JSON: an item of its stream, and a decision with all its choices. The same for the
// server's clients and for bots in a process of their own.
#pragma once
#include <string>
#include <string_view>

#include "contract/claim.hpp"
#include "contract/forced.hpp"
#include "contract/game.hpp"
#include "contract/looked_for.hpp"
#include "contract/parts.hpp"
#include "contract/subject.hpp"
#include "json/write.hpp"
#include "table/shown_parts.hpp"

namespace backlot {

// An event as a seat sees it, with words and, where its amount is a sum, what that is made of.
template <class Content, class Event, class Name>
std::string event_item(const Content& content, const Event& seen, const Name& name) {
  const Text text = describe(content, seen, name);
  if constexpr (requires { parts_of(content, seen); }) {
    const auto parts = parts_of(content, seen);
    using Parts = std::remove_const_t<decltype(parts)>;
    shown::SeenEventOf<Event, Parts> item{seen, text, {}};
    if (!parts.empty()) item.parts = parts;
    return json::write(content, item);
  } else {
    return json::write(content, shown::SeenEventOf<Event, shown::Nothing>{seen, text, {}});
  }
}

// Something said; `claim` is JSON, or empty.
inline std::string said_item(Seat seat, std::string_view speaker, std::string_view text, std::string claim) {
  const std::string line = std::string(speaker) + ": " + std::string(text);
  shown::HeardOf<> heard{{seat, text, {}}, line};
  if (!claim.empty()) heard.said.claim.emplace(json::Raw::written(std::move(claim)));
  return json::write(json::NoContent{}, heard);
}

// Something about the table itself, such as a pause; maybe about nobody.
inline std::string note_item(shown::Notice::Kind kind, Seat seat, std::string_view text) {
  shown::NoticedOf<> noticed{{kind, {}}, text};
  if (seat != nobody) noticed.note.seat = seat;
  return json::write(json::NoContent{}, noticed);
}

// A list that is kept nowhere: `each` hands every item to what it is given, and that writes it.
template <class Content, class Each>
struct WrittenList {
  const Content& content;
  const Each& each;
  void append_to(std::string& out) const {
    out += '[';
    bool first = true;
    each([&](const auto& item) {
      if (!first) out += ',';
      first = false;
      json::append(out, content, item);
    });
    out += ']';
  }
};

// An action with the words for it.
template <class Content, class Action>
void append_choice(std::string& out, const Content& content, const Action& action) {
  const Text text = describe(content, action);
  json::append(out, content, shown::ChoiceOf<const Action&>{action, text});
}

// One that somebody else writes.
template <class Action, class Append>
struct WrittenChoice {
  const Action& action;
  const Append& append;
  void append_to(std::string& out) const { append(out, action); }
};

// The question, the clause behind it, whether the table waits for the answer, whether it is forced, every choice with
// its words and what is barred; "null" when there is none. `append_choice` appends a choice to what it is given.
template <class G, class AppendChoice>
void append_decision(std::string& out, const typename G::Content& content, const typename G::View& view,
                     const AppendChoice& append_choice) {
  using Action = typename G::Action;
  ActionsOf<G> actions;
  legal_actions(content, view, view.seat(), actions);
  if (actions.empty()) {  // may interrupt, and has nothing to do it with
    out += "null";
    return;
  }
  const auto choices = [&](const auto& write) {
    for (const Action& action : actions) write(WrittenChoice<Action, AppendChoice>{action, append_choice});
  };
  const auto barred = [&](const auto& write) {
    for_each_barred<G>(content, view, [&](const Action& action, typename G::Refusal refusal) {
      const Explanation explanation = explain(refusal);
      write(shown::BarredOf<const Action&>{action, explanation.name, explanation.clause, explanation.why});
    });
  };
  const WrittenList all_choices{content, choices};
  const WrittenList all_barred{content, barred};
  const Text asked = question(content, view, view.seat());
  const auto decision = [&]<class About>(std::optional<About> about) {
    return shown::DecisionOf<About, decltype(all_choices), decltype(all_barred)>{
        .question = asked,
        .about = std::move(about),
        .clause = clause_of(content, view),
        .asked = waiting_on(content, view).has(view.seat()),
        .forced = is_forced<G>(content, view, actions) ? std::optional(true) : std::nullopt,
        .choices = all_choices,
        .barred = all_barred};
  };
  if constexpr (HasSubjects<G>) {
    json::append(out, content, decision(std::optional(subject(content, view, view.seat()))));
  } else {
    json::append(out, content, decision(std::optional<shown::Nothing>()));
  }
}

template <class G>
void append_decision(std::string& out, const typename G::Content& content, const typename G::View& view) {
  append_decision<G>(out, content, view, [&content](std::string& text, const typename G::Action& action) {
    append_choice(text, content, action);
  });
}

// All the ready-made words a seat has, as a list; an empty one where the game has none.
template <class G, class Name>
std::string claims_list(const typename G::Content& content, const typename G::Options& options, Seat seat,
                        const Name& name) {
  if constexpr (MakesClaims<G>) {
    ClaimsOf<G> all;
    claims(content, options, seat, all);
    const auto each = [&](const auto& write) {
      for (const ClaimOf<G>& claim : all) {
        const Text text = describe(content, claim, name);
        write(shown::ClaimOf<const ClaimOf<G>&>{claim, text});
      }
    };
    return json::write(content, WrittenList{content, each});
  } else {
    return "[]";
  }
}

template <class G>
std::string decision_json(const typename G::Content& content, const typename G::View& view) {
  std::string out;
  append_decision<G>(out, content, view);
  return out;
}

}  // namespace backlot
