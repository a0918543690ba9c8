# networks/<game>.net, the networks that the bots `net` play with (learn/export.py writes them), lie within the program and
# the library as they are. generated/networks/listed.hpp says which games have one.
file(GLOB network_files CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/networks/*.net)
set(listed_games)
set(listed_networks)
set(embedded_bytes)
set(embedded_names)
set(embedded_found)
foreach(file ${network_files})
  get_filename_component(game ${file} NAME_WE)
  if(NOT game IN_LIST games)
    message(FATAL_ERROR "${file}: there is no game ${game}")
  endif()
  string(APPEND listed_games "namespace backlot::${game} {\nstruct Game;\n}\n")
  string(APPEND listed_networks "template <>\ninline constexpr bool has_network<${game}::Game> = true;\n")
  string(APPEND embedded_bytes
         "asm(\".section .rodata\\n.hidden backlot_network_${game}\\n.hidden backlot_network_${game}_end\\n\"\n"
         "    \".global backlot_network_${game}\\n.global backlot_network_${game}_end\\n\"\n"
         "    \"backlot_network_${game}:\\n.incbin \\\"${file}\\\"\\nbacklot_network_${game}_end:\\n.byte 0\\n.text\\n\");\n")
  string(APPEND embedded_names "extern const std::uint8_t backlot_network_${game}[];\n"
                               "extern const std::uint8_t backlot_network_${game}_end[];\n")
  string(APPEND embedded_found "  if (game == \"${game}\") return {backlot_network_${game}, backlot_network_${game}_end};\n")
endforeach()
file(CONFIGURE OUTPUT ${GENERATED}/networks/listed.hpp @ONLY CONTENT "// Made by cmake/networks.cmake: which games have a network.
#pragma once

@listed_games@
namespace backlot::network {

template <class G>
inline constexpr bool has_network = false;
@listed_networks@
}  // namespace backlot::network
")
file(CONFIGURE OUTPUT ${GENERATED}/networks/embedded.hpp @ONLY CONTENT "// Made by cmake/networks.cmake: the files in networks/.
#pragma once
#include <cstdint>
#include <span>
#include <string_view>

namespace backlot::networks {

// Empty where the game has none.
std::span<const std::uint8_t> embedded(std::string_view game);

}  // namespace backlot::networks
")
file(CONFIGURE OUTPUT ${GENERATED}/networks/embedded.cpp @ONLY CONTENT "// Made by cmake/networks.cmake.
#include \"networks/embedded.hpp\"

@embedded_bytes@
extern \"C\" {
@embedded_names@}

namespace backlot::networks {

std::span<const std::uint8_t> embedded([[maybe_unused]] std::string_view game) {
@embedded_found@  return {};
}

}  // namespace backlot::networks
")
add_library(backlot_networks STATIC ${GENERATED}/networks/embedded.cpp)
target_include_directories(backlot_networks PUBLIC $<BUILD_INTERFACE:${GENERATED}>)
set_target_properties(backlot_networks PROPERTIES POSITION_INDEPENDENT_CODE ON)
set_source_files_properties(${GENERATED}/networks/embedded.cpp PROPERTIES OBJECT_DEPENDS "${network_files}")
backlot_harden(backlot_networks)
