#include "server/house.hpp"

#include "server/hub.hpp"

namespace backlot {

House::House(const ServerSettings& wanted, Archive& kept, std::unique_ptr<Hub> tables)
    : settings(wanted),
      archive(kept),
      hub(std::move(tables)),
      files(wanted.web),
      addresses(wanted.per_address),
      log(wanted.log_format, wanted.log) {}
House::~House() = default;

void House::received(const std::shared_ptr<Client>& client, std::string_view text) const {
  hub->received(client, text);
}
void House::closed(const std::shared_ptr<Client>& client) const { hub->closed(client); }

}  // namespace backlot
