# What most files of a target include is compiled once, which saves a quarter of a build from nothing. Not where there is a
# compiler cache: a precompiled header would differ from folder to folder, and the cache never answer.
set(everybody_includes <algorithm> <array> <cstdint> <functional> <map> <memory> <optional> <string> <string_view>
                       <variant> <vector>)
function(backlot_precompile target)
  if(NOT CMAKE_CXX_COMPILER_LAUNCHER)
    target_precompile_headers(${target} PRIVATE ${everybody_includes} ${ARGN})
  endif()
endfunction()
