#pragma once

#include <cmath>
#include <cstdint>
#include <nlohmann/json.hpp>

#include "sator/base/layer_namespaces.hpp"
#include "sator/render/board/point.hpp"

namespace sator::render {

/// Returns a length, rounded to two decimals; whole numbers without a point.
inline nlohmann::ordered_json length_json(double length) {
    const double hundredths = std::round(length * 100);
    const auto whole = static_cast<std::int64_t>(hundredths);
    return whole % 100 == 0 ? nlohmann::ordered_json(whole / 100) : nlohmann::ordered_json(hundredths / 100);
}

/// Returns a point as an array of its coordinates.
inline nlohmann::ordered_json point_json(Point point) {
    return nlohmann::ordered_json::array({length_json(point.x), length_json(point.y)});
}

}  // namespace sator::render
