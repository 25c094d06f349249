#include "sator/render/board/capsule.hpp"

#include <numbers>

namespace sator::render {

Outline capsule(Point first, Point last, double radius) {
    const bool is_circle = length(last - first) == 0;
    const Point along = is_circle ? Point{1, 0} : direction(last - first), across{-along.y, along.x};
    constexpr int kCorners = 12;
    Outline outline{{{}}, true};
    for (const double sign : {1.0, -1.0}) {
        for (int i = 0; i <= kCorners; ++i) {
            const double angle = std::numbers::pi * i / kCorners;
            const Point end = sign > 0 ? last : first;
            outline.parts[0].push_back(end + across * (-sign * radius * std::cos(angle)) +
                                       along * (sign * radius * std::sin(angle)));
        }
    }
    return outline;
}

}  // namespace sator::render
