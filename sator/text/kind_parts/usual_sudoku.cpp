#include "sator/text/kind_parts/usual_sudoku.hpp"

#include <algorithm>

#include "sator/base/errors.hpp"
#include "sator/puzzle/symbol_text.hpp"
#include "sator/text/kind_parts/grid_arguments.hpp"

namespace sator::text {

namespace {

bool is_key(const Argument& argument) {
    return argument.kind == Argument::Kind::Bare && argument.text.contains('=');
}

}  // namespace

std::string joined_arguments(std::span<const Argument> arguments) {
    std::string text;
    for (const Argument& argument : arguments) {
        text += text.empty() ? "" : " ";
        switch (argument.kind) {
            case Argument::Kind::Bare:
                text += argument.text;
                break;
            case Argument::Kind::Quoted:
                text += puzzle::in_quotes(argument.text);
                break;
            case Argument::Kind::Regex:
                text += "/" + argument.text + "/" + argument.flags;
                break;
        }
    }
    return text;
}

std::expected<UsualSudoku, Diagnostic> read_usual_sudoku(const KindRequest& request) {
    KindRequest own = request;
    std::erase_if(own.arguments, is_key);
    if (request.has_grid) {
        if (own.arguments.empty()) return UsualSudoku{"", request.grid_size};
        return std::unexpected(error_at(own.arguments.front().span, "the puzzle has a grid already",
                                        "write only '" + request.statement.keyword + "'"));
    }
    const auto grid = read_grid_arguments(own, BoxSize{9, 9});
    if (!grid) return failure(grid);
    const std::string text = joined_arguments(own.arguments);
    return UsualSudoku{"sudoku" + (text.empty() ? "" : " " + text) + "\n", grid->size};
}

}  // namespace sator::text
