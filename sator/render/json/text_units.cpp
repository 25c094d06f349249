#include "sator/render/json/text_units.hpp"

#include <algorithm>

#include "sator/base/utf8.hpp"

namespace sator::render {

namespace {

/// Code points from here on are two code units.
constexpr char32_t kFirstPair = 0x10000;

}  // namespace

TextUnits::TextUnits(std::string_view text) : text_(to_code_points(text)), lines_{0} {
    units_.reserve(text_.size() + 1);
    std::size_t units = 0;
    for (std::size_t i = 0; i < text_.size(); ++i) {
        units_.push_back(units);
        units += text_[i] >= kFirstPair ? 2 : 1;
        if (text_[i] == U'\n') lines_.push_back(i + 1);
    }
    units_.push_back(units);
}

std::size_t TextUnits::units_before(std::size_t offset) const {
    return units_[std::min(offset, text_.size())];
}

std::optional<UnitRange> TextUnits::range(SourceSpan span) const {
    if (span.line == 0 || span.line > lines_.size() || span.column == 0) return std::nullopt;
    const std::size_t from = lines_[span.line - 1] + span.column - 1;
    if (from > text_.size()) return std::nullopt;
    return UnitRange{units_before(from), units_before(from + span.length)};
}

}  // namespace sator::render
