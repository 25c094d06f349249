#pragma once

#include <expected>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <variant>

#include "sator/create/choose/make_puzzle.hpp"
#include "sator/create/forms/statement_form.hpp"
#include "sator/create/recipe/kind_recipe.hpp"
#include "sator/create/shapes/grid_sizes.hpp"

namespace sator::create {

/// An option of `sator create` that some kinds have.
struct CreateParameter {
    std::string_view name;   ///< "size"
    std::string_view value;  ///< what help calls its value: "COLUMNSxROWS"; empty: it is a flag
    std::string_view help;
};

struct CreatedKind;

/// The tools of a row's functions. All of them live as long as the PuzzleMaker.
struct KindContext {
    const CreatedKind& kind;
    const CreateOptions& options;
    BasePuzzles& bases;

    /// Returns the value of a parameter, or `usual` if the caller gave none.
    std::string parameter(std::string_view name, std::string usual) const {
        const auto found = options.parameters.find(std::string(name));
        return found == options.parameters.end() ? usual : found->second;
    }
};

/// A random solution of the base is the grid, and what is true of it in one of the forms may be a clue.
struct ByForms {
    /// The statements that a puzzle has in any case. "{S}" stands for the size, e.g. 9x9, "{N}" for its number of rows and "{M}" for
    /// two less.
    std::string_view base;
    GridSizes sizes = {};
    std::span<const StatementForm> forms = {};
    bool has_givens = true;
};

/// A function plans each puzzle: the grid and its solution, and what may be a clue.
struct ByPlan {
    PlanResult (*plan)(const KindContext& context, RandomSource& random);
};

/// Plans a puzzle of one call.
using Planner = std::function<PlanResult(RandomSource& random)>;
using PlannerResult = std::expected<Planner, CreateFailure>;

/// A planner is made once for all puzzles of a call. It has read what all of them need, e.g. a list of words.
struct ByPlanner {
    PlannerResult (*planner)(const KindContext& context);
};

/// The kind's text says how it is made.
struct ByRecipe {
    std::shared_ptr<const KindRecipe> recipe;
};

/// The kind has a loop of its own.
struct ByLoop {
    MakeResult (*make)(const KindContext& context, std::uint64_t seed);
};

/// A kind of puzzle that can be made. One row of the table of created kinds.
struct CreatedKind {
    std::string_view name;  ///< as `sator create`, answers and the gallery's folder have it: "killer-sudoku"
    /// The kind of sator/kinds whose puzzles are made, and its flags: "sudoku jigsaw". Empty if a base has rules in addition.
    std::string_view kind;
    std::string_view example;  ///< a call
    std::span<const CreateParameter> parameters = {};
    std::string_view usual_symmetry = "none";  ///< of the givens
    std::string_view usual_hardest = {};  ///< the hardest technique that is needed if the caller names none
    /// Whether a step that assumes a candidate and needs two to four rules is no trial: such steps are usual in puzzles of this kind.
    bool takes_few_rules = false;
    bool keeps_all_clues = false;  ///< nothing is left out, and nothing is rated: there is nothing to deduce
    std::variant<ByForms, ByPlan, ByPlanner, ByRecipe, ByLoop> way;
};

}  // namespace sator::create
