// The parts of which most clues are composed. Each maker returns a part that matches its segment and more.
#include "sator/create/regex/segment_atoms.hpp"

#include <algorithm>
#include <array>

namespace sator::create {

namespace {

constexpr std::size_t kLongestFragment = 3;

bool is_one_letter(std::u32string_view segment) {
    return std::ranges::all_of(segment, [&](char32_t c) { return c == segment[0]; });
}

ClueSequence literal(std::u32string_view segment, const LineView&) {
    return letters(segment);
}

/// A character that `\w` matches.
bool is_word_character(char32_t c) {
    return (c >= U'A' && c <= U'Z') || (c >= U'0' && c <= U'9') || c == U'_';
}

/// \d, \w or \W if it matches the whole segment; nothing if none does, or if it would say as little as a dot.
ClueSequence shorthand_atom(std::u32string_view segment, const LineView& line) {
    const auto is_digit = [](char32_t c) { return c >= U'0' && c <= U'9'; };
    const std::u32string& alphabet = line.material.alphabet();
    const bool is_mixed = !std::ranges::all_of(alphabet, is_word_character);
    const char32_t kind = std::ranges::all_of(segment, is_digit)             ? U'd'
                          : !is_mixed                                        ? U'\0'
                          : std::ranges::all_of(segment, is_word_character)  ? U'w'
                          : std::ranges::none_of(segment, is_word_character) ? U'W'
                                                                             : U'\0';
    if (kind == U'\0') return {};
    const auto length = static_cast<std::uint32_t>(segment.size());
    if (length == 1) return {shorthand(kind)};
    return {shorthand(kind, line.random.below(3) == 0 ? Times{length, length} : random_loop(line.random))};
}

ClueSequence dots(std::u32string_view segment, const LineView& line) {
    const bool has_no_letter = std::ranges::none_of(segment, is_word_character);
    if (line.random.below(has_no_letter ? 2 : 3) == 0) {
        if (auto own = shorthand_atom(segment, line); !own.empty()) return own;
    }
    const auto length = static_cast<std::uint32_t>(segment.size());
    switch (line.random.below(4)) {
        case 0:
            if (length > 2) return {dot({length, length})};
            return ClueSequence(length, dot());
        case 1:
            return {dot(kOnceOrMore)};
        default:
            return {dot(kAnyTimes)};
    }
}

ClueSequence one_class(std::u32string_view segment, const LineView& line) {
    ClueSequence sequence;
    for (const char32_t c : segment)
        sequence.push_back(one_of(line.material.hiding(std::u32string(1, c), line.random)));
    return sequence;
}

ClueSequence counted_class(std::u32string_view segment, const LineView& line) {
    const auto length = static_cast<std::uint32_t>(segment.size());
    const Times times =
        line.random.below(3) > 0 ? Times{length, length} : Times{std::max(2U, length) - 1, length + 1};
    return {one_of(line.material.hiding(segment, line.random), times)};
}

/// A range such as [A-M] if the segment has letters near each other.
ClueSequence range_loop(std::u32string_view segment, const LineView& line) {
    const auto [least, most] = std::ranges::minmax(segment);
    const std::u32string& alphabet = line.material.alphabet();
    std::size_t first = alphabet.find(least), last = alphabet.find(most);
    const std::size_t more = line.random.below(3);
    for (std::size_t i = 0; i < more; ++i) {
        if (first > 0 && line.random.below(2) == 0) --first;
        if (last + 1 < alphabet.size() && line.random.below(2) == 0) ++last;
    }
    const bool is_run = alphabet[last] - alphabet[first] == last - first;
    if (!is_run || last - first < 2 || last - first > 14) return class_loop(segment, line);
    return {one_of({alphabet[first], kRangeMark, alphabet[last]},
                   segment.size() == 1 ? Times{} : random_loop(line.random))};
}

ClueSequence negated_loop(std::u32string_view segment, const LineView& line) {
    const std::u32string members = line.material.avoiding(segment, line.random);
    if (members.empty()) return class_loop(segment, line);
    return {none_of(members,
                    segment.size() == 1 && line.random.below(2) == 0 ? Times{} : random_loop(line.random))};
}

ClueSequence letter_loop(std::u32string_view segment, const LineView& line) {
    if (!is_one_letter(segment)) return class_loop(segment, line);
    ClueItem item = letter(segment[0]);
    const auto length = static_cast<std::uint32_t>(segment.size());
    const std::size_t choice = line.random.below(length > 1 ? 6 : 5);
    item.times = choice < 2                   ? kAnyTimes
                 : choice < 4                 ? kOnceOrMore
                 : choice == 4 && length == 1 ? kOptional
                                              : Times{length, length};
    return {item};
}

/// Parts that may also match nothing: each is between two other parts.
ClueSequence nothing(std::u32string_view, const LineView& line) {
    const char32_t c = line.material.any_letter(line.random);
    switch (line.random.below(6)) {
        case 0:
        case 1: {
            ClueItem item = letter(c);
            item.times = kOptional;
            return {item};
        }
        case 2: {
            ClueItem item = letter(c);
            item.times = kAnyTimes;
            return {item};
        }
        case 3: {
            const std::u32string fragment = line.material.decoy(
                line.text.substr(0, std::min<std::size_t>(2, line.text.size())), line.random);
            return {
                group({letters(fragment), {letter(c)}}, line.random.below(2) == 0 ? kOptional : kAnyTimes)};
        }
        default:
            return {one_of(line.material.hiding(std::u32string(1, c), line.random),
                           line.random.below(2) == 0 ? kOptional : kAnyTimes)};
    }
}

/// Divides the segment into fragments of one to three letters.
std::vector<std::u32string> fragments_of(std::u32string_view segment, RandomSource& random) {
    std::vector<std::u32string> fragments;
    while (!segment.empty()) {
        std::size_t length = std::array<std::size_t, 6>{1, 2, 2, 2, 3, 3}[random.below(6)];
        length = std::min({length, segment.size(), kLongestFragment});
        const std::u32string fragment(segment.substr(0, length));
        if (!(std::ranges::find(fragments, fragment) != fragments.end())) fragments.push_back(fragment);
        segment.remove_prefix(length);
    }
    return fragments;
}

using SegmentMaker = Weighted<ClueSequence (*)(std::u32string_view, const LineView&)>;

constexpr SegmentMaker kForNothing[] = {{1, nothing}};
constexpr SegmentMaker kForLetter[] = {{5, literal},      {5, one_class},  {6, dots},
                                       {2, alternatives}, {4, class_loop}, {7, letter_loop},
                                       {2, negated_loop}, {6, range_loop}, {1, fragment_loop}};
constexpr SegmentMaker kForFragment[] = {
    {3, literal},     {2, one_class},    {4, dots},       {7, alternatives},  {6, class_loop},
    {2, letter_loop}, {3, negated_loop}, {6, range_loop}, {6, fragment_loop}, {6, counted_class}};
constexpr SegmentMaker kForRest[] = {{2, dots},       {8, class_loop},    {6, negated_loop},
                                     {5, range_loop}, {8, fragment_loop}, {3, counted_class}};
constexpr SegmentMaker kForWovenLetter[] = {
    {5, one_class}, {3, class_loop}, {2, letter_loop}, {1, range_loop}, {1, dots}};
constexpr SegmentMaker kForThread[] = {{8, class_loop}, {2, one_class},   {2, counted_class},
                                       {2, range_loop}, {1, letter_loop}, {1, negated_loop}};

}  // namespace

Times random_loop(RandomSource& random) {
    return random.below(5) < 2 ? kAnyTimes : kOnceOrMore;
}

ClueSequence class_loop(std::u32string_view segment, const LineView& line) {
    return {one_of(line.material.hiding(segment, line.random), random_loop(line.random))};
}

ClueSequence alternatives(std::u32string_view segment, const LineView& line) {
    std::vector<std::u32string> texts{std::u32string(segment)};
    for (std::size_t more = line.random.below(3) == 0 ? 2 : 1; more > 0; --more) {
        const std::u32string other = line.material.decoy(segment, line.random);
        if (!(std::ranges::find(texts, other) != texts.end())) texts.push_back(other);
    }
    line.random.shuffle(texts);
    std::vector<ClueSequence> branches;
    for (const std::u32string& text : texts) branches.push_back(letters(text));
    return {group(std::move(branches))};
}

ClueSequence fragment_loop(std::u32string_view segment, const LineView& line) {
    std::vector<std::u32string> fragments = fragments_of(segment, line.random);
    const std::size_t wanted = fragments.size() + (fragments.size() < 2 ? 1 : 0) + line.random.below(2);
    for (int tries = 0; fragments.size() < wanted && tries < 4; ++tries) {
        const std::u32string other = line.material.decoy(line.random.pick(fragments), line.random);
        if (!(std::ranges::find(fragments, other) != fragments.end())) fragments.push_back(other);
    }
    if (fragments.size() < 2 || fragments.size() > 4) return class_loop(segment, line);
    line.random.shuffle(fragments);
    std::vector<ClueSequence> branches;
    for (const std::u32string& text : fragments) branches.push_back(letters(text));
    return {group(std::move(branches), random_loop(line.random))};
}

ClueSequence segment_atom(std::u32string_view segment, const LineView& line) {
    const std::span<const SegmentMaker> makers =
        segment.empty()       ? std::span<const SegmentMaker>(kForNothing)
        : segment.size() == 1 ? std::span<const SegmentMaker>(kForLetter)
        : segment.size() <= 3 ? std::span<const SegmentMaker>(kForFragment)
                              : std::span<const SegmentMaker>(kForRest);
    return pick_weighted(makers, line.random).make(segment, line);
}

ClueSequence woven_atom(std::u32string_view segment, const LineView& line) {
    const std::span<const SegmentMaker> makers =
        segment.size() == 1 ? std::span<const SegmentMaker>(kForWovenLetter) : kForThread;
    return pick_weighted(makers, line.random).make(segment, line);
}

}  // namespace sator::create
