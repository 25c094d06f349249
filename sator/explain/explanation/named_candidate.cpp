#include "sator/explain/explanation/named_candidate.hpp"

#include <algorithm>

namespace sator::explain {

namespace {

/// For grids with more rows of different lengths, only the first and the last cell are named.
constexpr std::size_t kMaxListedRows = 30;

/// Returns "R1C1 to R9C9", or "R1C1 to R1C3, R2C1 to R2C4 …" if the rows differ in length.
std::string cell_names(const PuzzleContext& context) {
    const auto& rows = context.puzzle().grid.rows;
    const bool is_rectangular =
        std::ranges::all_of(rows, [&](const Slot& row) { return row.size() == rows[0].size(); });
    if (is_rectangular || rows.size() > kMaxListedRows)
        return "R1C1 to " + context.name_of(rows.back().back());
    std::string names;
    for (const Slot& row : rows) {
        if (row.empty()) continue;
        names += (names.empty() ? "" : ", ") + context.name_of(row.front());
        if (row.size() > 1) names += " to " + context.name_of(row.back());
    }
    return names;
}

/// Whether the text names the value: as the puzzle writes it, as an explanation does, or in quotes as after
/// `initial`. `""` is the blank.
bool names_value(const PuzzleContext& context, const std::string& text, ValueId value) {
    const std::string symbol = context.puzzle().alphabet[value].to_string();
    return context.name_of_value(value) == text || symbol == text || "\"" + symbol + "\"" == text;
}

}  // namespace

std::expected<Candidate, Diagnostic> named_candidate(const PuzzleContext& context, const std::string& text) {
    const std::size_t sign = text.find('=');
    if (sign == std::string::npos) {
        return std::unexpected(
            error_in("sator", "'" + text + "' is not a candidate", "write a cell and a value, e.g. R3C4=5"));
    }
    const auto cell = context.find_cell(text.substr(0, sign));
    if (!cell) {
        return std::unexpected(error_in("sator", "there is no cell " + text.substr(0, sign),
                                        "the cells are called " + cell_names(context)));
    }
    const std::string value = text.substr(sign + 1);
    for (std::size_t v = 0; v < context.puzzle().alphabet.size(); ++v) {
        if (names_value(context, value, ValueId(v))) return Candidate{*cell, ValueId(v)};
    }
    return std::unexpected(error_in("sator", "'" + value + "' is not a value of this puzzle",
                                    "its values are " + context.puzzle().alphabet.to_string()));
}

}  // namespace sator::explain
