#include "sator/base/errors.hpp"
#include "sator/puzzle/sequence_name.hpp"
#include "sator/rules/equal_sum_line.hpp"
#include "sator/rules/registry/rule_arguments.hpp"
#include "sator/rules/registry/sequence_rule.hpp"

namespace sator::rules {

namespace {

constexpr std::string_view kPillSyntax = "pill_arrow N";
/// The most cells of a pill: a number of more digits would be too large to add up.
constexpr std::size_t kMaxPill = 15;

std::unexpected<Diagnostic> too_short(const RuleStatement& statement, const Sequence& sequence,
                                      const Grid& grid, const std::string& needs, std::string hint) {
    return std::unexpected(error_at(statement.span,
                                    statement.name + " needs " + needs + ": " + sequence_name(grid, sequence),
                                    std::move(hint)));
}

/// Returns the ends of the parts behind the first `head` cells: one shaft, or the shafts that ':' divides.
std::vector<SumPart> shafts(const Sequence& sequence, std::size_t head) {
    std::vector<SumPart> parts;
    std::size_t begin = head;
    for (const std::uint32_t next : sequence.breaks) {
        if (next <= head) continue;
        parts.push_back(sum_of_cells(begin, next));
        begin = next;
    }
    parts.push_back(sum_of_cells(begin, sequence.cells.size()));
    return parts;
}

/// Returns the head as a part: its digits, the last one counting once, the one before ten times, and so on.
SumPart decimal_number(std::size_t digits) {
    SumPart part = sum_of_cells(0, digits);
    std::int64_t value = 1;
    for (std::size_t i = digits; i-- > 0; value *= 10) part.terms[i].coefficient = value;
    return part;
}

std::expected<std::unique_ptr<Rule>, Diagnostic> make_arrow(const RuleStatement& statement,
                                                            const Sequence& sequence, const Puzzle& puzzle) {
    const std::size_t circle = sequence.breaks.empty() ? 1 : sequence.breaks.front();
    if (circle >= sequence.cells.size()) {
        return too_short(statement, sequence, puzzle.grid, "a circle and a shaft",
                         "mark the circle first, then the cells of the shaft");
    }
    std::vector<SumPart> parts = shafts(sequence, circle);
    parts.insert(parts.begin(), sum_of_cells(0, circle));
    const std::string requirement = parts.size() == 2 ? "add up along its shaft to the number in its circle"
                                                      : "add up along each shaft to the number in its circle";
    return make_equal_sum_line(
        statement, sequence, puzzle,
        {.parts = std::move(parts), .requirement = requirement, .noun = {"arrow", RuleNoun::Place::From}});
}

std::expected<std::unique_ptr<Rule>, Diagnostic> make_pill_arrow(const RuleStatement& statement,
                                                                 const Sequence& sequence,
                                                                 const Puzzle& puzzle,
                                                                 std::size_t stated_pill) {
    const std::size_t pill = sequence.breaks.empty() ? stated_pill : sequence.breaks.front();
    if (pill >= sequence.cells.size() || pill > kMaxPill) {
        return too_short(statement, sequence, puzzle.grid, "a pill of 1 to 15 cells and a shaft",
                         "mark the pill first, then the cells of the shaft");
    }
    std::vector<SumPart> parts = shafts(sequence, pill);
    parts.insert(parts.begin(), decimal_number(pill));
    return make_equal_sum_line(statement, sequence, puzzle,
                               {.parts = std::move(parts),
                                .requirement = "add up along its shaft to the number in its pill",
                                .noun = {"pill arrow", RuleNoun::Place::From}});
}

std::expected<std::unique_ptr<Rule>, Diagnostic> make_double_arrow(const RuleStatement& statement,
                                                                   const Sequence& sequence,
                                                                   const Puzzle& puzzle) {
    const std::size_t last = sequence.cells.size() - 1;
    if (sequence.cells.size() < 3) {
        return too_short(statement, sequence, puzzle.grid, "cells between two circles",
                         "mark at least three cells");
    }
    return make_equal_sum_line(statement, sequence, puzzle,
                               {.parts = {{{{0}, {last}}}, sum_of_cells(1, last)},
                                .requirement = "have inner cells that add up to the sum of its two ends",
                                .noun = {"double arrow", RuleNoun::Place::From},
                                .is_reversible = true});
}

using MakeOne = std::expected<std::unique_ptr<Rule>, Diagnostic> (*)(const RuleStatement&, const Sequence&,
                                                                     const Puzzle&);

template <MakeOne make_one>
std::expected<RuleList, Diagnostic> make(const RuleStatement& statement, std::span<const Sequence> sequences,
                                         RuleContext& context) {
    if (auto done = check_argument_count(statement, 0, 0, "", statement.name); !done) return failure(done);
    return make_rule_per_sequence(
        sequences, [&](const Sequence& sequence) { return make_one(statement, sequence, context.puzzle); });
}

std::expected<RuleList, Diagnostic> make_pill_arrows(const RuleStatement& statement,
                                                     std::span<const Sequence> sequences,
                                                     RuleContext& context) {
    constexpr std::int64_t kUsualPill = 2;
    if (auto done = check_argument_count(statement, 0, 1, "", kPillSyntax); !done) return failure(done);
    const auto pill =
        statement.arguments.empty() ? kUsualPill : number_argument(statement.arguments[0], kPillSyntax);
    if (!pill) return failure(pill);
    if (*pill < 1 || *pill > static_cast<std::int64_t>(kMaxPill)) {
        return std::unexpected(error_at(statement.arguments[0].span,
                                        "a pill cannot have " + std::to_string(*pill) + " cells",
                                        "write how many cells it has, from 1 to 15; usually 2 or 3"));
    }
    return make_rule_per_sequence(sequences, [&](const Sequence& sequence) {
        return make_pill_arrow(statement, sequence, context.puzzle, static_cast<std::size_t>(*pill));
    });
}

RuleEntry entry(std::string name, std::string syntax, std::string summary, RuleMaker maker) {
    return {
        .name = std::move(name),
        .syntax = std::move(syntax),
        .summary = std::move(summary),
        .shape = RuleShape::OneSequence,
        .picture = RulePicture::Line,
        .usual_kind = "sudoku",
        .maker = std::move(maker),
    };
}

}  // namespace

RuleEntry arrow_rule() {
    RuleEntry row = entry(
        "arrow", "arrow",
        "The cells along the arrow add up to the number in its circle. The circle is the first cell, or "
        "the cells before the ':', whose sum counts. Each further ':' begins another arrow from the same "
        "circle.",
        make<make_arrow>);
    row.example =
        "layout 4x1\n"
        "range 1..9\n"
        "\n"
        "rule arrow at R1C1 R1C2..R1C4\n"
        "\n"
        "initial\n"
        "| 9 2 . .\n";
    row.example_solutions = 6;
    return row;
}

RuleEntry pill_arrow_rule() {
    RuleEntry row = entry(
        "pill_arrow", "pill_arrow N",
        "The cells along the arrow add up to the number in its pill, which is read from cell to cell as a "
        "decimal number. The pill is the first N cells, by default two, or the cells before the ':'.",
        make_pill_arrows);
    row.example =
        "layout 5x1\n"
        "range 1..9\n"
        "\n"
        "rule pill_arrow at R1C1 R1C2: R1C3..R1C5\n"
        "\n"
        "initial\n"
        "| 2 5 . . .\n";
    row.example_solutions = 6;
    return row;
}

RuleEntry double_arrow_rule() {
    RuleEntry row = entry("double_arrow", "double_arrow",
                          "The cells between the two ends of the line add up to the sum of the ends.",
                          make<make_double_arrow>);
    row.example =
        "layout 4x1\n"
        "range 1..9\n"
        "\n"
        "rule double_arrow at R1C1..R1C4\n"
        "\n"
        "initial\n"
        "| 1 8 . 9\n";
    row.example_solutions = 1;
    return row;
}

}  // namespace sator::rules
