#include "lab/reports/balance.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

#include "core/outcome.hpp"
#include "lab/statistics.hpp"

namespace backlot::lab {

namespace {

constexpr double z = z_95;

// A part of all wins, with its interval and how likely it would be further from what is fair by chance.
struct Share {
  double value = std::numeric_limits<double>::quiet_NaN();
  double low = value;
  double high = value;
  double chance = value;
};

Share share_of(const Sum& payoff, double fair) {
  if (payoff.count() < 2) return {};
  const double mean = payoff.mean() / full_payoff;
  const double error = payoff.error() / full_payoff;
  const Interval interval = interval_of_mean(mean, error, static_cast<double>(payoff.count()));
  return {mean, interval.low, interval.high, error > 0 ? normal_tails((mean - fair) / error) : (mean == fair ? 1 : 0)};
}
Share share_of(const RoleCount& role) {
  if (role.games == 0) return {};
  const Interval interval = interval_95(role.wins, role.games);
  return {lab::share(role.wins, role.games), interval.low, interval.high};
}
double equal_part(const StudyCounts& counts) {
  double all = 0;
  for (const SeatCount& seat : counts.seats) all += seat.payoff.mean() / full_payoff;
  return counts.seats.empty() ? 0 : all / static_cast<double>(counts.seats.size());
}

std::string tenths(double part) { return std::isnan(part) ? "-" : fmt::format("{:.1f}%", 100 * part); }
std::string within(double low, double high) { return fmt::format("{} to {}", tenths(low), tenths(high)); }
// With its interval, and of how many games it is a part.
std::string told(const Share& share, std::uint64_t games) {
  return fmt::format("{} ({}, {} games)", tenths(share.value), within(share.low, share.high), games);
}

std::string joined(const std::vector<std::string>& words) {
  std::string out;
  for (std::size_t i = 0; i < words.size(); ++i) {
    out += (i == 0 ? "" : i + 1 == words.size() ? " and " : ", ") + words[i];
  }
  return out;
}

std::string plural(const std::string& noun) { return noun + "s"; }

// The part of one number of players, and the tests that its sentences rest on. They are corrected over the whole
// report, so that sentences come after all tests are known.
class PartMaker {
 public:
  explicit PartMaker(const Studied& studied) : x_(studied), counts_(studied.counts) {
    fair_ = equal_part(counts_);
    for (const SeatCount& seat : counts_.seats) seats_.push_back(share_of(seat.payoff, fair_));
    first_ = share_of(counts_.first, fair_);
    for (const ChoiceCount& count : counts_.choices) choices_.push_back(difference(count));
  }

  // Chances of seats and of who is asked first.
  std::vector<double> chances() const {
    std::vector<double> all;
    if (x_.players < 2) return all;
    for (const Share& seat : seats_) all.push_back(seat.chance);
    all.push_back(first_.chance);
    return all;
  }
  // As many corrected ones, in the same order.
  void correct(std::vector<double>::const_iterator& corrected) {
    if (x_.players < 2) return;
    for (Share& seat : seats_) seat.chance = *corrected++;
    first_.chance = *corrected++;
  }

  Part part() {
    Part part;
    part.id = fmt::format("players_{}", x_.players);
    part.title = fmt::format("{} {}", x_.players, x_.players == 1 ? "player" : "players");
    seat_table(part);
    role_table(part);
    score_table(part);
    length_tables(part);
    lead_table(part);
    estimate_tables(part);
    skill_table(part);
    choice_tables(part);
    ending_table(part);
    metric_table(part);
    return part;
  }

  // What stands out, for the top of the report; and what does not.
  const std::vector<std::string>& striking() const { return striking_; }
  bool seats_differ() const { return seats_differ_; }
  const std::vector<Share>& roles() const { return roles_; }
  const Share& first() const { return first_; }
  double foreseen_halfway() const { return foreseen_halfway_; }

 private:
  // How much more those win who chose it at least once than those who could have and never did.
  static Share difference(const ChoiceCount& count) {
    if (count.with.count() < 30 || count.without.count() < 30) return {};
    const double value = (count.with.mean() - count.without.mean()) / full_payoff;
    const double error = std::hypot(count.with.error(), count.without.error()) / full_payoff;
    return {value, value - z * error, value + z * error, error > 0 ? normal_tails(value / error) : 1};
  }

  // Shares above the first and below the second stand out.
  struct Lines {
    double above = 0;
    double below = 0;
  };
  static Lines equal_lines(const StudyCounts& counts) { return {equal_part(counts), equal_part(counts)}; }
  static Lines side_lines(const StudyCounts& /*counts*/) { return {0.6, 0.4}; }

  // What becomes of something that stands out, many wins or few, when others play.
  template <class ShareIn>
  std::string between_others(const ShareIn& share_in, Lines (*lines_in)(const StudyCounts&), bool many) const {
    std::string text;
    for (const OtherPlayers& other : x_.others) {
      const Share share = share_in(other.counts);
      if (std::isnan(share.value)) continue;
      const Lines lines = lines_in(other.counts);
      const bool over = share.low > lines.above;
      const bool under = share.high < lines.below;
      const char* const verdict = (many ? over : under)   ? "it is so, too"
                                  : (many ? under : over) ? "it is the other way round"
                                                          : "it does not show";
      text += fmt::format(" Between {} players {}: {}.", other.bots, verdict, told(share, other.counts.games));
    }
    return text;
  }

  std::string at_count() const { return fmt::format("With {} {}", x_.players, x_.players == 1 ? "player" : "players"); }

  void seat_table(Part& part) {
    if (x_.players < 2) return;
    Sheet table{
        "seats",
        "Wins by seat",
        "A shared win counts in parts. The line is an equal part; bars are 95% intervals. The last column is the "
        "chance "
        "of a seat being at least so far from the line if all seats were alike, corrected over all seats of the report "
        "(Holm).",
        {{"seat", As::text},
         {"of wins", As::percent},
         {"low", As::percent},
         {"high", As::percent},
         {"alone", As::percent},
         {"shared", As::percent},
         {"dropped out", As::percent},
         {"mean score", As::number},
         {"bot", As::text},
         {"corrected chance", As::number}},
        {},
        Chart{Chart::Kind::intervals, {{1, 2, 3}}, "seat", fair_, "equal part", 0.0, {}}};
    std::vector<std::string> more;
    std::vector<std::string> fewer;
    std::string elsewhere;
    for (std::size_t i = 0; i < seats_.size(); ++i) {
      const SeatCount& seat = counts_.seats[i];
      const Share& share = seats_[i];
      table.rows.push_back({fmt::format("seat {}", i + 1), share.value, share.low, share.high,
                            lab::share(seat.wins, counts_.games), lab::share(seat.shared_wins, counts_.games),
                            lab::share(seat.dropped_out, counts_.games), seat.score.mean(), x_.bots[i], share.chance});
      if (!(share.chance < level)) continue;
      (share.value > fair_ ? more : fewer).push_back(fmt::format("seat {} with {}", i + 1, told(share, counts_.games)));
      elsewhere +=
          between_others([&](const StudyCounts& other) { return share_of(other.seats[i].payoff, equal_part(other)); },
                         equal_lines, share.value > fair_);
    }
    if (counts_.first.count() > 1) {
      table.rows.push_back(
          {"asked first", first_.value, first_.low, first_.high, nan_, nan_, nan_, nan_, "", first_.chance});
    }
    seats_differ_ = !more.empty() || !fewer.empty();
    std::string sentence;
    if (!more.empty()) sentence += fmt::format("more than an equal part ({}) wins {}", tenths(fair_), joined(more));
    if (!fewer.empty()) {
      sentence += fmt::format("{}less than {} wins {}", more.empty() ? "" : "; ",
                              more.empty() ? fmt::format("an equal part ({})", tenths(fair_)) : "that", joined(fewer));
    }
    if (seats_differ_) {
      part.sentences.push_back("By seat: " + sentence + "." + elsewhere);
      striking_.push_back(at_count() + ", " + sentence + "." + elsewhere);
    } else {
      part.sentences.push_back(fmt::format(
          "No seat's part of the wins differs significantly from {}: with this many games a seat that wins {:.1f} "
          "points more or less would be noticed in 4 of 5 tries.",
          tenths(fair_), 100 * noticed()));
    }
    if (first_.chance < level) {
      const std::string first = fmt::format(
          "who is asked first wins {}, an equal part being {}.{}", told(first_, counts_.games), tenths(fair_),
          between_others([&](const StudyCounts& other) { return share_of(other.first, equal_part(other)); },
                         equal_lines, first_.value > fair_));
      part.sentences.push_back("At the start: " + first);
      striking_.push_back(at_count() + ", " + first);
    }
    part.tables.push_back(std::move(table));
  }

  double noticed() const {
    return counts_.seats.empty() ? nan_ : least_shown(counts_.seats[0].payoff.error() / full_payoff, 1);
  }

  void role_table(Part& part) {
    if (counts_.roles.empty()) return;
    Sheet table{
        "roles",
        "Wins by side",
        "Games with such a role that it wins, and what one seat with it gets of all wins. 95% intervals (Wilson).",
        {{"side", As::text},
         {"games won", As::percent},
         {"low", As::percent},
         {"high", As::percent},
         {"games", As::count},
         {"of wins, a seat", As::percent}},
        {},
        Chart{Chart::Kind::intervals, {{1, 2, 3}}, "side", 0.5, "half of the games", 0.0, 1.0}};
    std::vector<std::string> words;
    for (std::size_t i = 0; i < counts_.roles.size(); ++i) {
      const RoleCount& role = counts_.roles[i];
      const Share share = share_of(role);
      if (role.games > 0) {
        table.rows.push_back({x_.roles[i], share.value, share.low, share.high, static_cast<double>(role.games),
                              role.payoff.mean() / full_payoff});
        words.push_back(fmt::format("{} {}", x_.roles[i], told(share, role.games)));
        if (share.low > 0.6 && x_.players > 1) {
          striking_.push_back(fmt::format(
              "{}, {} win more than 60%: {}.{}", at_count(), x_.roles[i], told(share, role.games),
              between_others([&](const StudyCounts& other) { return share_of(other.roles[i]); }, side_lines, true)));
        }
      }
      roles_.push_back(share);
    }
    part.sentences.push_back("Games won: " + joined(words) + ".");
    part.tables.push_back(std::move(table));
  }

  void score_table(Part& part) {
    const Histogram& scores = counts_.scores;
    if (scores.size() < 3) return;  // 0 and 1 say no more than who won
    Sheet table{"scores",
                "Scores",
                "All seats that did not drop out, and the winners among them.",
                {{"score from", As::number}, {"all seats", As::percent}, {"winners", As::percent}},
                {},
                Chart{Chart::Kind::bars, {{1, {}, {}}, {2, {}, {}}}, "score", {}, "", 0.0, {}}};
    bars(table, scores, &counts_.winning_scores);
    part.sentences.push_back(fmt::format(
        "Scores: mean {:.1f}, half of them from {} to {}; a winner has {:.1f} and is {:.1f} ahead of the next, {} of "
        "the wins are shared.",
        scores.sum().mean(), scores.quantile(0.25), scores.quantile(0.75), counts_.winning_scores.sum().mean(),
        counts_.margins.sum().mean(), tenths(shared())));
    part.tables.push_back(std::move(table));
  }

  // Of the games that somebody wins.
  double shared() const {
    double alone = 0;
    for (const SeatCount& seat : counts_.seats) alone += static_cast<double>(seat.wins);
    return 1 - alone / static_cast<double>(counts_.games);
  }

  // Stretches of the first, at most 40, with the part of its numbers in each and that of the second's.
  static void bars(Sheet& table, const Histogram& first, const Histogram* second) {
    constexpr std::size_t most = 40;
    const std::size_t step = (first.size() + most - 1) / most;
    for (std::size_t i = 0; i < first.size(); i += step) {
      const std::int64_t from = first.from(i);
      const std::int64_t to = from + first.width() * static_cast<std::int64_t>(step);
      const auto part_in = [&](const Histogram& x) {
        std::uint64_t count = 0;
        for (std::size_t bar = 0; bar < x.size(); ++bar) {
          if (x.from(bar) >= from && x.from(bar) < to) count += x[bar];
        }
        return lab::share(count, x.count());
      };
      table.rows.push_back({static_cast<double>(from), part_in(first)});
      if (second != nullptr) table.rows.back().emplace_back(part_in(*second));
    }
  }

  void length_tables(Part& part) {
    const auto table_of = [](const char* id, const std::string& title, const Histogram& x) {
      Sheet table{id, title,
                  "", {{"from", As::number}, {"games", As::percent}},
                  {}, Chart{Chart::Kind::bars, {{1, {}, {}}}, title, {}, "", 0.0, {}}};
      bars(table, x, nullptr);
      return table;
    };
    const Histogram& decisions = counts_.decisions;
    std::string sentence =
        decisions.size() == 1
            ? fmt::format("Length: {} decisions in every game", decisions.from(0))
            : fmt::format("Length: {} decisions in the middle game, from {} to {} in 9 of 10 games",
                          decisions.quantile(0.5), decisions.quantile(0.05), decisions.quantile(0.95));
    if (counts_.rounds.count() > 0) {
      sentence += fmt::format("; {:.1f} {}", counts_.rounds.sum().mean(), plural(x_.round_name));
      if (counts_.rounds.size() > 1) {
        part.tables.push_back(table_of("rounds", "Length in " + plural(x_.round_name), counts_.rounds));
      }
    }
    part.sentences.push_back(sentence + ".");
    if (decisions.size() > 1) part.tables.push_back(table_of("decisions", "Length in decisions", decisions));
  }

  void lead_table(Part& part) {
    const bool by_score = counts_.lead.behind.count() > 0 && x_.players > 1;
    const bool by_estimate = x_.estimates.games > 0;
    if (!by_score && !by_estimate) return;
    Sheet table{
        "lead",
        "Lead changes, drama, decisiveness",
        fmt::format(
            "Looked at when each {} begins. Lead changes: the leaders are not those of the moment before. Drama: "
            "moments at which no later winner leads. Settled: the part of the game that is over when a later winner "
            "leads for good. Short of the lead: how much less likely to win than the favourite a later winner thinks "
            "itself, on average.",
            x_.round_name),
        {{"by", As::text},
         {"lead changes a game", As::number},
         {"drama", As::percent},
         {"settled", As::percent},
         {"short of the lead", As::points},
         {"games", As::count}},
        {},
        {}};
    const auto row = [&](const std::string& by, const LeadCount& lead, double drama) {
      table.rows.push_back({by, lead.changes.mean(), lead.behind.mean() / 1000, lead.settled.mean() / 1000, drama,
                            static_cast<double>(lead.changes.count())});
    };
    if (by_score) {
      row(x_.standing_name, counts_.lead, nan_);
      part.sentences.push_back(
          fmt::format("By {} the lead changes {:.1f} times a game; a later winner is behind at {} of the moments "
                      "looked at, and leads for good "
                      "after {} of the game.",
                      x_.standing_name, counts_.lead.changes.mean(), tenths(counts_.lead.behind.mean() / 1000),
                      tenths(counts_.lead.settled.mean() / 1000)));
    }
    if (by_estimate) row("the seats' own estimates", x_.estimates.lead, x_.estimates.drama.mean() / 1000);
    part.tables.push_back(std::move(table));
  }

  void estimate_tables(Part& part) {
    const EstimateTallies& made = x_.estimates;
    if (made.games == 0 || x_.players < 2) return;
    Sheet known{
        "known",
        "How early the winner is known",
        fmt::format(
            "From {} games. At the start of each {} every seat imagines {} worlds that fit what it has seen, and its "
            "bot "
            "plays them out. Foreseen: the seat with the highest estimate wins in the end. Miss: the mean square of "
            "estimate less result; 0 is perfect.",
            made.games, x_.round_name, x_.worlds),
        {{"part of the game", As::percent},
         {"foreseen", As::percent},
         {"estimate of later winners", As::percent},
         {"miss", As::number},
         {"moments", As::count}},
        {},
        Chart{Chart::Kind::lines, {{1, {}, {}}, {2, {}, {}}}, "part of the game that is over", {}, "", 0.0, 1.0}};
    double known_from = nan_;
    for (std::size_t i = 0; i < made.moments.size(); ++i) {
      const MomentCount& moment = made.moments[i];
      if (moment.foreseen.count() == 0) continue;
      const double foreseen = moment.foreseen.mean() / 1000;
      if (foreseen < 0.75) known_from = nan_;
      if (foreseen >= 0.75 && std::isnan(known_from)) known_from = static_cast<double>(i) / 10;
      if (i == 5 || (i > 5 && std::isnan(foreseen_halfway_))) foreseen_halfway_ = foreseen;
      known.rows.push_back({static_cast<double>(i) / 10, foreseen, moment.winner.mean() / 1000,
                            moment.missed.mean() / 1e6, static_cast<double>(moment.foreseen.count())});
    }
    part.sentences.push_back(fmt::format(
        "Halfway through, the seat with the highest estimate of its own chances wins {} of the games; {}.",
        tenths(foreseen_halfway_),
        std::isnan(known_from) ? "at no moment is the winner foreseen in three of four games from then on"
                               : fmt::format("after {} of the game it does in three of four", tenths(known_from))));
    part.tables.push_back(std::move(known));
    Sheet heights{"estimates",
                  "Are the estimates any good?",
                  "Estimates of about the same height, and how often such a seat won. On the diagonal they are as good "
                  "as they say.",
                  {{"estimate", As::percent}, {"won", As::percent}, {"estimates", As::count}},
                  {},
                  Chart{Chart::Kind::lines, {{1, {}, {}}}, "estimate", {}, "", 0.0, 1.0}};
    for (const HeightCount& height : made.heights) {
      if (height.won.count() == 0) continue;
      heights.rows.push_back(
          {height.estimate.mean() / 1000, height.won.mean() / 1000, static_cast<double>(height.won.count())});
    }
    part.tables.push_back(std::move(heights));
  }

  void skill_table(Part& part) {
    if (x_.skill.empty()) return;
    Sheet table{"skill",
                "Skill against luck",
                "The better bot alone among weaker ones, once in every seat of every deal. The more it wins, the more "
                "skill counts.",
                {{"better bot", As::text},
                 {"of wins", As::percent},
                 {"low", As::percent},
                 {"high", As::percent},
                 {"equal part", As::percent},
                 {"among", As::text},
                 {"deals", As::count}},
                {},
                {}};
    for (const SkillResult& skill : x_.skill) {
      table.rows.push_back({skill.better, skill.share, skill.low, skill.high, skill.fair, skill.weaker,
                            static_cast<double>(skill.deals)});
      part.sentences.push_back(fmt::format("Skill: {} alone among {} wins {} ({}, {} deals), an equal part being {}.",
                                           skill.better, skill.weaker, tenths(skill.share),
                                           within(skill.low, skill.high), skill.deals, tenths(skill.fair)));
    }
    part.tables.push_back(std::move(table));
  }

  static std::vector<Column> choice_columns() {
    return {{"choice", As::text},
            {"more wins", As::points},
            {"low", As::points},
            {"high", As::points},
            {"offered, decisions", As::count},
            {"chosen when offered", As::percent},
            {"of wins, chose it", As::percent},
            {"of wins, never did", As::percent},
            {"corrected chance", As::number}};
  }
  std::vector<Cell> choice_row(std::size_t i, double corrected) const {
    const ChoiceCount& count = counts_.choices[i];
    return {x_.choices[i].name(),
            choices_[i].value,
            choices_[i].low,
            choices_[i].high,
            static_cast<double>(count.offered),
            lab::share(count.chosen, count.offered),
            count.with.mean() / full_payoff,
            count.without.mean() / full_payoff,
            corrected};
  }

  void choice_tables(Part& part) {
    if (counts_.choices.empty()) return;
    std::vector<double> chances;
    for (const Share& choice : choices_) chances.push_back(choice.chance);
    const std::vector<double> corrected = holm(chances);
    const auto row = [&](std::size_t i) { return choice_row(i, corrected[i]); };
    std::vector<std::size_t> order(counts_.choices.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return x_.choices[a] < x_.choices[b]; });
    const std::vector<Column> columns = choice_columns();
    Sheet all{
        "choices",
        "Everything that was chosen",
        "Decisions with more than one answer. More wins: how many more wins of a hundred those seats have who chose it "
        "at least "
        "once in a game than those who could have and never did; empty where fewer than 30 games did either. This is "
        "correlation: seats that are ahead for other reasons choose differently too.",
        columns,
        {},
        {}};
    std::vector<std::size_t> clear;
    for (const std::size_t i : order) {
      if (counts_.choices[i].offered == 0) continue;
      all.rows.push_back(row(i));
      if (corrected[i] < level) clear.push_back(i);
    }
    std::sort(clear.begin(), clear.end(), [&](std::size_t a, std::size_t b) {
      const double one = std::abs(choices_[a].value);
      const double other = std::abs(choices_[b].value);
      return one != other ? one > other : x_.choices[a] < x_.choices[b];
    });
    const std::size_t found = clear.size();
    if (clear.size() > 16) clear.resize(16);
    std::sort(clear.begin(), clear.end(),
              [&](std::size_t a, std::size_t b) { return choices_[a].value > choices_[b].value; });
    if (!clear.empty()) {
      Sheet most{
          "winning_choices",
          "Choices that go with winning, or losing",
          fmt::format(
              "The {} of {} significant ones that go furthest. This is correlation, not cause: a choice that is open "
              "only to "
              "seats that are ahead looks good here. 95% intervals; significance corrected for all choices (Holm).",
              clear.size(), found),
          columns,
          {},
          Chart{Chart::Kind::intervals, {{1, 2, 3}}, "choice", 0.0, "no difference", {}, {}}};
      for (const std::size_t i : clear) most.rows.push_back(row(i));
      part.tables.push_back(std::move(most));
      const auto words = [&](std::size_t i) {
        return fmt::format("\"{}\" ({:+.1f} points)", x_.choices[i].name(), 100 * choices_[i].value);
      };
      std::string sentence =
          fmt::format("Of {} choices {} go with significantly more or fewer wins", all.rows.size(), found);
      if (choices_[clear.front()].value > 0) sentence += fmt::format("; most with more: {}", words(clear.front()));
      if (choices_[clear.back()].value < 0) sentence += fmt::format("; most with fewer: {}", words(clear.back()));
      part.sentences.push_back(sentence + ". That is correlation, not cause.");
    } else {
      part.sentences.push_back(
          fmt::format("None of {} choices goes with significantly more or fewer wins.", all.rows.size()));
    }
    part.tables.push_back(std::move(all));
  }

  void ending_table(Part& part) {
    Sheet table{"endings",
                "How games end",
                "By the clause of the rules that decided them. 95% intervals (Wilson).",
                {{"clause", As::text},
                 {"games", As::percent},
                 {"low", As::percent},
                 {"high", As::percent},
                 {"count", As::count}},
                {},
                Chart{Chart::Kind::intervals, {{1, 2, 3}}, "clause", {}, "", 0.0, 1.0}};
    for (const auto& [clause, count] : counts_.endings) {
      const Interval interval = interval_95(count, counts_.games);
      table.rows.push_back(
          {clause, lab::share(count, counts_.games), interval.low, interval.high, static_cast<double>(count)});
    }
    part.tables.push_back(std::move(table));
  }

  void metric_table(Part& part) {
    if (x_.metrics.empty()) return;
    Sheet table{"figures", "Figures of this game",
                "",        {{"figure", As::text}, {"value", As::number}, {"what it is", As::text}},
                {},        {}};
    for (const MetricValue& metric : x_.metrics) table.rows.push_back({metric.name, metric.value, metric.about});
    part.tables.push_back(std::move(table));
  }

  static constexpr double nan_ = std::numeric_limits<double>::quiet_NaN();
  const Studied& x_;
  const StudyCounts& counts_;
  double fair_ = 0;
  std::vector<Share> seats_;
  std::vector<Share> roles_;
  std::vector<Share> choices_;
  Share first_;
  bool seats_differ_ = false;
  double foreseen_halfway_ = nan_;
  std::vector<std::string> striking_;
};

// One row for each number of players.
Part overview(const std::vector<Studied>& studies, const std::vector<PartMaker>& makers) {
  Part part{"overview", "By number of players", {}, {}};
  Sheet table{
      "overview",
      "Side by side",
      "Highest and lowest seat: the largest and the smallest part of the wins of a seat, against an equal part.",
      {{"players", As::text},
       {"games", As::count},
       {"highest seat", As::points},
       {"lowest seat", As::points},
       {"asked first", As::points},
       {"decisions", As::number},
       {"rounds", As::number},
       {"lead changes", As::number},
       {"foreseen halfway", As::percent}},
      {},
      {}};
  const std::size_t skills = studies.back().skill.size();
  for (const SkillResult& skill : studies.back().skill) {
    table.columns.push_back({fmt::format("{} among {}, times its part", skill.better, skill.weaker), As::number});
  }
  Sheet sides{
      "sides", "Games won by each side", "95% intervals. The line is half of the games.", {{"players", As::text}}, {},
      {}};
  Chart chart{Chart::Kind::lines, {}, "players", 0.5, "half of the games", 0.0, 1.0};
  for (const std::string& role : studies.front().roles) {
    const std::size_t at = sides.columns.size();
    sides.columns.push_back({role, As::percent});
    sides.columns.push_back({"low", As::percent});
    sides.columns.push_back({"high", As::percent});
    chart.series.push_back({at, at + 1, at + 2});
  }
  for (std::size_t i = 0; i < studies.size(); ++i) {
    const Studied& x = studies[i];
    const auto n = static_cast<double>(x.counts.seats.size());
    double all = 0;
    double most = -1;
    double least = 2;
    for (const SeatCount& seat : x.counts.seats) {
      const double share = seat.payoff.mean() / full_payoff;
      all += share;
      most = std::max(most, share);
      least = std::min(least, share);
    }
    std::vector<Cell> row{std::to_string(x.players),
                          static_cast<double>(x.counts.games),
                          most - all / n,
                          least - all / n,
                          makers[i].first().value - all / n,
                          x.counts.decisions.sum().mean(),
                          x.counts.rounds.sum().mean(),
                          x.counts.lead.changes.mean(),
                          makers[i].foreseen_halfway()};
    for (std::size_t s = 0; s < skills; ++s) {
      row.emplace_back(s < x.skill.size() ? x.skill[s].share / x.skill[s].fair
                                          : std::numeric_limits<double>::quiet_NaN());
    }
    table.rows.push_back(std::move(row));
    std::vector<Cell> side{std::to_string(x.players)};
    for (const Share& role : makers[i].roles()) {
      side.emplace_back(role.value);
      side.emplace_back(role.low);
      side.emplace_back(role.high);
    }
    if (!makers[i].roles().empty()) sides.rows.push_back(std::move(side));
  }
  if (!sides.rows.empty()) {
    sides.chart = std::move(chart);
    part.tables.push_back(std::move(sides));
  }
  part.tables.push_back(std::move(table));
  return part;
}

// What the parts have in common, a sentence for each: sides, skill, how early it is known.
std::vector<std::string> in_common(const std::vector<Studied>& studies, const std::vector<PartMaker>& makers) {
  std::vector<std::string> sentences;
  const auto over_counts = [&](const auto& value) {
    std::vector<std::string> words;
    for (std::size_t i = 0; i < studies.size(); ++i) {
      const double x = value(i);
      if (!std::isnan(x)) words.push_back(fmt::format("{} with {}", tenths(x), studies[i].players));
    }
    return joined(words);
  };
  const auto nothing = std::numeric_limits<double>::quiet_NaN();
  for (std::size_t role = 0; role < studies.front().roles.size(); ++role) {
    const std::string words = over_counts(
        [&](std::size_t i) { return role < makers[i].roles().size() ? makers[i].roles()[role].value : nothing; });
    if (!words.empty())
      sentences.push_back(fmt::format("Games won by {}: {} players.", studies.front().roles[role], words));
  }
  for (std::size_t s = 0; s < studies.back().skill.size(); ++s) {
    const SkillResult& skill = studies.back().skill[s];
    sentences.push_back(fmt::format(
        "Skill: {} alone among {} wins {} players.", skill.better, skill.weaker,
        over_counts([&](std::size_t i) { return s < studies[i].skill.size() ? studies[i].skill[s].share : nothing; })));
  }
  const std::string foreseen = over_counts([&](std::size_t i) { return makers[i].foreseen_halfway(); });
  if (!foreseen.empty()) {
    sentences.push_back(
        fmt::format("Halfway through, the seat that thinks its own chances highest wins {} players.", foreseen));
  }
  return sentences;
}

}  // namespace

Document balance_report(std::string game, std::string title, std::vector<std::pair<std::string, std::string>> facts,
                        const std::vector<Studied>& studies) {
  Document document{"balance", std::move(game), std::move(title), std::move(facts), {}, {}};
  std::vector<PartMaker> makers;
  std::vector<double> chances;
  for (const Studied& studied : studies) {
    makers.emplace_back(studied);
    const std::vector<double> mine = makers.back().chances();
    chances.insert(chances.end(), mine.begin(), mine.end());
  }
  const std::vector<double> corrected = holm(chances);
  auto next = corrected.begin();
  std::vector<Part> parts;
  std::vector<std::string> alike;
  for (PartMaker& maker : makers) {
    maker.correct(next);
    parts.push_back(maker.part());
    document.sentences.insert(document.sentences.end(), maker.striking().begin(), maker.striking().end());
    const std::size_t at = parts.size() - 1;
    if (!maker.seats_differ() && studies[at].players > 1) alike.push_back(std::to_string(studies[at].players));
  }
  if (!alike.empty()) {
    document.sentences.push_back(
        fmt::format("With {} players no seat wins significantly more or less than the others.", joined(alike)));
  }
  if (studies.size() > 1) {
    for (std::string& sentence : in_common(studies, makers)) document.sentences.push_back(std::move(sentence));
    document.parts.push_back(overview(studies, makers));
  } else if (!parts.empty()) {
    // One number of players: its sentences are those of the report.
    for (const std::string& sentence : parts.front().sentences) document.sentences.push_back(sentence);
    parts.front().sentences.clear();
  }
  for (Part& part : parts) document.parts.push_back(std::move(part));
  return document;
}

}  // namespace backlot::lab
