#pragma once

#include <string>
#include <string_view>

#include "web/boundary/web_namespace.hpp"

namespace sator::web {

/// Returns the reply to a request. Both are JSON.
std::string answer_request(std::string_view json);

}  // namespace sator::web
