# What takes in words from outside, compiled once more under sanitizers: for fuzz targets and for the server that is
# overloaded and stopped at odd moments (tests/stress). Each part is compiled once for all of them, and only for those
# that ask for it. With the marks of libFuzzer, which nobody else minds.
set(sanitized_flags -fsanitize=fuzzer-no-link,address,undefined -fno-sanitize-recover=all)
# Races are looked for on demand: cmake --build --preset release --target stress_threads
set(racing_flags -fsanitize=thread)

set(src ${PROJECT_SOURCE_DIR}/src)
file(GLOB json_sources CONFIGURE_DEPENDS ${src}/json/*.cpp)
file(GLOB table_sources CONFIGURE_DEPENDS ${src}/table/*.cpp)
set(records_sources about.cpp verify.cpp replay.cpp read_record.cpp record_schema.cpp play_schema.cpp log_schema.cpp records_in.cpp file.cpp)
list(TRANSFORM records_sources PREPEND ${src}/table/)
# A server reads no records and writes no schemas: only fuzz targets that do have them compiled.
list(REMOVE_ITEM table_sources ${records_sources})
file(GLOB_RECURSE bots_sources CONFIGURE_DEPENDS ${src}/bots/*.cpp)
file(GLOB environment_sources CONFIGURE_DEPENDS ${src}/environment/*.cpp)
# What is overloaded here keeps its tables in SQLite.
file(GLOB storage_sources CONFIGURE_DEPENDS ${src}/storage/*.cpp ${src}/storage/sqlite/*.cpp)
file(GLOB hub_sources CONFIGURE_DEPENDS ${src}/hub/*.cpp)
set(requests_sources headers.cpp queries.cpp address.cpp host_names.cpp proxies.cpp proxy_header.cpp)
list(TRANSFORM requests_sources PREPEND ${src}/server/)
file(GLOB server_sources CONFIGURE_DEPENDS ${src}/server/*.cpp)
# The same connection over TLS would be compiled for minutes to run the same lines.
list(REMOVE_ITEM server_sources ${requests_sources} ${src}/server/tls.cpp)
list(APPEND server_sources ${PROJECT_SOURCE_DIR}/tests/stress/no_tls.cpp)
set(sanitized_parts json table bots storage hub requests server)

function(backlot_sanitize target)
  target_link_libraries(${target} PRIVATE backlot_rules backlot_networks nlohmann_json::nlohmann_json Threads::Threads)
  target_include_directories(${target} PRIVATE ${PROJECT_SOURCE_DIR}/tests)
  target_compile_definitions(${target} PRIVATE BACKLOT_CHECKED BOOST_ASIO_SEPARATE_COMPILATION
                                               BOOST_BEAST_SEPARATE_COMPILATION BOOST_ASIO_NO_DEPRECATED)
  target_compile_options(${target} PRIVATE -O1 -g1 -Wno-shadow ${ARGN})
endfunction()

foreach(part ${sanitized_parts} records environment)
  add_library(sanitized_${part} OBJECT EXCLUDE_FROM_ALL ${${part}_sources})
  backlot_sanitize(sanitized_${part} ${sanitized_flags})
  add_library(racing_${part} OBJECT EXCLUDE_FROM_ALL ${${part}_sources})
  backlot_sanitize(racing_${part} ${racing_flags})
  if(part MATCHES "json|table|bots|hub|records")
    backlot_compile_together(sanitized_${part})
    backlot_compile_together(racing_${part})
  endif()
endforeach()
