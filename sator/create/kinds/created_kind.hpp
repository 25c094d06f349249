#pragma once

#include <expected>
#include <functional>
#include <span>
#include <string>
#include <string_view>

#include "sator/create/choose/make_puzzle.hpp"
#include "sator/create/forms/statement_form.hpp"

namespace sator::create {

/// A parameter of one kind or of several, an option of `sator create`.
struct KindParameter {
    std::string_view name;   ///< "size"
    std::string_view value;  ///< what help calls its value: "COLUMNSxROWS"
    std::string_view help;   ///< may begin with the only kind that has the parameter: "regex: a message …"

    /// Returns the help without the kind.
    std::string_view meaning() const {
        const std::size_t colon = help.find(": ");
        return colon < help.find(' ') ? help.substr(colon + 2) : help;
    }
};

struct CreatedKind;

/// What a row's functions may use. All of it lives as long as the PuzzleMaker.
struct KindCall {
    const CreatedKind& kind;
    const CreateOptions& options;
    BasePuzzles& bases;

    /// Returns the value of a parameter, or `usual` if the caller gave none.
    std::string parameter(std::string_view name, std::string usual) const {
        const auto found = options.parameters.find(std::string(name));
        return found == options.parameters.end() ? usual : found->second;
    }
};

/// Plans a puzzle of one call.
using Planner = std::function<PlanResult(RandomSource& random)>;
using PlannerResult = std::expected<Planner, CreateFailure>;

/// A kind of puzzle that can be made. One row of the table of created kinds.
struct CreatedKind {
    std::string_view name;     ///< as `sator create` names it: "sudoku"
    std::string_view folder;   ///< of the gallery, with puzzles of the kind: "sudoku"
    std::string_view summary;  ///< one sentence
    std::string_view example;  ///< a call
    std::span<const KindParameter> parameters = {};
    std::string_view usual_symmetry = "none";  ///< of the givens
    /// If `plan` is plan_by_forms: the base puzzle, any solution of which is a full grid. "{S}" stands for the size, e.g. 9x9,
    /// "{N}" for its number of rows and "{M}" for two less.
    std::string_view base = {};
    std::size_t usual_size = 9, least_size = 9, most_size = 9, size_step = 1;
    bool has_givens = true;
    std::span<const StatementForm> forms = {};
    std::string_view usual_hardest = {};  ///< the hardest technique that is needed if the caller names none
    /// Whether a step that assumes a candidate and needs two to four rules is no trial: such steps are usual in puzzles of this kind.
    bool takes_few_rules = false;
    bool keeps_all_clues = false;  ///< nothing is left out, and nothing is rated: there is nothing to deduce
    // One of these three is not null.
    /// Plans a puzzle: the grid and its solution, and what may be a clue.
    PlanResult (*plan)(const KindCall& call, RandomSource& random) = nullptr;
    /// Returns the function that plans puzzles, after it has read what all of them need, e.g. a list of words.
    PlannerResult (*planner)(const KindCall& call) = nullptr;
    /// Makes a puzzle in a loop of its own.
    MakeResult (*make)(const KindCall& call, std::uint64_t seed) = nullptr;
};

}  // namespace sator::create
