// Counter-example guided design (A. Solar-Lezama, "Program synthesis by sketching", 2008): each counterexample that the prover
// finds stays, and a change of the parts must exclude all of them, so that no shape comes twice.

#include "sator/create/shapes/partition_design.hpp"

#include <algorithm>

namespace sator::create {

namespace {

/// The design is given up after this number of counterexamples that no single change excludes together with all others.
constexpr std::size_t kMostMoves = 4000;

class PartitionRefinement {
  public:
    PartitionRefinement(Partition partition, PartConstraint constraint, BasePuzzles& bases)
        : partition_(std::move(partition)), constraint_(std::move(constraint)), bases_(bases) {}

    bool refine(Plan& plan, std::span<const Value> counterexample, RandomSource& random) {
        counterexamples_.emplace_back(counterexample.begin(), counterexample.end());
        return change(plan.solution, random) && rebase(plan);
    }

    /// Splits one of the largest parts that can be split.
    bool ease(Plan& plan, RandomSource& random) {
        std::vector<Slot> parts = partition_.parts();
        random.shuffle(parts);
        std::ranges::stable_sort(parts, std::greater(), &Slot::size);
        for (const Slot& part : parts) {
            if (split(part, random.pick(part), random)) return rebase(plan);
        }
        return false;
    }

  private:
    bool rebase(Plan& plan) {
        partition_.tidy();
        auto base = bases_.of(constraint_.text(partition_));
        if (!base) return false;
        plan.base = *base;
        return true;
    }

    bool excludes_all() const {
        return std::ranges::all_of(counterexamples_, [&](const std::vector<Value>& counterexample) {
            return std::ranges::any_of(partition_.parts(), [&](const Slot& part) {
                return !part.empty() && constraint_.excludes(part, counterexample);
            });
        });
    }

    /// Tries single changes of cells in which the last counterexample differs, then pairs of changes.
    bool change(const std::vector<Value>& solution, RandomSource& random) {
        std::vector<std::pair<CellId, std::size_t>> moves;
        const std::vector<Value>& counterexample = counterexamples_.back();
        for (std::size_t cell = 0; cell < solution.size(); ++cell) {
            if (counterexample[cell] == solution[cell]) continue;
            for (const CellId other : partition_.neighbours(CellId(cell)))
                moves.emplace_back(CellId(cell), partition_.part_of(other));
        }
        random.shuffle(moves);
        for (const auto& [cell, part] : moves) {
            const Partition before = partition_;
            if (move(cell, part) && excludes_all()) return true;
            partition_ = before;
        }
        return (constraint_.may_split && split_differing(solution, random)) || wander(random);
    }

    bool move(CellId cell, std::size_t to) {
        const std::size_t from = partition_.part_of(cell);
        if (from == to || !partition_.is_connected_without(cell)) return false;
        partition_.move(cell, to);
        return constraint_.allows(partition_.parts()[from]) && constraint_.allows(partition_.parts()[to]);
    }

    /// Splits a part in which the last counterexample differs.
    bool split_differing(const std::vector<Value>& solution, RandomSource& random) {
        std::vector<std::size_t> cells;
        for (std::size_t cell = 0; cell < solution.size(); ++cell) {
            if (counterexamples_.back()[cell] != solution[cell]) cells.push_back(cell);
        }
        random.shuffle(cells);
        return std::ranges::any_of(cells, [&](std::size_t cell) {
            const Slot part = partition_.parts()[partition_.part_of(CellId(cell))];
            return split(part, CellId(cell), random);
        });
    }

    /// Splits a piece with this cell off a part, if both are allowed and all counterexamples stay excluded.
    bool split(const Slot& part, CellId cell, RandomSource& random) {
        Slot piece = {cell};
        for (std::size_t next = 0; next < piece.size(); ++next) {
            for (const CellId other : partition_.neighbours(piece[next])) {
                const bool is_new = std::ranges::find(piece, other) == piece.end();
                if (is_new && std::ranges::find(part, other) != part.end() && random.below(2) == 0)
                    piece.push_back(other);
            }
        }
        std::ranges::sort(piece);
        Slot rest = part;
        std::erase_if(rest, [&](CellId c) { return std::ranges::binary_search(piece, c); });
        if (!partition_.is_connected(rest) || !constraint_.allows(piece) || !constraint_.allows(rest))
            return false;
        const Partition before = partition_;
        partition_.split_off(piece);
        if (excludes_all()) return true;
        partition_ = before;
        return false;
    }

    /// Moves cells at random until all counterexamples are excluded.
    bool wander(RandomSource& random) {
        for (std::size_t i = 0; i < kMostMoves; ++i) {
            const CellId cell(random.below(partition_.cell_count()));
            const Partition before = partition_;
            if (!move(cell, partition_.part_of(random.pick(partition_.neighbours(cell))))) {
                partition_ = before;
            } else if (excludes_all()) {
                return true;
            }
        }
        return false;
    }

    Partition partition_;
    PartConstraint constraint_;
    BasePuzzles& bases_;
    std::vector<std::vector<Value>> counterexamples_;
};

}  // namespace

std::expected<void, CreateFailure> design_by_parts(Plan& plan, Partition partition, PartConstraint constraint,
                                                   BasePuzzles& bases) {
    partition.tidy();
    auto base = bases.of(constraint.text(partition));
    if (!base) return failure(base);
    plan.base = *base;
    const bool may_split = constraint.may_split;
    const auto refine =
        std::make_shared<PartitionRefinement>(std::move(partition), std::move(constraint), bases);
    plan.refine = [refine](Plan& changed, std::span<const Value> counterexample, RandomSource& random) {
        return refine->refine(changed, counterexample, random);
    };
    if (may_split)
        plan.ease = [refine](Plan& changed, RandomSource& random) { return refine->ease(changed, random); };
    return {};
}

}  // namespace sator::create
