#include "sator/propagators/counts/clique_partitions.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <limits>

namespace sator::propagators {

namespace {

constexpr std::size_t kMostPartitions = 4;
/// A trial breaks ties by position × one of these, modulo 64.
constexpr std::array<std::size_t, 10> kSpread{0, 1, 63, 5, 59, 13, 51, 23, 41, 29};

std::size_t lowest(Word set) {
    return static_cast<std::size_t>(std::countr_zero(set));
}

/// The candidate with the fewest neighbours in `left`. The trial breaks ties.
std::size_t with_fewest(Word candidates, Word left, std::span<const Word> neighbours, std::size_t trial) {
    std::size_t best = lowest(candidates), fewest = std::numeric_limits<std::size_t>::max();
    for (Word rest = candidates; rest != 0; rest &= rest - 1) {
        const std::size_t position = lowest(rest);
        const std::size_t tie = trial == 0 ? 0 : (position + 1) * kSpread[trial] % kWordBits;
        const std::size_t score =
            kWordBits * static_cast<std::size_t>(std::popcount(neighbours[position] & left)) + tie;
        if (score < fewest) fewest = score, best = position;
    }
    return best;
}

}  // namespace

std::vector<Word> clique_partition(Word positions, std::span<const Word> neighbours, std::size_t trial) {
    std::vector<Word> cliques;
    for (Word left = positions; left != 0; left &= ~cliques.back()) {
        const std::size_t first = with_fewest(left, left, neighbours, trial);
        Word clique = Word{1} << first, candidates = neighbours[first] & left;
        while (candidates != 0) {
            const std::size_t next = with_fewest(candidates, left, neighbours, trial);
            clique |= Word{1} << next;
            candidates &= neighbours[next];
        }
        cliques.push_back(clique);
    }
    std::ranges::sort(cliques);
    return cliques;
}

std::vector<std::vector<Word>> clique_partitions(Word positions, std::span<const Word> neighbours) {
    std::vector<std::vector<Word>> found;
    for (std::size_t trial = 0; trial < kSpread.size(); ++trial) {
        std::vector<Word> partition = clique_partition(positions, neighbours, trial);
        if (std::ranges::find(found, partition) == found.end()) found.push_back(std::move(partition));
    }
    std::ranges::stable_sort(found, {}, &std::vector<Word>::size);
    const std::size_t fewest = found[0].size();
    std::erase_if(found, [&](const std::vector<Word>& partition) { return partition.size() > fewest + 1; });
    if (found.size() > kMostPartitions) found.resize(kMostPartitions);
    return found;
}

}  // namespace sator::propagators
