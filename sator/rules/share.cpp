// The rule `share`: more than half of the cells hold one of the values, half of them, or fewer. Among holds it.
#include <algorithm>

#include "sator/base/errors.hpp"
#include "sator/propagators/basic/always_false.hpp"
#include "sator/propagators/basic/among.hpp"
#include "sator/puzzle/cell_values.hpp"
#include "sator/puzzle/spoken_values.hpp"
#include "sator/rules/registry/cell_graph.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/rules/registry/rule_arguments.hpp"
#include "sator/rules/registry/sequence_rule.hpp"

namespace sator::rules {

namespace {

constexpr std::string_view kSyntax = "share VALUES more | half | less";

enum class HalfOfCells : std::uint8_t { More, Half, Less };

class Share final : public SequenceRule {
  public:
    Share(Sequence sequence, HalfOfCells share, std::vector<ValueId> values, const Puzzle& puzzle)
        : SequenceRule(std::move(sequence)),
          share_(share),
          values_(std::move(values)),
          is_listed_(value_bits(values_, puzzle)) {}

    bool holds(std::span<const Value> values) const override {
        std::size_t held = 0;
        for (const Value value : values) held += has_bit(is_listed_, static_cast<std::size_t>(value)) ? 1 : 0;
        const std::size_t others = values.size() - held;
        return share_ == HalfOfCells::More   ? held > others
               : share_ == HalfOfCells::Half ? held == others
                                             : held < others;
    }

    void post(Model& model) const override {
        const auto all = static_cast<std::uint32_t>(cells().size());
        const bool is_odd_half = share_ == HalfOfCells::Half && all % 2 != 0;
        const std::uint32_t least = share_ == HalfOfCells::More   ? all / 2 + 1
                                    : share_ == HalfOfCells::Half ? all / 2
                                                                  : 0,
                            most = share_ == HalfOfCells::More   ? all
                                   : share_ == HalfOfCells::Half ? all / 2
                                                                 : (all - 1) / 2;
        if (is_odd_half)
            model.post(std::make_shared<const AlwaysFalse>(), scope());
        else
            model.post(std::make_shared<const Among>(is_listed_, least, most), scope());
    }

  private:
    bool is_reversible() const override { return true; }
    std::string requirement(const Puzzle& puzzle) const override {
        const std::string which = puzzle::spoken_cells(puzzle, values_, puzzle::GrammaticalNumber::Many);
        return share_ == HalfOfCells::More   ? "have more " + which + " than other cells"
               : share_ == HalfOfCells::Half ? "have as many " + which + " as other cells"
                                             : "have fewer " + which + " than other cells";
    }

    HalfOfCells share_;
    std::vector<ValueId> values_;
    std::vector<Word> is_listed_;  // by value
};

std::expected<RuleList, Diagnostic> make_share(const RuleStatement& statement,
                                               std::span<const Sequence> sequences, RuleContext& context) {
    std::vector<Argument> arguments = statement.arguments;
    const bool is_more = take_word(arguments, "more"), is_half = take_word(arguments, "half"),
               is_less = take_word(arguments, "less");
    if (static_cast<int>(is_more) + static_cast<int>(is_half) + static_cast<int>(is_less) != 1)
        return std::unexpected(error_at(statement.span, "share needs 'more', 'half' or 'less'",
                                        "write " + std::string(kSyntax)));
    const auto values = graph_values(statement, arguments, context.puzzle, kSyntax);
    if (!values) return failure(values);
    const HalfOfCells share = is_more ? HalfOfCells::More : is_half ? HalfOfCells::Half : HalfOfCells::Less;
    return make_rule_per_sequence(
        sequences, [&](const Sequence& sequence) -> std::expected<std::unique_ptr<Rule>, Diagnostic> {
            return std::make_unique<Share>(sequence, share, *values, context.puzzle);
        });
}

}  // namespace

RuleEntry share_rule() {
    return {
        .name = "share",
        .syntax = std::string(kSyntax),
        .summary =
            "More than half of the cells hold one of the values, or exactly half of them, or less than half "
            "of them.",
        .shape = RuleShape::OneSequence,
        .example =
            "layout\n| ****\n\nrange \".\" \"#\"\n|*\n\nrule share \"#\" more\n| aaa.\n\nrule share \"#\" "
            "half\n| aaaa\n",
        .example_solutions = 3,
        .maker = make_share,
    };
}

}  // namespace sator::rules
