# After ./run, which builds the program only, `cmake --install` finds everything that it installs: each installed file that the
# build makes is made by the commands that make the program.
#   cmake -DBUILD=… -P program_only.cmake
file(GLOB_RECURSE scripts ${BUILD}/cmake_install.cmake)
if(NOT EXISTS ${BUILD}/build.ninja OR NOT scripts)
  message(FATAL_ERROR "${BUILD} is no build folder of Ninja")
endif()
execute_process(COMMAND ninja -C ${BUILD} -t commands sator_program COMMAND_ERROR_IS_FATAL ANY OUTPUT_VARIABLE commands)

set(made 0)
foreach(script IN LISTS scripts)
  file(STRINGS ${script} lines REGEX "^ *file\\(INSTALL ")
  string(REGEX MATCHALL "\"${BUILD}/[^\"]*\"" files "${lines}")
  foreach(file IN LISTS files)
    string(REGEX REPLACE "\"${BUILD}/([^\"]*)\"" "\\1" file ${file})
    execute_process(COMMAND ninja -C ${BUILD} -t query ${file} RESULT_VARIABLE unknown OUTPUT_QUIET ERROR_QUIET)
    if(unknown)
      continue()  # written when the build was configured
    endif()
    math(EXPR made "${made} + 1")
    string(FIND "${commands}" "${file}" at)
    if(at EQUAL -1)
      message(FATAL_ERROR "${file} is installed, but building the program does not make it")
    endif()
  endforeach()
endforeach()
# The program, the library, the manual page and three completions.
if(made LESS 6)
  message(FATAL_ERROR "only ${made} installed files are made by the build")
endif()
