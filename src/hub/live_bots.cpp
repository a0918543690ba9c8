// Bots at tables: they are asked when it is their turn, think away from the hub's thread, and are stopped when nobody
// wants the answer any more.
#include <algorithm>
#include <utility>

#include "bots/play_bot.hpp"
#include "hub/live_table.hpp"
#include "hub/messages.hpp"

namespace backlot {

// Bots make claims after what invites them, and answer claims.
void LiveTable::let_bots_talk(bool after_move) {
  ServedTable& served = *table_;
  if (served.phase() != ServedTable::Phase::playing) return;
  std::vector<std::pair<Seat, PackedClaim>> claims;
  for (std::size_t i = 0; i < served.chairs().size(); ++i) {
    const ServedTable::Chair& chair = served.chairs()[i];
    if (chair.kind != ServedTable::Chair::Kind::bot || shared_.around.programs.contains(chair.bot)) continue;
    const bots::After after = after_move ? bots::After::move : bots::After::claim;
    const auto claim = bots::claim_by(*served.play(), seat_at(i), chair.bot, after, shared_.bot_chance);
    if (claim) claims.emplace_back(seat_at(i), *claim);
  }
  for (const auto& [seat, claim] : claims) claim_for_bot(seat, claim);
}

void LiveTable::claim_for_bot(Seat seat, PackedClaim claim) {
  const ServedTable::Answer answer = table_->say(seat, "talk-" + std::to_string(table_->entries()), claim);
  if (const auto* const entry = std::get_if<ServedTable::Entry>(&answer)) append(*entry);
}

void LiveTable::stop_thoughts() {
  for (auto* const thoughts : {&thinking_, &hinting_}) {
    for (auto& [seat, thought] : *thoughts) *thought.stop = true;
  }
}

LiveTable::Thought LiveTable::thought_of(Seat seat) const {
  Thought thought;
  thought.decision = table_->decision_number(seat);
  thought.asked = now();
  thought.move = table_->play()->moves();
  thought.interrupts = !table_->play()->waiting().has(seat);
  return thought;
}

// What was asked has been decided otherwise, or taken back; or the person plays again. Who would interrupt thinks again
// when somebody else has done something.
bool LiveTable::is_stale(Seat seat, const Thought& thought) const {
  const ServedTable::Chair& chair = table_->chairs()[index(seat)];
  const bool back = chair.kind == ServedTable::Chair::Kind::person && !chair.held;
  if (back || table_->decision_number(seat) != thought.decision) return true;
  return thought.interrupts && table_->play()->moves() != thought.move;
}

void LiveTable::stop_stale_thoughts() {
  const ServedTable& table = *table_;
  for (auto& [seat, thought] : thinking_) {
    if (is_stale(seat, thought)) *thought.stop = true;
  }
  for (auto& [seat, thought] : hinting_) {
    const bool there = is_there(table.chairs()[index(seat)].owner);
    if (!there || table.decision_number(seat) != thought.decision) *thought.stop = true;
  }
}

bool LiveTable::let_bots_rest() {
  const std::uint64_t rest = shared_.rest.left(now());
  if (rest == 0) return false;
  if (std::exchange(bots_rest_, true)) return true;
  shared_.around.later(std::chrono::milliseconds(rest), if_still_there([](LiveTable& there) {
                         there.bots_rest_ = false;
                         there.run_bots();
                       }));
  return true;
}

// Bots act at a pace that people can follow. How long after the question goes by their seat, the number of the act and
// how long such a bot may think, never by what they hold or by how long they thought.
void LiveTable::decided_after_pause(Seat seat, const Thought& thought, std::optional<PackedAction> action,
                                    std::optional<PackedClaim> claim) {
  const Services::Task task =
      if_still_there([seat, thought, action, claim](LiveTable& there) { there.decided(seat, thought, action, claim); });
  const std::uint64_t pause = shared_.around.bot_pause;
  if (pause == 0) return shared_.around.post(task);
  const std::uint64_t more = mix(thought.move * max_seats + index(seat)) % (pause + 1);
  const std::uint64_t due = thought.asked + std::max<std::uint64_t>(pause + more, thought.milliseconds);
  shared_.around.later(std::chrono::milliseconds(due - std::min(due, now())), task);
}

void LiveTable::run_bots() {
  ServedTable& served = *table_;
  stop_stale_thoughts();
  if (served.phase() == ServedTable::Phase::over) end_programs();
  if (served.phase() != ServedTable::Phase::playing || served.paused()) return;
  if (shared_.stopping || let_bots_rest()) return;
  const auto bot_at = [&](Seat seat) -> const std::string* {
    const ServedTable::Chair& chair = served.chairs()[index(seat)];
    if (chair.kind == ServedTable::Chair::Kind::bot) return &chair.bot;
    return chair.held ? &chair.bot : nullptr;  // of no name: the game's own best
  };
  const SeatSet waiting = served.play()->waiting();
  for (const Seat seat : served.play()->interrupting().without(waiting)) {
    if (bot_at(seat) == nullptr) continue;
    if (shared_.around.programs.contains(*bot_at(seat))) {
      ProgramAtSeat& program_here = programs_[seat];
      if (program_here.let_pass == served.entries() || thinking_.contains(seat)) continue;
      program_here.let_pass = served.entries();
      ask_program(seat);
      continue;
    }
    if (thinking_.contains(seat)) return;  // it is about to, and comes before those who are asked
    const auto action = bots::interrupt_by(*served.play(), seat, *bot_at(seat), shared_.bot_chance);
    if (!action) continue;
    const Thought thought = thinking_[seat] = thought_of(seat);
    return decided_after_pause(seat, thought, action);
  }
  for (const Seat seat : waiting) {
    if (bot_at(seat) == nullptr || thinking_.contains(seat)) continue;
    if (shared_.around.programs.contains(*bot_at(seat))) {
      ask_program(seat);
      continue;
    }
    Thought thought = thought_of(seat);
    const std::uint64_t seed = draw_seed(shared_.bot_chance, bots::Purpose::choose);
    bots::Thinking bot = bots::thinking(*served.play(), seat, *bot_at(seat), seed, thought.stop);
    thought.milliseconds = bot.milliseconds;
    thinking_[seat] = thought;
    if (bot.quick) {  // sooner done than handed over
      decided_after_pause(seat, thought, bot.think(1));
      continue;
    }
    const auto done = if_still_there([seat, thought](LiveTable& there, std::optional<PackedAction> action) {
      there.decided_after_pause(seat, thought, action);
    });
    // The hub may be gone when it has thought: then there is nobody to post to, which `post` knows.
    shared_.around.think(Services::Lane::bots, id_,
                         [post = shared_.around.post, done, think = std::move(bot.think)](std::uint32_t threads) {
                           post([done, action = think(threads)] { done(action); });
                         });
  }
}

void LiveTable::decided(Seat seat, const Thought& thought, std::optional<PackedAction> action,
                        std::optional<PackedClaim> claim) {
  const auto mine = thinking_.find(seat);
  if (mine == thinking_.end() || mine->second.stop != thought.stop) return;  // the table was loaded anew since
  // Said before it is done, while the seat still counts as thinking: what others answer asks it nothing new.
  if (claim && !*thought.stop && !is_stale(seat, thought)) claim_for_bot(seat, *claim);
  thinking_.erase(seat);
  // The table may have gone back to its log meanwhile, the person be back, or nothing be done although it could.
  if (!action || *thought.stop || is_stale(seat, thought)) return run_bots();
  act_bot(seat, thought.decision, *action);
}

void LiveTable::ask_program(Seat seat) {
  const ServedTable& served = *table_;
  ProgramAtSeat& program_here = programs_[seat];
  if (!program_here.program) {
    program_here.program = bots::program_for(*served.play(), shared_.around.programs[served.chairs()[index(seat)].bot]);
  }
  const Thought thought = thinking_[seat] = thought_of(seat);
  const std::uint64_t seed = draw_seed(shared_.bot_chance, bots::Purpose::choose);
  const std::vector<std::string> items = served.stream_after(seat, program_here.heard);
  program_here.heard += items.size();
  // A program that is gone since the server was started leaves its seat to the game's own best.
  auto think = program_here.program ? program_here.program->thinking(*served.play(), seat, items, seed)
                                    : [own = bots::thinking(*served.play(), seat, "", seed).think] {
                                        return bots::Program::Answer{own(1), std::nullopt};
                                      };
  const auto done = if_still_there([seat, thought](LiveTable& there, const bots::Program::Answer& answer) {
    there.decided_after_pause(seat, thought, answer.action, answer.claim);
  });
  shared_.around.wait([post = shared_.around.post, done, think = std::move(think), program = program_here.program] {
    post([done, answer = think()] { done(answer); });
  });
}

// Where they may take their time to leave.
void LiveTable::end_programs() {
  for (auto& [seat, program_here] : programs_) {
    if (!program_here.program) continue;
    const std::string outcome = table_->play() == nullptr ? "null" : table_->play()->outcome_json();
    shared_.around.wait([program = std::move(program_here.program),
                         items = table_->stream_after(seat, program_here.heard), outcome]() mutable {
      program->end(items, outcome);
      program.reset();
    });
  }
  programs_.clear();
}

void LiveTable::act_bot(Seat seat, std::uint32_t decision, PackedAction action) {
  const ServedTable::Answer answer =
      table_->act(seat, "bot-" + std::to_string(decision), decision, action, {clocks_.spent(seat, now())});
  if (const auto* const entry = std::get_if<ServedTable::Entry>(&answer)) {
    append(*entry);  // which lets the next bots think
  } else {
    run_bots();  // somebody acted meanwhile, and this is no longer possible: think again
  }
}

}  // namespace backlot
