// Deletion, the plain way to a minimal set, made faster by halves: a block of groups is tried at once. Uniqueness is monotone, so the
// block may be left out if and only if each of its groups may, one after the other; if not, each half is tried by itself. The result is
// that of trying single groups (U. Junker, "QuickXplain", 2004, divides in the same way).

#include "sator/create/choose/remove_clues.hpp"

namespace sator::create {

namespace {

class Remover {
  public:
    Remover(UniquenessProver& prover, Removal& removal) : prover_(prover), removal_(removal) {}

    void remove(std::span<const ClueGroup> groups) {
        if (groups.empty() || removal_.limit) return;
        Chosen fewer = removal_.chosen;
        for (const ClueGroup& group : groups) {
            for (const std::size_t clue : group) fewer[clue] = false;
        }
        switch (prover_.left_by(fewer)) {
            case Left::OneSolution:
                removal_.chosen = std::move(fewer);
                removal_.removed.insert(removal_.removed.end(), groups.begin(), groups.end());
                return;
            case Left::Unknown:
                if (prover_.limit() != Limit::Nodes) {
                    removal_.limit = prover_.limit();
                    return;
                }
                break;
            case Left::Several:
                break;
        }
        if (groups.size() == 1) return;
        remove(groups.first(groups.size() / 2));
        remove(groups.subspan(groups.size() / 2));
    }

  private:
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
