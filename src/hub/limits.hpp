// How often each person and each address may do what others pay for: by connection nobody is counted, for whoever wants
// more of those opens more. Both the person and the address must have something left. A person is the hash of a token,
// and tokens are free; so the figures of an address are for a room full of people and bound what one machine can do,
// while those of a person keep one in the room from using up what is for all.
#pragma once
#include <array>
#include <cstdint>
#include <list>
#include <string>
#include <unordered_map>

#include "hub/deed.hpp"

namespace backlot {

// What some have used of their allowances. Whoever has everything back is forgotten, and there are never more than
// `most`: then those go who did nothing for longest. Somebody with so many addresses gains nothing by that.
class Allowances {
 public:
  struct Figure {
    std::uint32_t most = 0;  // at once; 0: does not count
    std::uint32_t each = 0;  // milliseconds until one more is there
  };
  using Figures = std::array<Figure, deeds>;

  Allowances(const Figures& figures, std::size_t most) : figures_(figures), most_(most) {}

  bool has(const std::string& who, Deed deed, std::uint64_t now) const;
  void take(const std::string& who, Deed deed, std::uint64_t now);
  void give_back(const std::string& who, Deed deed);
  std::size_t size() const { return used_.size(); }

 private:
  // When all of it is back: each one that is taken puts that off. 0: nothing was taken.
  using Until = std::array<std::uint64_t, deeds>;
  struct Used {
    Until until{};
    std::list<const std::string*>::iterator place;
  };
  const Figure& figure(Deed deed) const { return figures_[static_cast<std::size_t>(deed)]; }
  static bool all_back(const Used& used, std::uint64_t now);
  void forget(std::uint64_t now);

  Figures figures_;
  std::size_t most_;
  std::unordered_map<std::string, Used> used_;
  std::list<const std::string*> order_;  // who did something last is at the end
};

class Limits {
 public:
  // `connections` at once from one address; 0: addresses have no limits at all, people still do. `messages` a second of
  // all of them together, after a burst of four times as many.
  explicit Limits(std::uint32_t connections, std::uint32_t messages = 500);

  // A few more than may come in are told so; the rest hears nothing.
  enum class Room : std::uint8_t { free, crowded, none };
  Room enter(const std::string& address);
  void leave(const std::string& address);  // once for each that was not turned away with `none`

  // `person` is empty when nobody knows who it is.
  bool may(Deed deed, const std::string& address, const std::string& person, std::uint64_t now);
  // It was none of those that are counted.
  void give_back(Deed deed, const std::string& address, const std::string& person);

  // Addresses and people about whom something is remembered.
  std::size_t size() const { return connections_.size() + addresses_.size() + people_.size(); }

 private:
  std::uint32_t most_connections_;
  std::unordered_map<std::string, std::uint32_t> connections_;  // no more than there are sockets
  Allowances addresses_;
  Allowances people_;
};

}  // namespace backlot
