# Installs a build, compiles the programs of docs/example and the one in sator/sator.hpp against what was installed, and
# compares what they print with NAME.txt beside this file:
#   cmake -DBUILD=… -DSOURCE=… -DWORK=… -DCOMPILER=… -DFLAGS=… -P check.cmake
file(REMOVE_RECURSE ${WORK})
set(prefix ${WORK}/prefix)

function(run)
  execute_process(COMMAND ${ARGN} COMMAND_ERROR_IS_FATAL ANY OUTPUT_VARIABLE output)
  set(output "${output}" PARENT_SCOPE)
endfunction()

# expect(PROGRAM FILE): the program prints what the file holds.
function(expect program file)
  run(${program})
  file(READ ${file} expected)
  if(NOT output STREQUAL expected)
    message(FATAL_ERROR "${program} printed:\n${output}")
  endif()
endfunction()

run(${CMAKE_COMMAND} --install ${BUILD} --prefix ${prefix})
run(${CMAKE_COMMAND} -G Ninja -S ${SOURCE}/docs/example -B ${WORK}/example -DCMAKE_PREFIX_PATH=${prefix}
  -DCMAKE_CXX_COMPILER=${COMPILER} -DCMAKE_CXX_FLAGS=${FLAGS})
run(${CMAKE_COMMAND} --build ${WORK}/example)
foreach(program build_puzzle solve count_solutions check explain hint rate render create_sudoku own_rule held_rule)
  expect(${WORK}/example/${program} ${SOURCE}/tests/install/${program}.txt)
endforeach()

# The program in the comment of sator.hpp.
file(READ ${SOURCE}/sator/sator.hpp page)
string(REGEX MATCH "\n//     #include.*\n//     }\n" example "${page}")
string(REGEX REPLACE "\n// *([^\n]*)" "\n\\1" example "${example}")
file(WRITE ${WORK}/page/page.cpp "${example}")
file(WRITE ${WORK}/page/CMakeLists.txt "cmake_minimum_required(VERSION 3.25)
project(page LANGUAGES CXX)
find_package(sator REQUIRED)
add_executable(page page.cpp)
target_link_libraries(page PRIVATE sator::sator)
")
run(${CMAKE_COMMAND} -G Ninja -S ${WORK}/page -B ${WORK}/page/build -DCMAKE_PREFIX_PATH=${prefix}
  -DCMAKE_CXX_COMPILER=${COMPILER} -DCMAKE_CXX_FLAGS=${FLAGS})
run(${CMAKE_COMMAND} --build ${WORK}/page/build)
expect(${WORK}/page/build/page ${SOURCE}/tests/install/page.txt)

run(${prefix}/bin/sator --version)
foreach(installed share/man/man1/sator.1 share/bash-completion/completions/sator
    share/zsh/site-functions/_sator share/fish/vendor_completions.d/sator.fish include/sator/sator.hpp)
  if(NOT EXISTS ${prefix}/${installed})
    message(FATAL_ERROR "${installed} was not installed")
  endif()
endforeach()
