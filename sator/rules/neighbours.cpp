#include "sator/base/errors.hpp"
#include "sator/rules/neighbour_relation.hpp"
#include "sator/rules/registry/rule_arguments.hpp"

namespace sator::rules {

namespace {

/// The mark that is drawn between two cells.
const RuleNoun kDot{"dot", RuleNoun::Place::Between};

/// Returns whether a = n * b.
bool is_multiple(std::int64_t a, std::int64_t n, std::int64_t b) {
    std::int64_t product = 0;
    return !__builtin_mul_overflow(n, b, &product) && product == a;
}

/// Returns the statement's only argument, a number that must be at least `least`.
std::expected<std::int64_t, Diagnostic> only_number(const RuleStatement& statement, std::int64_t least) {
    const std::string syntax = statement.name + " N";
    if (auto done = check_argument_count(statement, 1, 1, "a number", syntax); !done) return failure(done);
    const auto number = number_argument(statement.arguments[0], syntax);
    if (!number || *number >= least) return number;
    return std::unexpected(error_at(statement.arguments[0].span,
                                    statement.name + " " + std::to_string(*number) + " makes no sense",
                                    "write " + std::to_string(least) + " or a larger number"));
}

/// The argument of `difference`: N, or a range such as 5.., ..2 or 2..4.
struct Differences {
    std::uint64_t least = 0, most = 0;
    std::string how;  // "differ by 5"
};

std::expected<Differences, Diagnostic> differences(const RuleStatement& statement) {
    const bool is_range =
        statement.arguments.size() == 1 && statement.arguments[0].text.find("..") != std::string::npos;
    if (!is_range) {
        const auto n = only_number(statement, 0);
        if (!n) return failure(n);
        const auto difference = static_cast<std::uint64_t>(*n);
        return Differences{difference, difference, "differ by " + std::to_string(*n)};
    }
    const auto range = count_range_argument(statement.arguments[0], "difference N");
    if (!range) return failure(range);
    const bool is_unbounded = range->most == CountRange::kUnbounded;
    const bool is_one_number = range->least == range->most;
    return Differences{range->least, is_unbounded ? std::numeric_limits<std::uint64_t>::max() : range->most,
                       "differ by " + (is_one_number ? std::to_string(range->most) : range->to_string())};
}

std::expected<RuleList, Diagnostic> make_difference(const RuleStatement& statement,
                                                    std::span<const Sequence> sequences,
                                                    RuleContext& context) {
    const auto allowed = differences(statement);
    if (!allowed) return failure(allowed);
    const auto fits = [least = allowed->least, most = allowed->most](std::int64_t a, std::int64_t b) {
        return least <= distance(a, b) && distance(a, b) <= most;
    };
    return make_neighbour_rules(statement, sequences, context,
                                {.fits = fits,
                                 .of_two = "join numbers that " + allowed->how,
                                 .of_more = "have neighbours that " + allowed->how,
                                 .noun_of_two = kDot});
}

std::expected<RuleList, Diagnostic> make_ratio(const RuleStatement& statement,
                                               std::span<const Sequence> sequences, RuleContext& context) {
    const auto n = only_number(statement, 1);
    if (!n) return failure(n);
    const auto predicate = [n = *n](std::int64_t a, std::int64_t b) {
        return is_multiple(a, n, b) || is_multiple(b, n, a);
    };
    const std::string times = (*n == 2 ? "twice" : std::to_string(*n) + " times") + std::string(" the other");
    return make_neighbour_rules(statement, sequences, context,
                                {.fits = predicate,
                                 .of_two = "join numbers of which one is " + times,
                                 .of_more = "have neighbours of which one is " + times,
                                 .noun_of_two = kDot});
}

/// Whether neighbours must differ by 1 or must not.
enum class Steps : std::uint8_t { OfOne, NotOfOne };

RuleMaker make_steps(Steps steps) {
    return [steps](const RuleStatement& statement, std::span<const Sequence> sequences,
                   RuleContext& context) -> std::expected<RuleList, Diagnostic> {
        if (auto done = check_argument_count(statement, 0, 0, "", statement.name); !done)
            return failure(done);
        const bool is_wanted = steps == Steps::OfOne;
        const auto predicate = [is_wanted](std::int64_t a, std::int64_t b) {
            return (distance(a, b) == 1) == is_wanted;
        };
        constexpr const char* kHow = " that differ by 1";
        if (is_wanted) {
            return make_neighbour_rules(statement, sequences, context,
                                        {.fits = predicate,
                                         .of_two = std::string("join numbers") + kHow,
                                         .of_more = std::string("have neighbours") + kHow,
                                         .noun_of_two = kDot});
        }
        return make_neighbour_rules(statement, sequences, context,
                                    {.fits = predicate,
                                     .of_two = std::string("not hold values") + kHow,
                                     .of_more = std::string("not have neighbours") + kHow});
    };
}

}  // namespace

RuleEntry difference_rule() {
    return {
        .name = "difference",
        .syntax = "difference N",
        .summary =
            "Neighbouring cells of the sequence differ by N. N may be a range: 5.. (at least), ..2 (at "
            "most), "
            "2..4.",
        .shape = RuleShape::OneSequence,
        .example =
            "layout\n"
            "| ***\n"
            "\n"
            "range 1..9\n"
            "|*\n"
            "\n"
            "rule difference 5\n"
            "| ***\n",
        .example_solutions = 8,
        .maker = make_difference,
    };
}

RuleEntry ratio_rule() {
    return {
        .name = "ratio",
        .syntax = "ratio N",
        .summary = "Of any two neighbouring cells of the sequence, one is N times the other.",
        .shape = RuleShape::OneSequence,
        .example =
            "layout\n"
            "| ***\n"
            "\n"
            "range 1..9\n"
            "|*\n"
            "\n"
            "rule ratio 3\n"
            "| ***\n",
        .example_solutions = 8,
        .maker = make_ratio,
    };
}

RuleEntry consecutive_rule() {
    return {
        .name = "consecutive",
        .syntax = "consecutive",
        .summary = "Neighbouring cells of the sequence differ by 1.",
        .shape = RuleShape::OneSequence,
        .example =
            "layout\n"
            "| ***\n"
            "\n"
            "range 1..3\n"
            "|*\n"
            "\n"
            "rule consecutive\n"
            "| ***\n",
        .example_solutions = 6,
        .maker = make_steps(Steps::OfOne),
    };
}

RuleEntry non_consecutive_rule() {
    return {
        .name = "non_consecutive",
        .syntax = "non_consecutive",
        .summary = "No two neighbouring cells of the sequence differ by 1.",
        .shape = RuleShape::OneSequence,
        .example =
            "layout\n"
            "| ****\n"
            "\n"
            "range 1..4\n"
            "|*\n"
            "\n"
            "rule permutation 1..4\n"
            "rule non_consecutive\n"
            "| ****\n",
        .example_solutions = 2,
        .default_place = "neighbours",
        .usual_kind = "sudoku",
        .maker = make_steps(Steps::NotOfOne),
    };
}

}  // namespace sator::rules
