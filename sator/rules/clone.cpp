#include <algorithm>

#include "sator/base/errors.hpp"
#include "sator/propagators/basic/all_equal.hpp"
#include "sator/puzzle/sequence_name.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/rules/registry/rule_arguments.hpp"
#include "sator/rules/registry/sequence_rule.hpp"

namespace sator::rules {

namespace {

/// All sequences hold the same values: an AllEqual for the first cells, one for the second cells, and so on. GAC unless a cell
/// occurs twice.
class Clone final : public Rule {
  public:
    /// `sequences`: at least two, of the same length.
    explicit Clone(std::span<const Sequence> sequences)
        : sequences_(sequences.begin(), sequences.end()), length_(sequences[0].cells.size()) {
        for (const Sequence& sequence : sequences)
            cells_.insert(cells_.end(), sequence.cells.begin(), sequence.cells.end());
    }

    std::span<const CellId> cells() const override { return cells_; }
    bool holds(std::span<const Value> values) const override {
        for (std::size_t i = length_; i < values.size(); ++i) {
            if (values[i] != values[i % length_]) return false;
        }
        return true;
    }
    void post(Model& model) const override {
        for (std::size_t place = 0; place < length_; ++place) {
            std::vector<VariableId> clones;
            for (std::size_t i = place; i < cells_.size(); i += length_)
                clones.push_back(variable_of(cells_[i]));
            model.post(std::make_shared<const AllEqual>(), clones);
        }
    }
    RuleWords words(const RuleNaming& naming) const override {
        std::string names;
        for (std::size_t i = 0; i < sequences_.size(); ++i) {
            names += i == 0 ? "" : i + 1 == sequences_.size() ? " and " : ", ";
            names += rule_subject(naming, sequences_[i], {}, "", ReadingDirection::Matters);
        }
        return {labelled(label(), std::move(names)), "hold the same values cell by cell"};
    }
    RuleNoun noun() const override { return {"clone", RuleNoun::Place::At}; }

  private:
    std::vector<Sequence> sequences_;
    std::size_t length_;
    std::vector<CellId> cells_;
};

std::expected<RuleList, Diagnostic> make(const RuleStatement& statement, std::span<const Sequence> sequences,
                                         RuleContext& context) {
    if (auto done = check_argument_count(statement, 0, 0, "", "clone"); !done) return failure(done);
    if (sequences.size() < 2) {
        return std::unexpected(error_at(statement.span, "a clone needs two groups of cells",
                                        "mark one with a and the other with b, or write ':' between them"));
    }
    const auto& first = sequences.front();
    for (const Sequence& sequence : sequences) {
        if (sequence.cells.size() == first.cells.size()) continue;
        return std::unexpected(error_at(
            statement.span,
            "a clone has as many cells as its original: " + sequence_name(context.puzzle.grid, first) +
                " has " + std::to_string(first.cells.size()) + " cells, " +
                sequence_name(context.puzzle.grid, sequence) + " has " +
                std::to_string(sequence.cells.size()),
            "mark as many cells in both"));
    }
    RuleList rules;
    rules.push_back(std::make_unique<Clone>(sequences));
    return rules;
}

}  // namespace

RuleEntry clone_rule() {
    return {
        .name = "clone",
        .syntax = "clone",
        .summary =
            "The groups of cells hold the same values cell by cell, in reading order or in the order of the "
            "marks: a "
            "clone and its original.",
        .shape = RuleShape::OneDrawing,
        .example =
            "layout 4x2\n"
            "range 1..4\n"
            "\n"
            "rule permutation 1..4 at rows\n"
            "\n"
            "rule clone\n"
            "| . a a .\n"
            "| b b . .\n",
        .example_solutions = 48,
        .picture = RulePicture::Shade,
        .usual_kind = "sudoku",
        .maker = make,
    };
}

}  // namespace sator::rules
