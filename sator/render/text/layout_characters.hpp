#pragma once

// What the characters of a layout that are no cells stand for.

#include <string_view>

namespace sator {

inline bool is_one_of(char32_t c, std::u32string_view set) {
    return set.find(c) != std::u32string_view::npos;
}
/// A piece of a line from left to right.
inline bool is_horizontal_stroke(char32_t c) {
    return is_one_of(c, U"-_=─━═");
}
/// A piece of a frame, or a blank.
inline bool is_frame_character(char32_t c) {
    return is_horizontal_stroke(c) || is_one_of(c, U" +|/\\│┃║┼╋╬├┤┬┴┌┐└┘╔╗╚╝╠╣╦╩");
}
/// A block.
inline bool is_block_character(char32_t c) {
    return is_one_of(c, U"#█■▓▒░");
}

}  // namespace sator
