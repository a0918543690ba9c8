#include "cli/seating.hpp"

namespace backlot::cli {

std::vector<std::string> split_commas(const std::string& list) {
  std::vector<std::string> parts;
  std::size_t from = 0;
  while (!list.empty() && from <= list.size()) {
    const std::size_t end = std::min(list.find(',', from), list.size());
    parts.push_back(list.substr(from, end - from));
    from = end + 1;
  }
  return parts;
}

SeatSet read_seats(const std::string& list, std::size_t players) {
  SeatSet seats;
  for (const std::string& part : split_commas(list)) {
    long long number = 0;
    if (!parse_value(part, number)) {
      throw Nonsense(fmt::format("--seat {} is no seat; with {} players the seats are 1 to {}, such as 1 or 1,3",
                                 json::in_quotes(part), players, players));
    }
    const Seat seat = read_seat(number, players);
    if (seats.has(seat)) throw Nonsense(fmt::format("--seat names seat {} twice; name each once", number));
    seats = seats.with(seat);
  }
  return seats;
}

}  // namespace backlot::cli
