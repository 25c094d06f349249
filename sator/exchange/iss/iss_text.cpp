#include <algorithm>
#include <optional>

#include "sator/exchange/iss/iss_left_out.hpp"
#include "sator/exchange/iss/iss_reader.hpp"
#include "sator/exchange/iss/iss_writer.hpp"
#include "sator/exchange/packing/link.hpp"
#include "sator/exchange/table/format_rows.hpp"
#include "sator/text/source/one_puzzle.hpp"

namespace sator::exchange {

namespace {

/// A text is recognised by its first bytes, at most these.
constexpr std::size_t kRecognisedBytes = 4096;

/// Returns the text of constraints in a link; nullopt if the text is no such link.
std::optional<std::string> iss_link_text(std::string_view text) {
    const auto link = read_link(text);
    if (!link || !link->is_at("sigh.github.io")) return std::nullopt;
    const auto query = link->field("q");
    return query ? std::optional(percent_decoded(*query)) : std::nullopt;
}

Diagnostic iss_error(std::string_view text, const IssFault& fault) {
    const std::string_view before = text.substr(0, fault.offset);
    const auto line = static_cast<std::uint32_t>(std::ranges::count(before, '\n') + 1);
    const std::size_t begin = before.rfind('\n') + 1;  // 0 if there is no line end
    Diagnostic error = error_at({line, static_cast<std::uint32_t>(fault.offset - begin + 1),
                                 static_cast<std::uint32_t>(fault.length)},
                                fault.message, fault.hint);
    set_excerpt(error, text);
    return error;
}

std::expected<Puzzle, Diagnostic> read_iss(std::string_view file, std::string_view text,
                                           const PuzzleOptions& options) {
    auto constraints = iss_constraints(text);
    if (!constraints) return std::unexpected(iss_error(text, constraints.error()));
    auto grid = read_iss_grid(*constraints);
    if (!grid) return std::unexpected(iss_error(text, grid.error()));
    if (grid->rows * grid->columns > options.cell_limit)
        return std::unexpected(
            error_at({}, "the grid has more than " + std::to_string(options.cell_limit) + " cells"));
    const auto read = read_iss_puzzle(*constraints, std::move(*grid));
    if (!read) return std::unexpected(iss_error(text, read.error()));
    auto puzzle = read->statements.read(file, options);
    if (!puzzle) return puzzle;
    for (const IssLeftOut& part : read->left_out) {
        puzzle->left_out.push_back({iss_error(text, part.what), part.restricts});
        puzzle->left_out.back().what.file = file;
    }
    return puzzle;
}

/// Returns whether the text is constraints of the Interactive Sudoku Solver, or a link that holds some.
bool looks_like_iss_text(std::string_view text) {
    if (iss_link_text(text)) return true;
    const auto constraints = iss_constraints(text.substr(0, kRecognisedBytes));
    if (!constraints || constraints->empty()) return false;
    const IssConstraint& first = constraints->front();
    if (first.type.text == "Given")
        return !first.arguments.empty() && first.arguments.front().text.contains('_');
    return is_iss_type(first.type.text);
}

/// Reads constraints such as `.Cage~10~R1C1~R1C2`. A type that is not known is left out; wrong
/// arguments are an error.
ReadResult read_iss_text(const SourceFile& file, Resources& /*resources*/, const PuzzleOptions& options) {
    return one_puzzle(file, [&](std::string_view text) {
        const auto link = iss_link_text(text);
        return read_iss(file.name, link ? *link : text, options);
    });
}

}  // namespace

const Format kIssText = {
    .name = "iss",
    .summary = "Sudokus as constraints of the Interactive Sudoku Solver, or a link to it.",
    .beginning =
        "constraints of the Interactive Sudoku Solver begin with '.' and a type, e.g. .Thermo~R1C1~R1C2",
    .recognises = looks_like_iss_text,
    .read = read_iss_text,
    .example = ".Shape~4x4.Thermo~R1C1~R1C2~R2C2.Cage~5~R3C1~R4C1.~R4C4_3\n",
    .lost =
        "Reading: types that are not known; then the puzzle has no verdict. Extra cells are printed below "
        "the "
        "grid. Writing: rules that the solver does not have, and the text of the rules.",
    .write = write_iss_text,
};

}  // namespace sator::exchange
