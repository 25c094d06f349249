// Each glyph is a few polygons in a cell of width 1 whose middle is (0, 0), and whose y axis points down.

#include "sator/render/kinds/glyphs.hpp"

#include <array>
#include <cmath>
#include <numbers>
#include <utility>

#include "sator/base/assert.hpp"

namespace sator::render {

namespace {

using Part = std::vector<Point>;
using Parts = std::vector<Part>;

/// The number of corners of a circle.
constexpr int kCircleCorners = 28;
/// The radii of a white circle, in the middle of its line, and of a black one.
constexpr double kRingRadius = 0.29;
constexpr double kCircleRadius = 0.3;

/// Returns the points of an arc, clockwise from one angle to another one, in full turns from the right.
Part arc(Point centre, double radius, double from, double to) {
    Part points;
    const int steps = std::max(2, static_cast<int>(std::ceil(std::abs(to - from) * kCircleCorners)));
    for (int i = 0; i <= steps; ++i) {
        const double angle = (from + (to - from) * i / steps) * 2 * std::numbers::pi;
        points.push_back({centre.x + radius * std::cos(angle), centre.y + radius * std::sin(angle)});
    }
    return points;
}

Part disc(Point centre, double radius) {
    return arc(centre, radius, 0, 1);
}

Part hole(Point centre, double radius) {
    return arc(centre, radius, 1, 0);
}

Part box(double left, double top, double right, double bottom) {
    return {{left, top}, {right, top}, {right, bottom}, {left, bottom}};
}

/// Returns a bar of this width from one point to another one.
Part bar(Point from, Point to, double width) {
    const Point along = (to - from) * (1 / std::hypot(to.x - from.x, to.y - from.y));
    const Point across = Point{-along.y, along.x} * (width / 2);
    return {from - across, to - across, to + across, from + across};
}

/// A round glass on a screw of two threads.
Parts bulb() {
    Part glass = arc({0, -0.08}, 0.25, 0.37, 1.13);
    glass.push_back({0.11, 0.17});
    glass.push_back({-0.11, 0.17});
    return {std::move(glass), box(-0.11, 0.205, 0.11, 0.255), box(-0.08, 0.29, 0.08, 0.34)};
}

Parts star() {
    Part points;
    for (int i = 0; i < 10; ++i) {
        const double radius = i % 2 == 0 ? 0.36 : 0.145, angle = (i / 10.0 - 0.25) * 2 * std::numbers::pi;
        points.push_back({radius * std::cos(angle), 0.02 + radius * std::sin(angle)});
    }
    return {std::move(points)};
}

/// A crown of five points on a base.
Parts queen() {
    return {{{-0.2, 0.18},
             {-0.31, -0.14},
             {-0.16, 0.0},
             {-0.14, -0.22},
             {-0.03, -0.02},
             {0, -0.27},
             {0.03, -0.02},
             {0.14, -0.22},
             {0.16, 0.0},
             {0.31, -0.14},
             {0.2, 0.18}},
            box(-0.22, 0.22, 0.22, 0.29),
            disc({-0.31, -0.17}, 0.035),
            disc({-0.14, -0.25}, 0.035),
            disc({0, -0.3}, 0.035),
            disc({0.14, -0.25}, 0.035),
            disc({0.31, -0.17}, 0.035)};
}

/// A round crown with three lobes on a trunk.
Parts tree() {
    return {disc({0, -0.16}, 0.19), disc({-0.14, 0.0}, 0.16), disc({0.14, 0.0}, 0.16),
            box(-0.045, 0.1, 0.045, 0.36)};
}

/// Two canvases with an open door.
Parts tent() {
    return {{{0, -0.28}, {0.36, 0.28}, {0.12, 0.28}, {0, 0.02}, {-0.12, 0.28}, {-0.36, 0.28}}};
}

/// A ball with eight spikes.
Parts mine() {
    Parts parts = {disc({0, 0}, 0.2)};
    for (int i = 0; i < 4; ++i) {
        const double angle = i * std::numbers::pi / 4, reach = i % 2 == 0 ? 0.33 : 0.29;
        const Point tip{reach * std::cos(angle), reach * std::sin(angle)};
        parts.push_back(bar(tip * -1, tip, 0.06));
    }
    return parts;
}

/// The arms of a cross or a plus, as one outline.
Part arms(Point reach, double width) {
    const Point u = reach, v{-reach.y, reach.x};
    const double part = width / 2 / std::hypot(u.x, u.y);
    const Point a = u * part, b = v * part;
    return {u - b,      u + b,      a + b,        v + a,      v - a,      b - a,
            u * -1 + b, u * -1 - b, (a + b) * -1, v * -1 - a, v * -1 + a, a - b};
}

/// The outline of a triangle that stands on a side.
Parts triangle() {
    return {{{0, -0.32}, {0.35, 0.29}, {-0.35, 0.29}}, {{0, -0.2}, {-0.247, 0.23}, {0.247, 0.23}}};
}

/// The outline of a square.
Parts square() {
    return {{{-0.3, -0.3}, {0.3, -0.3}, {0.3, 0.3}, {-0.3, 0.3}},
            {{-0.24, -0.24}, {-0.24, 0.24}, {0.24, 0.24}, {0.24, -0.24}}};
}

/// Half of a frame, which is open towards a side: a domino as two of them. `towards`: half a cell to that side.
Parts half_frame(Point towards) {
    constexpr double kOuter = 0.8, kInner = 0.7;
    const Point u = towards, v{-towards.y, towards.x};
    const auto corner = [&](double along, double across) { return u * along + v * across; };
    return {{corner(1, -kOuter), corner(1, -kInner), corner(-kInner, -kInner), corner(-kInner, kInner),
             corner(1, kInner), corner(1, kOuter), corner(-kOuter, kOuter), corner(-kOuter, -kOuter)}};
}

/// Such a half with a square in it.
Parts pillow(Point towards) {
    constexpr double kOuter = 0.2, kInner = 0.14;
    Parts parts = half_frame(towards);
    parts.push_back({{-kOuter, -kOuter}, {kOuter, -kOuter}, {kOuter, kOuter}, {-kOuter, kOuter}});
    parts.push_back({{-kInner, -kInner}, {-kInner, kInner}, {kInner, kInner}, {kInner, -kInner}});
    return parts;
}

/// A line from corner to corner, which the edges of the cell end; it falls to the right if `down` is 1, and rises if it is -1.
Part diagonal(double down) {
    constexpr double kEnd = 0.5, kBeside = 0.43;
    Part points = {{-kEnd, -kEnd}, {-kBeside, -kEnd}, {kEnd, kBeside},
                   {kEnd, kEnd},   {kBeside, kEnd},   {-kEnd, -kBeside}};
    for (Point& point : points) point.y *= down;
    return points;
}

/// The radius of a dot of a puzzle, which may lie on an edge or a corner.
constexpr double kSpot = 0.13;

Parts spot(Point at) {
    return {disc(at, kSpot)};
}

/// A wall along an edge, from a corner of the cell to the lower right one.
Part wall(Point from) {
    return bar(from, {0.5, 0.5}, 0.14);
}

/// The half of a cell at one of its corners.
Parts triangle(Point corner) {
    return {{corner, {-corner.y, corner.x}, {corner.y, -corner.x}}};
}

struct GlyphRow {
    text::Glyph glyph;
    Parts (*parts)();
};
constexpr std::array<GlyphRow, 39> kGlyphs = {{
    {text::Glyph::Bulb, bulb},
    {text::Glyph::Star, star},
    {text::Glyph::Queen, queen},
    {text::Glyph::Tree, tree},
    {text::Glyph::Tent, tent},
    {text::Glyph::Mine, mine},
    {text::Glyph::Ship,
     [] {
         return Parts{disc({0, 0}, 0.34)};
     }},
    {text::Glyph::Circle,
     [] {
         return Parts{disc({0, 0}, 0.3)};
     }},
    {text::Glyph::Ring,
     [] {
         return Parts{disc({0, 0}, 0.32), hole({0, 0}, 0.26)};
     }},
    {text::Glyph::Dot,
     [] {
         return Parts{disc({0, 0}, 0.08)};
     }},
    {text::Glyph::Cross,
     [] {
         return Parts{arms({0.2, 0.2}, 0.08)};
     }},
    {text::Glyph::Plus,
     [] {
         return Parts{arms({0.26, 0}, 0.1)};
     }},
    {text::Glyph::Minus, [] { return Parts{box(-0.26, -0.05, 0.26, 0.05)}; }},
    {text::Glyph::Triangle, triangle},
    {text::Glyph::Square, square},
    {text::Glyph::Upright, [] { return Parts{box(-0.05, -0.33, 0.05, 0.33)}; }},
    {text::Glyph::Level, [] { return Parts{box(-0.33, -0.05, 0.33, 0.05)}; }},
    {text::Glyph::HalfLeft,
     [] {
         return half_frame({-0.5, 0});
     }},
    {text::Glyph::HalfRight,
     [] {
         return half_frame({0.5, 0});
     }},
    {text::Glyph::HalfUp,
     [] {
         return half_frame({0, -0.5});
     }},
    {text::Glyph::HalfDown,
     [] {
         return half_frame({0, 0.5});
     }},
    {text::Glyph::Falling, [] { return Parts{diagonal(1)}; }},
    {text::Glyph::Rising, [] { return Parts{diagonal(-1)}; }},
    {text::Glyph::Spot,
     [] {
         return spot({0, 0});
     }},
    {text::Glyph::SpotRight,
     [] {
         return spot({0.5, 0});
     }},
    {text::Glyph::SpotBelow,
     [] {
         return spot({0, 0.5});
     }},
    {text::Glyph::SpotCorner,
     [] {
         return spot({0.5, 0.5});
     }},
    {text::Glyph::SpotsAfter,
     [] {
         return Parts{disc({0.5, 0}, kSpot), disc({0, 0.5}, kSpot)};
     }},
    {text::Glyph::WallRight,
     [] {
         return Parts{wall({0.5, -0.5})};
     }},
    {text::Glyph::WallBelow,
     [] {
         return Parts{wall({-0.5, 0.5})};
     }},
    {text::Glyph::WallsAfter,
     [] {
         return Parts{wall({0.5, -0.5}), wall({-0.5, 0.5})};
     }},
    {text::Glyph::TriangleUpperLeft,
     [] {
         return triangle({-0.5, -0.5});
     }},
    {text::Glyph::TriangleUpperRight,
     [] {
         return triangle({0.5, -0.5});
     }},
    {text::Glyph::TriangleLowerRight,
     [] {
         return triangle({0.5, 0.5});
     }},
    {text::Glyph::TriangleLowerLeft,
     [] {
         return triangle({-0.5, 0.5});
     }},
    {text::Glyph::PillowLeft,
     [] {
         return pillow({-0.5, 0});
     }},
    {text::Glyph::PillowRight,
     [] {
         return pillow({0.5, 0});
     }},
    {text::Glyph::PillowUp,
     [] {
         return pillow({0, -0.5});
     }},
    {text::Glyph::PillowDown,
     [] {
         return pillow({0, 0.5});
     }},
}};

}  // namespace

Outline glyph_outline(text::Glyph glyph, Point centre, double side) {
    const GlyphRow& row = kGlyphs[static_cast<std::size_t>(glyph)];
    SATOR_ASSERT(row.glyph == glyph);
    Outline outline{row.parts(), true};
    for (Part& part : outline.parts) {
        for (Point& point : part) point = centre + point * side;
    }
    return outline;
}

std::optional<Shape> coloured_circle(text::Glyph glyph, Point centre, double side) {
    if (glyph == text::Glyph::Ring) return Shape{Look::WhiteSign, Disc{centre, side * kRingRadius}};
    if (glyph == text::Glyph::Circle) return Shape{Look::BlackSign, Disc{centre, side * kCircleRadius}};
    return std::nullopt;
}

}  // namespace sator::render
