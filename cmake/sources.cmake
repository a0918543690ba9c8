# The libraries, in the order the data flows (docs/architecture.md).

# core, contract and games are headers: the rules. backlot_rules adds the standard content, which
# the build makes with the loader in json (cmake/content.cmake).
add_library(backlot_headers INTERFACE)
target_include_directories(backlot_headers INTERFACE $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/src>
                                                     $<INSTALL_INTERFACE:include/backlot>)
add_library(backlot_rules INTERFACE)
target_include_directories(backlot_rules INTERFACE $<BUILD_INTERFACE:${GENERATED}>)
target_link_libraries(backlot_rules INTERFACE backlot_headers)

# One static library for each folder that has sources, and the same once more as NAME_checked for the tests, with `expect`
# on (src/core/expect.hpp): no function may be compiled both ways in one program. Tests run once, so these are optimised
# less and compile faster. `shared_sources`, and folders named so, know nothing of `expect`: they serve both.
add_library(backlot_checks INTERFACE)
target_compile_definitions(backlot_checks INTERFACE BACKLOT_CHECKED)

# The checked ones of these libraries, where there are two.
function(backlot_checked_of out)
  set(checked)
  foreach(library ${ARGN})
    if(TARGET ${library}_checked)
      list(APPEND checked ${library}_checked)
    else()
      list(APPEND checked ${library})
    endif()
  endforeach()
  set(${out} ${checked} PARENT_SCOPE)
endfunction()

# Several sources at a time, which halves the work: most of it is headers and templates that all of them share. For what is
# compiled once more, not for the program: its sources stay apart, so that clang-tidy and whoever edits one see it alone.
function(backlot_compile_together target)
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 8)
endfunction()

function(backlot_library name)
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/src/${name}/*.cpp)
  list(REMOVE_ITEM sources ${shared_sources})
  add_library(backlot_${name} STATIC ${sources})
  target_link_libraries(backlot_${name} PUBLIC ${ARGN})
  backlot_harden(backlot_${name})
  add_library(backlot_${name}_checked STATIC EXCLUDE_FROM_ALL ${sources})
  backlot_checked_of(checked ${ARGN})
  target_link_libraries(backlot_${name}_checked PUBLIC ${checked} backlot_checks)
  target_compile_options(backlot_${name}_checked PRIVATE -O1)
  if(NOT name STREQUAL server)  # of Beast there is enough in each source
    backlot_compile_together(backlot_${name}_checked)
  endif()
endfunction()

# Knows nothing of the games.
function(backlot_shared_library name)
  add_library(backlot_${name} STATIC ${ARGN})
  target_link_libraries(backlot_${name} PUBLIC backlot_headers)
  backlot_harden(backlot_${name})
endfunction()

backlot_library(json backlot_headers nlohmann_json::nlohmann_json)
include(cmake/content.cmake)
include(cmake/networks.cmake)
include(cmake/faces.cmake)
backlot_library(table backlot_json backlot_rules)
backlot_library(bots backlot_table backlot_networks)
backlot_library(lab backlot_bots fmt::fmt Threads::Threads)
# device/ is for libbacklot_cuda.so alone (cmake/cuda.cmake).
set(shared_sources ${PROJECT_SOURCE_DIR}/src/environment/interface.cpp ${PROJECT_SOURCE_DIR}/src/environment/device/batches.cpp)
backlot_library(environment backlot_bots Threads::Threads)
file(GLOB_RECURSE storage_sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/src/storage/*.cpp)
backlot_shared_library(storage ${storage_sources})
target_link_libraries(backlot_storage PUBLIC SQLite::SQLite3 Threads::Threads PRIVATE PostgreSQL::PostgreSQL sodium)
backlot_library(hub backlot_bots backlot_storage)
# Beast is slow to compile: its sources are one unit, and only server.cpp (TCP) and tls.cpp have its streams; answers.cpp
# has requests and responses.
set(shared_sources ${PROJECT_SOURCE_DIR}/src/server/libraries.cpp)
backlot_shared_library(beast ${shared_sources})
target_link_libraries(backlot_beast PUBLIC OpenSSL::SSL Threads::Threads)
target_compile_definitions(backlot_beast PUBLIC BOOST_ASIO_SEPARATE_COMPILATION BOOST_BEAST_SEPARATE_COMPILATION
                                                 BOOST_ASIO_NO_DEPRECATED)
target_compile_options(backlot_beast PUBLIC -Wno-shadow)
backlot_library(server backlot_hub backlot_beast sodium qrencode)
# What takes in people's words and files checks its containers, too: an index outside a vector ends the program instead of
# reading on. That costs under 2% of what a hub does. Not bots and lab, which play millions of games: there it is 13 to 25%.
foreach(name json table storage hub server)
  target_compile_definitions(backlot_${name} PRIVATE _GLIBCXX_ASSERTIONS)
endforeach()
# libbacklot.so: the batches for C, and through it for Python. Whatever it is made of can lie anywhere in memory, and shows
# nothing but the C interface.
set_target_properties(backlot_json backlot_table backlot_bots backlot_environment PROPERTIES POSITION_INDEPENDENT_CODE ON)
set(interface_source ${PROJECT_SOURCE_DIR}/src/environment/interface.cpp)
set_source_files_properties(${interface_source} PROPERTIES COMPILE_DEFINITIONS BACKLOT_VERSION="${PROJECT_VERSION}")
function(backlot_show_only_c target)
  target_link_options(${target} PRIVATE -Wl,--exclude-libs,ALL -Wl,-z,defs)
  set_target_properties(
    ${target} PROPERTIES LIBRARY_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR} CXX_VISIBILITY_PRESET hidden VISIBILITY_INLINES_HIDDEN ON
                         VERSION ${PROJECT_VERSION} SOVERSION 1)
  backlot_harden(${target})
endfunction()
add_library(backlot_c SHARED ${interface_source})
target_link_libraries(backlot_c PRIVATE backlot_environment)
backlot_show_only_c(backlot_c)
set_target_properties(backlot_c PROPERTIES OUTPUT_NAME backlot)
include(cmake/cuda.cmake)
backlot_library(terminal backlot_lab fmt::fmt)
include(cmake/rules_index.cmake)
foreach(name terminal terminal_checked)
  target_sources(backlot_${name} PRIVATE ${GENERATED}/terminal/rules_index.cpp)
  add_dependencies(backlot_${name} rules_index)
endforeach()
# Only what most files of a library include: reading what a file does not need is not free either.
foreach(suffix "" _checked)
  backlot_precompile(backlot_table${suffix} <games/registry.hpp> <content/all.hpp> <json/write.hpp>)
  backlot_precompile(backlot_lab${suffix} <bots/bots.hpp> <content/all.hpp> <json/write.hpp>)
  backlot_precompile(backlot_hub${suffix} <hub/live_table.hpp>)
  backlot_precompile(backlot_server${suffix})
  backlot_precompile(backlot_terminal${suffix} <fmt/format.h>)
endforeach()
backlot_precompile(backlot_bots <games/registry.hpp> <json/write.hpp>)
backlot_precompile(backlot_storage <chrono>)

file(GLOB_RECURSE cli_sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/src/cli/*.cpp)
if(cli_sources)
  add_executable(backlot ${cli_sources})
  # The version stands in CMakeLists.txt, and nowhere else.
  set_source_files_properties(${PROJECT_SOURCE_DIR}/src/cli/main.cpp ${PROJECT_SOURCE_DIR}/src/cli/shells.cpp
                              ${PROJECT_SOURCE_DIR}/src/cli/work.cpp
                              PROPERTIES COMPILE_DEFINITIONS BACKLOT_VERSION="${PROJECT_VERSION}")
  target_link_libraries(backlot PRIVATE backlot_terminal backlot_lab backlot_server CLI11::CLI11 fmt::fmt qrencode
                                        ${CMAKE_DL_LIBS})
  backlot_precompile(backlot <fmt/format.h> <games/registry.hpp> <content/all.hpp> <json/write.hpp>
                     <bots/bots.hpp>)
  backlot_harden(backlot)
  set_target_properties(backlot PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR})
endif()

# What knows MPI is loaded only under mpirun. Open MPI is found when it is there; -DBACKLOT_MPI=OFF does without.
option(BACKLOT_MPI "mpirun backlot shares the portions of a study" ON)
if(BACKLOT_MPI)
  set(MPI_CXX_SKIP_MPICXX ON)
  find_package(MPI QUIET COMPONENTS CXX)
endif()
if(BACKLOT_MPI AND MPI_CXX_FOUND)
  add_library(backlot-mpi SHARED ${PROJECT_SOURCE_DIR}/targets/mpi/ranks.cpp)
  target_link_libraries(backlot-mpi PRIVATE backlot_headers MPI::MPI_CXX)
  backlot_harden(backlot-mpi)
  set_target_properties(backlot-mpi PROPERTIES LIBRARY_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR})
  add_dependencies(backlot backlot-mpi)
endif()
