#include "sator/language/character_collection.hpp"

#include <algorithm>

namespace sator {

namespace {

/// What never stands in a cell, in order.
constexpr CodePointRange kNeverInCell[] = {{0x00, 0x1F}, {0x7F, 0x9F}, {0xD800, 0xDFFF}};

}  // namespace

bool can_stand_in_cell(char32_t character) {
    return std::ranges::none_of(kNeverInCell, [character](const CodePointRange& range) {
        return range.first <= character && character <= range.last;
    });
}

void CharacterCollection::add(char32_t first, char32_t last) {
    if (first > last) return;
    for (char32_t c = first; c <= last && c < kAsciiCount; ++c) ascii_.set(c);
    if (last >= kAsciiCount) others_.push_back({std::max<char32_t>(first, kAsciiCount), last});
}

CodePointSet CharacterCollection::set() const {
    std::vector<CodePointRange> ranges = others_;
    for (char32_t c = 0; c < kAsciiCount; ++c) {
        if (!ascii_[c]) continue;
        const char32_t first = c;
        while (c + 1 < kAsciiCount && ascii_[c + 1]) ++c;
        ranges.push_back({first, c});
    }
    return CodePointSet(std::move(ranges)) -
           CodePointSet(std::vector(std::begin(kNeverInCell), std::end(kNeverInCell)));
}

}  // namespace sator
