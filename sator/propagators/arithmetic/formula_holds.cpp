// HC4 (Benhamou, Goualard, Granvilliers and Puget, "Revising hull and box consistency", ICLP 1999). Computes
// the bounds of all nodes from the cells upwards, then narrows them from the root downwards, and repeats
// until no bound moves. Weaker than bounds consistency, e.g. if a cell occurs twice in the formula. Once the
// open variables have few choices left, these are tried one by one: GAC from there on. A round is linear in
// the size of the formula.
#include "sator/propagators/arithmetic/formula_holds.hpp"

#include <algorithm>

#include "sator/base/prime.hpp"
#include "sator/base/square_number.hpp"
#include "sator/engine/model/constraint_graph.hpp"
#include "sator/engine/state/scope.hpp"
#include "sator/engine/symmetry/constraint_signature.hpp"
#include "sator/propagators/arithmetic/formula_choices.hpp"
#include "sator/propagators/arithmetic/formula_residual.hpp"

namespace sator::propagators {

namespace {

using Kind = Formula::Kind;
using NodeId = Formula::NodeId;

/// The number of memo words that hold the bounds of one node. The memo is workspace only: every call writes
/// it anew.
constexpr std::size_t kWordsPerInterval = sizeof(Interval) / sizeof(Word);
static_assert(kWordsPerInterval * sizeof(Word) == sizeof(Interval) && alignof(Interval) <= alignof(Word));

/// The choices of the open variables are tried if that evaluates at most this many nodes.
constexpr std::size_t kMostTrialSteps = 1024;

class Hc4Revise {
  public:
    Hc4Revise(const Formula& formula, Scope& scope, const Scratch& scratch, std::span<Interval> bounds)
        : formula_(formula), scope_(scope), scratch_(scratch), bounds_(bounds) {}

    /// Runs HC4 to its fixpoint. Returns false if the formula cannot be true.
    bool run() {
        std::ranges::fill(bounds_, Interval::all());
        if (!evaluate_forward() || !narrow(root(), Interval::of(1))) return false;
        do {
            moved_ = false;
            if (!propagate_backward() || !evaluate_forward()) return false;
        } while (moved_ && !scratch_.is_over(bounds_.size()));
        return true;
    }

    /// Returns whether the formula is true for every choice of the candidates left.
    bool is_certain() {
        std::ranges::fill(bounds_, Interval::all());
        return evaluate_forward() && bounds_[root()] == Interval::of(1);
    }

  private:
    NodeId root() const { return static_cast<NodeId>(bounds_.size() - 1); }

    bool evaluate_forward() {
        for (NodeId id = 0; id < bounds_.size(); ++id) {
            const Formula::Node& node = formula_[id];
            if (!narrow(id, node.kind == Kind::Cell ? cell_bounds(node) : Formula::bounds(node, bounds_)))
                return false;
        }
        return true;
    }
    bool propagate_backward() {
        for (NodeId id = root() + 1; id-- > 0;) {
            if (!narrow_operands(formula_[id], bounds_[id])) return false;
        }
        return true;
    }

    bool narrow(NodeId id, Interval to) {
        const Interval narrowed = intersection(bounds_[id], to);
        if (narrowed == bounds_[id]) return true;
        bounds_[id] = narrowed;
        moved_ = true;
        return !narrowed.is_empty();
    }

    Interval cell_bounds(const Formula::Node& node) const {
        const Domain domain = scope_[node.position];
        return {node.numbers.least(domain), node.numbers.greatest(domain)};
    }

    bool narrow_operands(const Formula::Node& node, Interval result) {
        const auto operand = [&](std::size_t i) { return bounds_[node.operands[i]]; };
        const auto keep = [&](std::size_t i, Interval to) { return narrow(node.operands[i], to); };
        switch (node.kind) {
            case Kind::Cell:
                return narrow_cell(node, result);
            case Kind::Linear:
                return narrow_terms(node, result);
            case Kind::Product:
                if (node.operands[0] == node.operands[1]) return keep(0, square_root(result, operand(0)));
                return keep(0, factor(result, operand(1))) && keep(1, factor(result, operand(0)));
            case Kind::Quotient:
                return keep(0, dividend(result, operand(1))) &&
                       keep(1, divisor(result, operand(0), operand(1)));
            case Kind::Remainder:
                return keep(0, remainder_dividend(result, operand(0), operand(1)));
            case Kind::Abs:
                return keep(0, absolute_operand(result, operand(0)));
            case Kind::Min:
                return narrow_least(node, result);
            case Kind::Max:
                return narrow_greatest(node, result);
            case Kind::IsZero:
                return !result.is_fixed() || keep(0, zero_operand(result.least == 1, operand(0)));
            case Kind::IsAtMostZero:
                if (!result.is_fixed()) return true;
                return keep(0, result.least == 1 ? Interval{-kMaxMagnitude, 0} : Interval{1, kMaxMagnitude});
            case Kind::IsPrime:
                return !result.is_fixed() || keep(0, prime_operand(result.least == 1, operand(0)));
            case Kind::IsSquare:
                return !result.is_fixed() || keep(0, square_operand(result.least == 1, operand(0)));
        }
        return true;
    }

    bool narrow_cell(const Formula::Node& node, Interval result) {
        const Interval now = cell_bounds(node);
        if (now.greatest > result.greatest && !node.numbers.at_most(scope_, node.position, result.greatest))
            return false;
        return now.least >= result.least || node.numbers.at_least(scope_, node.position, result.least);
    }

    /// Narrows each term to the sum minus the possible totals of the other terms.
    bool narrow_terms(const Formula::Node& node, Interval result) {
        const Interval sum = Formula::bounds(node, bounds_);
        for (std::size_t i = 0; i < node.operands.size(); ++i) {
            const std::int64_t c = node.coefficients[i];
            const Interval x = bounds_[node.operands[i]];
            const std::int64_t least = std::min(c * x.least, c * x.greatest),
                               greatest = std::max(c * x.least, c * x.greatest);
            const Interval share = intersection({least, greatest}, {result.least - (sum.greatest - greatest),
                                                                    result.greatest - (sum.least - least)});
            if (share.is_empty()) return false;
            const Interval narrowed =
                c > 0 ? Interval{ceil_quotient(share.least, c), floor_quotient(share.greatest, c)}
                      : Interval{ceil_quotient(share.greatest, c), floor_quotient(share.least, c)};
            if (!narrow(node.operands[i], narrowed)) return false;
        }
        return true;
    }

    /// Makes no operand smaller than the result. If one operand alone can be as small as the result, it must
    /// be.
    bool narrow_least(const Formula::Node& node, Interval result) {
        std::size_t able = 0;
        NodeId last = 0;
        for (const NodeId operand : node.operands) {
            if (!narrow(operand, {result.least, kMaxMagnitude})) return false;
            if (bounds_[operand].least > result.greatest) continue;
            able += able == 0 || operand != last ? 1 : 0;
            last = operand;
        }
        return able != 1 || narrow(last, {-kMaxMagnitude, result.greatest});
    }
    bool narrow_greatest(const Formula::Node& node, Interval result) {
        std::size_t able = 0;
        NodeId last = 0;
        for (const NodeId operand : node.operands) {
            if (!narrow(operand, {-kMaxMagnitude, result.greatest})) return false;
            if (bounds_[operand].greatest < result.least) continue;
            able += able == 0 || operand != last ? 1 : 0;
            last = operand;
        }
        return able != 1 || narrow(last, {result.least, kMaxMagnitude});
    }

    static Interval zero_operand(bool is_zero, Interval x) {
        if (is_zero) return Interval::of(0);
        if (x.least == 0) x.least = 1;
        if (x.greatest == 0) x.greatest = -1;
        return x;
    }

    static Interval prime_operand(bool must_be_prime, Interval x) {
        if (must_be_prime) {
            const auto first = first_prime(x.least, x.greatest), last = last_prime(x.least, x.greatest);
            return first ? Interval{*first, *last} : Interval{1, 0};
        }
        while (x.least <= x.greatest && is_prime(x.least)) ++x.least;
        while (x.least <= x.greatest && is_prime(x.greatest)) --x.greatest;
        return x;
    }

    static Interval square_operand(bool must_be_square, Interval x) {
        if (must_be_square) {
            const auto first = first_square(x.least, x.greatest), last = last_square(x.least, x.greatest);
            return first ? Interval{*first, *last} : Interval{1, 0};
        }
        while (x.least <= x.greatest && is_square(x.least)) ++x.least;
        while (x.least <= x.greatest && is_square(x.greatest)) --x.greatest;
        return x;
    }

    const Formula& formula_;
    Scope& scope_;
    const Scratch& scratch_;
    std::span<Interval> bounds_;
    bool moved_ = false;
};

}  // namespace

FormulaHolds::FormulaHolds(std::shared_ptr<const Formula> formula)
    : formula_(std::move(formula)),
      most_choices_(std::min(OpenVariables::kMostChoices, kMostTrialSteps / formula_->nodes().size())) {}

std::size_t FormulaHolds::memo_words(std::size_t positions) const {
    return kWordsPerInterval * formula_->nodes().size() + positions;
}

Propagation FormulaHolds::propagate(Scope& scope, Changed, Scratch& scratch) const {
    const std::size_t count = formula_->nodes().size();
    const std::span<Interval> bounds(reinterpret_cast<Interval*>(scratch.memo.data()), count);
    Hc4Revise narrowing(*formula_, scope, scratch, bounds);
    if (!narrowing.run()) return Propagation::Conflict;
    const OpenVariables open(scope, most_choices_);
    if (!open.are_few()) return narrowing.is_certain() ? Propagation::Entailed : Propagation::Fixpoint;
    const std::span<Value> values(reinterpret_cast<Value*>(scratch.memo.data() + kWordsPerInterval * count),
                                  scope.size());
    return try_formula_choices(*formula_, scope, open, bounds, values, scratch);
}

void FormulaHolds::residual(const Scope& scope, Residual& residual) const {
    add_formula_residual(*formula_, scope, residual);
}

void FormulaHolds::signature(std::size_t positions, ConstraintSignature& signature) const {
    signature.add_ordered_piece(name(), formula_.get(), positions);
}

void FormulaHolds::neighbours(std::size_t positions, NeighbourGroups& neighbours) const {
    neighbours.add_all(EdgeKind::Depend, positions);
}

}  // namespace sator::propagators
