# `cmake --install build`: the program with its client, manual and completions, and the rules as a library of headers.
# Other projects say find_package(Backlot) and link Backlot::rules, or ask pkg-config for backlot-rules.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

set(rules_include ${CMAKE_INSTALL_INCLUDEDIR}/backlot)
foreach(folder core contract games)
  install(DIRECTORY ${PROJECT_SOURCE_DIR}/src/${folder} DESTINATION ${rules_include} COMPONENT rules FILES_MATCHING PATTERN "*.hpp")
endforeach()
install(FILES ${GENERATED}/games/list.hpp DESTINATION ${rules_include}/games COMPONENT rules)
install(DIRECTORY ${GENERATED}/content DESTINATION ${rules_include} COMPONENT rules FILES_MATCHING PATTERN "*.hpp")

target_compile_features(backlot_headers INTERFACE cxx_std_20)
set_target_properties(backlot_headers PROPERTIES EXPORT_NAME headers)
set_target_properties(backlot_rules PROPERTIES EXPORT_NAME rules)
add_library(Backlot::rules ALIAS backlot_rules)
install(TARGETS backlot_headers backlot_rules EXPORT backlot)
set(package ${CMAKE_INSTALL_LIBDIR}/cmake/Backlot)
install(EXPORT backlot NAMESPACE Backlot:: FILE BacklotConfig.cmake DESTINATION ${package} COMPONENT rules)
write_basic_package_version_file(${PROJECT_BINARY_DIR}/BacklotConfigVersion.cmake COMPATIBILITY SameMinorVersion ARCH_INDEPENDENT)
install(FILES ${PROJECT_BINARY_DIR}/BacklotConfigVersion.cmake DESTINATION ${package} COMPONENT rules)

# As a system's headers: what our compilers warn of is not what yours does.
file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/backlot-rules.pc @ONLY CONTENT [[prefix=${pcfiledir}/../..
Name: backlot-rules
Description: The rules of movie-making tabletop games as constexpr C++20 headers
Version: @PROJECT_VERSION@
Cflags: -isystem ${prefix}/@CMAKE_INSTALL_INCLUDEDIR@/backlot
]])
install(FILES ${PROJECT_BINARY_DIR}/backlot-rules.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig COMPONENT rules)

# libbacklot.so with backlot.h, for C, and for Python by its path: pkg-config backlot.
install(TARGETS backlot_c LIBRARY COMPONENT library)
install(FILES ${PROJECT_SOURCE_DIR}/src/environment/include/backlot.h DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} COMPONENT library)
file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/backlot.pc @ONLY CONTENT [[prefix=${pcfiledir}/../..
Name: backlot
Description: Batches of movie-making tabletop games for learning, as a C library
Version: @PROJECT_VERSION@
Cflags: -I${prefix}/@CMAKE_INSTALL_INCLUDEDIR@
Libs: -L${prefix}/@CMAKE_INSTALL_LIBDIR@ -lbacklot
]])
install(FILES ${PROJECT_BINARY_DIR}/backlot.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig COMPONENT library)

set(shared ${CMAKE_INSTALL_DATADIR}/backlot)
install(TARGETS backlot COMPONENT program)
if(TARGET backlot-mpi)
  install(FILES $<TARGET_FILE:backlot-mpi> DESTINATION ${shared} COMPONENT program)
endif()
install(DIRECTORY ${PROJECT_BINARY_DIR}/web ${PROJECT_BINARY_DIR}/lab DESTINATION ${shared} COMPONENT program)
install(FILES ${PROJECT_SOURCE_DIR}/LICENSE DESTINATION ${shared} COMPONENT program)

# The manual and the completions are what the program prints of itself.
set(printed ${PROJECT_BINARY_DIR}/printed)
set(printed_files)
foreach(page "backlot.1:man" "backlot.bash:completion;bash" "_backlot:completion;zsh" "backlot.fish:completion;fish")
  string(REGEX MATCH "^([^:]*):(.*)$" page "${page}")
  set(file ${printed}/${CMAKE_MATCH_1})
  add_custom_command(
    OUTPUT ${file}
    COMMAND ${CMAKE_COMMAND} -E make_directory ${printed}
    COMMAND backlot ${CMAKE_MATCH_2} >${file}
    DEPENDS backlot)
  list(APPEND printed_files ${file})
endforeach()
add_custom_target(printed ALL DEPENDS ${printed_files})
install(FILES ${printed}/backlot.1 DESTINATION ${CMAKE_INSTALL_MANDIR}/man1 COMPONENT program)
install(FILES ${printed}/backlot.bash DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions RENAME backlot COMPONENT program)
install(FILES ${printed}/_backlot DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/site-functions COMPONENT program)
install(FILES ${printed}/backlot.fish DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d COMPONENT program)
