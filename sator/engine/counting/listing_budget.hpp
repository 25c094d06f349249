#pragma once

#include <cstdint>
#include <optional>

#include "sator/engine/counting/counter.hpp"

namespace sator {

/// Whether it is better to list a question's solutions than to go on counting them, by what the count has
/// shown so far. `solutions_each`: how many solutions one that a listing searches for stands for. Nothing
/// where it is not; else how many solutions may come before it shows that this was wrong. Depends on the
/// question only.
std::optional<std::uint64_t> listing_budget(const Counter& counter, double solutions_each);

}  // namespace sator
