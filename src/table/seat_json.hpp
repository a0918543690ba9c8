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

namespace backlot {

// An event as a seat sees it, with words and, where its amount is a sum, what that is made of.
template <class Content, class Event, class Name>
std::string event_item(const Content& content, const Event& seen, const Name& name) {
  std::string out = "{\"event\":";
  json::append(out, content, seen);
  out += ",\"text\":";
  json::append_text(out, describe(content, seen, name));
  if constexpr (requires { parts_of(content, seen); }) {
    const auto parts = parts_of(content, seen);
    if (!parts.empty()) {
      out += ",\"parts\":";
      json::append(out, content, parts);
    }
  }
  return out + "}";
}

// Something said; `claim` is JSON, or empty.
inline std::string said_item(std::size_t seat, std::string_view speaker, std::string_view text,
                             std::string_view claim) {
  std::string out = "{\"said\":{\"seat\":" + std::to_string(seat) + ",\"text\":";
  json::append_text(out, text);
  if (!claim.empty()) out += ",\"claim\":" + std::string(claim);
  out += "},\"text\":";
  json::append_text(out, std::string(speaker) + ": " + std::string(text));
  return out + "}";
}

// Something about the table itself, such as a pause; `seat` is 0 when it is about nobody.
inline std::string note_item(std::string_view kind, std::size_t seat, std::string_view text) {
  std::string out = "{\"note\":{\"kind\":\"" + std::string(kind) + "\"";
  if (seat != 0) out += ",\"seat\":" + std::to_string(seat);
  out += "},\"text\":";
  json::append_text(out, text);
  return out + "}";
}

// What a seat that may act looks for and cannot do, with the reason; a list.
template <class G>
void append_barred(std::string& out, const typename G::Content& content, const typename G::View& view) {
  out += "[";
  bool first = true;
  for_each_barred<G>(content, view, [&](const typename G::Action& action, typename G::Refusal refusal) {
    const Explanation explanation = explain(refusal);
    out += first ? "{\"action\":" : ",{\"action\":";
    first = false;
    json::append(out, content, action);
    out += ",\"name\":";
    json::append_text(out, explanation.name);
    out += ",\"clause\":";
    json::append(out, content, explanation.clause);
    out += ",\"why\":";
    json::append_text(out, explanation.why);
    out += "}";
  });
  out += "]";
}

// The question, the clause behind it, whether the table waits for the answer, whether it is forced, every choice with
// its words and what is barred; "null" when there is none.
template <class G>
void append_decision(std::string& out, const typename G::Content& content, const typename G::View& view) {
  ActionsOf<G> actions;
  legal_actions(content, view, view.seat(), actions);
  if (actions.empty()) {  // may interrupt, and has nothing to do it with
    out += "null";
    return;
  }
  out += "{\"question\":";
  json::append_text(out, question(content, view, view.seat()));
  if constexpr (HasSubjects<G>) {
    out += ",\"about\":";
    json::append(out, content, subject(content, view, view.seat()));
  }
  out += ",\"clause\":";
  json::append(out, content, clause_of(content, view));
  out += waiting_on(content, view).has(view.seat()) ? ",\"asked\":true" : ",\"asked\":false";
  if (is_forced<G>(content, view, actions)) out += ",\"forced\":true";
  out += ",\"choices\":[";
  for (std::size_t i = 0; i < actions.size(); ++i) {
    out += i == 0 ? "{\"action\":" : ",{\"action\":";
    json::append(out, content, actions[i]);
    out += ",\"text\":";
    json::append_text(out, describe(content, actions[i]));
    out += "}";
  }
  out += "],\"barred\":";
  append_barred<G>(out, content, view);
  out += "}";
}

// All the ready-made words a seat has, as a list; an empty one where the game has none.
template <class G, class Name>
std::string claims_list(const typename G::Content& content, const typename G::Options& options, Seat seat,
                        const Name& name) {
  std::string out = "[";
  if constexpr (MakesClaims<G>) {
    ClaimsOf<G> all;
    claims(content, options, seat, all);
    for (const ClaimOf<G>& each : all) {
      out += out.size() == 1 ? "{\"claim\":" : ",{\"claim\":";
      json::append(out, content, each);
      out += ",\"text\":";
      json::append_text(out, describe(content, each, name));
      out += "}";
    }
  }
  return out + "]";
}

template <class G>
std::string decision_json(const typename G::Content& content, const typename G::View& view) {
  std::string out;
  append_decision<G>(out, content, view);
  return out;
}

}  // namespace backlot
