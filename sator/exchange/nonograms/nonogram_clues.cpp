#include "sator/exchange/nonograms/nonogram_clues.hpp"

#include <algorithm>

#include "sator/base/ascii.hpp"
#include "sator/base/errors.hpp"
#include "sator/exchange/square/puzzle_of_statements.hpp"
#include "sator/puzzle/grids/line_label.hpp"
#include "sator/puzzle/grids/rectangle.hpp"

namespace sator::exchange {

namespace {

RuleStatement runs_rule(const RunsOfLine& line, Sequence sequence) {
    RuleStatement rule;
    rule.name = "runs";
    rule.span = line.span;
    rule.text_span = line.span;
    for (const RunsOfLine::Run& run : line.runs) {
        rule.text += (rule.text.empty() ? "" : " ") + run.text;
        rule.arguments.push_back({Argument::Kind::Bare, run.text, {}, run.span});
    }
    if (line.runs.empty()) {
        rule.text = "0";
        rule.arguments.push_back({Argument::Kind::Bare, "0", {}, line.span, false});
    }
    rule.drawings.push_back({std::move(sequence)});
    return rule;
}

/// Returns the runs of the lines in a direction as the language writes them: "2r 3b, 1b, 0".
std::string list_of_runs(const NonogramClues& clues, Axis axis) {
    std::string text;
    for (const RunsOfLine& line : clues.lines[static_cast<std::size_t>(axis)]) {
        text += text.empty() ? " " : ", ";
        if (line.runs.empty()) text += "0";
        for (std::size_t i = 0; i < line.runs.size(); ++i) {
            const RunsOfLine::Run& run = line.runs[i];
            text += (i == 0 ? "" : " ") + run.text +
                    (run.colour.empty() ? clues.colours.front().sign : run.colour);
        }
    }
    return text + "\n";
}

std::expected<Puzzle, Diagnostic> make_coloured_nonogram(const NonogramClues& clues,
                                                         const PuzzleOptions& options) {
    std::string text = "coloured_nonogram";
    for (const NonogramColour& colour : clues.colours) text += " " + colour.sign + "=" + colour.name;
    text += "\nrows" + list_of_runs(clues, Axis::Y) + "columns" + list_of_runs(clues, Axis::X);
    auto puzzle = puzzle_of_statements(std::move(text), {}, options, {});
    if (!puzzle) {
        puzzle.error().span = clues.size_span;
        return puzzle;
    }
    puzzle->title = clues.title;
    puzzle->author = clues.author;
    puzzle->source = clues.source;
    return puzzle;
}

}  // namespace

std::optional<std::string> add_colour(std::vector<NonogramColour>& colours, std::string_view wanted,
                                      std::string_view name) {
    std::string word;
    for (const char c : name) {
        if (is_ascii_letter(c)) word += static_cast<char>(c | 0x20);
    }
    if (word.empty()) word = "colour";
    const auto is_open = [&](char sign) {
        return is_ascii_letter(sign) &&
               std::ranges::find(colours, std::string(1, sign), &NonogramColour::sign) == colours.end();
    };
    for (const char sign : std::string(wanted) + word + "abcdefghijklmnopqrstuvwxyz") {
        if (!is_open(sign)) continue;
        colours.push_back({std::string(1, sign), word});
        return colours.back().sign;
    }
    return std::nullopt;
}

std::expected<RunsOfLine, Diagnostic> read_runs(std::string_view text, SourceSpan span,
                                                std::string_view signs) {
    RunsOfLine line;
    line.span = span;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find_first_of(" \t,", begin), text.size());
        const std::string_view run = text.substr(begin, end - begin);
        const SourceSpan place{span.line, span.column + static_cast<std::uint32_t>(begin),
                               static_cast<std::uint32_t>(run.size())};
        const bool has_colour = run.size() > 1 && signs.contains(run.back());
        const std::string_view number = run.substr(0, run.size() - (has_colour ? 1 : 0));
        if (!std::ranges::all_of(number, is_digit))
            return std::unexpected(error_at(place, "'" + std::string(run) + "' is no run",
                                            signs.empty()
                                                ? "runs are numbers, e.g. '3 1'; only black and white is read"
                                                : "a run is a number and a colour that the file declares"));
        if (!run.empty())
            line.runs.push_back({std::string(number), place, std::string(run.substr(number.size()))});
        begin = end + 1;
    }
    return line;
}

std::expected<Puzzle, Diagnostic> make_nonogram(const NonogramClues& clues, const PuzzleOptions& options) {
    if (!clues.colours.empty()) return make_coloured_nonogram(clues, options);
    Puzzle puzzle;
    puzzle.title = clues.title;
    puzzle.author = clues.author;
    puzzle.source = clues.source;
    constexpr std::size_t kBytesPerRange = sizeof(std::vector<ValueId>) + 32;
    const std::size_t columns = clues.lines[0].size(), rows = clues.lines[1].size();
    if (!options.has_room_for(columns, rows, kBytesPerRange)) return puzzle;
    auto made = make_rectangle(columns, rows, options.cell_limit);
    if (!made) {
        made.error().span = clues.size_span;
        return failure(made);
    }
    puzzle.alphabet = Alphabet({Symbol::blank(), Symbol::of_character(U'#')});
    const std::size_t blank = *puzzle.alphabet.find(Symbol::blank());
    puzzle.ranges.assign(made->grid.cell_count(), {ValueId(blank), ValueId(1 - blank)});
    puzzle.grid = std::move(made->grid);
    for (const Axis axis : {Axis::Y, Axis::X}) {
        const auto& lines = clues.lines[static_cast<std::size_t>(axis)];
        for (std::size_t i = 0; i < lines.size(); ++i) {
            if (options.watch != nullptr && options.watch->is_over(1 + lines[i].runs.size())) return puzzle;
            puzzle.rules.push_back(
                runs_rule(lines[i], {line_label(GridKind::Rectangle, axis, i), (*made)[axis][i]}));
        }
    }
    return puzzle;
}

}  // namespace sator::exchange
