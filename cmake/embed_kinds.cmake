# Writes a C++ file with the texts of the kinds in some folders, each a row of a table, by name:
#   cmake -DFOLDERS=FOLDER,FOLDER,… -DOUT=… -P embed_kinds.cmake
# A text begins with a line "kind NAME …", and other lines "names NAME, NAME, …" have its other names.
string(REPLACE "," ";" FOLDERS "${FOLDERS}")
list(TRANSFORM FOLDERS APPEND "/*.kind")
file(GLOB_RECURSE files ${FOLDERS})
set(names "")
foreach(file IN LISTS files)
  cmake_path(GET file STEM name)
  list(APPEND names ${name})
  set(file_of_${name} ${file})
endforeach()
list(SORT names)
set(rows "")
foreach(name IN LISTS names)
  set(file ${file_of_${name}})
  cmake_path(GET file PARENT_PATH folder)
  cmake_path(GET folder FILENAME chapter)
  file(READ ${file} text)
  if(NOT text MATCHES "^kind ${name}[ \n]")
    message(FATAL_ERROR "${file} does not begin with a line 'kind ${name}'")
  endif()
  set(others "")
  string(REGEX MATCHALL "\nnames +[^\n]*" lines "${text}")
  foreach(line IN LISTS lines)
    string(REGEX REPLACE "\nnames +" "" line "${line}")
    string(APPEND others "${line},")
  endforeach()
  string(APPEND rows "    {\"${chapter}\", \"${name}\",\n     R\"sator(${others})sator\",\n     R\"sator(${text})sator\"},\n")
endforeach()
file(WRITE ${OUT} "// Made of sator/kinds by cmake/embed_kinds.cmake.
#include \"sator/kinds/kind_texts.hpp\"

namespace sator::kinds {

namespace {

constexpr KindText kKindTexts[] = {
${rows}};

}  // namespace

std::span<const KindText> kind_texts() {
    return kKindTexts;
}

}  // namespace sator::kinds
")
