# The library. Each row of sator/layers.txt is a target that links the targets of the rows before it. Their objects
# form the one archive that is installed: sator::sator.
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/sator/layers.txt)
file(STRINGS ${PROJECT_SOURCE_DIR}/sator/layers.txt SATOR_LAYERS REGEX "^[a-z]")
list(TRANSFORM SATOR_LAYERS REPLACE ":.*" "")

# sator_sources(VARIABLE FOLDER): sets VARIABLE to the sources of a folder and its subfolders, without tests.
function(sator_sources variable folder)
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${folder}/*.cpp)
  list(FILTER sources EXCLUDE REGEX "_test\\.cpp$")
  set(${variable} ${sources} PARENT_SCOPE)
endfunction()

# sator_library(TARGET SOURCE…): adds a static library with the library's compile options: no exceptions.
function(sator_library target)
  add_library(${target} STATIC ${ARGN})
  target_include_directories(${target} PUBLIC
    $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}> $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>)
  target_compile_options(${target} PRIVATE -fno-exceptions)
  target_compile_features(${target} PUBLIC cxx_std_23)
  target_link_libraries(${target} PRIVATE $<BUILD_INTERFACE:sator_options> fmt::fmt nlohmann_json::nlohmann_json)
endfunction()

# The headers that many files include, for SATOR_PRECOMPILE.
set(SATOR_PRECOMPILED_HEADERS <algorithm> <array> <bit> <expected> <functional> <map> <memory> <numeric> <optional> <set> <span>
  <string> <unordered_map> <utility> <vector>)

# These layers read and print, or ask the solver, and a puzzle's answer takes little time in them. So they are optimised less, which
# saves a third of their compile time, or, in WebAssembly, which is sent over the wire, for size. A build of WebAssembly for the tests compiles them, and the
# boundary, in the least time instead.
set(SATOR_SMALL_LAYERS kinds text exchange render models create ask)
set(SATOR_SMALL_OPTION $<$<CONFIG:Release>:-O1>)
if(CMAKE_SYSTEM_NAME STREQUAL "WASI")
  set(SATOR_SMALL_OPTION -Os)
  if(SATOR_QUICK_WASM)
    list(APPEND SATOR_SMALL_LAYERS rules explain boundary)
    set(SATOR_SMALL_OPTION -O0)
  endif()
  # Clang reads only what it needs of a precompiled header, so that large ones pay. g++ reads all of it in each file.
  list(APPEND SATOR_PRECOMPILED_HEADERS <charconv> <cmath> <deque> <limits> <string_view> <variant> <fmt/format.h>)
  set(SATOR_HEADERS_OF_small_layers <nlohmann/json.hpp>)
endif()

# This file catches the exception that the standard library throws if no thread can be started.
set_source_files_properties(${PROJECT_SOURCE_DIR}/sator/engine/threads/start_thread.cpp
  PROPERTIES COMPILE_OPTIONS -fexceptions SKIP_PRECOMPILE_HEADERS ON SKIP_UNITY_BUILD_INCLUSION ON)

# sator_optimise(LAYER TARGET): sets how the target is optimised, and its precompiled headers, which are for one level of optimisation.
function(sator_optimise layer target)
  set(headers layers)
  if(layer IN_LIST SATOR_SMALL_LAYERS)
    target_compile_options(${target} PRIVATE ${SATOR_SMALL_OPTION})
    set(headers small_layers)
  endif()
  if(SATOR_HEADERS_OF_${layer})
    set(headers ${layer})
  endif()
  sator_precompile(${headers} ${target} ${SATOR_PRECOMPILED_HEADERS} ${SATOR_HEADERS_OF_${headers}})
endfunction()

# sator_kind_texts(SOURCE FOLDER…): makes a source of the layer `kinds` of the texts in these folders.
function(sator_kind_texts source)
  set(folders ${ARGN})
  list(TRANSFORM folders APPEND "/*.kind" OUTPUT_VARIABLE patterns)
  file(GLOB_RECURSE files CONFIGURE_DEPENDS ${patterns})
  list(JOIN folders "," folders)
  add_custom_command(OUTPUT ${source}
    COMMAND ${CMAKE_COMMAND} -DFOLDERS=${folders} -DOUT=${source} -P ${PROJECT_SOURCE_DIR}/cmake/embed_kinds.cmake
    DEPENDS ${files} ${PROJECT_SOURCE_DIR}/cmake/embed_kinds.cmake VERBATIM)
endfunction()
set(SATOR_KIND_TEXTS ${PROJECT_BINARY_DIR}/kind_texts.cpp)
sator_kind_texts(${SATOR_KIND_TEXTS} ${PROJECT_SOURCE_DIR}/sator/kinds)

include(GNUInstallDirs)
set(layers_above "")
set(layer_objects "")
foreach(layer IN LISTS SATOR_LAYERS)
  sator_sources(sources sator/${layer})
  if(layer STREQUAL "kinds")
    list(APPEND sources ${SATOR_KIND_TEXTS})
  endif()
  if(sources)
    sator_library(sator_${layer} ${sources})
    sator_unity(sator_${layer})
    target_link_libraries(sator_${layer} PUBLIC ${layers_above})
    sator_optimise(${layer} sator_${layer})
    list(PREPEND layers_above sator_${layer})
    list(APPEND layer_objects $<TARGET_OBJECTS:sator_${layer}>)
  endif()
endforeach()

# Propagators store sets as small arrays of words: -O3 unrolls and vectorises the loops over them.
if(NOT SATOR_QUICK_WASM)
  target_compile_options(sator_propagators PRIVATE $<$<CONFIG:Release>:-O3>)
endif()
foreach(layer engine ask)
  target_compile_definitions(sator_${layer} PRIVATE SATOR_THREADS=$<BOOL:${SATOR_THREADS}>)
endforeach()

sator_library(sator ${layer_objects})
set_target_properties(sator PROPERTIES LINKER_LANGUAGE CXX)  # it has no source of its own
add_library(sator::sator ALIAS sator)
