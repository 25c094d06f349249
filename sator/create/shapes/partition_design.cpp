// Counter-example guided design (A. Solar-Lezama, "Program synthesis by sketching", 2008): each rival that the prover finds stays, and
// a change of the parts must exclude all of them, so that no shape comes twice.

#include "sator/create/shapes/partition_design.hpp"

#include <algorithm>

namespace sator::create {

namespace {

/// The design is given up after this number of rivals that no single change excludes together with all others.
constexpr std::size_t kMostMoves = 4000;

class PartitionRepair {
  public:
    PartitionRepair(Partition partition, PartitionTaste taste, BasePuzzles& bases)
        : partition_(std::move(partition)), taste_(std::move(taste)), bases_(bases) {}

    bool repair(Plan& plan, std::span<const Value> rival, RandomSource& random) {
        rivals_.emplace_back(rival.begin(), rival.end());
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
        auto base = bases_.of(taste_.text(partition_));
        if (!base) return false;
        plan.base = *base;
        return true;
    }

    bool excludes_all() const {
        return std::ranges::all_of(rivals_, [&](const std::vector<Value>& rival) {
            return std::ranges::any_of(partition_.parts(), [&](const Slot& part) {
                return !part.empty() && taste_.excludes(part, rival);
            });
        });
    }

    /// Tries single changes of cells in which the last rival differs, then pairs of changes.
    bool change(const std::vector<Value>& solution, RandomSource& random) {
        std::vector<std::pair<CellId, std::size_t>> moves;
        const std::vector<Value>& rival = rivals_.back();
        for (std::size_t cell = 0; cell < solution.size(); ++cell) {
            if (rival[cell] == solution[cell]) continue;
            for (const CellId other : partition_.neighbours(CellId(cell)))
                moves.emplace_back(CellId(cell), partition_.part_of(other));
        }
        random.shuffle(moves);
        for (const auto& [cell, part] : moves) {
            const Partition before = partition_;
            if (move(cell, part) && excludes_all()) return true;
            partition_ = before;
        }
        return (taste_.may_split && split_differing(solution, random)) || wander(random);
    }

    bool move(CellId cell, std::size_t to) {
        const std::size_t from = partition_.part_of(cell);
        if (from == to || !partition_.is_connected_without(cell)) return false;
        partition_.move(cell, to);
        return taste_.allows(partition_.parts()[from]) && taste_.allows(partition_.parts()[to]);
    }

    /// Splits a part in which the last rival differs.
    bool split_differing(const std::vector<Value>& solution, RandomSource& random) {
        std::vector<std::size_t> cells;
        for (std::size_t cell = 0; cell < solution.size(); ++cell) {
            if (rivals_.back()[cell] != solution[cell]) cells.push_back(cell);
        }
        random.shuffle(cells);
        return std::ranges::any_of(cells, [&](std::size_t cell) {
            const Slot part = partition_.parts()[partition_.part_of(CellId(cell))];
            return split(part, CellId(cell), random);
        });
    }

    /// Splits a piece with this cell off a part, if both are allowed and all rivals stay excluded.
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
        if (!partition_.is_connected(rest) || !taste_.allows(piece) || !taste_.allows(rest)) return false;
        const Partition before = partition_;
        partition_.split_off(piece);
        if (excludes_all()) return true;
        partition_ = before;
        return false;
    }

    /// Moves cells at random until all rivals are excluded.
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
    PartitionTaste taste_;
    BasePuzzles& bases_;
    std::vector<std::vector<Value>> rivals_;
};

}  // namespace

std::expected<void, CreateFailure> design_by_parts(Plan& plan, Partition partition, PartitionTaste taste,
                                                   BasePuzzles& bases) {
    partition.tidy();
    auto base = bases.of(taste.text(partition));
    if (!base) return std::unexpected(std::move(base.error()));
    plan.base = *base;
    const bool may_split = taste.may_split;
    const auto repair = std::make_shared<PartitionRepair>(std::move(partition), std::move(taste), bases);
    plan.repair = [repair](Plan& changed, std::span<const Value> rival, RandomSource& random) {
        return repair->repair(changed, rival, random);
    };
    if (may_split)
        plan.ease = [repair](Plan& changed, RandomSource& random) { return repair->ease(changed, random); };
    return {};
}

}  // namespace sator::create
