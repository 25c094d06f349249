#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "sator/base/layer_namespaces.hpp"

namespace sator::exchange {

/// Unpacks what lz-string's compressToBase64 made: LZ78 over UTF-16, its codes as base64. Returns UTF-8, or nullopt if `packed` is
/// no such text, is cut off, or holds more than `limit` units of UTF-16. A lone surrogate becomes U+FFFD. Time and memory are
/// linear in the length of the packed and the unpacked text.
std::optional<std::string> unpack_lz_base64(std::string_view packed, std::size_t limit);

/// Packs a text in UTF-8 as lz-string's compressToBase64 does, byte for byte.
std::string pack_lz_base64(std::string_view text);

}  // namespace sator::exchange
