#include "server/raw.hpp"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/x509.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cstdio>

namespace backlot {

Raw::Raw(std::uint16_t port, Over over, const std::string& trusted, const std::string& first) {
  socket_ = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  const timeval patience{60, 0};  // for a slow machine
  setsockopt(socket_, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
  setsockopt(socket_, SOL_SOCKET, SO_SNDTIMEO, &patience, sizeof patience);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(port);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  good_ = connect(socket_, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0;
  if (!first.empty()) good_ = good_ && send(first);
  if (!good_ || over == Over::tcp) return;
  context_.reset(SSL_CTX_new(TLS_client_method()));
  SSL_CTX_load_verify_locations(context_.get(), trusted.c_str(), nullptr);
  SSL_CTX_set_verify(context_.get(), SSL_VERIFY_PEER, nullptr);
  ssl_.reset(SSL_new(context_.get()));
  SSL_set1_host(ssl_.get(), "localhost");
  SSL_set_fd(ssl_.get(), socket_);
  good_ = SSL_connect(ssl_.get()) == 1;
}

Raw::~Raw() { close(socket_); }

bool Raw::send(const std::string& bytes) {
  if (ssl_) return SSL_write(ssl_.get(), bytes.data(), static_cast<int>(bytes.size())) > 0;
  return ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL) == static_cast<ssize_t>(bytes.size());
}

std::string Raw::read_until(const std::string& end) {
  std::string all;
  char buffer[4096];
  while (end.empty() || all.find(end) == std::string::npos) {
    const auto got = ssl_ ? SSL_read(ssl_.get(), buffer, sizeof buffer) : recv(socket_, buffer, sizeof buffer, 0);
    if (got <= 0) break;
    all.append(buffer, static_cast<std::size_t>(got));
  }
  return all;
}

bool Raw::ended() const {
  char buffer[4096];
  for (;;) {
    const ssize_t got = recv(socket_, buffer, sizeof buffer, 0);
    if (got > 0) continue;
    return got == 0 || errno == ECONNRESET;
  }
}

Answered get(std::uint16_t port, const std::string& target, Raw::Over over, const std::string& trusted) {
  Raw raw(port, over, trusted);
  if (!raw.good()) return {};
  raw.send("GET " + target + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
  const std::string all = raw.read_until("");
  const std::size_t split = all.find("\r\n\r\n");
  if (split == std::string::npos) return {};
  return {std::stoi(all.substr(9, 3)), all.substr(0, split), all.substr(split + 4)};
}

int status_in(const std::string& answer) {
  return answer.starts_with("HTTP/1.") && answer.size() > 12 ? std::stoi(answer.substr(9, 3)) : 0;
}

std::string upgrade_request(const std::string& more_headers) {
  return "GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
         "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n" +
         more_headers + "\r\n";
}

void make_certificate(const std::string& certificate, const std::string& key) {
  const std::unique_ptr<EVP_PKEY, void (*)(EVP_PKEY*)> pair(EVP_EC_gen("P-256"), EVP_PKEY_free);
  const std::unique_ptr<X509, void (*)(X509*)> made(X509_new(), X509_free);
  X509_set_version(made.get(), 2);
  ASN1_INTEGER_set(X509_get_serialNumber(made.get()), 1);
  X509_gmtime_adj(X509_getm_notBefore(made.get()), -60);
  X509_gmtime_adj(X509_getm_notAfter(made.get()), 3600);
  X509_set_pubkey(made.get(), pair.get());
  X509_NAME* const name = X509_get_subject_name(made.get());
  X509_NAME_add_entry_by_txt(name, "CN", MBSTRING_ASC, reinterpret_cast<const unsigned char*>("localhost"), -1, -1, 0);
  X509_set_issuer_name(made.get(), name);
  X509_sign(made.get(), pair.get(), EVP_sha256());
  const std::unique_ptr<FILE, int (*)(FILE*)> to(std::fopen(certificate.c_str(), "w"), std::fclose);
  PEM_write_X509(to.get(), made.get());
  const std::unique_ptr<FILE, int (*)(FILE*)> key_to(std::fopen(key.c_str(), "w"), std::fclose);
  PEM_write_PrivateKey(key_to.get(), pair.get(), nullptr, nullptr, 0, nullptr, nullptr);
}

}  // namespace backlot
