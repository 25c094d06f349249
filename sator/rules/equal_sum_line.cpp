#include "sator/rules/equal_sum_line.hpp"

#include <algorithm>

#include "sator/base/assert.hpp"
#include "sator/base/errors.hpp"
#include "sator/propagators/sums/equal_sums.hpp"
#include "sator/propagators/sums/post_linear.hpp"
#include "sator/rules/registry/cell_numbers.hpp"
#include "sator/rules/registry/sequence_rule.hpp"

namespace sator::rules {

namespace {

/// See make_equal_sum_line.
class EqualSumRule final : public SequenceRule {
  public:
    EqualSumRule(Sequence sequence, ValueNumbers numbers, std::size_t alphabet_size, EqualSumLine line)
        : SequenceRule(std::move(sequence)),
          numbers_(std::move(numbers)),
          alphabet_size_(alphabet_size),
          line_(std::move(line)) {}

    bool holds(std::span<const Value> values) const override {
        const auto sum = [&](const SumPart& part) {
            std::int64_t total = 0;
            for (const auto& [position, coefficient] : part.terms)
                total += coefficient * numbers_[values[position]];
            return total;
        };
        return std::ranges::all_of(line_.parts,
                                   [&](const SumPart& part) { return sum(part) == sum(line_.parts[0]); });
    }

    void post(Model& model) const override {
        std::vector<EqualSums::Term> terms;
        std::vector<VariableId> variables;
        for (const SumPart& part : line_.parts) {
            for (const auto& [position, coefficient] : part.terms) {
                terms.push_back({coefficient, &position == &part.terms[0].position});
                variables.push_back(variable_of(cells()[position]));
            }
        }
        if (auto equal_sums = EqualSums::make(terms, numbers_, alphabet_size_)) {
            model.post(std::move(equal_sums), variables);
            return;
        }
        for (std::size_t i = 1; i < line_.parts.size(); ++i)
            post_equation(model, line_.parts[0], line_.parts[i]);
    }
    RuleNoun noun() const override { return line_.noun; }

  private:
    bool is_reversible() const override { return line_.is_reversible; }
    std::string requirement(const Puzzle& /*puzzle*/) const override { return line_.requirement; }

    void post_equation(Model& model, const SumPart& left, const SumPart& right) const {
        std::vector<LinearTerm> terms;
        for (const auto& [position, coefficient] : left.terms)
            terms.push_back({coefficient, variable_of(cells()[position]), numbers_});
        for (const auto& [position, coefficient] : right.terms)
            terms.push_back({-coefficient, variable_of(cells()[position]), numbers_});
        SATOR_ASSERT(post_linear(model, terms, LinearRelation::Equal, 0));
    }

    ValueNumbers numbers_;
    std::size_t alphabet_size_;
    EqualSumLine line_;
};

/// The sum of the magnitudes of all coefficients.
std::size_t weight(const EqualSumLine& line) {
    std::size_t total = 0;
    for (const SumPart& part : line.parts) {
        for (const SumPart::Term& term : part.terms) total += magnitude(term.coefficient);
    }
    return total;
}

}  // namespace

SumPart sum_of_cells(std::size_t begin, std::size_t end) {
    SumPart part;
    for (std::size_t i = begin; i < end; ++i) part.terms.push_back({i});
    return part;
}

std::expected<std::unique_ptr<Rule>, Diagnostic> make_equal_sum_line(const RuleStatement& statement,
                                                                     const Sequence& sequence,
                                                                     const Puzzle& puzzle,
                                                                     EqualSumLine line) {
    auto numbers = cell_numbers(statement, puzzle, sequence.cells, BlankCells::AreErrors);
    if (!numbers) return failure(numbers);
    if (!sum_fits(*numbers, weight(line), 0)) return std::unexpected(sum_overflow_error(statement));
    return std::make_unique<EqualSumRule>(sequence, std::move(*numbers), puzzle.alphabet.size(),
                                          std::move(line));
}

}  // namespace sator::rules
