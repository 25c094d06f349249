// Reads sums as equations on values (indices): the number of each candidate must be a multiple of its value
// plus a constant.
#include "sator/propagators/equations/linear_equation.hpp"

#include <algorithm>
#include <map>

#include "sator/propagators/basic/exact_type.hpp"
#include "sator/propagators/sums/clique_sum.hpp"
#include "sator/propagators/sums/equal_sums.hpp"
#include "sator/propagators/sums/exact_sum.hpp"
#include "sator/propagators/sums/posted_sums.hpp"

namespace sator::propagators {

namespace {

/// What the values of a cell add to a sum: factor × value + constant.
struct Affine {
    std::int64_t factor = 0, constant = 0;
};

/// Returns the function through what `number(v)` returns for each candidate, a number or nullopt; nullopt if
/// there is no such function. If there is one candidate, the factor is 0.
template <class Number>
std::optional<Affine> affine_through(const Domain& domain, Number number) {
    if (domain.kind() != DomainKind::Bits || domain.word_count() != 1 || domain.is_empty())
        return std::nullopt;
    const Value first = domain.min(), last = domain.max();
    const std::optional<std::int64_t> least = number(first), greatest = number(last);
    if (!least || !greatest) return std::nullopt;
    Affine line{0, *least};
    if (first != last) {
        if ((*greatest - *least) % (last - first) != 0) return std::nullopt;
        line.factor = (*greatest - *least) / (last - first);
        line.constant = *least - line.factor * first;
    }
    bool fits = true;
    domain.for_each([&](Value v) { fits = fits && number(v) == line.factor * v + line.constant; });
    return fits ? std::optional(line) : std::nullopt;
}

/// Collects the terms of one propagator's equation.
class EquationReader {
  public:
    EquationReader(const Model& model, PropagatorId by, LinearRelation relation, std::int64_t constant)
        : model_(model), scope_(model.scope_of(by)), equation_{{}, relation, constant} {}

    /// Adds sign × number(v) of the position.
    template <class Number>
    void add(std::size_t position, std::int64_t sign, Number number) {
        const VariableId cell = scope_[position];
        const auto line = cell.index() < model_.cell_count()
                              ? affine_through(model_.initial_domain(cell), number)
                              : std::nullopt;
        is_linear_ = is_linear_ && line.has_value();
        if (!line) return;
        equation_.constant -= sign * line->constant;
        equation_.add(cell, sign * line->factor);
    }
    std::optional<LinearEquation> equation() && {
        return is_linear_ ? std::optional(std::move(equation_)) : std::nullopt;
    }

  private:
    const Model& model_;
    std::span<const VariableId> scope_;
    LinearEquation equation_;
    bool is_linear_ = true;
};

std::optional<LinearEquation> equation_of(const Model& model, PropagatorId by, const ExactSum& sum) {
    EquationReader reader(model, by, LinearRelation::Equal, sum.target());
    for (std::size_t i = 0; i < model.scope_of(by).size(); ++i) {
        reader.add(i, 1, [&](Value v) -> std::optional<std::int64_t> {
            const std::uint32_t weight = sum.weight(i, v);
            return weight == ExactSum::kTooHeavy ? std::nullopt : std::optional<std::int64_t>(weight);
        });
    }
    return std::move(reader).equation();
}

std::optional<LinearEquation> equation_of(const Model& model, PropagatorId by, const Linear& linear) {
    EquationReader reader(model, by, linear.relation(), linear.constant());
    for (std::size_t i = 0; i < linear.terms().size(); ++i) {
        const auto& [coefficient, numbers] = linear.terms()[i];
        reader.add(i, 1, [&](Value v) {
            return numbers.contains(v) ? std::optional(coefficient * numbers[v]) : std::nullopt;
        });
    }
    return std::move(reader).equation();
}

/// Each part but the first has the same sum as the first.
std::vector<LinearEquation> equations_of(const Model& model, PropagatorId by, const EqualSums& sums) {
    std::vector<LinearEquation> equations;
    const auto parts = sums.parts();
    for (std::size_t p = 1; p < parts.size(); ++p) {
        EquationReader reader(model, by, LinearRelation::Equal,
                              std::int64_t{parts[0].skip} - std::int64_t{parts[p].skip});
        const auto add = [&](const EqualSums::Part& part, std::int64_t sign) {
            for (std::size_t i = part.begin; i < part.end; ++i)
                reader.add(i, sign,
                           [&](Value v) -> std::optional<std::int64_t> { return sums.weight(i, v); });
        };
        add(parts[0], 1);
        add(parts[p], -1);
        if (auto equation = std::move(reader).equation()) equations.push_back(std::move(*equation));
    }
    return equations;
}

LinearEquation equation_of(const Model& model, PropagatorId by, const CliqueSum& sum) {
    LinearEquation equation{{}, sum.relation(), sum.constant()};
    for (const auto& [coefficient, first, size] : sum.cliques()) {
        for (std::uint32_t i = first; i < first + size; ++i) equation.add(model.scope_of(by)[i], coefficient);
    }
    return equation;
}

}  // namespace

void LinearEquation::add(VariableId cell, std::int64_t coefficient) {
    const auto at = std::ranges::lower_bound(terms, cell, {}, &Term::cell);
    if (at == terms.end() || at->cell != cell) {
        if (coefficient != 0) terms.insert(at, {cell, coefficient});
    } else if ((at->coefficient += coefficient) == 0) {
        terms.erase(at);
    }
}

std::vector<LinearEquation> stated_equations(const Model& model, PropagatorId by) {
    const Propagator& propagator = *model.propagators()[by.index()].propagator;
    if (const auto* sum = as_exactly<EqualSums>(propagator)) return equations_of(model, by, *sum);
    std::optional<LinearEquation> equation;
    if (const auto* sum = as_exactly<ExactSum>(propagator)) equation = equation_of(model, by, *sum);
    if (const auto* sum = as_exactly<Linear>(propagator)) equation = equation_of(model, by, *sum);
    if (const auto* sum = as_exactly<CliqueSum>(propagator)) equation = equation_of(model, by, *sum);
    return equation ? std::vector{std::move(*equation)} : std::vector<LinearEquation>{};
}

std::vector<LinearEquation> all_equations(const Model& model, PropagatorId by) {
    std::vector<LinearEquation> equations = stated_equations(model, by);
    if (!equations.empty()) return equations;
    const auto posted = posted_sum(model, by);
    if (!posted) return {};
    LinearEquation equation{{}, LinearRelation::Equal, posted->sum};
    for (const VariableId cell : model.scope_of(by)) equation.add(cell, 1);
    return {std::move(equation)};
}

bool post_clique_sum(Model& model, const LinearEquation& equation, const DifferingCells& differing,
                     bool is_redundant) {
    if (equation.terms.empty() || std::abs(equation.constant) > CliqueSum::kMaxCoefficient) return false;
    std::map<std::int64_t, std::vector<VariableId>> cells_of;
    for (const auto& [cell, coefficient] : equation.terms) {
        if (std::abs(coefficient) > CliqueSum::kMaxCoefficient) return false;
        cells_of[coefficient].push_back(cell);
    }
    std::vector<CliqueSum::Clique> cliques;
    std::vector<VariableId> scope;
    for (const auto& [coefficient, cells] : cells_of) {
        for (const std::vector<VariableId>& clique : differing.cliques(cells)) {
            cliques.push_back({coefficient, static_cast<std::uint32_t>(scope.size()),
                               static_cast<std::uint32_t>(clique.size())});
            scope.insert(scope.end(), clique.begin(), clique.end());
        }
    }
    auto sum = std::make_shared<const CliqueSum>(std::move(cliques), equation.relation, equation.constant);
    is_redundant ? model.post_redundant(std::move(sum), scope) : model.post(std::move(sum), scope);
    return true;
}

}  // namespace sator::propagators
