// Bots at tables: they are asked when it is their turn, think away from the hub's thread, and are stopped when nobody
// wants the answer any more.
#include <utility>

#include "bots/play_bot.hpp"
#include "server/hub.hpp"
#include "server/messages.hpp"

namespace backlot {

// Bots make claims after what invites them, and answer claims.
void Hub::let_bots_talk(const std::string& table, Slot& slot, bool after_move) {
  ServedTable& served = *slot.table;
  if (served.phase() != ServedTable::Phase::playing) return;
  std::vector<std::pair<Seat, std::string>> claims;
  for (std::size_t i = 0; i < served.chairs().size(); ++i) {
    const ServedTable::Chair& chair = served.chairs()[i];
    if (chair.kind != ServedTable::Chair::Kind::bot || around_.programs.contains(chair.bot)) continue;
    const bots::After after = after_move ? bots::After::move : bots::After::claim;
    std::string claim = bots::claim_json(*served.play(), seat_at(i), chair.bot, after, bot_chance_);
    if (!claim.empty()) claims.emplace_back(seat_at(i), std::move(claim));
  }
  for (const auto& [seat, claim] : claims) claim_for_bot(table, slot, seat, claim);
}

void Hub::claim_for_bot(const std::string& table, Slot& slot, Seat seat, const std::string& claim) {
  const auto node = json::parse(claim);
  ServedTable::Answer answer =
      slot.table->say(seat, "talk-" + std::to_string(slot.table->entries()), "", &std::get<json::Node>(node));
  if (auto* const entry = std::get_if<ServedTable::Entry>(&answer)) {
    append(table, slot, std::move(*entry), nullptr, "", "");
  }
}

void Hub::stop_thinking() {
  stopping_ = true;
  for (auto& [table, slot] : slots_) stop_thoughts(slot);
}

void Hub::stop_thoughts(Slot& slot) {
  for (auto* const thoughts : {&slot.thinking, &slot.hinting}) {
    for (auto& [seat, thought] : *thoughts) *thought.stop = true;
  }
}

// What was asked has been decided otherwise, or taken back; or the person plays again, or has gone.
void Hub::stop_stale_thoughts(Slot& slot) {
  const ServedTable& table = *slot.table;
  for (auto& [seat, thought] : slot.thinking) {
    const ServedTable::Chair& chair = table.chairs()[index(seat)];
    const bool back = chair.kind == ServedTable::Chair::Kind::person && !chair.held;
    if (back || table.decision_number(seat) != thought.decision) *thought.stop = true;
  }
  for (auto& [seat, thought] : slot.hinting) {
    const bool there = is_there(slot, table.chairs()[index(seat)].owner);
    if (!there || table.decision_number(seat) != thought.decision) *thought.stop = true;
  }
}

bool Hub::let_bots_rest(const std::string& table, Slot& slot) {
  if (now() >= rest_until_) return false;
  if (std::exchange(slot.bots_rest, true)) return true;
  around_.later(std::chrono::milliseconds(rest_until_ - now()), [this, table] {
    const auto found = slots_.find(table);
    if (found == slots_.end()) return;
    found->second.bots_rest = false;
    run_bots(table, found->second);
  });
  return true;
}

void Hub::run_bots(const std::string& table, Slot& slot) {
  ServedTable& served = *slot.table;
  stop_stale_thoughts(slot);
  if (served.phase() == ServedTable::Phase::over) end_programs(slot);
  if (served.phase() != ServedTable::Phase::playing || served.paused()) return;
  if (stopping_ || let_bots_rest(table, slot)) return;
  const auto bot_at = [&](Seat seat) -> const std::string* {
    const ServedTable::Chair& chair = served.chairs()[index(seat)];
    if (chair.kind == ServedTable::Chair::Kind::bot) return &chair.bot;
    return chair.held ? &chair.bot : nullptr;  // of no name: the game's own best
  };
  const SeatSet waiting = served.play()->waiting();
  for (const Seat seat : served.play()->interrupting().without(waiting)) {
    if (bot_at(seat) == nullptr) continue;
    if (around_.programs.contains(*bot_at(seat))) {
      Foreign& foreign = slot.foreign[seat];
      if (foreign.let_pass == served.entries() || slot.thinking.contains(seat)) continue;
      foreign.let_pass = served.entries();
      ask_program(table, slot, seat);
      continue;
    }
    const std::string action = bots::interrupt_json(*served.play(), seat, *bot_at(seat), bot_chance_);
    if (!action.empty()) return act_bot(table, slot, seat, served.decision_number(seat), action);
  }
  for (const Seat seat : waiting) {
    const std::uint32_t decision = served.decision_number(seat);
    if (bot_at(seat) == nullptr || slot.thinking.contains(seat)) continue;
    if (around_.programs.contains(*bot_at(seat))) {
      ask_program(table, slot, seat);
      continue;
    }
    const Thought thought = slot.thinking[seat] = {.decision = decision};
    const std::uint64_t seed = draw_seed(bot_chance_, bots::Purpose::choose);
    bots::Thinking bot = bots::thinking(*served.play(), seat, *bot_at(seat), seed, thought.stop);
    if (bot.quick) {  // sooner done than handed over
      around_.post([this, table, seat, thought, action = bot.think(1)] { decided(table, seat, thought, action); });
      continue;
    }
    // The hub may be gone when it has thought: then there is nobody to post to, which `post` knows.
    around_.think(
        Lane::bots, table,
        [this, post = around_.post, table, seat, thought, think = std::move(bot.think)](std::uint32_t threads) {
          post([this, table, seat, thought, action = think(threads)] { decided(table, seat, thought, action); });
        });
  }
}

void Hub::decided(const std::string& table, Seat seat, const Thought& thought, const std::string& action,
                  const std::string& claim) {
  const auto found = slots_.find(table);
  if (found == slots_.end()) return;
  Slot& slot = found->second;
  const auto mine = slot.thinking.find(seat);
  if (mine == slot.thinking.end() || mine->second.stop != thought.stop) return;  // the table was loaded anew since
  const std::uint32_t decision = thought.decision;
  const ServedTable::Chair& chair = slot.table->chairs()[index(seat)];
  const bool back = chair.kind == ServedTable::Chair::Kind::person && !chair.held;
  // Said before it is done, while the seat still counts as thinking: what others answer asks it nothing new.
  if (!claim.empty() && !back && !*thought.stop && slot.table->decision_number(seat) == decision) {
    claim_for_bot(table, slot, seat, claim);
  }
  slot.thinking.erase(seat);
  // The table may have gone back to its log meanwhile, the person be back, or nothing be done although it could.
  const bool stopped = *thought.stop;
  if (action.empty() || back || stopped || slot.table->decision_number(seat) != decision) return run_bots(table, slot);
  act_bot(table, slot, seat, decision, action);
}

void Hub::ask_program(const std::string& table, Slot& slot, Seat seat) {
  const ServedTable& served = *slot.table;
  Foreign& foreign = slot.foreign[seat];
  if (!foreign.program) {
    foreign.program = bots::program_for(*served.play(), around_.programs[served.chairs()[index(seat)].bot]);
  }
  const std::uint32_t decision = served.decision_number(seat);
  const Thought thought = slot.thinking[seat] = {.decision = decision};
  const std::uint64_t seed = draw_seed(bot_chance_, bots::Purpose::choose);
  const std::vector<std::string> items = served.stream_after(seat, foreign.heard);
  foreign.heard += items.size();
  // A program that is gone since the server was started leaves its seat to the game's own best.
  auto think = foreign.program ? foreign.program->thinking(*served.play(), seat, items, seed)
                               : [own = bots::thinking(*served.play(), seat, "", seed).think] {
                                   return bots::Program::Answer{own(1), ""};
                                 };
  around_.wait([this, post = around_.post, table, seat, thought, think = std::move(think), program = foreign.program] {
    post(
        [this, table, seat, thought, answer = think()] { decided(table, seat, thought, answer.action, answer.claim); });
  });
}

// Where they may take their time to leave.
void Hub::end_programs(Slot& slot) const {
  for (auto& [seat, foreign] : slot.foreign) {
    if (!foreign.program) continue;
    const std::string outcome = slot.table->play() == nullptr ? "null" : slot.table->play()->outcome_json();
    around_.wait([program = std::move(foreign.program), items = slot.table->stream_after(seat, foreign.heard),
                  outcome]() mutable {
      program->end(items, outcome);
      program.reset();
    });
  }
  slot.foreign.clear();
}

void Hub::act_bot(const std::string& table, Slot& slot, Seat seat, std::uint32_t decision, const std::string& action) {
  const auto node = json::parse(action);
  ServedTable::Answer answer = slot.table->act(seat, "bot-" + std::to_string(decision), decision,
                                               std::get<json::Node>(node), {slot.clocks.spent(seat, now())});
  if (auto* const entry = std::get_if<ServedTable::Entry>(&answer)) {
    append(table, slot, std::move(*entry), nullptr, "", "");  // which lets the next bots think
  } else {
    run_bots(table, slot);  // somebody acted meanwhile, and this is no longer possible: think again
  }
}

}  // namespace backlot
