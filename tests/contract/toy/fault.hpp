// What is wrong with a toy game. Each fault is one or two lines in its rules.
#pragma once

namespace backlot::toy {

enum class Fault {
  none,
  never_ends,
  dead_ends,             // for one kind of prize nobody can go on
  loses_a_card,          // one kind of card vanishes when it is shown
  dead_ends_in_a_dream,  // imagine leaves a card unknown, and play stops there
  check_too_kind,        // lets pass what is not listed
  check_too_strict,      // refuses what is listed
  lists_twice,           // copies of a card make two actions
  counts_one_more,       // without the list there is an action more
  gives_another,         // without the list the first action is never given
  default_is_illegal,
  packs_two_as_one,
  order_matters,       // who seals first is kept
  draws_early,         // before the last seal
  forgets_a_field,     // the list of fields leaves one out
  replays_otherwise,   // uses something that is not on the record
  depends_on_sink,     // the state depends on who listens
  hashes_otherwise,    // the running hash gets other events
  pauses_if_it_fits,   // waits only for whom the secret gives a choice
  refusal_tells,       // why an action is refused depends on hidden cards
  dreams_impossible,   // imagine deals a card more often than there are copies
  remembers_too_much,  // a View shows what others have sealed
  changes_silently,    // a View changes, and no event says so
  bytes_tell,          // a View carries what its fields do not list, and it is sent
  event_bytes_tell,    // the same with an event
  forgets_a_peek,      // a View no longer shows a card that the seat was shown
  event_tells,         // everybody hears which card was sealed
  dreams_the_same,     // imagine always returns the same world
  dreams_too_little,   // imagine leaves out worlds
  dreams_unevenly,     // imagine takes kinds for cards
  tells_halfway,       // an event comes while a card is nowhere
  bytes_tell_halfway,  // a View carries such a thing in the middle of an action only
  outlook_halfway,     // the same, and the outlook lists it
  shows_too_early,     // a View shows a card before the event that tells of it
  forces_a_secret,     // that a seat has one answer is taken for public
  bars_twice,          // the same action is looked for two times
};

}  // namespace backlot::toy
