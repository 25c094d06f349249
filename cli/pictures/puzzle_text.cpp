#include "cli/pictures/puzzle_text.hpp"

#include <algorithm>

#include "cli/process/wrapped_text.hpp"
#include "sator/explain/german/german_notes.hpp"
#include "sator/render/notes/rule_notes.hpp"
#include "sator/render/text/fitted_grid_text.hpp"
#include "sator/render/text/grid_text.hpp"
#include "sator/render/text/pair_signs.hpp"
#include "sator/render/text_picture/text_board.hpp"
#include "sator/rules/registry/rule.hpp"

namespace sator::cli {

namespace {

/// Returns the values that the picture shows large.
std::vector<std::optional<Value>> known_values(const Puzzle& puzzle, const PictureContents& contents) {
    std::vector<std::optional<Value>> values(puzzle.grid.position_count());
    for (std::size_t cell = 0; cell < values.size(); ++cell) {
        const std::vector<ValueId> range = range_of(puzzle, CellId(cell));
        if (range.size() == 1) values[cell] = value_of(range[0]);
        if (!contents.solution.empty()) values[cell] = contents.solution[cell];
    }
    if (contents.initial < puzzle.initials.size()) {
        for (const Given& given : puzzle.initials[contents.initial].givens)
            values[given.cell.index()] = value_of(given.value);
    }
    return values;
}

/// Returns the picture with frames and clues, if it is possible and fits.
std::optional<TextBoard> fitting_board(const Puzzle& puzzle, const TextMedium& medium, LimitWatch& watch) {
    auto board = TextBoard::of(puzzle, watch);
    const bool fits = board && (!medium.columns || board->columns() <= *medium.columns);
    return fits ? std::move(board) : std::nullopt;
}

std::string drawing(const Puzzle& puzzle, const PictureContents& contents, const TextMedium& medium,
                    LimitWatch& watch) {
    std::vector<bool> marked(contents.differing_cells.empty() ? 0 : puzzle.grid.position_count());
    for (const CellId cell : contents.differing_cells) marked[cell.index()] = true;
    const std::vector<std::optional<Value>> values = known_values(puzzle, contents);
    if (const auto board = fitting_board(puzzle, medium, watch))
        return board->draw(values, marked, medium.style);
    if (!medium.columns) return grid_text(puzzle, values, marked, medium.style);
    auto fitted = fitted_grid_text(puzzle, values, marked, medium.style, *medium.columns);
    return fitted ? std::move(*fitted)
                  : "(The grid is wider than the terminal. To see it, add -o grid.svg)\n";
}

}  // namespace

TextMedium TextMedium::of(const Session& session) {
    return {session.grid_columns(), session.wants_colour() ? TextStyle::Ansi : TextStyle::Plain};
}

std::vector<std::string> text_notes(const Puzzle& puzzle, RuleContext& context, const TextMedium& medium,
                                    SpokenLanguage language) {
    const auto board = fitting_board(puzzle, medium, context.watch);
    if (!board && std::ranges::none_of(puzzle.rules, has_pair_sign))
        return rule_notes(puzzle, Registry::standard(), context, NotedRules::All, language);
    std::vector<std::size_t> statements;
    for (std::size_t i = 0; i < puzzle.rules.size(); ++i) {
        if (board ? !board->statements().contains(i) : !has_pair_sign(puzzle.rules[i]))
            statements.push_back(i);
    }
    std::vector<std::string> lines;
    for (std::string& line : board ? board->legend() : std::vector<std::string>())
        lines.push_back(told_in(language, std::move(line)));
    for (std::string& note : rule_notes(puzzle, Registry::standard(), context, statements, language))
        lines.push_back(std::move(note));
    return lines;
}

std::string puzzle_text(const Puzzle& puzzle, const std::string& name, const PictureContents& contents,
                        const std::vector<std::string>& notes, const TextMedium& medium, LimitWatch& watch) {
    std::string text = name + "\n\n" + drawing(puzzle, contents, medium, watch);
    if (!notes.empty()) text += "\n";
    for (const std::string& note : notes)
        text += medium.columns ? wrapped_text(note, *medium.columns) : note + "\n";
    return text;
}

}  // namespace sator::cli
