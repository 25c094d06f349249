#include <algorithm>
#include <charconv>
#include <memory>

#include "sator/base/errors.hpp"
#include "sator/puzzle/grid_places.hpp"
#include "sator/puzzle/sequence_name.hpp"
#include "sator/rules/equal_sum_line.hpp"
#include "sator/rules/registry/rule_arguments.hpp"
#include "sator/rules/registry/sequence_rule.hpp"

namespace sator::rules {

namespace {

constexpr std::string_view kSyntax = "region_sum_line or region_sum_line boxes 3x2";

/// Returns the size that is written as "3x2": columns, then rows.
std::optional<BoxSize> box_size(std::string_view text) {
    BoxSize size;
    const char* const end = std::to_address(text.end());
    const auto columns = std::from_chars(std::to_address(text.begin()), end, size.columns);
    if (columns.ec != std::errc() || columns.ptr == end || *columns.ptr != 'x') return std::nullopt;
    const auto rows = std::from_chars(columns.ptr + 1, end, size.rows);
    if (rows.ec != std::errc() || rows.ptr != end || size.columns == 0 || size.rows == 0) return std::nullopt;
    return size;
}

/// Returns the regions and boxes that other rules of the puzzle name.
std::vector<Sequence> named_regions(const Puzzle& puzzle) {
    std::vector<Sequence> regions;
    for (const RuleStatement& rule : puzzle.rules) {
        if (!rule.is_placed) continue;
        for (const MarkedDrawing& drawing : rule.drawings) {
            for (const Sequence& sequence : drawing) {
                if (sequence.label.starts_with("region ") || sequence.label.starts_with("box "))
                    regions.push_back(sequence);
            }
        }
    }
    return regions;
}

/// Returns the boxes of the size that the arguments state; else the puzzle's own regions or boxes; else the usual boxes of a
/// sudoku.
std::expected<std::vector<Sequence>, Diagnostic> regions_of(const RuleStatement& statement,
                                                            const Puzzle& puzzle) {
    if (auto done = check_argument_count(statement, 0, 2, "", kSyntax); !done) return failure(done);
    const auto& arguments = statement.arguments;
    if (!arguments.empty()) {
        const auto size = arguments.size() == 2 ? box_size(arguments[1].text) : std::nullopt;
        if (arguments[0].text == "boxes" && size) return boxes_of(puzzle.grid, *size);
        return std::unexpected(error_at(arguments.back().span,
                                        "'" + arguments.back().text + "' is no size of boxes",
                                        "write " + std::string(kSyntax)));
    }
    if (auto regions = named_regions(puzzle); !regions.empty()) return regions;
    const auto& counts = puzzle.grid.line_counts;
    const bool is_square = puzzle.grid.kind == GridKind::Rectangle && counts[0] == counts[1];
    const auto usual = is_square ? usual_box_size(counts[0]) : std::nullopt;
    return usual ? boxes_of(puzzle.grid, *usual) : std::vector<Sequence>();
}

/// Divides a line where it goes from one region to another, or at its ':'.
std::expected<std::vector<SumPart>, Diagnostic> parts_of(const RuleStatement& statement,
                                                         const Sequence& sequence,
                                                         std::span<const Sequence> regions,
                                                         const Grid& grid) {
    const auto region_of = [&](CellId cell) {
        return std::ranges::find_if(regions, [&](const Sequence& region) {
            return std::ranges::find(region.cells, cell) != region.cells.end();
        });
    };
    std::vector<SumPart> parts;
    std::size_t begin = 0;
    for (std::size_t i = 0; i < sequence.cells.size(); ++i) {
        const auto own = region_of(sequence.cells[i]);
        if (sequence.breaks.empty() && own == regions.end()) {
            return std::unexpected(
                error_at(statement.span, cell_name(grid, sequence.cells[i]) + " is in no box",
                         "write " + std::string(kSyntax) + ", or ':' between the parts of the line"));
        }
        const bool is_end =
            i + 1 == sequence.cells.size() ||
            (sequence.breaks.empty() ? region_of(sequence.cells[i + 1]) != own
                                     : std::ranges::find(sequence.breaks, i + 1) != sequence.breaks.end());
        if (!is_end) continue;
        parts.push_back(sum_of_cells(begin, i + 1));
        begin = i + 1;
    }
    return parts;
}

std::expected<RuleList, Diagnostic> make(const RuleStatement& statement, std::span<const Sequence> sequences,
                                         RuleContext& context) {
    const auto regions = regions_of(statement, context.puzzle);
    if (!regions) return failure(regions);
    return make_rule_per_sequence(
        sequences, [&](const Sequence& sequence) -> std::expected<std::unique_ptr<Rule>, Diagnostic> {
            auto parts = parts_of(statement, sequence, *regions, context.puzzle.grid);
            if (!parts) return failure(parts);
            if (parts->size() < 2) {
                return std::unexpected(
                    error_at(statement.span,
                             "the line lies in one box: " + sequence_name(context.puzzle.grid, sequence),
                             "mark cells of two boxes or more"));
            }
            const std::string_view part = sequence.breaks.empty() ? "box that it crosses" : "of its parts";
            return make_equal_sum_line(statement, sequence, context.puzzle,
                                       {.parts = std::move(*parts),
                                        .requirement = "have the same sum in each " + std::string(part),
                                        .noun = {"region sum line", RuleNoun::Place::From},
                                        .is_reversible = true});
        });
}

}  // namespace

RuleEntry region_sum_line_rule() {
    return {
        .name = "region_sum_line",
        .syntax = "region_sum_line boxes SIZE",
        .summary =
            "The parts of the line in different boxes have the same sum. If 'boxes SIZE' is left out, the "
            "boxes are the "
            "puzzle's regions or boxes, or the usual ones of a sudoku. If the line is written with ':', "
            "these are the "
            "borders of its parts.",
        .shape = RuleShape::OneSequence,
        .example =
            "layout 4x2\n"
            "range 1..4\n"
            "\n"
            "rule permutation 1..4 at rows; boxes 2x2\n"
            "\n"
            "rule region_sum_line at R1C1 R1C2 R1C3\n",
        .example_solutions = 16,
        .aliases = {"region_sum"},
        .picture = RulePicture::Line,
        .usual_kind = "sudoku",
        .is_about_places = true,
        .maker = make,
    };
}

}  // namespace sator::rules
