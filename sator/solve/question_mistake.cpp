#include "sator/solve/question_mistake.hpp"

#include <fmt/format.h>

#include <span>
#include <string>
#include <string_view>

namespace sator::solve {

namespace {

using Checked = std::expected<void, Diagnostic>;

/// No machine has more cores.
constexpr std::size_t kMostThreads = 4096;

Checked wrong(std::string message, std::string hint) {
    return std::unexpected(error_at({}, std::move(message), std::move(hint)));
}

Checked check_initial(std::size_t initial, const Puzzle& puzzle) {
    const std::size_t drawings = puzzle.initials.size();
    if (initial == 0 || initial < drawings) return {};
    return wrong(fmt::format("there is no initial grid {}", initial),
                 drawings == 0 ? "this puzzle has none" : fmt::format("the last one is {}", drawings - 1));
}

/// `what`: "given" or "excluded".
Checked check_cells(std::span<const FixedCell> cells, const Puzzle& puzzle, std::string_view what) {
    const std::size_t cell_count = puzzle.grid.position_count(), values = puzzle.alphabet.size();
    for (const auto& [cell, value] : cells) {
        if (cell.index() >= cell_count)
            return wrong(fmt::format("cell {} is {}, which does not exist", cell.index(), what),
                         fmt::format("the puzzle has {} cells, from 0 on", cell_count));
        if (value < 0 || static_cast<std::size_t>(value) >= values)
            return wrong(
                fmt::format("value {} of cell {} is {}, which does not exist", value, cell.index(), what),
                fmt::format("the alphabet has {} values, from 0 on", values));
    }
    return {};
}

Checked check_options(const SearchOptions& options) {
    if (options == SearchOptions{}) return {};
    for (const SearchOption& option : search_option_table()) {
        const double value = option.value_in(options);
        if (!(value >= option.least && value <= option.greatest))
            return wrong(fmt::format("the search option {} is {}", option.name, value),
                         fmt::format("it must be from {} to {}", option.least, option.greatest));
    }
    return {};
}

}  // namespace

std::expected<void, Diagnostic> check_question(const SolverQuestion& question, const Puzzle& puzzle) {
    if (question.threads > kMostThreads)
        return wrong(fmt::format("{} threads are too many", question.threads),
                     fmt::format("there may be up to {}", kMostThreads));
    if (auto checked = check_initial(question.initial, puzzle); !checked) return checked;
    if (auto checked = check_cells(question.givens, puzzle, "given"); !checked) return checked;
    if (auto checked = check_cells(question.excluded, puzzle, "excluded"); !checked) return checked;
    return check_options(question.search);
}

}  // namespace sator::solve
