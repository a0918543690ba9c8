# A build for the way the program is used (docs/performance.md): scripts/profiled makes both of its parts.
#   -DBACKLOT_PROFILE=collect  programs write down what is called how often, where LLVM_PROFILE_FILE says
#   -DBACKLOT_PROFILE=FILE     compiled by what they wrote down, as llvm-profdata merged it
set(BACKLOT_PROFILE "" CACHE STRING "collect, or a file of llvm-profdata: compile by how the program is used")
if(BACKLOT_PROFILE AND NOT CMAKE_CXX_COMPILER_ID MATCHES Clang)
  message(FATAL_ERROR "BACKLOT_PROFILE needs clang")
elseif(BACKLOT_PROFILE STREQUAL collect)
  add_compile_options(-fprofile-instr-generate)
  add_link_options(-fprofile-instr-generate)
elseif(BACKLOT_PROFILE)
  if(NOT EXISTS ${BACKLOT_PROFILE})
    message(FATAL_ERROR "BACKLOT_PROFILE: there is no ${BACKLOT_PROFILE}")
  endif()
  # What was never called in training has no counts, and that is no fault.
  add_compile_options(-fprofile-instr-use=${BACKLOT_PROFILE} -Wno-profile-instr-unprofiled -Wno-profile-instr-out-of-date)
endif()
