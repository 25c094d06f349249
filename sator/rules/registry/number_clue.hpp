#pragma once

#include <expected>
#include <memory>
#include <string_view>
#include <utility>

#include "sator/base/errors.hpp"
#include "sator/base/layer_namespaces.hpp"
#include "sator/rules/registry/cell_numbers.hpp"
#include "sator/rules/registry/rule_arguments.hpp"
#include "sator/rules/registry/sequence_rule.hpp"

namespace sator::rules {

/// The maximum number of transitions of the automaton of a clue: states times symbols.
constexpr std::size_t kMaxClueTransitions = 1 << 20;

/// Makes one rule for each line of numbers from a clue with one argument, the total N of some of its cells.
/// `make(sequence, numbers, total)` returns null if the rule would become too large. A blank counts as 0.
template <class Make>
std::expected<RuleList, Diagnostic> make_number_clues(const RuleStatement& statement,
                                                      std::span<const Sequence> sequences,
                                                      const RuleContext& context, std::string_view syntax,
                                                      Make make) {
    if (auto done = check_argument_count(statement, 1, 1, "a number", syntax); !done) return failure(done);
    const auto total = number_argument(statement.arguments[0], syntax);
    if (!total) return failure(total);
    return make_rule_per_sequence(
        sequences, [&](const Sequence& sequence) -> std::expected<std::unique_ptr<Rule>, Diagnostic> {
            const auto numbers = cell_numbers(statement, context.puzzle, sequence.cells, BlankCells::AreZero);
            if (!numbers) return failure(numbers);
            const bool fits = sum_fits(*numbers, sequence.cells.size(), *total);
            std::unique_ptr<Rule> rule = fits ? make(sequence, *numbers, *total) : nullptr;
            if (rule == nullptr) return std::unexpected(sum_overflow_error(statement));
            return rule;
        });
}

}  // namespace sator::rules
