// HTTP by hand, over TCP or TLS, for what a well-behaved client would not do.
#pragma once
#include <openssl/ssl.h>

#include <cstdint>
#include <memory>
#include <string>

namespace backlot {

class Raw {
 public:
  enum class Over : std::uint8_t { tcp, tls };
  // With TLS, `trusted` is a file with the certificate that the server has to show. `first` is sent before anything
  // else.
  explicit Raw(std::uint16_t port, Over over = Over::tcp, const std::string& trusted = {},
               const std::string& first = {});
  ~Raw();
  Raw(const Raw&) = delete;
  Raw& operator=(const Raw&) = delete;

  bool good() const { return good_; }
  bool send(const std::string& bytes);
  // What comes until `end` is in it, the connection ends or nothing comes for a minute.
  std::string read_until(const std::string& end);
  // Whether the other side has ended the connection, or does within a minute.
  bool ended() const;

 private:
  int socket_ = -1;
  bool good_ = false;
  std::unique_ptr<SSL_CTX, void (*)(SSL_CTX*)> context_{nullptr, SSL_CTX_free};
  std::unique_ptr<SSL, void (*)(SSL*)> ssl_{nullptr, SSL_free};
};

struct Answered {
  int status = 0;
  std::string head;
  std::string body;
};

Answered get(std::uint16_t port, const std::string& target, Raw::Over over = Raw::Over::tcp,
             const std::string& trusted = {});

// The status in an answer; 0: there is none.
int status_in(const std::string& answer);

// The request that makes a WebSocket of the connection.
std::string upgrade_request(const std::string& more_headers = {});

// Writes a key and a certificate for "localhost" that it has signed itself.
void make_certificate(const std::string& certificate, const std::string& key);

}  // namespace backlot
