# The libraries, in the order the data flows (docs/architecture.md).

# core, contract and games are headers: the rules. backlot_rules adds the standard content, which
# the build makes with the loader in json (cmake/content.cmake).
add_library(backlot_headers INTERFACE)
target_include_directories(backlot_headers INTERFACE ${CMAKE_SOURCE_DIR}/src)
add_library(backlot_rules INTERFACE)
target_include_directories(backlot_rules INTERFACE ${GENERATED})
target_link_libraries(backlot_rules INTERFACE backlot_headers)

# One static library for each folder that has sources.
function(backlot_library name)
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/src/${name}/*.cpp)
  if(sources)
    add_library(backlot_${name} STATIC ${sources})
    target_link_libraries(backlot_${name} PUBLIC ${ARGN})
    backlot_harden(backlot_${name})
  else()
    add_library(backlot_${name} INTERFACE)
    target_link_libraries(backlot_${name} INTERFACE ${ARGN})
  endif()
endfunction()

backlot_library(json backlot_headers nlohmann_json::nlohmann_json)
include(cmake/content.cmake)
include(cmake/faces.cmake)
backlot_library(table backlot_json backlot_rules)
backlot_library(bots backlot_table)
backlot_library(lab backlot_bots fmt::fmt Threads::Threads)
backlot_library(storage backlot_headers SQLite::SQLite3 Threads::Threads)
backlot_library(server backlot_bots backlot_storage OpenSSL::SSL Threads::Threads sodium qrencode)
# Beast is slow to compile: its sources are one unit, and only server.cpp (TCP) and tls.cpp include it besides.
target_compile_definitions(backlot_server PUBLIC BOOST_ASIO_SEPARATE_COMPILATION BOOST_BEAST_SEPARATE_COMPILATION
                                                  BOOST_ASIO_NO_DEPRECATED)
target_compile_options(backlot_server PUBLIC -Wno-shadow)
# What takes in people's words and files checks its containers, too: an index outside a vector ends the program instead of
# reading on. That costs under 2% of what a hub does. Not bots and lab, which play millions of games: there it is 13 to 25%.
foreach(name json table storage server)
  target_compile_definitions(backlot_${name} PRIVATE _GLIBCXX_ASSERTIONS)
endforeach()
foreach(name table lab server)
  backlot_precompile(backlot_${name} <games/registry.hpp> <content/all.hpp> <json/write.hpp>)
endforeach()

file(GLOB_RECURSE cli_sources CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/src/cli/*.cpp)
if(cli_sources)
  include(cmake/rules_index.cmake)
  add_executable(backlot ${cli_sources} ${GENERATED}/cli/rules_index.cpp)
  add_dependencies(backlot rules_index)
  target_link_libraries(backlot PRIVATE backlot_lab backlot_server CLI11::CLI11 fmt::fmt qrencode)
  backlot_precompile(backlot <fmt/format.h> <games/registry.hpp> <content/all.hpp> <json/write.hpp>
                     <bots/bots.hpp>)
  backlot_harden(backlot)
  set_target_properties(backlot PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR})
endif()
