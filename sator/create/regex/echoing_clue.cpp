// Finds letters or fragments that occur twice in the line, captures the first, and refers to it at the second. Two such pairs
// make palindromes, `(.)(.)\2\1`, and echoes, `(.)(.)\1\2`.
#include <algorithm>
#include <array>
#include <vector>

#include "sator/create/regex/clue_makers.hpp"
#include "sator/create/regex/segment_atoms.hpp"

namespace sator::create {

namespace {

constexpr std::size_t kLongestEcho = 3;

/// Equal texts of the line: [first, first + length) and [second, second + length).
struct Echo {
    std::size_t first, second, length;

    bool overlaps(const Echo& other) const {
        const auto meets = [](std::size_t a, std::size_t b, std::size_t m, std::size_t n) {
            return a < b + n && b < a + m;
        };
        return meets(first, other.first, length, other.length) ||
               meets(first, other.second, length, other.length) ||
               meets(second, other.first, length, other.length) ||
               meets(second, other.second, length, other.length);
    }
};

std::vector<Echo> echoes_of(std::u32string_view text) {
    std::vector<Echo> echoes;
    for (std::size_t length = 1; length <= kLongestEcho; ++length) {
        for (std::size_t i = 0; i + 2 * length <= text.size(); ++i) {
            for (std::size_t j = i + length; j + length <= text.size(); ++j) {
                if (text.substr(i, length) == text.substr(j, length)) echoes.push_back({i, j, length});
            }
        }
    }
    return echoes;
}

/// A capture or a reference at its place.
struct EchoPart {
    std::size_t begin, length;
    std::uint32_t tag;
    bool is_reference;
};

ClueSequence captured(std::u32string_view text, const LineView& line) {
    if (line.random.below(3) > 0) return ClueSequence(text.size(), dot());
    if (text.size() > 1) return letters(text);
    if (line.random.below(2) == 0) return {one_of(line.material.hiding(text, line.random))};
    return letters(text);
}

ClueItem capture(std::u32string_view text, std::uint32_t tag, const LineView& line) {
    if (line.random.below(3) > 0) return group({captured(text, line)}, {}, tag);
    ClueItem item = alternatives(text, line)[0];
    item.tag = tag;
    return item;
}

/// Nearly always one plain part: a clue with references is hard enough to read.
ClueSequence gap(std::u32string_view text, const LineView& line) {
    if (text.empty()) return {};
    switch (line.random.below(4)) {
        case 0:
            return {dot(kAnyTimes)};
        case 1:
            if (text.size() <= 2) return ClueSequence(text.size(), dot());
            return class_loop(text, line);
        default:
            return segment_atom(text, line);
    }
}

}  // namespace

std::optional<ClueTree> echoing_clue(const LineView& line) {
    std::vector<Echo> echoes = echoes_of(line.text);
    if (echoes.empty()) return std::nullopt;
    std::vector<Echo> chosen{line.random.pick(echoes)};
    std::erase_if(echoes, [&](const Echo& e) { return e.overlaps(chosen[0]); });
    if (!echoes.empty() && line.random.below(3) > 0) chosen.push_back(line.random.pick(echoes));
    std::vector<EchoPart> parts;
    for (std::uint32_t i = 0; i < chosen.size(); ++i) {
        parts.push_back({chosen[i].first, chosen[i].length, i + 1, false});
        parts.push_back({chosen[i].second, chosen[i].length, i + 1, true});
    }
    std::ranges::sort(parts, {}, &EchoPart::begin);
    ClueSequence sequence;
    std::size_t at = 0;
    for (const EchoPart& part : parts) {
        append(sequence, gap(line.text.substr(at, part.begin - at), line));
        const std::u32string_view text = line.text.substr(part.begin, part.length);
        sequence.push_back(part.is_reference ? reference(part.tag) : capture(text, part.tag, line));
        at = part.begin + part.length;
    }
    append(sequence, gap(line.text.substr(at), line));
    return ClueTree{{std::move(sequence)}};
}

std::optional<ClueTree> periodic_clue(const LineView& line) {
    const std::u32string_view text = line.text;
    for (std::size_t period = 1; 2 * period <= text.size(); ++period) {
        std::size_t end = period;
        while (end < text.size() && text[end] == text[end - period]) ++end;
        end -= end % period;
        const bool is_all = end == text.size();
        if (end < 2 * period || (!is_all && line.random.below(2) == 0)) continue;
        ClueSequence inner(period, dot());
        if (period > 1 && line.random.below(4) == 0) inner.back().times = kOptional;
        ClueSequence sequence{group({std::move(inner)}, {}, 1), reference(1, random_loop(line.random))};
        if (!is_all) append(sequence, segment_atom(text.substr(end), line));
        return ClueTree{{std::move(sequence)}};
    }
    return std::nullopt;
}

}  // namespace sator::create
