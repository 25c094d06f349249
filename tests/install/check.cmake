# Installs a build, compiles the programs of docs/example against what was installed, and runs them:
#   cmake -DBUILD=… -DSOURCE=… -DWORK=… -DCOMPILER=… -DFLAGS=… -P check.cmake
file(REMOVE_RECURSE ${WORK})
set(prefix ${WORK}/prefix)

function(run)
  execute_process(COMMAND ${ARGN} COMMAND_ERROR_IS_FATAL ANY OUTPUT_VARIABLE output)
  set(output "${output}" PARENT_SCOPE)
endfunction()

# expect(PROGRAM FILE): what the program prints is what the file holds.
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
foreach(program puzzles own_rule)
  expect(${WORK}/example/${program} ${SOURCE}/tests/install/${program}.txt)
endforeach()

run(${prefix}/bin/sator --version)
foreach(installed share/man/man1/sator.1 share/bash-completion/completions/sator include/sator/sator.hpp)
  if(NOT EXISTS ${prefix}/${installed})
    message(FATAL_ERROR "${installed} was not installed")
  endif()
endforeach()
