#pragma once

#include <atomic>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/search/decision_stack.hpp"
#include "sator/engine/search/search_progress.hpp"
#include "sator/engine/state/propagation_engine.hpp"

namespace sator::engine {

class SearchHooks;

/// Whether a search learns nogoods from its conflicts.
enum class Learn : std::uint8_t {
    Never,
    /// After `learn_after` conflicts of a question, until `learn_solutions` solutions are found: when listing
    /// more, nogoods cost more than they save.
    WhenHard,
    ForAllSolutions,  ///< after `learn_after` conflicts, to the end of the question
};

/// A number that no search reaches: of nodes or of solutions.
inline constexpr std::uint64_t kUnlimited = std::numeric_limits<std::uint64_t>::max();

/// One question to a Search: everything that holds for this question and not for the next. The default asks for all
/// solutions of the model. What it refers to must live until the search ends the question.
struct SearchQuestion {
    /// Each solution has these values.
    std::span<const FixedCell> fixed = {};
    /// No solution has these.
    std::span<const FixedCell> excluded = {};
    /// The part of the search space that is asked about; the whole if it has no steps.
    Subtree below = {};
    /// How many solutions of a whole question the endgame should list at once; see Endgame::set_wanted.
    std::uint64_t wanted = kUnlimited;

    /// When redundant propagators take part.
    RedundantPropagators redundant = RedundantPropagators::FromTheStart;
    /// Whether it learns nogoods.
    Learn learn = Learn::WhenHard;
    /// Values are tried in a random order with this seed; nullopt: in ascending order.
    std::optional<std::uint64_t> seed = {};
    /// After this number of nodes, weights stay as they are. If it is not kUnlimited, the search never restarts: what it
    /// finds in a subtree then depends on nothing else.
    std::uint64_t weights_fixed_after = kUnlimited;
    /// The weights of dom/wdeg to begin with. If there are none, a whole question begins with equal weights, and a part
    /// with those that the search has.
    std::span<const double> weights = {};
    /// For a part of a question: whether the endgame was near at the root of the whole. All parts use the same answer,
    /// because they must be searched in the same order. nullopt: not known.
    std::optional<bool> is_endgame_near = {};

    /// Called at certain moments; null: none.
    SearchHooks* hooks = nullptr;
    /// The search stops, as at an interrupt, once this is set; null: no flag.
    const std::atomic<bool>* stop_flag = nullptr;
    /// Where the search writes its progress; null: nowhere.
    SearchProgress* progress = nullptr;
};

}  // namespace sator::engine
