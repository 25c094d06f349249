#include <algorithm>

#include "sator/base/errors.hpp"
#include "sator/propagators/basic/all_equal.hpp"
#include "sator/propagators/leftovers/same_values.hpp"
#include "sator/puzzle/sequence_name.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/rules/registry/rule_arguments.hpp"

namespace sator::rules {

namespace {

/// The groups hold the same values, each as often, in any order: SameValues for each two groups, which counts values. Single cells
/// are equal: AllEqual.
class SameValueGroups final : public Rule {
  public:
    /// `groups`: at least two, of the same length.
    explicit SameValueGroups(std::span<const Sequence> groups)
        : groups_(groups.begin(), groups.end()), length_(groups[0].cells.size()) {
        for (const Sequence& group : groups)
            cells_.insert(cells_.end(), group.cells.begin(), group.cells.end());
    }

    std::span<const CellId> cells() const override { return cells_; }
    bool holds(std::span<const Value> values) const override {
        const auto sorted = [&](std::size_t group) {
            const auto own = values.subspan(group * length_, length_);
            std::vector<Value> list(own.begin(), own.end());
            std::ranges::sort(list);
            return list;
        };
        for (std::size_t group = 1; group < groups_.size(); ++group) {
            if (sorted(group) != sorted(0)) return false;
        }
        return true;
    }
    void post(Model& model) const override {
        const std::vector<VariableId> variables = variables_of(cells_);
        if (length_ == 1) return model.post(std::make_shared<const AllEqual>(), variables);
        const auto part = [&](std::size_t group) {
            return std::span(variables).subspan(group * length_, length_);
        };
        for (std::size_t i = 0; i < groups_.size(); ++i) {
            for (std::size_t j = 0; j < i; ++j) {
                std::vector<VariableId> scope(part(j).begin(), part(j).end());
                scope.insert(scope.end(), part(i).begin(), part(i).end());
                model.post(std::make_shared<const SameValues>(), scope);
            }
        }
    }
    RuleWords words(const RuleNaming& naming) const override {
        std::string names;
        for (std::size_t i = 0; i < groups_.size(); ++i) {
            names += i == 0 ? "" : i + 1 == groups_.size() ? " and " : ", ";
            names += rule_subject(naming, groups_[i], {}, "", ReadingDirection::DoesNotMatter);
        }
        return {labelled(label(), std::move(names)), "hold the same values, each as often"};
    }
    RuleNoun noun() const override { return {"group of the same values", RuleNoun::Place::At}; }

  private:
    std::vector<Sequence> groups_;
    std::size_t length_;
    std::vector<CellId> cells_;
};

std::expected<RuleList, Diagnostic> make(const RuleStatement& statement, std::span<const Sequence> sequences,
                                         RuleContext& context) {
    if (auto done = check_argument_count(statement, 0, 0, "", "same_values"); !done) return failure(done);
    if (sequences.size() < 2)
        return std::unexpected(error_at(statement.span, "same_values needs two groups of cells",
                                        "mark one with a and the other with b, or write ':' between them"));
    const auto has_other_size = [&](const Sequence& group) {
        return group.cells.size() != sequences.front().cells.size();
    };
    if (std::ranges::any_of(sequences, has_other_size))
        return std::unexpected(error_at(statement.span, "the groups of same_values have different sizes",
                                        "mark as many cells in each"));
    if (context.puzzle.alphabet.size() > kWordBits)
        return std::unexpected(
            error_at(statement.span, "same_values is for cells with at most 64 different values"));
    RuleList rules;
    rules.push_back(std::make_unique<SameValueGroups>(sequences));
    return rules;
}

}  // namespace

RuleEntry same_values_rule() {
    return {
        .name = "same_values",
        .syntax = "same_values",
        .summary = "The groups of cells hold the same values, each as often, in any order.",
        .shape = RuleShape::OneDrawing,
        .example =
            "layout 4x2\n"
            "range 1..4\n"
            "\n"
            "rule permutation 1..4 at rows\n"
            "\n"
            "rule same_values\n"
            "| . a a .\n"
            "| b b . .\n",
        .example_solutions = 96,
        .picture = RulePicture::Shade,
        .usual_kind = "sudoku",
        .maker = make,
    };
}

}  // namespace sator::rules
