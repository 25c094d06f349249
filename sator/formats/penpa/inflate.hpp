#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "sator/base/layer_namespaces.hpp"

namespace sator::formats {

/// Unpacks raw deflate (RFC 1951). The library has none of its own: its caller gives one. Returns nullopt if the bytes are not
/// valid, or if the result has more than `limit` bytes, before it is stored.
using Inflate = std::function<std::optional<std::string>(std::string_view packed, std::size_t limit)>;

/// Decodes base64 with '+' and '/', or '-' and '_'. Padding may be missing. Returns nullopt, and the place of the first wrong
/// character, if there is one.
struct Base64Text {
    std::optional<std::string> bytes;
    std::size_t wrong_at = 0;
};
Base64Text from_base64(std::string_view text);

}  // namespace sator::formats
