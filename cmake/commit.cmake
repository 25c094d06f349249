# Writes OUTPUT, a header with the commit of the sources in SOURCE: its abbreviated hash, with + if files were changed since, or `unknown`
# outside a repository. Runs at each build, and changes the file only if the commit is another.
cmake_minimum_required(VERSION 3.22)  # the rules by which names are replaced
execute_process(COMMAND git -c safe.directory=* -C ${SOURCE} describe --always --abbrev=12 --exclude=* --dirty=+
  OUTPUT_VARIABLE commit OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET RESULT_VARIABLE failed)
if(failed OR commit STREQUAL "")
  set(commit "unknown")
endif()
file(CONFIGURE OUTPUT ${OUTPUT} CONTENT "#define SATOR_COMMIT \"@commit@\"\n" @ONLY)
