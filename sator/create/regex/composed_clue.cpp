// Divides the line into one to four segments and says something about each.
#include <algorithm>
#include <array>

#include "sator/create/regex/clue_makers.hpp"
#include "sator/create/regex/segment_atoms.hpp"

namespace sator::create {

namespace {

/// The number of parts of ten clues that people write.
constexpr std::array<std::size_t, 10> kPartCounts = {1, 1, 1, 2, 2, 2, 2, 3, 3, 4};
/// A line that is longer than this may have a further part for each kCellsPerPart cells.
constexpr std::size_t kLongLine = 8, kCellsPerPart = 4;
/// The longest part of a woven clue.
constexpr std::size_t kLongestThread = 3;
/// One part in this number matches nothing in the line.
constexpr std::size_t kEmptyShare = 3;

}  // namespace

std::optional<ClueTree> composed_clue(const LineView& line) {
    RandomSource& random = line.random;
    std::size_t parts = random.pick(kPartCounts) +
                        (line.text.size() > kLongLine ? random.below(line.text.size() / kCellsPerPart) : 0);
    parts = std::min(parts, line.text.size());
    std::vector<std::size_t> cuts{0, line.text.size()};
    while (cuts.size() < parts + 1) {
        const std::size_t cut = random.between(1, line.text.size() - 1);
        if (!(std::ranges::find(cuts, cut) != cuts.end())) cuts.push_back(cut);
    }
    if (parts > 1 && random.below(kEmptyShare) == 0) cuts.push_back(random.pick(cuts));
    std::ranges::sort(cuts);
    ClueSequence sequence;
    for (std::size_t i = 0; i + 1 < cuts.size(); ++i)
        append(sequence, segment_atom(line.text.substr(cuts[i], cuts[i + 1] - cuts[i]), line));
    return ClueTree{{std::move(sequence)}};
}

std::optional<ClueTree> tight_clue(const LineView& line) {
    RandomSource& random = line.random;
    ClueSequence sequence;
    bool is_choice = random.below(2) == 0;
    for (std::u32string_view rest = line.text; !rest.empty(); is_choice = !is_choice) {
        const std::size_t length =
            std::min(rest.size(), random.between(is_choice ? 1 : 2, is_choice ? 3 : 4));
        const std::u32string_view segment = rest.substr(0, length);
        const bool is_long = !is_choice && length > 2 && random.below(2) == 0;
        append(sequence, is_choice ? alternatives(segment, line)
                         : is_long ? ClueSequence{one_of(line.material.hiding(segment, random), kAnyTimes)}
                                   : letters(segment));
        rest.remove_prefix(length);
    }
    return ClueTree{{std::move(sequence)}};
}

std::optional<ClueTree> woven_clue(const LineView& line) {
    RandomSource& random = line.random;
    ClueSequence sequence;
    bool is_letters = random.below(2) == 0;
    for (std::u32string_view rest = line.text; !rest.empty(); is_letters = !is_letters) {
        const std::size_t length = std::min(rest.size(), random.between(1, kLongestThread));
        const std::u32string_view segment = rest.substr(0, length);
        append(sequence, is_letters ? letters(segment) : woven_atom(segment, line));
        rest.remove_prefix(length);
    }
    return ClueTree{{std::move(sequence)}};
}

}  // namespace sator::create
