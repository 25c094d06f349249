#pragma once

#include <string>

#include "sator/ask/values/ask_namespace.hpp"

/// The parts of web/ that come from the tables of questions and options. A test compares the files with what these functions return.
namespace sator::ask {

/// Returns web/package/src/requests.ts: the options of each question as an interface.
std::string requests_typescript();

/// Returns web/package/src/questions.ts: the questions as functions.
std::string questions_typescript();

/// Returns the table of the fields of a request in web/boundary/README.md.
std::string request_fields_markdown();

}  // namespace sator::ask
