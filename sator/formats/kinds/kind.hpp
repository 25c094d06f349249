#pragma once

#include <expected>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/formats/statements/statement_arguments.hpp"
#include "sator/formats/statements/statements.hpp"

namespace sator::formats {

/// What a kind's row gets to know about the line that names it, e.g. `sudoku 6x6 boxes 3x2`.
struct KindRequest {
    const Statement& statement;
    std::vector<Argument> arguments;  ///< after the kind's word
    bool has_grid = false;            ///< another statement of the file makes a grid
    std::size_t grid_number = 1;      ///< the number of the next `grid` statement, from 1
};

/// What a kind stands for.
struct KindExpansion {
    std::string statements;  ///< statements of the language, a line each; may use other kinds
    /// The rule or kind whose clues the indented lines below the kind's line are; empty if it takes none.
    std::string clue_word = {};
    /// The arguments that these clues share. If nullopt, they are those of the kind's line.
    std::optional<std::string> clue_arguments = std::nullopt;
    /// The statement that the drawings below the kind's line belong to, e.g. "initial"; empty if it takes none.
    std::string drawing_word = {};
};

/// A kind of puzzle: a word that stands for several statements. One row of the table of kinds.
struct Kind {
    std::string_view name;     ///< "sudoku"
    std::string_view syntax;   ///< "sudoku [SIZE] [boxes SIZE] [jigsaw] [at CELL]"
    std::string_view summary;  ///< one sentence for `sator rules`
    bool makes_grid = false;   ///< whether its statements always make a grid
    std::string_view example;  ///< a whole puzzle in the language that uses it
    std::uint64_t example_solutions = 0;
    std::expected<KindExpansion, Diagnostic> (*expand)(const KindRequest& request);
};

}  // namespace sator::formats
