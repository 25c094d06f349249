#include "sator/text/sudoku_kinds/kenken_kind.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "sator/base/utf8.hpp"
#include "sator/base/whole_number.hpp"
#include "sator/text/kind_parts/grid_arguments.hpp"
#include "sator/text/kind_parts/usual_sudoku.hpp"

namespace sator::text {

namespace {

/// A cage: its number, and what is done to its cells.
struct CageClue {
    std::string number;
    char sign = '+';
};

/// Reads "12+", "6x", "3-", "2/" or "4".
std::expected<CageClue, Diagnostic> read_clue(const Argument& argument) {
    CageClue clue{argument.text};
    for (const auto& [written, sign] : std::array<std::pair<std::string_view, char>, 9>{{{"+", '+'},
                                                                                         {"-", '-'},
                                                                                         {"−", '-'},
                                                                                         {"x", 'x'},
                                                                                         {"*", 'x'},
                                                                                         {"×", 'x'},
                                                                                         {"/", '/'},
                                                                                         {"÷", '/'},
                                                                                         {":", '/'}}}) {
        if (!clue.number.ends_with(written)) continue;
        clue.number.resize(clue.number.size() - written.size());
        clue.sign = sign;
        break;
    }
    if (to_whole_number<std::uint32_t>(clue.number)) return clue;
    return std::unexpected(
        error_at(argument.span, "this is not the clue of a cage",
                 "write a number and a sign: 12+, 3-, 6x, 2/, or only a number for one cell"));
}

/// Returns the statement of a cage. Of more than two cells, all but the greatest are taken from it, or divide it.
std::string statement_of(const CageClue& clue, const std::string& cells, bool is_pair) {
    switch (clue.sign) {
        case '+':
            return "rule sum " + clue.number + " at " + cells + "\n";
        case 'x':
            return "rule product " + clue.number + " at " + cells + "\n";
        case '-':
            if (is_pair) return "rule max(line) - min(line) = " + clue.number + " at " + cells + "\n";
            return "rule 2 * max(line) - sum(line) = " + clue.number + " at " + cells + "\n";
        default:
            if (is_pair) return "rule max(line) = " + clue.number + " * min(line) at " + cells + "\n";
            return "rule max(line) * max(line) = " + clue.number + " * product(line) at " + cells + "\n";
    }
}

std::optional<Diagnostic> add_line(const LineSlice& line, KindExpansion& expansion) {
    const auto arguments = read_arguments({&line, 1}, Slash::Path);
    if (!arguments) return arguments.error();
    if (arguments->size() < 2) {
        return error_at(line.span(0, line.text.size()), "this cage has no cells",
                        "write them after its clue: 12+ R1C1 R1C2");
    }
    const auto clue = read_clue(arguments->front());
    if (!clue) return clue.error();
    const std::string cells = joined_arguments(std::span(*arguments).subspan(1));
    const bool is_pair =
        arguments->size() == 3 && !cells.contains("..") && cells.find('R', 1) != std::string::npos;
    expansion.more.push_back({statement_of(*clue, cells, is_pair), line.span(0, line.text.size())});
    return std::nullopt;
}

/// Adds the cages of a key: a=6x.
std::optional<Diagnostic> add_key(const KindRequest& request, KindExpansion& expansion) {
    for (const Argument& argument : request.arguments) {
        const std::size_t sign = argument.text.find('=');
        if (sign == std::string::npos) continue;
        Argument written = argument;
        written.text = argument.text.substr(sign + 1);
        const auto clue = read_clue(written);
        if (!clue) return clue.error();
        const std::string letter = argument.text.substr(0, sign);
        std::size_t cells = 0;
        for (const DrawingLines& drawing : request.statement.drawings) {
            for (const LineSlice& line : drawing)
                cells += std::ranges::count(to_utf8(line.text), letter.front());
        }
        expansion.more.push_back({statement_of(*clue, "region " + letter, cells == 2), argument.span});
    }
    return std::nullopt;
}

}  // namespace

KindResult expand_kenken(const KindRequest& request) {
    KindRequest own = request;
    std::erase_if(own.arguments, [](const Argument& argument) { return argument.text.contains('='); });
    const auto grid = read_square_arguments(own);
    if (!grid) return std::unexpected(grid.error());
    KindExpansion expansion;
    expansion.statements = "latin " + to_text(grid->size) + "\n";
    if (auto error = add_key(request, expansion)) return std::unexpected(std::move(*error));
    for (const LineSlice& line : request.statement.clues) {
        if (auto error = add_line(line, expansion)) return std::unexpected(std::move(*error));
    }
    expansion.reads_clues = true;
    expansion.drawing_word = expansion.more.size() > request.statement.clues.size() ? "regions" : "initial";
    return expansion;
}

}  // namespace sator::text
