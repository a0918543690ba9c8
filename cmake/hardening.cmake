# What people run is compiled and linked so that a fault in it is harder to use: canaries and probed pages on the stack,
# checked copies, addresses that differ from run to run, tables that nobody can write to, and jumps only to where
# something begins (where processor, system and its start files join in). tests/deploy reads it back from the program.
set(hardened_compile -fstack-protector-strong -fstack-clash-protection)
set(hardened_link -Wl,-z,relro,-z,now -Wl,-z,noexecstack)
if(CMAKE_SYSTEM_PROCESSOR MATCHES "^(x86_64|amd64|AMD64)$")
  list(APPEND hardened_compile -fcf-protection=full)
elseif(CMAKE_SYSTEM_PROCESSOR MATCHES "^(aarch64|arm64)$")
  list(APPEND hardened_compile -mbranch-protection=standard)
endif()
# The checked copies are the optimiser's work; without it the C library only warns.
if("${CMAKE_CXX_FLAGS} ${CMAKE_CXX_FLAGS_${CMAKE_BUILD_TYPE}}" MATCHES "-O[123s]")
  list(APPEND hardened_compile -U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=3)
endif()

# What goes into a shared library says so by its POSITION_INDEPENDENT_CODE; everything else is for programs.
function(backlot_harden target)
  target_compile_options(
    ${target} PRIVATE ${hardened_compile} $<IF:$<BOOL:$<TARGET_PROPERTY:POSITION_INDEPENDENT_CODE>>,-fPIC,-fPIE>)
  target_link_options(${target} PRIVATE ${hardened_link} $<$<STREQUAL:$<TARGET_PROPERTY:TYPE>,EXECUTABLE>:-pie>)
endfunction()
