#include <set>

#include "sator/base/errors.hpp"
#include "sator/propagators/basic/different_pairs.hpp"
#include "sator/puzzle/sequence_name.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/rules/registry/rule_arguments.hpp"

namespace sator::rules {

namespace {

/// The first cells of two groups are a pair, the second cells are one, and so on; no two pairs are equal: DifferentPairs. Two
/// Latin squares are orthogonal if their pairs are different.
class PairsOfTwoGroups final : public Rule {
  public:
    PairsOfTwoGroups(Sequence first, Sequence second)
        : first_(std::move(first)), second_(std::move(second)), cells_(first_.cells) {
        cells_.insert(cells_.end(), second_.cells.begin(), second_.cells.end());
    }

    std::span<const CellId> cells() const override { return cells_; }
    bool holds(std::span<const Value> values) const override {
        const std::size_t half = values.size() / 2;
        for (std::size_t i = 0; i < half; ++i) {
            for (std::size_t j = 0; j < i; ++j) {
                if (values[i] == values[j] && values[i + half] == values[j + half]) return false;
            }
        }
        return true;
    }
    void post(Model& model) const override {
        std::vector<Value> first = values_in(first_, model), second = values_in(second_, model);
        const bool has_each_pair = first.size() * second.size() == first_.cells.size();
        model.post(has_each_pair ? std::make_shared<const DifferentPairs>(std::move(first), std::move(second))
                                 : std::make_shared<const DifferentPairs>(),
                   variables_of(cells_));
    }
    RuleWords words(const RuleNaming& naming) const override {
        const std::string names = rule_subject(naming, first_, {}, "", ReadingDirection::Matters) + " and " +
                                  rule_subject(naming, second_, {}, "", ReadingDirection::Matters);
        return {labelled(label(), names), "hold no pair twice, cell by cell"};
    }
    RuleNoun noun() const override { return {"group of pairs", RuleNoun::Place::At}; }

  private:
    static std::vector<Value> values_in(const Sequence& group, const Model& model) {
        std::set<Value> values;
        for (const CellId cell : group.cells)
            model.initial_domain(variable_of(cell)).for_each([&](Value v) { values.insert(v); });
        return {values.begin(), values.end()};
    }

    Sequence first_, second_;
    Slot cells_;
};

std::expected<RuleList, Diagnostic> make(const RuleStatement& statement, std::span<const Sequence> sequences,
                                         RuleContext& /*context*/) {
    if (auto done = check_argument_count(statement, 0, 0, "", "different_pairs"); !done) return failure(done);
    if (sequences.size() != 2 || sequences[0].cells.size() != sequences[1].cells.size())
        return std::unexpected(error_at(statement.span, "different_pairs needs two groups with as many cells",
                                        "mark one with a and the other with b, or write ':' between them"));
    RuleList rules;
    rules.push_back(std::make_unique<PairsOfTwoGroups>(sequences[0], sequences[1]));
    return rules;
}

}  // namespace

RuleEntry different_pairs_rule() {
    return {
        .name = "different_pairs",
        .syntax = "different_pairs",
        .summary =
            "The first cells of two groups are a pair, the second cells are one, and so on. No two pairs are "
            "equal, as in two orthogonal Latin squares.",
        .shape = RuleShape::OneDrawing,
        .example =
            "layout 3x2\n"
            "range 1..2\n"
            "\n"
            "rule different_pairs at row 1: row 2\n",
        .example_solutions = 24,
        .picture = RulePicture::Shade,
        .maker = make,
    };
}

}  // namespace sator::rules
