#include "sator/language/unicode/code_point_set.hpp"

#include <algorithm>

#include "sator/base/layer_namespaces.hpp"

namespace sator {

using namespace language;

namespace {

/// Sets of up to this number of ranges are searched linearly, larger ones by binary search.
constexpr std::size_t kFew = 8;

}  // namespace

CodePointSet::CodePointSet(std::initializer_list<CodePointRange> ranges) : ranges_(ranges) {
    normalise();
}

CodePointSet::CodePointSet(std::span<const CodePointRange> ranges) : ranges_(ranges) {
    normalise();
}

void CodePointSet::normalise() {
    if (ranges_.size() < 2) return;
    if (!std::ranges::is_sorted(ranges_, {}, &CodePointRange::first)) {
        std::ranges::sort(ranges_, {}, &CodePointRange::first);
    }
    std::size_t kept = 0;
    for (std::size_t i = 1; i < ranges_.size(); ++i) {
        if (ranges_[i].first <= ranges_[kept].last + 1) {
            ranges_[kept].last = std::max(ranges_[kept].last, ranges_[i].last);
        } else {
            ranges_[++kept] = ranges_[i];
        }
    }
    ranges_.resize(kept + 1);
}

bool CodePointSet::contains(char32_t code_point) const {
    if (ranges_.size() <= kFew) {
        const auto range = std::ranges::find_if(ranges_, [&](const auto& r) { return code_point <= r.last; });
        return range != ranges_.end() && code_point >= range->first;
    }
    const auto after = std::ranges::upper_bound(ranges_, code_point, {}, &CodePointRange::first);
    return after != ranges_.begin() && code_point <= std::prev(after)->last;
}

CodePointSet CodePointSet::operator~() const {
    CodePointSet result;
    result.ranges_.reserve(ranges_.size() + 1);
    char32_t next = 0;
    for (const auto [first, last] : ranges_) {
        if (first > next) result.ranges_.push_back({next, first - 1});
        next = last + 1;
    }
    if (next <= kLastCodePoint) result.ranges_.push_back({next, kLastCodePoint});
    return result;
}

CodePointSet operator|(const CodePointSet& a, const CodePointSet& b) {
    CodePointSet result = a;
    result.ranges_.append(b.ranges_);
    result.normalise();
    return result;
}

CodePointSet operator&(const CodePointSet& a, const CodePointSet& b) {
    CodePointSet result;
    for (auto x = a.ranges_.begin(), y = b.ranges_.begin(); x != a.ranges_.end() && y != b.ranges_.end();) {
        const char32_t first = std::max(x->first, y->first), last = std::min(x->last, y->last);
        if (first <= last) result.ranges_.push_back({first, last});
        if (x->last < y->last) {
            ++x;
        } else {
            ++y;
        }
    }
    return result;
}

CodePointSet operator-(const CodePointSet& a, const CodePointSet& b) {
    return a & ~b;
}

}  // namespace sator
