# The install target and the CMake package: find_package(sator) gives sator::sator.
include(CMakePackageConfigHelpers)
set(package_folder ${CMAKE_INSTALL_LIBDIR}/cmake/sator)

install(TARGETS sator EXPORT sator-targets)
install(DIRECTORY sator/ DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/sator FILES_MATCHING PATTERN "*.hpp")
install(EXPORT sator-targets NAMESPACE sator:: DESTINATION ${package_folder})
configure_package_config_file(cmake/sator-config.cmake.in ${PROJECT_BINARY_DIR}/sator-config.cmake
  INSTALL_DESTINATION ${package_folder})
write_basic_package_version_file(${PROJECT_BINARY_DIR}/sator-config-version.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/sator-config.cmake ${PROJECT_BINARY_DIR}/sator-config-version.cmake
  DESTINATION ${package_folder})
install(FILES LICENSE README.md CHANGELOG.md DESTINATION ${CMAKE_INSTALL_DOCDIR})
