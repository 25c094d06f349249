#pragma once

#include <string>
#include <string_view>

#include "sator/base/layer_namespaces.hpp"

namespace sator::exchange {

/// Packs bytes as raw deflate (RFC 1951): one block with the fixed codes. Of earlier copies, only the latest with the same three
/// first bytes is tried, so that the time is linear for the texts of puzzles.
std::string pack_deflate(std::string_view bytes);

}  // namespace sator::exchange
