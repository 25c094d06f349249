#include "sator/rules/dots.hpp"

#include <algorithm>
#include <map>

#include "sator/base/errors.hpp"
#include "sator/rules/neighbour_relation.hpp"
#include "sator/rules/registry/rule_arguments.hpp"

namespace sator::rules {

namespace {

using PairPredicate = std::function<bool(std::int64_t, std::int64_t)>;

/// What is drawn between two cells, and what it says of their numbers.
struct Dot {
    std::string noun;         ///< "white dot"
    std::string requirement;  ///< "that differ by 1"
    PairPredicate holds;
};

/// The marks of a rule, by its argument; "" if it takes none.
using Dots = std::map<std::string, Dot, std::less<>>;

/// Returns whether a = 2 * b.
bool is_twice(std::int64_t a, std::int64_t b) {
    std::int64_t twice = 0;
    return !__builtin_add_overflow(b, b, &twice) && a == twice;
}

/// Returns whether a + b is the sum.
bool add_up_to(std::int64_t a, std::int64_t b, std::int64_t sum) {
    std::int64_t total = 0;
    return !__builtin_add_overflow(a, b, &total) && total == sum;
}

const Dots& white_dots() {
    static const Dots dots = {{"", {"white dot", "that differ by 1", [](std::int64_t a, std::int64_t b) {
                                        return (a < b && b - 1 == a) || (b < a && a - 1 == b);
                                    }}}};
    return dots;
}

const Dots& black_dots() {
    static const Dots dots = {
        {"", {"black dot", "of which one is twice the other", [](std::int64_t a, std::int64_t b) {
                  return is_twice(a, b) || is_twice(b, a);
              }}}};
    return dots;
}

const Dots& xv_marks() {
    static const Dots dots = {
        {"V", {"V", "that add up to 5", [](std::int64_t a, std::int64_t b) { return add_up_to(a, b, 5); }}},
        {"X",
         {"X", "that add up to 10", [](std::int64_t a, std::int64_t b) { return add_up_to(a, b, 10); }}}};
    return dots;
}

/// Returns the mark that the statement names.
std::expected<const Dot*, Diagnostic> named_dot(const RuleStatement& statement, const Dots& dots,
                                                std::string_view syntax) {
    const bool has_argument = !dots.contains("");
    if (auto done =
            check_argument_count(statement, has_argument ? 1 : 0, has_argument ? 1 : 0, "X or V", syntax);
        !done)
        return failure(done);
    const auto dot = dots.find(has_argument ? std::string_view(statement.arguments[0].text) : "");
    if (dot != dots.end()) return &dot->second;
    return std::unexpected(error_at(statement.arguments[0].span,
                                    "'" + statement.arguments[0].text + "' is neither X nor V",
                                    "X stands for a sum of 10, V for a sum of 5"));
}

RuleMaker make(const Dots& dots, std::string syntax) {
    return [&dots, syntax = std::move(syntax)](
               const RuleStatement& statement, std::span<const Sequence> sequences,
               const RuleContext& context) -> std::expected<RuleList, Diagnostic> {
        const auto dot = named_dot(statement, dots, syntax);
        if (!dot) return failure(dot);
        const Dot& mark = **dot;
        return make_neighbour_rules(statement, sequences, context,
                                    {.fits = mark.holds,
                                     .of_two = "join numbers " + mark.requirement,
                                     .of_more = "have neighbours " + mark.requirement,
                                     .noun_of_two = {mark.noun, RuleNoun::Place::Between},
                                     .noun_of_more = {mark.noun, RuleNoun::Place::From}});
    };
}

/// Returns the meaning of all marks of a rule together.
DotMeaning meaning_of(const Dots& dots, std::string requirement) {
    return {[&dots](std::int64_t a, std::int64_t b) {
                return std::ranges::any_of(dots, [&](const auto& dot) { return dot.second.holds(a, b); });
            },
            std::move(requirement)};
}

RuleEntry entry(std::string name, const Dots& dots, std::string summary, std::uint64_t solutions) {
    std::string example = "grid 2x1\nrange 1..9\n" + name + "\n  R1C1 R1C2\n";
    return {
        .name = name,
        .syntax = name,
        .summary = std::move(summary),
        .shape = RuleShape::OneSequence,
        .example = std::move(example),
        .example_solutions = solutions,
        .aliases = {name + "s"},
        .picture = RulePicture::Dot,
        .usual_kind = "sudoku",
        .maker = make(dots, name),
    };
}

}  // namespace

const DotMeaning* dot_meaning(std::string_view name) {
    static const std::map<std::string, DotMeaning, std::less<>> meanings = {
        {"white_dot", meaning_of(white_dots(), "differ by 1")},
        {"black_dot", meaning_of(black_dots(), "of which one is twice the other")},
        {"xv", meaning_of(xv_marks(), "add up to 5 or 10")}};
    const auto meaning = meanings.find(name);
    return meaning == meanings.end() ? nullptr : &meaning->second;
}

RuleEntry white_dot_rule() {
    return entry("white_dot", white_dots(), "The two cells beside a white dot differ by 1.", 16);
}

RuleEntry black_dot_rule() {
    return entry("black_dot", black_dots(), "One of the two cells beside a black dot is twice the other.", 8);
}

RuleEntry xv_rule() {
    return {
        .name = "xv",
        .syntax = "xv X or xv V",
        .summary = "The two cells beside an X add up to 10, those beside a V to 5.",
        .shape = RuleShape::OneSequence,
        .example =
            "grid 3x1\n"
            "range 1..9\n"
            "xv\n"
            "  V R1C1 R1C2\n"
            "  X R1C2 R1C3\n",
        .example_solutions = 4,
        .picture = RulePicture::Dot,
        .usual_kind = "sudoku",
        .maker = make(xv_marks(), "xv X or xv V"),
    };
}

}  // namespace sator::rules
