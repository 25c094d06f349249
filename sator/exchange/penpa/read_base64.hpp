#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "sator/base/layer_namespaces.hpp"

namespace sator::exchange {

/// Bytes in base64, or the place of the first character that is wrong.
struct Base64Text {
    std::optional<std::string> bytes;
    std::size_t wrong_at = 0;
};

/// Decodes base64 with '+' and '/', or '-' and '_'. Padding may be missing.
Base64Text read_base64(std::string_view text);

}  // namespace sator::exchange
