# Compile options of all of Sator's own files: warnings, sanitizers, precompiled headers.
add_library(sator_options INTERFACE)
# Missing initialisers are no warning, because a member that a designated initialiser leaves out gets its default. In a unit of
# several files a local name may shadow a name of another file.
target_compile_options(sator_options INTERFACE
  -Wall -Wextra -Wpedantic -Wnon-virtual-dtor -Wno-missing-field-initializers
  $<$<NOT:$<BOOL:${SATOR_UNITY}>>:-Wshadow>)

# stable_sort of libstdc++ 12 uses a function that it deprecates itself, and clang reports this for each use of the template.
target_compile_options(sator_options INTERFACE $<$<CXX_COMPILER_ID:Clang>:-Wno-deprecated-declarations>)

# Warnings are errors only with the compilers that the tests run with, so that a newer compiler's warnings do not break a build.
set(known_gcc "$<AND:$<CXX_COMPILER_ID:GNU>,$<VERSION_LESS:$<CXX_COMPILER_VERSION>,13>>")
set(known_clang "$<AND:$<CXX_COMPILER_ID:Clang>,$<VERSION_LESS:$<CXX_COMPILER_VERSION>,20>>")
target_compile_options(sator_options INTERFACE $<$<OR:${known_gcc},${known_clang}>:-Werror>)
# g++ 12 gives false warnings about optimised std::string and std::optional (GCC bugs 105651, 105562, 104475).
set(wrong_warnings -Wno-restrict -Wno-free-nonheap-object -Wno-array-bounds -Wno-stringop-overflow -Wno-stringop-overread
  -Wno-maybe-uninitialized)
target_compile_options(sator_options INTERFACE "$<${known_gcc}:${wrong_warnings}>")

# A unit of several files is large. g++ collects its garbage less often, which saves a tenth of the time and costs 0.3 GB.
target_compile_options(sator_options INTERFACE
  "$<$<AND:$<CXX_COMPILER_ID:GNU>,$<BOOL:${SATOR_UNITY}>>:SHELL:--param ggc-min-heapsize=800000>")

if(SATOR_SANITIZE)
  add_compile_options(-fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer)
  add_link_options(-fsanitize=address,undefined)
endif()
if(SATOR_SANITIZE_THREADS)
  add_compile_options(-fsanitize=thread)
  add_link_options(-fsanitize=thread)
endif()
if(SATOR_BUILD_FUZZ)
  if(NOT CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
    message(FATAL_ERROR "the fuzz targets need clang: cmake --preset fuzz")
  endif()
  add_compile_options(-fsanitize=fuzzer-no-link)
endif()

# sator_precompile(NAME TARGET HEADER…): precompiles the headers for the target if SATOR_PRECOMPILE is on. Targets of the same NAME,
# which must have the same compile options, share the headers that the first of them compiled. Every file must still include what it
# uses, because other builds have no precompiled headers.
function(sator_precompile name target)
  if(NOT SATOR_PRECOMPILE)
    return()
  endif()
  get_property(first GLOBAL PROPERTY sator_precompiled_${name})
  if(first)
    target_precompile_headers(${target} REUSE_FROM ${first})
  else()
    target_precompile_headers(${target} PRIVATE ${ARGN})
    set_property(GLOBAL PROPERTY sator_precompiled_${name} ${target})
  endif()
endfunction()
