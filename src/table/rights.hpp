// Who may do what at a table besides playing: who is host, who was let in, who is muted, who would change seats with
// whom. People are known by the hash of their token. None of it is part of the game.
#pragma once
#include <map>
#include <set>
#include <string>
#include <utility>

#include "table/fairness.hpp"

namespace backlot {

class Rights {
 public:
  Rights() = default;
  // `password` is a hash that only who made it can check; empty: anybody who knows the table may come in.
  Rights(const std::string& host, std::string password) : host_(host), password_(std::move(password)), guests_{host} {}

  // The one place that says who is host.
  bool is_host(const std::string& owner) const { return !owner.empty() && same_secret(owner, host_); }
  const std::string& host() const { return host_; }
  void hand_over(const std::string& owner) { host_ = owner; }

  const std::string& password() const { return password_; }
  bool admits(const std::string& owner) const { return password_.empty() || guests_.contains(owner); }
  void admit(const std::string& owner) { guests_.insert(owner); }
  std::size_t guests() const { return guests_.size(); }

  bool muted(const std::string& owner) const { return muted_.contains(owner); }
  void mute(const std::string& owner) { muted_.insert(owner); }
  void unmute(const std::string& owner) { muted_.erase(owner); }

  // Changing seats with somebody takes two who want it.
  bool wishes(const std::string& owner, const std::string& with) const {
    const auto found = wishes_.find(owner);
    return found != wishes_.end() && found->second == with;
  }
  void wish(const std::string& owner, const std::string& with) { wishes_[owner] = with; }
  // Somebody sits elsewhere now: what they wished for, and what others wished of them, is no more.
  void forget_wishes(const std::string& owner) {
    std::erase_if(wishes_, [&](const auto& wish) { return wish.first == owner || wish.second == owner; });
  }

 private:
  std::string host_;
  std::string password_;
  std::set<std::string> guests_;
  std::set<std::string> muted_;
  std::map<std::string, std::string> wishes_;
};

}  // namespace backlot
