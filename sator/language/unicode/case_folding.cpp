// Simple case mappings, stored as runs of code points that have the same distance to their image. A lookup is
// a binary search. Closing a set over case maps it through the runs twice: forwards to the canonical forms of
// its members, then backwards to all characters with one of these forms. Cost: linear in the runs that
// intersect the set.
#include "sator/language/unicode/case_folding.hpp"

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

namespace sator::language {

namespace {

/// The code points first, first + stride, …, last; each maps to itself plus delta.
struct CaseRun {
    std::int32_t first, last, stride, delta;
};

#include "sator/language/unicode/case_tables.inc"

std::span<const CaseRun> runs_of(bool unicode) {
    return unicode ? std::span<const CaseRun>(kSimpleFolding) : std::span<const CaseRun>(kUpperCase);
}

/// Adds to `out` the images of the set's members under `run`. With `backwards`, adds the preimages instead.
void map_through(const CaseRun& run, bool backwards, const CodePointSet& set,
                 std::vector<CodePointRange>& out) {
    const std::int32_t shift = backwards ? run.delta : 0;
    const std::int32_t delta = backwards ? -run.delta : run.delta;
    const std::int32_t first = run.first + shift, last = run.last + shift;
    auto range =
        std::ranges::lower_bound(set.ranges(), static_cast<char32_t>(first), {}, &CodePointRange::last);
    for (; range != set.ranges().end() && range->first <= static_cast<char32_t>(last); ++range) {
        const std::int32_t from = std::max(first, static_cast<std::int32_t>(range->first));
        const std::int32_t to = std::min(last, static_cast<std::int32_t>(range->last));
        if (run.stride == 1) {
            out.push_back({static_cast<char32_t>(from + delta), static_cast<char32_t>(to + delta)});
            continue;
        }
        for (std::int32_t c = from + (from - first) % run.stride; c <= to; c += run.stride) {
            out.push_back({static_cast<char32_t>(c + delta), static_cast<char32_t>(c + delta)});
        }
    }
}

CodePointSet mapped(const CodePointSet& set, bool backwards, bool unicode) {
    std::vector<CodePointRange> ranges;
    for (const CaseRun& run : runs_of(unicode)) map_through(run, backwards, set, ranges);
    ranges.insert(ranges.end(), set.ranges().begin(), set.ranges().end());
    return CodePointSet(std::move(ranges));
}

/// Code points below are ASCII.
constexpr char32_t kAsciiEnd = 0x80;
/// The bit in which the two cases of an ASCII letter differ.
constexpr char32_t kCaseBit = 0x20;

void add_overlap(std::vector<CodePointRange>& ranges, CodePointRange range, char32_t first, char32_t last,
                 char32_t flip) {
    const char32_t from = std::max(range.first, first), to = std::min(range.last, last);
    if (from <= to) ranges.push_back({from ^ flip, to ^ flip});
}

/// Adds the other case of each ASCII letter. Under the flags u and v, s is also equal to ſ (U+017F), and k to
/// the Kelvin sign (U+212A).
CodePointSet close_ascii(const CodePointSet& set, bool unicode) {
    std::vector<CodePointRange> ranges(set.ranges().begin(), set.ranges().end());
    for (const CodePointRange range : set.ranges()) {
        add_overlap(ranges, range, U'A', U'Z', kCaseBit);
        add_overlap(ranges, range, U'a', U'z', kCaseBit);
    }
    if (unicode && (set.contains(U's') || set.contains(U'S'))) ranges.push_back({0x17F, 0x17F});
    if (unicode && (set.contains(U'k') || set.contains(U'K'))) ranges.push_back({0x212A, 0x212A});
    return CodePointSet(std::move(ranges));
}

}  // namespace

char32_t canonicalise(char32_t code_point, bool unicode) {
    if (code_point < kAsciiEnd) {
        const char32_t lower = unicode ? U'A' : U'a';
        return code_point - lower < 26 ? code_point ^ kCaseBit : code_point;
    }
    const auto c = static_cast<std::int32_t>(code_point);
    const auto runs = runs_of(unicode);
    const auto run = std::ranges::lower_bound(runs, c, {}, &CaseRun::last);
    if (run == runs.end() || c < run->first || (c - run->first) % run->stride != 0) return code_point;
    return static_cast<char32_t>(c + run->delta);
}

CodePointSet close_over_case(const CodePointSet& set, bool unicode) {
    if (set.is_empty()) return set;
    if (set.ranges().back().last < kAsciiEnd) return close_ascii(set, unicode);
    return mapped(mapped(set, false, unicode), true, unicode);
}

}  // namespace sator::language
