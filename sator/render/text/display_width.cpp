#include "sator/render/text/display_width.hpp"

#include <algorithm>
#include <span>

#include "sator/language/unicode/code_point_set.hpp"

namespace sator::render {

namespace {

constexpr CodePointRange kCombining[] = {{0x300, 0x36F},   {0x483, 0x489},   {0x591, 0x5BD},
                                         {0x610, 0x61A},   {0x64B, 0x65F},   {0x1AB0, 0x1AFF},
                                         {0x1DC0, 0x1DFF}, {0x200B, 0x200F}, {0x20D0, 0x20FF},
                                         {0xFE00, 0xFE0F}, {0xFE20, 0xFE2F}, {0xE0100, 0xE01EF}};
constexpr CodePointRange kWide[] = {{0x1100, 0x115F},   {0x2E80, 0x303E},   {0x3041, 0xA4CF},
                                    {0xAC00, 0xD7A3},   {0xF900, 0xFAFF},   {0xFE30, 0xFE6F},
                                    {0xFF01, 0xFF60},   {0xFFE0, 0xFFE6},   {0x1F300, 0x1F64F},
                                    {0x1F680, 0x1F6FF}, {0x1F900, 0x1F9FF}, {0x20000, 0x3FFFD}};

bool is_in(std::span<const CodePointRange> ranges, char32_t c) {
    const auto range = std::ranges::lower_bound(ranges, c, {}, &CodePointRange::last);
    return range != ranges.end() && range->first <= c;
}

}  // namespace

std::size_t display_width(char32_t character) {
    if (character < kCombining[0].first) return 1;
    if (is_in(kCombining, character)) return 0;
    return is_in(kWide, character) ? 2 : 1;
}

std::size_t display_width(std::u32string_view text) {
    std::size_t columns = 0;
    for (const char32_t c : text) columns += display_width(c);
    return columns;
}

}  // namespace sator::render
