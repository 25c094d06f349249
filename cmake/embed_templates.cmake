# Writes a C++ file with the texts of cli/templates, each a row of a table:
#   cmake -DFOLDER=… -DOUT=… -P embed_templates.cmake
# The first line of a template is "# KIND: one sentence", the second line is a comment, too.
file(GLOB files ${FOLDER}/*.sator)
list(SORT files)
set(rows "")
foreach(file IN LISTS files)
  cmake_path(GET file STEM name)
  file(READ ${file} text)
  string(REGEX MATCH "^# [^:\n]*: ([^\n]*)\n" first "${text}")
  if(NOT first)
    message(FATAL_ERROR "${file} does not begin with a line '# KIND: one sentence'")
  endif()
  string(APPEND rows "    {\"${name}\",\n     R\"sator(${CMAKE_MATCH_1})sator\",\n     R\"sator(${text})sator\"},\n")
endforeach()
file(WRITE ${OUT} "// Made of cli/templates by cmake/embed_templates.cmake.
#include <array>

#include \"cli/commands/puzzle_templates.hpp\"

namespace sator::cli {

namespace {

constexpr PuzzleTemplate kTemplates[] = {
${rows}};

}  // namespace

std::span<const PuzzleTemplate> puzzle_templates() {
    return kTemplates;
}

}  // namespace sator::cli
")
