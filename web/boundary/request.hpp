#pragma once

#include <cstdint>
#include <expected>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "sator/base/diagnostic.hpp"
#include "web/boundary/web_namespace.hpp"

namespace sator::web {

/// A question with its options, as JavaScript sends it. The options are those of the command line.
struct Request {
    std::string ask;              ///< the question: "solve", "count", …
    std::string text;             ///< the puzzles
    std::string file = "puzzle";  ///< the name of the text in messages, and of puzzles without a title
    std::string format;           ///< of the text; empty: it is recognised
    std::string alphabet, dialect, initial;
    std::string why_not;  ///< explain: a candidate, e.g. "R3C4=5"
    std::string state;    ///< hint: the grid as filled in so far
    /// hint, explain: the values that are filled in so far, by cell: {"R1C1": "5"}; solve, split: only solutions with them
    std::map<std::string, std::string> grid;
    std::string kind, grade, hardest, symmetry, keep;  ///< create: as on the command line
    std::map<std::string, std::string> parameters;     ///< create: those of the kind, e.g. "size"
    std::optional<std::uint64_t> givens;               ///< create
    bool minimal = false, unrated = false;             ///< create
    std::string to;                                    ///< convert: the format to write
    std::string operation;                             ///< edit: what to do, an object of JSON as text
    std::string form = "svg";            ///< render: "svg", or "data" for a picture that the host draws
    std::string theme = "auto";          ///< render: "auto", "light" or "dark"
    std::optional<std::uint64_t> limit;  ///< solve, count, candidates: the most solutions; split: the parts
    std::optional<std::uint64_t> solutions;  ///< check: counted for each candidate
    std::optional<std::uint64_t> seed, cell_limit;
    std::optional<std::uint64_t> time_limit;    ///< in milliseconds
    std::optional<std::uint64_t> memory_limit;  ///< in bytes
    bool all = false;                           ///< solve: all solutions, one an answer
    bool verify = false;                        ///< solve, explain: check everything that is found
    bool smallest = false;                      ///< explain: prove that no smaller set of rules is enough
    bool solution = false;                      ///< render: draw the solution
    bool stream = false;                        ///< hand over each answer when it is known, not in the reply
    std::map<std::string, std::string> files;   ///< the texts of files that puzzles name, by path
};

/// Reads a request. An unknown field, or a value of the wrong type, is an error.
std::expected<Request, Diagnostic> read_request(std::string_view json);

}  // namespace sator::web
