// Bounds the magnitude of each integer by those of its operands, ignoring signs. The bound therefore also
// holds for sums in any order and with any brackets, e.g. if the terms of both sides of a comparison are
// collected.
#include "sator/rules/expression/expression_bounds.hpp"

#include <algorithm>
#include <string>

namespace sator::rules {

namespace {

using Kind = Expression::Kind;
using Node = Expression::Node;

constexpr auto kLimit = static_cast<std::uint64_t>(kLargestInteger);

/// Sum and product that saturate at kLimit + 1. Operands are at most kLimit.
std::uint64_t saturating_sum(std::uint64_t a, std::uint64_t b) {
    return std::min(a + b, kLimit + 1);
}
std::uint64_t saturating_product(std::uint64_t a, std::uint64_t b) {
    std::uint64_t product = 0;
    const bool is_beyond = a > kLimit || b > kLimit || __builtin_mul_overflow(a, b, &product);
    return is_beyond ? kLimit + 1 : std::min(product, kLimit + 1);
}

class MagnitudeBounds {
  public:
    explicit MagnitudeBounds(const Expression& expression) : expression_(expression) {}

    std::expected<void, Diagnostic> check() {
        for (const Node& node : expression_.nodes) {
            // At least 1, except for the literal 0, so that coefficients stay within the bound, too.
            bounds_.push_back(std::max<std::uint64_t>(bound_of(node), node.kind == Kind::Number ? 0 : 1));
            if (bounds_.back() > kLimit) {
                return std::unexpected(
                    error_at(node.span, "this number can become too large",
                             "numbers can be as large as " + std::to_string(kLargestInteger)));
            }
        }
        return check_distinct();
    }

  private:
    /// A top-level `distinct` of cells is posted as all-different; all others compare all pairs of operands.
    std::expected<void, Diagnostic> check_distinct() const {
        std::vector<bool> is_top(expression_.nodes.size(), false);
        for (const auto id : expression_.conjuncts()) is_top[id] = true;
        for (Expression::NodeId id = 0; id < expression_.nodes.size(); ++id) {
            const Node& node = expression_[id];
            const bool compares_pairs =
                node.kind == Kind::Distinct || (node.kind == Kind::DistinctSymbols && !is_top[id]);
            if (compares_pairs && node.operands.size() > kMaxPairwiseOperands) {
                return std::unexpected(error_at(node.span, "distinct of too many numbers",
                                                "here it compares up to " +
                                                    std::to_string(kMaxPairwiseOperands) +
                                                    "; 'rule distinct(a)' alone takes any number of cells"));
            }
        }
        return {};
    }

    std::uint64_t bound_of(const Node& node) const {
        const auto operand = [&](std::size_t i) { return bounds_[node.operands[i]]; };
        switch (node.kind) {
            case Kind::Number:
                return static_cast<std::uint64_t>(node.number < 0 ? -node.number : node.number);
            case Kind::Cell:
                return std::min(expression_.numbers.largest_magnitude(), kLimit + 1);
            case Kind::CellIfNumber:
                return std::min(expression_.ordered.largest_magnitude(), kLimit + 1);
            case Kind::Multiply:
            case Kind::Product:
                return folded(node, 1, saturating_product);
            case Kind::Digits:
                return folded(node, 0, [](std::uint64_t high, std::uint64_t low) {
                    return saturating_sum(saturating_product(high, 10), low);
                });
            case Kind::Divide:
                return operand(0);
            case Kind::Remainder:
                return operand(1);
            case Kind::Least:
            case Kind::Greatest:
                return folded(node, 0, [](std::uint64_t a, std::uint64_t b) { return std::max(a, b); });
            case Kind::Count:
                return node.operands.size();
            case Kind::Negative:
            case Kind::Add:
            case Kind::Subtract:
            case Kind::Absolute:
            case Kind::Sum:
                return folded(node, 0, saturating_sum);
            default:
                return 0;  // no integer
        }
    }

    template <class Fold>
    std::uint64_t folded(const Node& node, std::uint64_t start, Fold fold) const {
        for (const auto operand : node.operands) start = fold(start, bounds_[operand]);
        return start;
    }

    const Expression& expression_;
    std::vector<std::uint64_t> bounds_;
};

}  // namespace

std::expected<void, Diagnostic> check_expression_bounds(const Expression& expression) {
    return MagnitudeBounds(expression).check();
}

}  // namespace sator::rules
