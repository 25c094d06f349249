// Minimal unsatisfiable sets by QuickXplain (U. Junker, "QUICKXPLAIN: preferred explanations and relaxations
// for over-constrained problems", AAAI 2004): k parts out of n are found with about 2k log2(n/k) questions.
// Parts near each other are preferred. What propagation alone shows to be in conflict is narrowed to that at
// once. In the end each part is left out once, and the rest has a solution.
#include "sator/explain/smallest_clash.hpp"

#include <algorithm>
#include <deque>
#include <iterator>
#include <utility>

#include "sator/explain/part_model.hpp"

namespace sator {

namespace {

/// Puzzles of more parts are not searched for two that clash.
constexpr std::size_t kMostPartsForPairs = 400;

using Parts = std::vector<PartId>;
using Answer = FoundSolution::Answer;

class Narrowing {
  public:
    Narrowing(const PuzzleParts& parts, const Limits& limits) : parts_(parts), limits_(limits) {}

    /// One part, or two that share a cell, that have no solution.
    std::optional<Parts> tiny(std::span<const PartId> among) {
        for (const PartId part : among) {
            if (clashes(Parts{part})) return Parts{part};
        }
        if (among.size() > kMostPartsForPairs) return std::nullopt;
        for (std::size_t i = 0; i < among.size(); ++i) {
            for (std::size_t j = 0; j < i; ++j) {
                if (share_cells(among[i], among[j]) && clashes({among[j], among[i]}))
                    return Parts{among[j], among[i]};
            }
        }
        return std::nullopt;
    }

    /// The parts, or what propagation shows of them to be enough, until that shows no more.
    Parts propagated(Parts parts) {
        for (;;) {
            const FoundSolution found = find_solution(parts_, parts, limits_);
            if (found.answer != Answer::No || found.conflict.empty() || found.conflict.size() >= parts.size())
                return parts;
            parts = found.conflict;
        }
    }

    /// The parts in the order of their nearness to the first: those that share cells with what stands before
    /// them.
    Parts by_nearness(std::span<const PartId> parts) {
        Parts order, waiting(parts.begin(), parts.end());
        while (!waiting.empty()) {
            order.push_back(waiting.front());
            waiting.erase(waiting.begin());
            for (std::size_t next = order.size() - 1; next < order.size(); ++next) {
                const auto near = std::ranges::stable_partition(
                    waiting, [&](PartId part) { return !share_cells(part, order[next]); });
                order.insert(order.end(), near.begin(), near.end());
                waiting.erase(near.begin(), near.end());
            }
        }
        return order;
    }

    /// QuickXplain: the parts of `open` that are needed beside `kept`. `grew`: whether `kept` is larger than
    /// when it was last asked about.
    Parts needed(const Parts& kept, bool grew, std::span<const PartId> open) {
        if (grew && clashes(kept)) return {};
        if (open.size() == 1) return {open.begin(), open.end()};
        const auto first = open.first(open.size() / 2), second = open.subspan(open.size() / 2);
        const Parts of_second = needed(joined(kept, first), true, second);
        Parts of_first = needed(joined(kept, of_second), !of_second.empty(), first);
        of_first.insert(of_first.end(), of_second.begin(), of_second.end());
        return of_first;
    }

    /// Leaves out what is not necessary after all; whether each part left is proven necessary.
    bool prove(Parts& parts) {
        bool is_proven = true;
        for (std::size_t i = 0; i < parts.size();) {
            const Parts rest = without(parts, parts[i]);
            const Answer answer = find_solution(parts_, rest, limits_).answer;
            if (answer == Answer::No) {
                parts = rest;
                continue;
            }
            is_proven = is_proven && answer == Answer::Yes;
            ++i;
        }
        return is_proven;
    }

  private:
    bool clashes(const Parts& parts) { return find_solution(parts_, parts, limits_).answer == Answer::No; }

    bool share_cells(PartId a, PartId b) const {
        const auto cells_a = parts_.cells(a), cells_b = parts_.cells(b);
        std::vector<CellId> common;
        std::ranges::set_intersection(cells_a, cells_b, std::back_inserter(common));
        return !common.empty();
    }

    static Parts joined(Parts parts, std::span<const PartId> more) {
        parts.insert(parts.end(), more.begin(), more.end());
        return parts;
    }

    const PuzzleParts& parts_;
    Limits limits_;
};

void find_relaxations(Clash& clash, const PuzzleParts& parts, const Limits& limits) {
    clash.relaxations_are_all = true;
    for (const PartId part : clash.parts) {
        const Answer answer = find_solution(parts, without(parts.all(), part), limits).answer;
        if (answer == Answer::Yes) clash.relaxations.push_back(part);
        if (answer == Answer::Unknown) clash.relaxations_are_all = false;
    }
}

}  // namespace

Clash find_clash(const PuzzleParts& parts, std::span<const PartId> parts_known, const Limits& limits) {
    Narrowing narrowing(parts, limits);
    Clash clash;
    if (auto tiny = narrowing.tiny(parts_known)) {
        clash.parts = std::move(*tiny);
    } else {
        clash.parts = narrowing.propagated({parts_known.begin(), parts_known.end()});
        if (!clash.parts.empty())
            clash.parts = narrowing.needed({}, false, narrowing.by_nearness(clash.parts));
    }
    clash.is_minimal = narrowing.prove(clash.parts);
    std::ranges::sort(clash.parts);
    find_relaxations(clash, parts, limits);
    return clash;
}

}  // namespace sator
