#include "server/qr_code.hpp"

#include <qrencode.h>

#include <memory>

namespace backlot {

std::string qr_svg(const std::string& text) {
  const std::unique_ptr<QRcode, void (*)(QRcode*)> code(
      QRcode_encodeString(text.c_str(), 0, QR_ECLEVEL_M, QR_MODE_8, 1), QRcode_free);
  if (!code) return {};
  constexpr int border = 4;
  const std::string size = std::to_string(code->width + 2 * border);
  std::string path;
  for (int row = 0; row < code->width; ++row) {
    for (int column = 0; column < code->width; ++column) {
      if ((code->data[row * code->width + column] & 1U) == 0) continue;
      path += "M" + std::to_string(column + border) + " " + std::to_string(row + border) + "h1v1h-1z";
    }
  }
  return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " + size + " " + size +
         "\" shape-rendering=\"crispEdges\"><path fill=\"#fff\" d=\"M0 0h" + size + "v" + size + "H0z\"/><path d=\"" +
         path + "\"/></svg>\n";
}

}  // namespace backlot
