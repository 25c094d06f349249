// Deletion, the plain way to a minimal set, made faster by blocks: several groups are tried at once, at first half of them. Uniqueness
// is monotone, so a block may be left out if and only if each of its groups may, one after the other; if not, a block half as long is
// tried. The result is that of trying single groups (U. Junker, "QuickXplain", 2004, divides in a similar way).

#include "sator/create/choose/remove_clues.hpp"

#include <algorithm>

namespace sator::create {

namespace {

/// The next blocks are twice as long after this number of blocks in a row that could be left out.
constexpr std::size_t kSuccessesToGrow = 2;

class Remover {
  public:
    Remover(UniquenessProver& prover, Removal& removal) : prover_(prover), removal_(removal) {}

    void remove(std::span<const ClueGroup> groups) {
        std::size_t length = std::max<std::size_t>(1, groups.size() / 2), successes = 0;
        while (!groups.empty() && !removal_.limit) {
            const auto block = groups.first(std::min(length, groups.size()));
            if (remove_block(block)) {
                groups = groups.subspan(block.size());
                if (++successes % kSuccessesToGrow == 0) length *= 2;
            } else {
                successes = 0;
                if (block.size() == 1) groups = groups.subspan(1);
                length = std::max<std::size_t>(1, block.size() / 2);
            }
        }
    }

  private:
    /// Leaves out all groups of a block, if the rest has one solution.
    bool remove_block(std::span<const ClueGroup> block) {
        Chosen fewer = removal_.chosen;
        std::vector<std::size_t> dropped;
        for (const ClueGroup& group : block) {
            for (const std::size_t clue : group) {
                fewer[clue] = false;
                dropped.push_back(clue);
            }
        }
        const Left left = prover_.left_by(fewer, dropped);
        if (left == Left::Unknown && prover_.limit() != Limit::Nodes) removal_.limit = prover_.limit();
        if (left != Left::OneSolution) return false;
        removal_.chosen = std::move(fewer);
        removal_.removed.insert(removal_.removed.end(), block.begin(), block.end());
        return true;
    }

    UniquenessProver& prover_;
    Removal& removal_;
};

}  // namespace

Removal remove_clues(UniquenessProver& prover, Chosen chosen, std::span<const ClueGroup> groups) {
    Removal removal{.chosen = std::move(chosen), .removed = {}, .limit = {}};
    Remover(prover, removal).remove(groups);
    return removal;
}

}  // namespace sator::create
