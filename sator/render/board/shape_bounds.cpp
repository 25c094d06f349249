#include "sator/render/board/shape_bounds.hpp"

#include <cmath>
#include <numbers>

#include "sator/render/text/text_width.hpp"

namespace sator::render {

namespace {

bool is_mono(Look look) {
    return look == Look::Clue || look == Look::UsedClue || look == Look::Typed;
}

void add(Box& box, const Outline& outline, Look) {
    for (const auto& part : outline.parts) {
        for (const Point p : part) box.add(p);
    }
}

void add(Box& box, const Disc& disc, Look) {
    box.add(disc.centre - Point{disc.radius, disc.radius});
    box.add(disc.centre + Point{disc.radius, disc.radius});
}

void add(Box& box, const Label& label, Look look) {
    const double bold = look == Look::Title ? kBoldWidth : 1;
    const double width =
        is_mono(look) ? mono_width(label.text, label.size) : sans_width(label.text, label.size * bold);
    const double angle = label.turn * std::numbers::pi / 180;
    const Point along{std::cos(angle), std::sin(angle)},
        down{-along.y * label.size * 0.6, along.x * label.size * 0.6};
    const double before = label.anchor == Anchor::Start ? 0 : label.anchor == Anchor::End ? width : width / 2;
    const Point begin = label.at - along * before, end = begin + along * width;
    for (const Point corner : {begin + down, begin - down, end + down, end - down}) box.add(corner);
}

}  // namespace

Box bounds_of(const Shape& shape) {
    Box box;
    std::visit([&](const auto& form) { add(box, form, shape.look); }, shape.form);
    return box;
}

}  // namespace sator::render
