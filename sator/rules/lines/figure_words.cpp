#include "sator/rules/lines/figure_words.hpp"

#include <algorithm>

#include "sator/base/utf8.hpp"

namespace sator::rules {

namespace {

/// By ways: the bits of up, down, left and right.
constexpr std::u32string_view kSigns = U".╵╷│╴┘┐┤╶└┌├─┴┬┼";

}  // namespace

std::optional<FigurePicture> picture_of_word(std::string_view word) {
    std::vector<std::vector<ArmState>> rows(1);
    for (const char32_t sign : to_code_points(word)) {
        if (sign == U'/') {
            rows.emplace_back();
            continue;
        }
        const auto ways = kSigns.find(sign);
        if (ways == std::u32string_view::npos) return std::nullopt;
        rows.back().push_back(static_cast<ArmState>(ways));
    }
    FigurePicture picture;
    for (const auto& row : rows) picture.columns = std::max(picture.columns, row.size());
    for (auto& row : rows) {
        row.resize(picture.columns, 0);
        picture.ways.insert(picture.ways.end(), row.begin(), row.end());
    }
    return picture.columns == 0 ? std::nullopt : std::optional(std::move(picture));
}

std::string word_of_picture(const FigurePicture& picture) {
    std::string word;
    for (std::size_t i = 0; i < picture.ways.size(); ++i) {
        if (i > 0 && i % picture.columns == 0) word += '/';
        word += to_utf8(std::u32string(1, kSigns[picture.ways[i]]));
    }
    return word;
}

}  // namespace sator::rules
