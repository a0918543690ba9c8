// The "no" that no rule says: the request is ill-formed, or comes from the wrong one or at the wrong time. Each has a
// name, by which programs and other languages know it, and a sentence, in which {} stands for something that is put in.
#pragma once
#include <array>
#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "json/fault.hpp"
#include "table/refused.hpp"

namespace backlot {

enum class No : std::uint8_t {
  // what comes in cannot be read
  no_json,
  hello_first,
  other_version,
  bad_id,
  unknown_type,
  missing_field,
  bad_field,
  unknown_field,
  id_used,
  not_so_fast,
  // coming to a table
  no_such_game,
  unknown_pack,
  bad_options,
  listed_with_password,
  bad_password,
  too_many_tables,
  no_such_table,
  damaged_log,
  not_readable,
  id_or_code,
  too_many_tries,
  needs_password,
  wrong_password,
  too_many_passwords,
  too_many_guests,
  too_many_watch,
  elsewhere,
  loading,
  loading_again,
  join_first,
  only_watching,
  not_stored,
  bad_history,
  // before the game
  too_late_to_sit,
  too_late_to_move,
  started,
  started_already,
  no_such_seat_here,
  seat_taken,
  seat_empty,
  nobody_there,
  there_already,
  not_seated_to_move,
  bad_name,
  name_of_bot,
  name_taken,
  bad_commitment,
  not_committed,
  not_seated_to_commit,
  bad_contribution,
  other_contribution,
  open_already,
  not_opening,
  no_start,
  no_such_bot,
  too_much_changed,
  not_seated_to_be_ready,
  not_seated_for_face,
  seated_already,
  seat_not_left,
  nobody_asks,
  // the host
  host_adds_bots,
  host_frees_seats,
  host_starts,
  host_pauses,
  host_resumes,
  host_hands_over,
  host_to_person,
  host_already,
  host_mutes,
  host_not_muted,
  no_person_there,
  is_here,
  host_sets_speed,
  host_says_next,
  no_tv,
  host_lets_in,
  host_removes_titles,
  // in the game
  not_playing,
  paused,
  paused_already,
  not_paused,
  own_seat_only,
  bot_there_already,
  no_bot_for_you,
  back_first,
  not_seated_to_act,
  asked_nothing,
  other_decision,
  bad_action_id,
  bad_action,
  action_or_actions,
  nothing_after_that,
  too_often,
  hints_off,
  not_seated_for_hints,
  no_hint_for_that,
  hinting,
  hint_too_late,
  not_seated_for_previews,
  no_preview_for_that,
  previewing,
  // taking back
  not_seated_to_undo,
  stands,
  vote_already,
  no_already,
  no_vote,
  not_asked_to_vote,
  // talk and notes
  talk_later,
  not_seated_to_talk,
  muted,
  bad_talk_id,
  said_all,
  bad_talk,
  control_characters,
  bad_claim,
  no_such_claim,
  no_claims,
  not_seated_for_notes,
  notes_while_playing,
  note_too_often,
  note_too_long,
  mark_of_other,
  mark_once,
  no_titles,
  not_yours_to_title,
  bad_title,
  title_of_the_list,
  no_such_title,
  not_seated_to_look,
  taught_enough,
  // after the game
  not_seated_for_rematch,
  not_seated_to_be_named,
  rematch_later,
  rematch_already,
  options_unknown_now,
  not_finished_by_rules,
  not_over,
  end_not_stored,
  // pages
  nothing_here,
  which_host,
  bad_search,
  bad_search_field,
  other_search_field,
  won_by_whom,
  no_search_now,
};

struct Reason {
  No no;
  std::string_view name;
  std::string_view why;
};

inline constexpr auto reasons = std::to_array<Reason>({
    // what comes in cannot be read
    {No::no_json, "no_json", "{}"},
    {No::hello_first, "hello_first", "say hello first"},
    {No::other_version, "other_version", "this server speaks version 1 of the protocol"},
    {No::bad_id, "bad_id", "every request carries an id of 1 to 64 characters"},
    {No::unknown_type, "unknown_type", "unknown type of message"},
    {No::missing_field, "missing_field", "{}"},
    {No::bad_field, "bad_field", "{}: {}"},
    {No::unknown_field, "unknown_field", "there is a field that does not belong here"},
    {No::id_used, "id_used", "this id was used for something else"},
    {No::not_so_fast, "not_so_fast", "not so fast: wait a second"},
    // coming to a table
    {No::no_such_game, "no_such_game", "there is no such game"},
    {No::unknown_pack, "unknown_pack", "the pack it was played with is not known here"},
    {No::bad_options, "bad_options", "options: {}: {}"},
    {No::listed_with_password, "listed_with_password", "a table with a password is not listed"},
    {No::bad_password, "bad_password", "a password has 1 to 100 bytes without control characters"},
    {No::too_many_tables, "too_many_tables", "too many new tables; wait a little"},
    {No::no_such_table, "no_such_table", "there is no such table"},
    {No::damaged_log, "damaged_log",
     "the log of this table is damaged; whoever runs this server can look at it with backlot check"},
    {No::not_readable, "not_readable", "the table cannot be read now; try again"},
    {No::id_or_code, "id_or_code", "a table is named by its id or by its code"},
    {No::too_many_tries, "too_many_tries", "too many tries; wait a little"},
    {No::needs_password, "needs_password", "this table has a password"},
    {No::wrong_password, "wrong_password", "that is not the password"},
    {No::too_many_passwords, "too_many_passwords", "too many passwords at once; try again"},
    {No::too_many_guests, "too_many_guests", "this table is full: too many people have come in"},
    {No::too_many_watch, "too_many_watch", "too many people look at this table; try again later"},
    {No::elsewhere, "elsewhere", "another server keeps this table: {}"},
    {No::loading, "loading", "the table is being loaded; wait for the answer"},
    {No::loading_again, "loading_again", "the table is being loaded; try again"},
    {No::join_first, "join_first", "join a table first"},
    {No::only_watching, "only_watching", "this connection only watches"},
    {No::not_stored, "not_stored", "this could not be stored; try again"},
    {No::bad_history, "bad_history", "before is a number of the stream, or one more"},
    // before the game
    {No::too_late_to_sit, "too_late_to_sit", "the game has started; seats are taken before that"},
    {No::too_late_to_move, "too_late_to_move", "the game has started; seats are changed before that"},
    {No::started, "started", "the game has started"},
    {No::started_already, "started_already", "the game has started already"},
    {No::no_such_seat_here, "no_such_seat_here", "there are seats 1 to {}"},
    {No::seat_taken, "seat_taken", "that seat is taken"},
    {No::seat_empty, "seat_empty", "seat {} is empty"},
    {No::nobody_there, "nobody_there", "nobody sits there"},
    {No::there_already, "there_already", "you sit there already"},
    {No::not_seated_to_move, "not_seated_to_move", "only people who sit at the table change seats"},
    {No::bad_name, "bad_name", "a name has 1 to 40 characters, all of which can be seen"},
    {No::name_of_bot, "name_of_bot", "only bots are called that; choose another name"},
    {No::name_taken, "name_taken", "somebody here is called that, or nearly so; choose another name"},
    {No::bad_commitment, "bad_commitment", "a commitment is a SHA-256 in 64 hex digits"},
    {No::not_committed, "not_committed", "{} has not committed to a contribution yet"},
    {No::not_seated_to_commit, "not_seated_to_commit", "only people who sit here commit, before the start"},
    {No::bad_contribution, "bad_contribution", "a contribution is 32 bytes in 64 hex digits"},
    {No::other_contribution, "other_contribution", "this is not the contribution that was committed to"},
    {No::open_already, "open_already", "this contribution is open already"},
    {No::not_opening, "not_opening", "contributions are opened once, when the game starts"},
    {No::no_start, "no_start", "no start is under way"},
    {No::no_such_bot, "no_such_bot", "there is no such bot here; bots at tables are easy, medium, hard or expert"},
    {No::too_much_changed, "too_much_changed", "too much has changed at this table; make a new one"},
    {No::not_seated_to_be_ready, "not_seated_to_be_ready",
     "only people who sit at the table say that they are ready, before the start"},
    {No::not_seated_for_face, "not_seated_for_face", "only people who sit at the table change their face"},
    {No::seated_already, "seated_already", "you sit at this table already"},
    {No::seat_not_left, "seat_not_left", "nobody has left that seat"},
    {No::nobody_asks, "nobody_asks", "nobody asks for that seat"},
    // the host
    {No::host_adds_bots, "host_adds_bots", "only the host adds bots"},
    {No::host_frees_seats, "host_frees_seats", "only the host frees the seat of another"},
    {No::host_starts, "host_starts", "only the host starts the game"},
    {No::host_pauses, "host_pauses", "only the host pauses the game"},
    {No::host_resumes, "host_resumes", "only the host lets the game go on"},
    {No::host_hands_over, "host_hands_over", "only the host hands the host's rights over"},
    {No::host_to_person, "host_to_person", "the host's rights go to a person who sits at the table"},
    {No::host_already, "host_already", "you are the host already"},
    {No::host_mutes, "host_mutes", "only the host mutes people"},
    {No::host_not_muted, "host_not_muted", "the host is not muted"},
    {No::no_person_there, "no_person_there", "there is no person on that seat"},
    {No::is_here, "is_here", "{} is here"},
    {No::host_sets_speed, "host_sets_speed", "only the host sets the speed of the screen for all"},
    {No::host_says_next, "host_says_next", "only the host lets the screen for all go on"},
    {No::no_tv, "no_tv", "there is no screen for all"},
    {No::host_lets_in, "host_lets_in", "only the host lets somebody play on for another"},
    {No::host_removes_titles, "host_removes_titles", "only the host, or who gave it, takes a title away"},
    // in the game
    {No::not_playing, "not_playing", "the game is not being played"},
    {No::paused, "paused", "the host has paused the game"},
    {No::paused_already, "paused_already", "the game is paused already"},
    {No::not_paused, "not_paused", "the game is not paused"},
    {No::own_seat_only, "own_seat_only", "in the middle of a game everybody leaves only their own seat"},
    {No::bot_there_already, "bot_there_already", "a bot plays there already"},
    {No::no_bot_for_you, "no_bot_for_you", "no bot plays for you"},
    {No::back_first, "back_first", "a bot plays for you; say that you are back first"},
    {No::not_seated_to_act, "not_seated_to_act", "only people who sit at the table act"},
    {No::asked_nothing, "asked_nothing", "this seat is asked nothing now"},
    {No::other_decision, "other_decision", "that was the answer to another question; now it is decision {}"},
    {No::bad_action_id, "bad_action_id", "an action carries an id of 1 to 64 characters"},
    {No::bad_action, "bad_action", "{}: {}"},
    {No::action_or_actions, "action_or_actions", "there is one action, or a list of actions"},
    {No::nothing_after_that, "nothing_after_that", "action {} shows something new; what follows it is decided then"},
    {No::too_often, "too_often", "that was done too often at this table"},
    {No::hints_off, "hints_off", "the host has switched hints off at this table"},
    {No::not_seated_for_hints, "not_seated_for_hints", "hints are for those who sit at the table"},
    {No::no_hint_for_that, "no_hint_for_that", "hints are about the decision you are asked for now"},
    {No::hinting, "hinting", "a hint is being thought out for you"},
    {No::hint_too_late, "hint_too_late", "that is decided; no hint is needed any more"},
    {No::not_seated_for_previews, "not_seated_for_previews", "previews are for those who sit at the table"},
    {No::no_preview_for_that, "no_preview_for_that", "previews are about the decision you can make now"},
    {No::previewing, "previewing", "a preview is being made for you"},
    // taking back
    {No::not_seated_to_undo, "not_seated_to_undo", "only people who sit at the table take a decision back"},
    {No::stands, "stands", "that stands: undo never goes back past a draw, a reveal or somebody's answer"},
    {No::vote_already, "vote_already", "there is a vote already"},
    {No::no_already, "no_already", "that was asked already, and the answer was no"},
    {No::no_vote, "no_vote", "there is no vote"},
    {No::not_asked_to_vote, "not_asked_to_vote", "your vote is not asked for, or counted already"},
    // talk and notes
    {No::talk_later, "talk_later", "talk begins with the game"},
    {No::not_seated_to_talk, "not_seated_to_talk", "only people who sit at the table talk"},
    {No::muted, "muted", "the host has muted you"},
    {No::bad_talk_id, "bad_talk_id", "what is said carries an id of 1 to 64 characters"},
    {No::said_all, "said_all", "this seat has said all that fits into the table's log"},
    {No::bad_talk, "bad_talk", "say something of 1 to 500 bytes"},
    {No::control_characters, "control_characters", "there are control characters in it"},
    {No::bad_claim, "bad_claim", "{}: {}"},
    {No::no_such_claim, "no_such_claim", "nobody can claim that here"},
    {No::no_claims, "no_claims", "this game has no ready-made claims"},
    {No::not_seated_for_notes, "not_seated_for_notes", "only people who sit at the table take notes"},
    {No::notes_while_playing, "notes_while_playing", "notes are taken while the game is played"},
    {No::note_too_often, "note_too_often", "this note was changed too often"},
    {No::note_too_long, "note_too_long", "a note has at most 4000 bytes"},
    {No::mark_of_other, "mark_of_other", "a mark is about another seat of the table"},
    {No::mark_once, "mark_once", "there is one mark for each seat"},
    {No::no_titles, "no_titles", "nothing in this game has a title of its players' own"},
    {No::not_yours_to_title, "not_yours_to_title", "who makes something gives it a title, before it is finished"},
    {No::bad_title, "bad_title", "a title has 1 to 80 bytes, a line at most 200, all of which can be seen"},
    {No::title_of_the_list, "title_of_the_list", "at a listed table titles are chosen from the list, without a line"},
    {No::no_such_title, "no_such_title", "there is no such title"},
    {No::not_seated_to_look, "not_seated_to_look", "only people who play look at what was dealt, and say so once"},
    {No::taught_enough, "taught_enough", "there is no more time to be taught in this game; the clock runs"},
    // after the game
    {No::not_seated_for_rematch, "not_seated_for_rematch", "only people who sat at the table ask for a rematch"},
    {No::not_seated_to_be_named, "not_seated_to_be_named", "only people who sit at the table can be named"},
    {No::rematch_later, "rematch_later", "a rematch comes after the end"},
    {No::rematch_already, "rematch_already", "there is a rematch already"},
    {No::options_unknown_now, "options_unknown_now", "the rules have changed, and know these options no more"},
    {No::not_finished_by_rules, "not_finished_by_rules",
     "the rules have changed since it was played, and by ours it is not finished"},
    {No::not_over, "not_over", "the game is not over, and its record would show what everybody hides"},
    {No::end_not_stored, "end_not_stored", "the end is not on disk yet; try again"},
    // pages
    {No::nothing_here, "nothing_here", "there is nothing here"},
    {No::which_host, "which_host", "the request does not say which host it is for"},
    {No::bad_search, "bad_search", "the search is not well-formed"},
    {No::bad_search_field, "bad_search_field",
     "not understood: {}; a search has player, won (0 or 1), game, phase, ended_by, since, until (seconds since 1970), "
     "before (a number) and limit (1 to 100)"},
    {No::other_search_field, "other_search_field",
     "the search is not understood; a search has player, won (0 or 1), game, phase, ended_by, since, until (seconds "
     "since 1970), before (a number) and limit (1 to 100)"},
    {No::won_by_whom, "won_by_whom", "won goes with a player"},
    {No::no_search_now, "no_search_now", "the tables cannot be searched now; try again later"},
});

constexpr bool reasons_are_in_order() {
  for (std::size_t i = 0; i < reasons.size(); ++i) {
    if (reasons[i].no != static_cast<No>(i)) return false;
  }
  return true;
}
static_assert(reasons_are_in_order());

constexpr const Reason& reason(No no) { return reasons[static_cast<std::size_t>(no)]; }

// With what is put in, in order.
template <std::convertible_to<std::string>... Part>
Refused no(No which, Part&&... parts) {
  const Reason& why = reason(which);
  Refused refused{why.name, {}, std::string(why.why), {std::string(std::forward<Part>(parts))...}};
  std::size_t at = 0;
  for (const std::string& part : refused.with) {
    at = refused.why.find("{}", at);
    refused.why.replace(at, 2, part);
    at += part.size();
  }
  return refused;
}

// What is wrong with a part of a message.
inline Refused no(No which, const Fault& fault) { return no(which, fault.field, fault.why); }

}  // namespace backlot
