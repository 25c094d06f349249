# fmt and nlohmann-json as headers only, for WebAssembly: Debian's libfmt is a library for this machine. Both are in /usr/include,
# which must not be searched itself, because its other headers are those of this machine's C library. So links to the two folders
# are made in the build folder.
set(header_only ${PROJECT_BINARY_DIR}/include)
file(MAKE_DIRECTORY ${header_only})
foreach(package fmt nlohmann)
  if(NOT EXISTS /usr/include/${package})
    message(FATAL_ERROR "there is no /usr/include/${package}: install libfmt-dev and nlohmann-json3-dev")
  endif()
  file(CREATE_LINK /usr/include/${package} ${header_only}/${package} SYMBOLIC)
endforeach()

add_library(fmt::fmt INTERFACE IMPORTED)
target_compile_definitions(fmt::fmt INTERFACE FMT_HEADER_ONLY=1)
target_include_directories(fmt::fmt SYSTEM INTERFACE ${header_only})
add_library(nlohmann_json::nlohmann_json INTERFACE IMPORTED)
target_include_directories(nlohmann_json::nlohmann_json SYSTEM INTERFACE ${header_only})
