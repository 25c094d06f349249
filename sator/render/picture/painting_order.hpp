#pragma once

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/render/board/shape.hpp"

namespace sator::render {

/// Returns the indices of a picture's shapes in the order in which they are painted: by look, and shapes of the same
/// look as they stand.
inline std::vector<std::size_t> painting_order(const Picture& picture) {
    std::vector<std::size_t> order(picture.shapes.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return picture.shapes[i].look; });
    return order;
}

}  // namespace sator::render
