#include "sator/rules/expression/evaluate_expression.hpp"

#include <algorithm>
#include <optional>
#include <set>

#include "sator/base/assert.hpp"
#include "sator/base/prime.hpp"
#include "sator/base/square_number.hpp"

namespace sator::rules {

namespace {

using Kind = Expression::Kind;
using NodeId = Expression::NodeId;
/// Empty if a divisor is 0.
using Result = std::optional<std::int64_t>;

std::int64_t sum(std::int64_t a, std::int64_t b) {
    std::int64_t result = 0;
    SATOR_ASSERT(!__builtin_add_overflow(a, b, &result));
    return result;
}
std::int64_t difference(std::int64_t a, std::int64_t b) {
    std::int64_t result = 0;
    SATOR_ASSERT(!__builtin_sub_overflow(a, b, &result));
    return result;
}
std::int64_t product(std::int64_t a, std::int64_t b) {
    std::int64_t result = 0;
    SATOR_ASSERT(!__builtin_mul_overflow(a, b, &result));
    return result;
}
/// Division rounded down.
Result quotient(std::int64_t a, std::int64_t b) {
    if (b == 0) return std::nullopt;
    const bool is_below = a % b != 0 && (a < 0) != (b < 0);
    return a / b - (is_below ? 1 : 0);
}
Result remainder(std::int64_t a, std::int64_t b) {
    if (b == 0) return std::nullopt;
    return difference(a, product(b, *quotient(a, b)));
}

/// Returns the result of an operator or function on integers.
Result computed(Kind kind, const std::vector<std::int64_t>& numbers) {
    std::int64_t result = kind == Kind::Product ? 1 : 0;
    switch (kind) {
        case Kind::Negative:
            return difference(0, numbers[0]);
        case Kind::Subtract:
            return difference(numbers[0], numbers[1]);
        case Kind::Multiply:
            return product(numbers[0], numbers[1]);
        case Kind::Divide:
            return quotient(numbers[0], numbers[1]);
        case Kind::Remainder:
            return remainder(numbers[0], numbers[1]);
        case Kind::Absolute:
            return numbers[0] < 0 ? difference(0, numbers[0]) : numbers[0];
        case Kind::Least:
            return *std::ranges::min_element(numbers);
        case Kind::Greatest:
            return *std::ranges::max_element(numbers);
        case Kind::Product:
            for (const std::int64_t number : numbers) result = product(result, number);
            return result;
        case Kind::Digits:
            for (const std::int64_t digit : numbers) result = sum(product(result, 10), digit);
            return result;
        default:  // Add, Sum, Count
            for (const std::int64_t number : numbers) result = sum(result, number);
            return result;
    }
}

/// Returns the truth of a condition on numbers, on symbols, or on conditions as 0 and 1.
bool is_true_of(Kind kind, const std::vector<std::int64_t>& numbers) {
    switch (kind) {
        case Kind::Equal:
        case Kind::SameSymbol:
            return numbers[0] == numbers[1];
        case Kind::NotEqual:
        case Kind::OtherSymbol:
            return numbers[0] != numbers[1];
        case Kind::Less:
            return numbers[0] < numbers[1];
        case Kind::AtMost:
            return numbers[0] <= numbers[1];
        case Kind::Greater:
            return numbers[0] > numbers[1];
        case Kind::AtLeast:
            return numbers[0] >= numbers[1];
        case Kind::Prime:
            return is_prime(numbers[0]);
        case Kind::Square:
            return is_square(numbers[0]);
        case Kind::Even:
            return numbers[0] % 2 == 0;
        case Kind::Odd:
            return numbers[0] % 2 != 0;
        case Kind::Sorted:
            return std::ranges::is_sorted(numbers);
        case Kind::And:
            return std::ranges::count(numbers, 0) == 0;
        case Kind::Or:
            return std::ranges::count(numbers, 1) != 0;
        case Kind::Not:
            return numbers[0] == 0;
        case Kind::IfThen:
            return numbers[0] == 0 || numbers[1] == 1;
        default:  // Distinct, DistinctSymbols
            return std::set<std::int64_t>(numbers.begin(), numbers.end()).size() == numbers.size();
    }
}

}  // namespace

namespace {

/// Whether the node is a cell that may hold any symbol, and holds one that is no number.
bool is_no_number(const Expression& expression, NodeId id, std::span<const Value> values) {
    const Expression::Node& node = expression[id];
    return node.kind == Kind::CellIfNumber && values[node.position] >= expression.number_count;
}

/// Returns the truth of a condition whose operands have these results.
bool is_true(const Expression& expression, const Expression::Node& node,
             const std::vector<std::int64_t>& numbers, std::span<const Value> values) {
    const bool compares_symbol = std::ranges::any_of(
        node.operands, [&](NodeId operand) { return is_no_number(expression, operand, values); });
    return compares_symbol ? node.kind == Kind::NotEqual : is_true_of(node.kind, numbers);
}

}  // namespace

bool evaluate_expression(const Expression& expression, std::span<const Value> values) {
    std::vector<Result> results;  // by node: the number, the index of a symbol, or 1 or 0 for a condition
    for (const Expression::Node& node : expression.nodes) {
        std::vector<std::int64_t> numbers;
        bool has_all = true;
        for (const NodeId operand : node.operands) {
            has_all = has_all && results[operand].has_value();
            numbers.push_back(results[operand].value_or(0));
        }
        if (node.kind == Kind::Number || node.kind == Kind::Symbol) {
            results.emplace_back(node.number);
        } else if (node.kind == Kind::CellIfNumber) {
            results.emplace_back(expression.ordered[values[node.position]]);
        } else if (node.kind == Kind::Cell) {
            results.emplace_back(expression.numbers[values[node.position]]);
        } else if (node.kind == Kind::CellSymbol) {
            results.emplace_back(values[node.position]);
        } else if (is_condition(node.kind)) {
            results.emplace_back(has_all && is_true(expression, node, numbers, values) ? 1 : 0);
        } else {
            results.push_back(has_all ? computed(node.kind, numbers) : std::nullopt);
        }
    }
    return results.back() == 1;
}

}  // namespace sator::rules
