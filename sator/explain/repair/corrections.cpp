// If a puzzle has no solution because of one wrong clue, it has one without that clue. So only such parts are
// changed: a given to each other value of its cell, and each number of a rule to the nearest other numbers.
#include "sator/explain/repair/corrections.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <utility>

#include "sator/base/utf8.hpp"
#include "sator/base/whole_number.hpp"
#include "sator/explain/parts/general_rules.hpp"
#include "sator/explain/parts/part_model.hpp"
#include "sator/explain/repair/repair_text.hpp"
#include "sator/rules/expression/expression_tokens.hpp"
#include "sator/rules/registry/make_rules.hpp"

namespace sator::explain {

namespace {

using Answer = FoundSolution::Answer;

/// Numbers further away than this are not tried: a typing error changes a digit, and a slip of the pen less.
constexpr std::int64_t kMaxDistance = 20;
/// The node limit of each search.
constexpr std::uint64_t kNodesPerCorrection = 20'000;
/// The number of drawings of a statement in which a rule is looked for.
constexpr std::size_t kMaxDrawings = 300;

/// A statement that makes one rule, with one number replaced.
struct ChangedNumber {
    std::int64_t before = 0, after = 0;
    RuleStatement statement;

    std::uint64_t distance() const { return static_cast<std::uint64_t>(std::abs(after - before)); }
};

class CorrectionSearch {
  public:
    CorrectionSearch(const PuzzleParts& parts, const Registry& registry, RuleContext& context,
                     const Limits& limits)
        : parts_(parts), registry_(registry), context_(context), limits_(limits) {
        limits_.nodes = kNodesPerCorrection;
        context_.watch = LimitWatch(limits);
    }

    std::vector<Correction> of(std::span<const PartId> relaxations) {
        const GeneralRules general(parts_);
        for (const PartId part : general.last_of({relaxations.begin(), relaxations.end()})) {
            if (limits_.reached()) break;
            const std::size_t first = found_.size();
            if (parts_.is_rule(part)) {
                change_number(part);
            } else {
                change_given(part);
            }
            std::ranges::stable_sort(found_.begin() + static_cast<std::ptrdiff_t>(first), found_.end(), {},
                                     &Correction::distance);
        }
        std::ranges::stable_sort(found_, {}, [&](const Correction& correction) {
            return std::pair(general.contains(correction.part), correction.distance);
        });
        return std::move(found_);
    }

  private:
    void change_given(PartId part) {
        const Given& given = parts_.given(part);
        const Puzzle& puzzle = parts_.puzzle();
        PartModel model(parts_, without(parts_.all(), part), limits_);
        for (const ValueId value : range_of(puzzle, given.cell)) {
            if (value == given.value || limits_.reached()) continue;
            const FixedCell fixed{variable_of(given.cell), value_of(value)};
            auto solution = only_solution(model, {&fixed, 1});
            if (!solution) continue;
            found_.push_back({part, shown_symbol(puzzle, value_of(given.value)),
                              shown_symbol(puzzle, value_of(value)), distance(given.value, value),
                              std::move(*solution)});
        }
    }

    std::uint64_t distance(ValueId a, ValueId b) const {
        const Symbol &one = parts_.puzzle().alphabet[a], &other = parts_.puzzle().alphabet[b];
        const bool are_numbers = one.kind == Symbol::Kind::Number && other.kind == Symbol::Kind::Number;
        return are_numbers ? static_cast<std::uint64_t>(std::abs(one.number - other.number)) : 1;
    }

    void change_number(PartId part) {
        const auto statement = statement_alone(part);
        if (!statement) return;
        const std::vector<PartId> rest = without(parts_.all(), part);
        for (ChangedNumber& changed : changed_numbers(*statement)) {
            if (limits_.reached()) return;
            const auto rules = make_rules_of(registry_, changed.statement, context_);
            if (!rules || rules->size() != 1) continue;
            const Rule* const rule = (*rules)[0].get();
            PartModel model(parts_, rest, limits_, {&rule, 1});
            auto solution = only_solution(model, {});
            if (!solution) continue;
            found_.push_back({part, std::to_string(changed.before), std::to_string(changed.after),
                              changed.distance(), std::move(*solution)});
        }
    }

    static std::optional<std::vector<Value>> only_solution(PartModel& model,
                                                           std::span<const FixedCell> fixed) {
        FoundSolution found = model.find({}, fixed);
        if (found.answer != Answer::Yes || model.find(found.values, fixed).answer != Answer::No)
            return std::nullopt;
        return std::move(found.values);
    }

    /// Returns the rule's statement with the one drawing or sequence that makes this rule only.
    std::optional<RuleStatement> statement_alone(PartId part) {
        RuleStatement alone = parts_.puzzle().rules[parts_.statement_of(part)];
        const std::vector<MarkedDrawing> drawings = std::exchange(alone.drawings, {});
        const auto makes_it = [&](MarkedDrawing drawing) {
            alone.drawings = {std::move(drawing)};
            const auto rules = make_rules_of(registry_, alone, context_);
            return rules && rules->size() == 1 &&
                   std::ranges::equal((*rules)[0]->cells(), parts_.rule(part).cells());
        };
        for (std::size_t i = 0; i < std::min(drawings.size(), kMaxDrawings); ++i) {
            if (context_.watch.reached()) return std::nullopt;
            if (makes_it(drawings[i])) return alone;
            for (const Sequence& sequence : drawings[i]) {
                if (sequence.cells.size() == parts_.rule(part).cells().size() && makes_it({sequence}))
                    return alone;
            }
        }
        return std::nullopt;
    }

    /// Returns the statement with each of its numbers replaced, the nearest numbers first.
    static std::vector<ChangedNumber> changed_numbers(const RuleStatement& statement) {
        std::vector<ChangedNumber> all;
        const auto add = [&](std::string_view written, const auto& with) {
            const auto number = to_whole_number<std::int64_t>(written);
            if (!number) return;
            for (std::int64_t apart = 1; apart <= kMaxDistance; ++apart) {
                for (const std::int64_t other : {*number - apart, *number + apart}) {
                    if (other < 0 && *number >= 0) continue;
                    all.push_back({*number, other, with(std::to_string(other))});
                }
            }
        };
        for (std::size_t i = 0; i < statement.arguments.size(); ++i) {
            if (statement.arguments[i].kind != Argument::Kind::Bare) continue;
            add(statement.arguments[i].text, [&](const std::string& number) {
                RuleStatement changed = statement;
                changed.arguments[i].text = number;
                return changed;
            });
        }
        if (statement.name == kExpressionRule) add_expression_numbers(statement, add);
        std::ranges::stable_sort(all, {}, &ChangedNumber::distance);
        return all;
    }

    template <class Add>
    static void add_expression_numbers(const RuleStatement& statement, const Add& add) {
        const auto tokens = expression_tokens(statement.text, {1, 1, 1});
        if (!tokens) return;
        for (const ExpressionToken& token : *tokens) {
            if (token.kind != ExpressionToken::Kind::Integer || token.span.line != 1) continue;
            add(token.text, [&](const std::string& number) {
                RuleStatement changed = statement;
                std::u32string text = to_code_points(statement.text);
                text.replace(token.span.column - 1, to_code_points(token.text).size(),
                             to_code_points(number));
                changed.text = to_utf8(text);
                return changed;
            });
        }
    }

    const PuzzleParts& parts_;
    const Registry& registry_;
    RuleContext& context_;
    Limits limits_;
    std::vector<Correction> found_;
};

}  // namespace

std::vector<Correction> find_corrections(const PuzzleParts& parts, std::span<const PartId> relaxations,
                                         const Registry& registry, RuleContext& context,
                                         const Limits& limits) {
    return CorrectionSearch(parts, registry, context, limits).of(relaxations);
}

std::string correction_text(const Correction& correction, const PuzzleParts& parts) {
    return fmt::format("with {} instead of {} it is unique: {}", correction.after, correction.before,
                       parts.describe(correction.part));
}

}  // namespace sator::explain
