#pragma once

#include <algorithm>
#include <cmath>
#include <limits>

#include "sator/base/layer_namespaces.hpp"

namespace sator::render {

/// A point of a picture, or a vector between two points.
struct Point {
    double x = 0, y = 0;

    friend Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
    friend Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
    friend Point operator*(Point a, double factor) { return {a.x * factor, a.y * factor}; }
};

inline double dot(Point a, Point b) {
    return a.x * b.x + a.y * b.y;
}
/// Positive if b is clockwise of a (because y points down).
inline double cross(Point a, Point b) {
    return a.x * b.y - a.y * b.x;
}
inline double length(Point a) {
    return std::hypot(a.x, a.y);
}
/// Returns the unit vector in the direction of `a`, which is not zero.
inline Point direction(Point a) {
    return a * (1 / length(a));
}

/// An axis-parallel box; empty at first.
struct Box {
    Point low{std::numeric_limits<double>::max(), std::numeric_limits<double>::max()};
    Point high{std::numeric_limits<double>::lowest(), std::numeric_limits<double>::lowest()};

    bool is_empty() const { return low.x > high.x; }
    double width() const { return high.x - low.x; }
    double height() const { return high.y - low.y; }
    void add(Point p) {
        low = {std::min(low.x, p.x), std::min(low.y, p.y)};
        high = {std::max(high.x, p.x), std::max(high.y, p.y)};
    }
    /// Enlarges the box so that it contains `other`, too. An empty box changes nothing.
    void add(const Box& other) {
        low = {std::min(low.x, other.low.x), std::min(low.y, other.low.y)};
        high = {std::max(high.x, other.high.x), std::max(high.y, other.high.y)};
    }
    /// Returns the box enlarged by `margin` on each side.
    Box grown(double margin) const {
        return {{low.x - margin, low.y - margin}, {high.x + margin, high.y + margin}};
    }
};

}  // namespace sator::render
