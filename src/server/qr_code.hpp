// A QR code as a picture.
#pragma once
#include <string>

namespace backlot {

// SVG, dark on white with a quiet border, whatever surrounds it; empty when the text is too long for one.
std::string qr_svg(const std::string& text);

}  // namespace backlot
