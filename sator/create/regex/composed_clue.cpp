// Divides the line into one to four segments and says something about each.
#include <algorithm>
#include <array>

#include "sator/create/regex/clue_makers.hpp"
#include "sator/create/regex/segment_atoms.hpp"

namespace sator::create {

namespace {

/// The number of parts of ten clues that people write.
constexpr std::array<std::size_t, 10> kPartCounts = {1, 1, 1, 2, 2, 2, 2, 3, 3, 4};
/// A line that is longer than this has one part more.
constexpr std::size_t kLongLine = 8;
/// One part in this number matches nothing in the line.
constexpr std::size_t kEmptyShare = 10;

}  // namespace

std::optional<ClueTree> composed_clue(const LineView& line) {
    RandomSource& random = line.random;
    std::size_t parts = random.pick(kPartCounts) + (line.text.size() > kLongLine ? random.below(2) : 0);
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

}  // namespace sator::create
