#pragma once

// The meaning of the characters of a layout that are no cells.

#include <string_view>

#include "sator/base/layer_namespaces.hpp"

namespace sator::render {

inline bool is_one_of(char32_t c, std::u32string_view set) {
    return set.find(c) != std::u32string_view::npos;
}
/// A horizontal stroke, part of a frame or bar.
inline bool is_horizontal_stroke(char32_t c) {
    return is_one_of(c, U"-_=─━═");
}
/// A part of a frame, or a blank.
inline bool is_frame_character(char32_t c) {
    return is_horizontal_stroke(c) || is_one_of(c, U" +|/\\│┃║┼╋╬├┤┬┴┌┐└┘╔╗╚╝╠╣╦╩");
}
/// A filled place.
inline bool is_block_character(char32_t c) {
    return is_one_of(c, U"#█■▓▒░");
}

}  // namespace sator::render
