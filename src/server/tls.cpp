// TLS: the same connection over an encrypted stream.
#include <boost/asio/ssl.hpp>
#include <boost/beast/ssl.hpp>
#include <boost/beast/websocket/ssl.hpp>

#include "server/connection.hpp"

namespace backlot {

struct Tls::Context {
  asio::ssl::context ssl{asio::ssl::context::tls_server};
};

Tls::Tls() = default;
Tls::~Tls() = default;

std::string Tls::load(const std::string& certificate, const std::string& key) {
  boost::system::error_code error;
  auto fresh = std::make_unique<Context>();
  auto& ssl = fresh->ssl;
  ssl.set_options(asio::ssl::context::default_workarounds | asio::ssl::context::no_tlsv1 |
                  asio::ssl::context::no_tlsv1_1);
  ssl.use_certificate_chain_file(certificate, error);
  if (error) return "the certificate '" + certificate + "': " + error.message();
  ssl.use_private_key_file(key, asio::ssl::context::pem, error);
  if (error) return "the key '" + key + "': " + error.message();
  if (SSL_CTX_check_private_key(ssl.native_handle()) != 1) {
    return "the key '" + key + "' does not belong to the certificate '" + certificate + "'";
  }
  // An idle connection gives its buffers back.
  SSL_CTX_set_mode(ssl.native_handle(), SSL_MODE_RELEASE_BUFFERS);
  context_ = std::move(fresh);  // connections that are there hold on to the old one
  return {};
}

Awaitable<void> Tls::attend(TcpStream tcp, Arrival arrival, ServerState& state) {
  beast::ssl_stream<TcpStream> stream(std::move(tcp), context_->ssl);
  boost::system::error_code error;
  beast::get_lowest_layer(stream).expires_after(std::chrono::seconds(10));
  co_await stream.async_handshake(asio::ssl::stream_base::server, asio::buffer(arrival.read),
                                  asio::redirect_error(awaited, error));
  if (error) co_return;
  arrival.read.clear();
  co_await backlot::attend(std::move(stream), std::move(arrival), state);
}

}  // namespace backlot
