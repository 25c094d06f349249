#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace sator {

/// Unpacks raw deflate (RFC 1951). The library has none of its own: its caller gives one, e.g. zlib's. Returns nullopt if the
/// bytes are not valid, or if the result has more than `limit` bytes, before it is stored.
using Inflate = std::function<std::optional<std::string>(std::string_view packed, std::size_t limit)>;

}  // namespace sator
