#pragma once

#include <string>

#include "sator/ask/values/ask_namespace.hpp"

/// What is made of the types of answers. A test compares the files with what these functions return.
namespace sator::ask {

/// Returns docs/json.md.
std::string answers_markdown();

/// Returns web/package/src/answers.ts.
std::string answers_typescript();

}  // namespace sator::ask
