#include <algorithm>
#include <numeric>
#include <utility>

#include "sator/base/errors.hpp"
#include "sator/propagators/basic/always_false.hpp"
#include "sator/propagators/basic/any_not_all_equal.hpp"
#include "sator/puzzle/sequence_name.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/rules/registry/rule_arguments.hpp"
#include "sator/rules/registry/sequence_rule.hpp"

namespace sator::rules {

namespace {

/// Two sequences of equal length that must not read the same. GAC (AnyNotAllEqual), because groups() joins
/// cells that occur more than once.
class DifferentWords final : public Rule {
  public:
    DifferentWords(Sequence first, Sequence second)
        : first_(std::move(first)), second_(std::move(second)), cells_(first_.cells) {
        cells_.insert(cells_.end(), second_.cells.begin(), second_.cells.end());
    }

    std::span<const CellId> cells() const override { return cells_; }

    bool holds(std::span<const Value> values) const override {
        const std::size_t length = first_.cells.size();
        return !std::ranges::equal(values.first(length), values.subspan(length));
    }

    /// Posts that in some group not all cells are equal. A group holds the cells that would all be equal if
    /// the sequences read the same, so no variable occurs twice in the scope.
    void post(Model& model) const override {
        std::vector<VariableId> scope;
        std::vector<std::uint32_t> ends;
        for (const Slot& group : groups()) {
            for (const CellId cell : group) scope.push_back(variable_of(cell));
            ends.push_back(static_cast<std::uint32_t>(scope.size()));
        }
        if (ends.empty()) return model.post(std::make_shared<AlwaysFalse>(), variables_of(cells_));
        model.post(std::make_shared<AnyNotAllEqual>(std::move(ends)), scope);
    }

    RuleWords words(const RuleNaming& naming) const override {
        const auto name = [&](const Sequence& word) {
            return rule_subject(naming, word, {}, "", ReadingDirection::Matters);
        };
        return {labelled(label(), name(first_) + " and " + name(second_)), "not read the same"};
    }

  private:
    /// Returns the connected components of the pairs of cells at equal places. A cell that is at the same
    /// place in both sequences belongs to no group.
    std::vector<Slot> groups() const {
        std::vector<Slot> groups;
        for (std::size_t i = 0; i < first_.cells.size(); ++i) {
            Slot joined = {first_.cells[i], second_.cells[i]};
            if (joined[0] == joined[1]) continue;
            std::erase_if(groups, [&](const Slot& group) {
                const bool meets = std::ranges::find(group, first_.cells[i]) != group.end() ||
                                   std::ranges::find(group, second_.cells[i]) != group.end();
                if (meets) joined.insert(joined.end(), group.begin(), group.end());
                return meets;
            });
            std::ranges::sort(joined);
            const auto repeated = std::ranges::unique(joined);
            joined.erase(repeated.begin(), repeated.end());
            groups.push_back(std::move(joined));
        }
        return groups;
    }

    Sequence first_, second_;
    Slot cells_;
};

std::expected<RuleList, Diagnostic> make(const RuleStatement& statement, std::span<const Sequence> sequences,
                                         RuleContext& /*context*/) {
    if (auto done = check_argument_count(statement, 0, 0, "", "different_words"); !done) return failure(done);
    if (sequences.size() < 2) {
        return std::unexpected(error_at(statement.span, "different_words needs at least two sequences",
                                        "mark each word with a letter of its own, or add a drawing"));
    }
    RuleList rules;
    for (std::size_t i = 0; i < sequences.size(); ++i) {
        for (std::size_t j = i + 1; j < sequences.size(); ++j) {
            if (sequences[i].cells.size() != sequences[j].cells.size()) continue;
            rules.push_back(std::make_unique<DifferentWords>(sequences[i], sequences[j]));
        }
    }
    return rules;
}

}  // namespace

RuleEntry different_words_rule() {
    return {
        .name = "different_words",
        .syntax = "different_words",
        .summary = "No two of the sequences marked in all the drawings read the same.",
        .shape = RuleShape::AllDrawings,
        .example =
            "layout\n"
            "| **\n"
            "| **\n"
            "\n"
            "range A..Z\n"
            "|*\n"
            "\n"
            "words\n"
            "ad\n"
            "an\n"
            "do\n"
            "no\n"
            "oo\n"
            "\n"
            "rule words\n"
            "| **\n"
            "\n"
            "|*\n"
            "|*\n"
            "\n"
            "rule different_words\n"
            "| **\n"
            "\n"
            "|*\n"
            "|*\n",
        .example_solutions = 2,
        .maker = make,
    };
}

}  // namespace sator::rules
