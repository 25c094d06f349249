#pragma once

#include <string>
#include <string_view>

#include "cli/cli_namespace.hpp"
#include "sator/base/big_count.hpp"

namespace sator::cli {

/// Returns "1 part", or "5 parts".
inline std::string counted_noun(const BigCount& count, std::string_view noun) {
    return count.to_string() + " " + std::string(noun) + (count == BigCount(1) ? "" : "s");
}

}  // namespace sator::cli
