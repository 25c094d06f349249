#include <algorithm>
#include <array>

#include "sator/base/errors.hpp"
#include "sator/propagators/distinct/all_different.hpp"
#include "sator/propagators/distinct/global_cardinality.hpp"
#include "sator/puzzle/cell_values.hpp"
#include "sator/puzzle/parse_symbol_list.hpp"
#include "sator/puzzle/spoken_values.hpp"
#include "sator/rules/registry/rule_arguments.hpp"
#include "sator/rules/registry/sequence_rule.hpp"

namespace sator::rules {

namespace {

enum class Relation : std::uint8_t { Permutation, Subset, Superset };

using Values = std::vector<ValueId>;
/// The largest alphabet for which `holds` counts without allocating memory.
constexpr std::size_t kSmallAlphabet = 32;

/// The cells' values are a permutation, a sub- or a superset of a multiset: GAC (GlobalCardinality, Régin's
/// flow). If no value may occur twice, the cheaper AllDifferent is posted, too; for a permutation it decides
/// the rule, and the flow is redundant.
class MultisetRule final : public SequenceRule {
  public:
    /// `set`: the listed values in ascending order, with repetitions.
    MultisetRule(Sequence sequence, Relation relation, Values set, std::size_t alphabet)
        : SequenceRule(std::move(sequence)), relation_(relation), set_(std::move(set)), alphabet_(alphabet) {}

    bool holds(std::span<const Value> values) const override {
        // For each value the number of its occurrences minus the number of times it is listed.
        std::array<std::int32_t, kSmallAlphabet> few{};
        std::vector<std::int32_t> many(alphabet_ > kSmallAlphabet ? alphabet_ : 0, 0);
        const std::span<std::int32_t> excess =
            many.empty() ? std::span(few).first(alphabet_) : std::span(many);
        for (const Value value : values) ++excess[static_cast<std::size_t>(value)];
        for (const ValueId value : set_) --excess[value.index()];
        const auto [least, most] = std::ranges::minmax(excess);
        const bool has_all_listed = least >= 0, has_no_others = most <= 0;
        switch (relation_) {
            case Relation::Permutation:
                return has_all_listed && has_no_others;
            case Relation::Subset:
                return has_no_others;
            case Relation::Superset:
                return has_all_listed;
        }
        return false;
    }

    void post(Model& model) const override {
        const std::vector<OccurrenceBounds> bounds = occurrences();
        const auto flow = std::make_shared<const GlobalCardinality>(bounds);
        const bool is_distinct =
            std::ranges::all_of(bounds, [](const OccurrenceBounds& of) { return of.most <= 1; });
        if (is_distinct) {
            std::vector<Word> required(std::max<std::size_t>(1, words_for(alphabet_)), 0);
            for (std::size_t v = 0; v < alphabet_; ++v) {
                if (bounds[v].least == 1) set_bit(required, v);
            }
            model.post(std::make_shared<const AllDifferent>(std::move(required)), scope());
        }
        if (relation_ == Relation::Permutation && is_distinct) {
            model.post_redundant(flow, scope());
        } else {
            model.post(flow, scope());
        }
    }

  private:
    bool is_reversible() const override { return true; }
    std::string requirement(const Puzzle& puzzle) const override {
        std::vector<Symbol> symbols;
        std::vector<ValueId> repeated;  // those with a name that occur several times, each once
        for (const ValueId v : set_) {
            if (value_name(puzzle, v) == nullptr || std::ranges::count(set_, v) == 1)
                symbols.push_back(puzzle.alphabet[v]);
            else if (std::ranges::find(repeated, v) == repeated.end())
                repeated.push_back(v);
        }
        const std::string relation = relation_ == Relation::Permutation ? "a permutation of "
                                     : relation_ == Relation::Subset    ? "a subset of "
                                                                        : "a superset of ";
        std::string text = "be " + relation + to_symbol_list_text(symbols);
        for (const ValueId v : repeated)
            text +=
                " and " + std::to_string(std::ranges::count(set_, v)) + " times " + spoken_value(puzzle, v);
        return text;
    }

    /// Returns the bounds of each value of the alphabet.
    std::vector<OccurrenceBounds> occurrences() const {
        const auto any = static_cast<std::uint32_t>(cells().size());
        std::vector<OccurrenceBounds> bounds(alphabet_, {0, relation_ == Relation::Superset ? any : 0});
        for (const ValueId v : set_) {
            if (relation_ != Relation::Subset) ++bounds[v.index()].least;
            if (relation_ != Relation::Superset) ++bounds[v.index()].most;
        }
        return bounds;
    }

    Relation relation_;
    Values set_;
    std::size_t alphabet_;
};

/// Returns an error if the set has too few or too many values for the cells.
std::expected<void, Diagnostic> refuse_size(const RuleStatement& statement, const Puzzle& puzzle,
                                            const Sequence& sequence, Relation relation, std::size_t values) {
    const std::size_t cells = sequence.cells.size();
    const bool has_enough = relation == Relation::Superset || values >= cells;
    const bool has_not_too_many = relation == Relation::Subset || values <= cells;
    if (has_enough && has_not_too_many) return {};
    const auto counted = [](std::size_t count, std::string name) {
        return std::to_string(count) + " " + (count == 1 ? name : name + "s");
    };
    return std::unexpected(error_at(
        statement.arguments[0].span,
        statement.name + " of " + counted(values, "value") + ", but there are " + counted(cells, "cell") +
            ": " + sequence_name(puzzle.grid, sequence),
        has_enough ? "list fewer values, or mark more cells" : "list more values, or mark fewer cells"));
}

constexpr std::string_view kToSize = "..size";

/// Returns whether this is a range such as `1..size`, in which size stands for the number of cells.
bool ends_with_size(const Argument& argument) {
    return argument.kind == Argument::Kind::Bare && argument.text.ends_with(kToSize);
}

/// Returns the listed values in ascending order, for a sequence of `size` cells.
std::expected<Values, Diagnostic> listed_values(const RuleStatement& statement, std::size_t size,
                                                const Puzzle& puzzle) {
    std::vector<Argument> arguments = statement.arguments;
    for (Argument& argument : arguments) {
        if (!ends_with_size(argument)) continue;
        argument.text.resize(argument.text.size() - kToSize.size());
        argument.text += ".." + std::to_string(size);
    }
    auto set = value_arguments(statement, arguments, puzzle, statement.name + " 1..9");
    if (set) std::ranges::sort(*set);
    return set;
}

RuleMaker make(Relation relation) {
    return [relation](const RuleStatement& statement, std::span<const Sequence> sequences,
                      RuleContext& context) -> std::expected<RuleList, Diagnostic> {
        const bool depends_on_size = std::ranges::any_of(statement.arguments, ends_with_size);
        std::expected<Values, Diagnostic> set;
        return make_rule_per_sequence(
            sequences, [&](const Sequence& sequence) -> std::expected<std::unique_ptr<Rule>, Diagnostic> {
                if (depends_on_size || &sequence == sequences.data())
                    set = listed_values(statement, sequence.cells.size(), context.puzzle);
                if (!set) return failure(set);
                if (auto done = refuse_size(statement, context.puzzle, sequence, relation, set->size());
                    !done)
                    return failure(done);
                return std::make_unique<MultisetRule>(sequence, relation, *set,
                                                      context.puzzle.alphabet.size());
            });
    };
}

}  // namespace

RuleEntry permutation_rule() {
    return {
        .name = "permutation",
        .syntax = "permutation VALUES",
        .summary =
            "The cells hold the listed values, each as often as it is listed. In 1..size, size is the number "
            "of the cells.",
        .shape = RuleShape::OneSequence,
        .example =
            "layout\n"
            "| ****\n"
            "\n"
            "range 1..9\n"
            "|*\n"
            "\n"
            "rule permutation 1 2 2 5\n"
            "| ****\n",
        .example_solutions = 12,
        .determines_values = true,
        .maker = make(Relation::Permutation),
    };
}

RuleEntry subset_rule() {
    return {
        .name = "subset",
        .syntax = "subset VALUES",
        .summary = "The cells hold only listed values, each at most as often as it is listed.",
        .shape = RuleShape::OneSequence,
        .example =
            "layout\n"
            "| ***\n"
            "\n"
            "range 1..9\n"
            "|*\n"
            "\n"
            "rule subset 1..3 1\n"
            "| ***\n",
        .example_solutions = 12,
        .maker = make(Relation::Subset),
    };
}

RuleEntry superset_rule() {
    return {
        .name = "superset",
        .syntax = "superset VALUES",
        .summary = "The cells hold all the listed values, each at least as often as it is listed.",
        .shape = RuleShape::OneSequence,
        .example =
            "layout\n"
            "| ****\n"
            "\n"
            "range 1..4\n"
            "|*\n"
            "\n"
            "rule superset 1..3\n"
            "| ****\n",
        .example_solutions = 60,
        .maker = make(Relation::Superset),
    };
}

}  // namespace sator::rules
