#include "sator/exchange/square/puzzle_of_statements.hpp"

#include <memory>
#include <utility>

#include "sator/text/read/sator_language.hpp"

namespace sator::exchange {

std::expected<Puzzle, Diagnostic> puzzle_of_statements(std::string statements, std::string_view file,
                                                       const PuzzleOptions& options,
                                                       std::span<const Diagnostic> remarks) {
    const SourceFile source{std::string(file), std::make_shared<const std::string>(std::move(statements))};
    Resources none;
    auto puzzle = read_sator(source, none, options);
    if (!puzzle) {
        Diagnostic error = std::move(puzzle.error().front());
        error.message = "what this says has no meaning in the puzzle language: " + error.message;
        return std::unexpected(std::move(error));
    }
    for (Diagnostic remark : remarks) {
        remark.file = file;
        puzzle->remarks.push_back(std::move(remark));
    }
    return std::move(*puzzle);
}

}  // namespace sator::exchange
