// Who outlives whom: a store that hung answers when the server that asked it is gone.
#include <gtest/gtest.h>

#include <atomic>
#include <boost/asio/io_context.hpp>
#include <cstring>
#include <memory>
#include <new>
#include <thread>

#include "hub/hub.hpp"
#include "server/inbox.hpp"
#include "server/late_archive.hpp"
#include "server/served.hpp"

using namespace backlot;

namespace {

const std::string create = R"({"type":"create","id":"c","game":"cinecitta","options":)" + four + "}";

struct Silent final : Client {
  using Client::Client;
  void send(std::string /*message*/) override {}
};

}  // namespace

TEST(Inbox, drops_what_comes_after_it_was_closed) {
  auto io = std::make_unique<boost::asio::io_context>(1);
  const auto inbox = std::make_shared<Inbox>(*io);
  int done = 0;
  inbox->add([&] { ++done; });
  io->run();
  EXPECT_EQ(done, 1);
  const auto held = std::make_shared<int>();
  inbox->add([&, held] { ++done; });
  EXPECT_EQ(held.use_count(), 2);
  inbox->close();
  EXPECT_EQ(held.use_count(), 1);  // what waits is let go
  io->restart();
  io->run();
  io.reset();
  inbox->add([&, held] { ++done; });
  EXPECT_EQ(held.use_count(), 1);
  EXPECT_EQ(done, 1);
}

TEST(Inbox, may_be_closed_while_others_add) {
  for (int round = 0; round < 50; ++round) {
    auto io = std::make_unique<boost::asio::io_context>(1);
    const auto inbox = std::make_shared<Inbox>(*io);
    std::atomic<bool> over = false;
    std::thread other([inbox, &over] {
      while (!over) inbox->add([] {});
    });
    io->run_for(std::chrono::microseconds(100));
    inbox->close();
    io.reset();
    over = true;
    other.join();
  }
}

// The hub's room is emptied behind it: a callback that still looks into the hub finds nothing there to call.
TEST(Lifetimes, an_append_that_is_answered_late_does_not_need_the_hub) {
  LateArchive archive;
  alignas(Hub) static std::byte room[sizeof(Hub)];
  int posted = 0;
  Hub::Services around{archive};
  around.post = [&](const Hub::Task&) { ++posted; };
  around.later = [](auto, const Hub::Task&) {};
  around.random = [] { return Digest{}; };
  Hub* const hub = new (room) Hub(std::move(around));
  const auto client = std::make_shared<Silent>("owner");
  hub->received(client, R"({"type":"hello","version":1})");
  hub->received(client, create);
  hub->~Hub();
  std::memset(room, 0, sizeof room);
  const auto late = archive.take_all();
  ASSERT_EQ(late.size(), 1U);
  late[0](Appended::durable);
  EXPECT_EQ(posted, 1);
}

TEST(Lifetimes, a_store_answers_when_the_server_is_gone) {
  const testing_support::Folder folder("late");
  LateArchive archive;
  ServerSettings settings;
  settings.address = "127.0.0.1";
  settings.port = 0;
  settings.web = folder.path().string();
  for (int round = 0; round < 3; ++round) {
    auto server = std::make_unique<Server>(settings, archive);
    ASSERT_EQ(server->listen(), "");
    std::thread thread([&] { server->run(Server::Signals::ignored); });
    {
      ReferenceClient ada(server->port(), "Ada");
      for (int i = 0; i < 5; ++i) ada.send(create);
      archive.wait_for(5);
      server->stop();
      server->stop();  // at once, for what was taken in is never stored
      thread.join();
    }
    auto late = archive.take_all();
    if (round == 1) {  // one of them while the server ends, the others after
      std::thread other([&] { late[0](Appended::durable); });
      server.reset();
      other.join();
    }
    server.reset();
    std::thread other([&] {
      for (const auto& done : late) done(round == 2 ? Appended::failed : Appended::durable);
    });
    other.join();
  }
}
