#pragma once

#include <span>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/propagators/basic/light.hpp"

namespace sator::propagators {

/// By number: whether it is possible.
using Numbers = std::vector<bool>;

/// The numbers of positions that a view can see, whose positions are lit if they block it.
Numbers seen_numbers(std::span<const Light> view);

/// The sums of one number of each list.
Numbers sums_of(const Numbers& a, const Numbers& b);

}  // namespace sator::propagators
