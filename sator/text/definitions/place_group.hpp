#pragma once

#include <expected>
#include <string>
#include <string_view>

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/definitions/kind_places.hpp"

namespace sator::text {

/// Reads one group of places, without ';': see KindPlaces::resolved. `it` may be null. The error is a message.
std::expected<std::string, std::string> read_place_group(const KindPlaces& places, std::string_view text,
                                                         const KindItem* it);

}  // namespace sator::text
