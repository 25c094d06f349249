#include "sator/language/unicode/character_collection.hpp"

#include <algorithm>

namespace sator::language {

const CodePointSet& characters_never_in_cells() {
    static const CodePointSet set = {{0x00, 0x1F}, {0x7F, 0x9F}, {0xD800, 0xDFFF}};
    return set;
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
    return CodePointSet(std::move(ranges)) - characters_never_in_cells();
}

}  // namespace sator::language
