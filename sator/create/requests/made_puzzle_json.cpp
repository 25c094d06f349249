#include "sator/create/requests/made_puzzle_json.hpp"

#include <nlohmann/json.hpp>
#include <vector>

#include "sator/create/requests/create_call_text.hpp"
#include "sator/render/json/rating_json.hpp"

namespace sator::create {

namespace {

/// The version of this output format. Programs depend on its fields.
constexpr int kMadePuzzleVersion = 1;

std::vector<std::string> solution_of(const MadePuzzle& puzzle) {
    std::vector<std::string> solution;
    for (const Value value : puzzle.solution)
        solution.push_back(puzzle.puzzle->alphabet[static_cast<std::size_t>(value)].to_string());
    return solution;
}

}  // namespace

std::string made_puzzle_json(const CreateOptions& options, const MadePuzzle& puzzle,
                             std::string_view version) {
    nlohmann::ordered_json line = {{"sator", kMadePuzzleVersion},
                                   {"kind", options.kind},
                                   {"version", version},
                                   {"seed", puzzle.seed},
                                   {"command", create_call_text(options, puzzle.seed)},
                                   {"puzzle", puzzle.text}};
    if (puzzle.puzzle != nullptr) line["solution"] = solution_of(puzzle);
    if (puzzle.rating) line["rating"] = render::rating_fields(*puzzle.rating);
    if (!puzzle.notes.empty()) line["notes"] = puzzle.notes;
    return line.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace) + '\n';
}

}  // namespace sator::create
