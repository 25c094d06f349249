#include "sator/exchange/boards/figure_pictures.hpp"

#include <algorithm>

#include "sator/rules/lines/figure_words.hpp"

namespace sator::exchange {

namespace {

constexpr int kRight = 1, kDown = 2;

}  // namespace

std::string picture_of_lines(std::size_t columns, const std::vector<int>& lines) {
    const std::size_t rows = lines.size() / columns;
    rules::FigurePicture picture{columns, std::vector<rules::ArmState>(lines.size(), 0)};
    const auto add = [&](std::size_t place, std::size_t way) {
        picture.ways[place] = static_cast<rules::ArmState>(picture.ways[place] | 1U << way);
    };
    for (std::size_t place = 0; place < lines.size(); ++place) {
        if ((lines[place] & kRight) != 0 && (place + 1) % columns != 0) {
            add(place, 3);
            add(place + 1, 2);
        }
        if ((lines[place] & kDown) != 0 && place + columns < lines.size()) {
            add(place, 1);
            add(place + columns, 0);
        }
    }
    std::size_t left = columns, right = 0, top = rows, bottom = 0;
    for (std::size_t place = 0; place < lines.size(); ++place) {
        if (picture.ways[place] == 0) continue;
        left = std::min(left, place % columns);
        right = std::max(right, place % columns + 1);
        top = std::min(top, place / columns);
        bottom = std::max(bottom, place / columns + 1);
    }
    if (left >= right) return {};
    rules::FigurePicture trimmed{right - left, {}};
    for (std::size_t row = top; row < bottom; ++row) {
        for (std::size_t column = left; column < right; ++column)
            trimmed.ways.push_back(picture.ways[row * columns + column]);
    }
    return rules::word_of_picture(trimmed);
}

std::pair<std::size_t, std::vector<int>> lines_of_picture(std::string_view word) {
    const auto picture = rules::picture_of_word(word);
    if (!picture) return {};
    std::vector<int> lines;
    for (const rules::ArmState ways : picture->ways)
        lines.push_back(((ways & 8U) != 0 ? kRight : 0) + ((ways & 2U) != 0 ? kDown : 0));
    return {picture->columns, std::move(lines)};
}

}  // namespace sator::exchange
