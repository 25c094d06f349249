// Translates an expression bottom-up into a Formula. Integers become linear forms, so that sums and
// differences are collected before they get a node; a comparison then bounds one sum: a = b becomes a - b =
// 0. Linear in the nodes, except for `distinct`, which becomes a conjunction over all pairs.
#include "sator/rules/expression/expression_formula.hpp"

#include <algorithm>
#include <map>
#include <utility>

namespace sator::rules {

namespace {

using Kind = Expression::Kind;
using Node = Expression::Node;
using Truth = Formula::NodeId;

/// A sum of coefficients times nodes, plus a constant.
struct LinearForm {
    std::map<Formula::NodeId, std::int64_t> terms = {};
    std::int64_t constant = 0;

    void add(const LinearForm& other, std::int64_t factor) {
        constant += factor * other.constant;
        for (const auto& [node, coefficient] : other.terms) {
            if ((terms[node] += factor * coefficient) == 0) terms.erase(node);
        }
    }
};

class FormulaBuilder {
  public:
    explicit FormulaBuilder(const Expression& expression) : expression_(expression) {}

    ExpressionFormula make() {
        std::vector<bool> is_top(expression_.nodes.size(), false);
        for (const auto id : expression_.conjuncts()) is_top[id] = true;
        for (const Node& node : expression_.nodes) {
            forms_.emplace_back();
            divisors_.emplace_back();
            const bool is_elsewhere = node.kind == Kind::DistinctSymbols && is_top[truths_.size()];
            truths_.push_back(is_condition(node.kind) && !is_elsewhere ? truth(node) : 0);
            if (!is_condition(node.kind)) {
                for (const auto operand : node.operands) append(divisors_.back(), divisors_[operand]);
                forms_.back() = form(node);
            }
        }
        return {std::move(formula_), std::move(truths_)};
    }

  private:
    static void append(std::vector<Formula::NodeId>& all, const std::vector<Formula::NodeId>& more) {
        all.insert(all.end(), more.begin(), more.end());
    }

    Formula::NodeId node_of(const LinearForm& form) {
        if (form.constant == 0 && form.terms.size() == 1 && form.terms.begin()->second == 1)
            return form.terms.begin()->first;
        Formula::Node node;
        node.constant = form.constant;
        for (const auto& [operand, coefficient] : form.terms) {
            node.operands.push_back(operand);
            node.coefficients.push_back(coefficient);
        }
        return formula_.add(std::move(node));
    }
    static LinearForm form_of(Formula::NodeId node) { return {{{node, 1}}, 0}; }

    LinearForm form(const Node& node) {
        const auto operand = [&](std::size_t i) -> const LinearForm& { return forms_[node.operands[i]]; };
        switch (node.kind) {
            case Kind::Number:
            case Kind::Symbol:
                return {{}, node.number};
            case Kind::Cell:
                return form_of(formula_.cell(node.position, expression_.numbers));
            case Kind::CellIfNumber:
                return form_of(formula_.cell(node.position, expression_.ordered));
            case Kind::CellSymbol:
                return form_of(formula_.cell(node.position, expression_.symbols));
            case Kind::Negative:
                return scaled(operand(0), -1);
            case Kind::Subtract:
                return sum(operand(0), operand(1), -1);
            case Kind::Multiply:
            case Kind::Product:
                return product(node);
            case Kind::Divide:
            case Kind::Remainder:
                return quotient(node);
            case Kind::Absolute:
                return of_all(Formula::Kind::Abs, node);
            case Kind::Least:
                return of_all(Formula::Kind::Min, node);
            case Kind::Greatest:
                return of_all(Formula::Kind::Max, node);
            case Kind::Digits:
                return digits(node);
            case Kind::Count:
                return count(node);
            default: {  // Add, Sum
                LinearForm total;
                for (const auto i : node.operands) total.add(forms_[i], 1);
                return total;
            }
        }
    }

    static LinearForm scaled(const LinearForm& form, std::int64_t factor) {
        LinearForm result;
        if (factor != 0) result.add(form, factor);
        return result;
    }
    static LinearForm sum(LinearForm a, const LinearForm& b, std::int64_t factor) {
        a.add(b, factor);
        return a;
    }
    LinearForm digits(const Node& node) {
        LinearForm number;
        for (const auto digit : node.operands) number = sum(scaled(number, 10), forms_[digit], 1);
        return number;
    }
    LinearForm count(const Node& node) {
        LinearForm total;
        for (const auto condition : node.operands) total.add(form_of(truths_[condition]), 1);
        return total;
    }
    LinearForm product(const Node& node) {
        LinearForm result{{}, 1};
        for (const auto i : node.operands) {
            const LinearForm& other = forms_[i];
            if (other.terms.empty()) {
                result = scaled(result, other.constant);
            } else if (result.terms.empty()) {
                result = scaled(other, result.constant);
            } else {
                result = form_of(formula_.add({Formula::Kind::Product, {node_of(result), node_of(other)}}));
            }
        }
        return result;
    }
    LinearForm quotient(const Node& node) {
        const auto kind = node.kind == Kind::Divide ? Formula::Kind::Quotient : Formula::Kind::Remainder;
        const Formula::NodeId dividend = node_of(forms_[node.operands[0]]),
                              divisor = node_of(forms_[node.operands[1]]);
        const bool is_constant = forms_[node.operands[1]].terms.empty();
        if (!is_constant || forms_[node.operands[1]].constant == 0) divisors_.back().push_back(divisor);
        return form_of(formula_.add({kind, {dividend, divisor}}));
    }
    LinearForm of_all(Formula::Kind kind, const Node& node) {
        Formula::Node made{kind, {}};
        for (const auto i : node.operands) made.operands.push_back(node_of(forms_[i]));
        return form_of(formula_.add(std::move(made)));
    }

    Truth is_zero(const LinearForm& form) { return formula_.add({Formula::Kind::IsZero, {node_of(form)}}); }
    Truth is_at_most_zero(const LinearForm& form) {
        return formula_.add({Formula::Kind::IsAtMostZero, {node_of(form)}});
    }
    Truth all_of(std::vector<Truth> truths) {
        return truths.size() == 1 ? truths[0] : formula_.add({Formula::Kind::Min, std::move(truths)});
    }
    Truth any_of(std::vector<Truth> truths) {
        return truths.size() == 1 ? truths[0] : formula_.add({Formula::Kind::Max, std::move(truths)});
    }

    Truth truth(const Node& node) {
        std::vector<Truth> truths;
        for (const auto operand : node.operands) truths.push_back(truths_[operand]);
        switch (node.kind) {
            case Kind::And:
                return all_of(std::move(truths));
            case Kind::Or:
                return any_of(std::move(truths));
            case Kind::Not:
                return formula_.negation(truths[0]);
            case Kind::IfThen:
                return any_of({formula_.negation(truths[0]), truths[1]});
            default:
                break;
        }
        std::vector<Truth> claims{claim(node)};
        for (const auto operand : node.operands) {
            for (const Formula::NodeId divisor : divisors_[operand])
                claims.push_back(formula_.negation(is_zero(form_of(divisor))));
        }
        return all_of(std::move(claims));
    }

    /// Returns whether a comparison is true, whatever its divisors are.
    Truth claim(const Node& node) {
        std::vector<Truth> truths{claim_of_numbers(node)};
        for (const auto operand : node.operands) {
            if (expression_[operand].kind != Kind::CellIfNumber) continue;
            const LinearForm symbol =
                form_of(formula_.cell(expression_[operand].position, expression_.symbols));
            const LinearForm last_number{{}, expression_.number_count - 1};
            const Truth is_number = is_at_most_zero(sum(symbol, last_number, -1));
            truths.push_back(node.kind == Kind::NotEqual ? formula_.negation(is_number) : is_number);
        }
        return node.kind == Kind::NotEqual ? any_of(std::move(truths)) : all_of(std::move(truths));
    }

    Truth claim_of_numbers(const Node& node) {
        if (node.kind == Kind::Sorted) return sorted(node);
        if (node.kind == Kind::Distinct || node.kind == Kind::DistinctSymbols) return distinct(node);
        const LinearForm& a = forms_[node.operands[0]];
        if (node.kind == Kind::Prime) return formula_.add({Formula::Kind::IsPrime, {node_of(a)}});
        if (node.kind == Kind::Square) return formula_.add({Formula::Kind::IsSquare, {node_of(a)}});
        if (node.kind == Kind::Even || node.kind == Kind::Odd) return parity(a, node.kind == Kind::Odd);
        const LinearForm& b = forms_[node.operands[1]];
        const LinearForm one{{}, 1};
        switch (node.kind) {
            case Kind::Equal:
            case Kind::SameSymbol:
                return is_zero(sum(a, b, -1));
            case Kind::Less:
                return is_at_most_zero(sum(sum(a, b, -1), one, 1));
            case Kind::AtMost:
                return is_at_most_zero(sum(a, b, -1));
            case Kind::Greater:
                return is_at_most_zero(sum(sum(b, a, -1), one, 1));
            case Kind::AtLeast:
                return is_at_most_zero(sum(b, a, -1));
            default:  // NotEqual, OtherSymbol
                return formula_.negation(is_zero(sum(a, b, -1)));
        }
    }

    Truth parity(const LinearForm& number, bool is_odd) {
        const Formula::NodeId rest =
            formula_.add({Formula::Kind::Remainder, {node_of(number), formula_.constant(2)}});
        const Truth is_even = is_zero(form_of(rest));
        return is_odd ? formula_.negation(is_even) : is_even;
    }

    Truth sorted(const Node& node) {
        std::vector<Truth> pairs;
        for (std::size_t i = 1; i < node.operands.size(); ++i)
            pairs.push_back(is_at_most_zero(sum(forms_[node.operands[i - 1]], forms_[node.operands[i]], -1)));
        return pairs.empty() ? formula_.constant(1) : all_of(std::move(pairs));
    }

    Truth distinct(const Node& node) {
        std::vector<Truth> pairs;
        for (std::size_t j = 1; j < node.operands.size(); ++j) {
            for (std::size_t i = 0; i < j; ++i)
                pairs.push_back(
                    formula_.negation(is_zero(sum(forms_[node.operands[i]], forms_[node.operands[j]], -1))));
        }
        return pairs.empty() ? formula_.constant(1) : all_of(std::move(pairs));
    }

    const Expression& expression_;
    Formula formula_;
    std::vector<LinearForm> forms_;                       // by node; empty for a condition
    std::vector<std::vector<Formula::NodeId>> divisors_;  // by node: the divisors in it that can be 0
    std::vector<Truth> truths_;
};

}  // namespace

ExpressionFormula to_formula(const Expression& expression) {
    return FormulaBuilder(expression).make();
}

}  // namespace sator::rules
