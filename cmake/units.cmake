# Compiles several files together (SATOR_UNITY), because the headers and templates that they share are then compiled once. CMake's own
# unity builds demand that no two of the files define the same name in their unnamed namespaces. These allow it: write_unit.cmake
# gives such a name another spelling for the time of its file.

# The greatest size of a unit in bytes. A unit of 400 KB takes 57 % of the processor time of four of 100 KB, because headers and
# templates are compiled once; smaller ones let two processors finish at the same time and keep a compiler below a gigabyte.
set(SATOR_UNIT_SIZE 250000)

add_custom_target(units)  # writes all units and compiles none

# sator_unity(TARGET [SIZE]): if SATOR_UNITY is on, compiles the target's sources in units. Generated sources and those
# with SKIP_UNITY_BUILD_INCLUSION stay alone.
function(sator_unity target)
  if(NOT SATOR_UNITY)
    return()
  endif()
  set(limit ${SATOR_UNIT_SIZE} ${ARGN})
  list(GET limit -1 limit)
  get_target_property(sources ${target} SOURCES)
  # All units of a target get about the same size.
  set(all_bytes 0)
  foreach(source IN LISTS sources)
    if(EXISTS ${source})
      file(SIZE ${source} bytes)
      math(EXPR all_bytes "${all_bytes} + ${bytes}")
    endif()
  endforeach()
  math(EXPR limit "${all_bytes} / (${all_bytes} / ${limit} + 1)")
  set(units "")
  set(files "")
  set(size 0)
  foreach(source IN LISTS sources)
    if(source MATCHES "^\\$<")  # objects of another target
      list(APPEND units ${source})
      continue()
    endif()
    cmake_path(ABSOLUTE_PATH source)
    get_source_file_property(is_alone ${source} SKIP_UNITY_BUILD_INCLUSION)
    get_source_file_property(is_generated ${source} GENERATED)
    if(is_alone OR is_generated)
      list(APPEND units ${source})
      continue()
    endif()
    file(SIZE ${source} bytes)
    math(EXPR size "${size} + ${bytes}")
    list(APPEND files ${source})
    if(size GREATER limit)
      sator_unit(${target} units "${files}")
      set(files "")
      set(size 0)
    endif()
  endforeach()
  if(files)
    sator_unit(${target} units "${files}")
  endif()
  set_property(TARGET ${target} PROPERTY SOURCES ${units})
  # g++ takes types of a file that a unit includes for types of a header, and warns.
  target_compile_options(${target} PRIVATE $<$<CXX_COMPILER_ID:GNU>:-Wno-subobject-linkage>)
endfunction()

# sator_unit(TARGET VARIABLE FILES): appends to the list VARIABLE a unit that includes the files. It is named after the first of them.
function(sator_unit target variable files)
  list(GET files 0 first)
  cmake_path(RELATIVE_PATH first BASE_DIRECTORY ${PROJECT_SOURCE_DIR} OUTPUT_VARIABLE name)
  string(MAKE_C_IDENTIFIER ${name} name)
  set(unit ${PROJECT_BINARY_DIR}/units/${target}/${name}.cpp)
  string(REPLACE ";" "|" listed "${files}")
  set(script ${PROJECT_SOURCE_DIR}/cmake/write_unit.cmake)
  add_custom_command(OUTPUT ${unit} DEPENDS ${files} ${script} VERBATIM
    COMMAND ${CMAKE_COMMAND} -DOUT=${unit} "-DFILES=${listed}" -P ${script})
  add_custom_target(unit_${target}_${name} DEPENDS ${unit})
  add_dependencies(units unit_${target}_${name})
  set(${variable} ${${variable}} ${unit} PARENT_SCOPE)
endfunction()
