#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>

#include "sator/base/limits.hpp"
#include "sator/rules/words/resources.hpp"

namespace sator {

/// Grades from `least` to `most`, of 10.
struct GradeRange {
    int least = 1, most = 10;
    bool contains(int grade) const { return least <= grade && grade <= most; }
};

/// The request for a puzzle: its kind, and how it is made.
struct CreateOptions {
    std::string kind;  ///< a name of the table of kinds: "sudoku"; not used if `from` has a puzzle
    /// The kind's own parameters, e.g. "size" → "6x6". What is missing has the kind's default.
    std::map<std::string, std::string> parameters = {};
    /// A text with `define kind NAME …`: `kind` may be one of these kinds. The definitions stand above the made puzzle.
    std::string definitions = {};
    std::string definitions_name = {};  ///< the file that has them, for the call that makes the puzzle again
    /// A puzzle file in any format: the made puzzle has its grid and its rules, and givens that make it unique.
    std::string from = {};
    std::string from_name = {};   ///< how messages name that file
    bool ignore_unknown = false;  ///< make one even if parts of that file's puzzle are not understood

    std::uint64_t seed = 0;  ///< the same seed gives the same puzzle
    /// Words with commas between them: "rotation", "mirror,diagonal", "none". Empty: the kind's usual symmetry.
    std::string symmetry = {};
    bool minimal = false;                    ///< no given or clue may be left out
    std::optional<std::size_t> givens = {};  ///< the exact number of givens
    std::string keep = {};  ///< places whose cells are given in any case: "R1C1 R3C2..R3C5; box 2"
    std::optional<GradeRange> grade = {};
    std::string hardest =
        {};             ///< the label of the hardest technique that may be needed: "hidden-pair"; empty: any
    bool rated = true;  ///< whether the puzzle is rated if neither `grade` nor `hardest` asks for it
    std::size_t attempts = 1000;  ///< how often a new puzzle is begun before the request counts as not met

    Resources files = {};  ///< the files that the puzzle names, such as word lists
    Limits limits = {};
};

}  // namespace sator
