#include "sator/propagators/equations/equation_row.hpp"

#include <algorithm>
#include <numeric>

namespace sator::propagators {

EquationRow EquationRow::of(const LinearEquation& equation, std::size_t cells, RuleId rule) {
    EquationRow row{std::vector<std::int32_t>(cells, 0), equation.constant, {rule}};
    for (const auto& [cell, coefficient] : equation.terms)
        row.coefficients[cell.index()] = static_cast<std::int32_t>(coefficient);
    return row;
}

std::size_t EquationRow::size() const {
    return coefficients.size() - static_cast<std::size_t>(std::ranges::count(coefficients, 0));
}

std::size_t EquationRow::size_after(std::int32_t sign, const EquationRow& other) const {
    std::size_t size = 0;
    for (std::size_t i = 0; i < coefficients.size(); ++i)
        size += coefficients[i] + sign * other.coefficients[i] != 0 ? 1 : 0;
    return size;
}

bool EquationRow::overlaps(const EquationRow& other) const {
    for (std::size_t i = 0; i < coefficients.size(); ++i) {
        if (coefficients[i] != 0 && other.coefficients[i] != 0) return true;
    }
    return false;
}

void EquationRow::add(std::int32_t sign, const EquationRow& other) {
    for (std::size_t i = 0; i < coefficients.size(); ++i) coefficients[i] += sign * other.coefficients[i];
    constant += sign * other.constant;
    rules.insert(rules.end(), other.rules.begin(), other.rules.end());
}

bool EquationRow::reduce() {
    std::int32_t divisor = 0;
    for (const std::int32_t coefficient : coefficients) divisor = std::gcd(divisor, coefficient);
    if (divisor == 0) return constant == 0;
    if (constant % divisor != 0) return false;
    const auto first = std::ranges::find_if(coefficients, [](std::int32_t c) { return c != 0; });
    if (*first < 0) divisor = -divisor;
    for (std::int32_t& coefficient : coefficients) coefficient /= divisor;
    constant /= divisor;
    return true;
}

LinearEquation EquationRow::equation() const {
    LinearEquation equation{{}, LinearRelation::Equal, constant};
    for (std::size_t i = 0; i < coefficients.size(); ++i) {
        if (coefficients[i] != 0) equation.terms.push_back({VariableId(i), coefficients[i]});
    }
    return equation;
}

}  // namespace sator::propagators
