#include "sator/solve/search_model.hpp"

#include <utility>

#include "sator/propagators/counts/derived_counts.hpp"
#include "sator/propagators/distinct/fused_distinct.hpp"
#include "sator/propagators/equations/derived_sums.hpp"
#include "sator/propagators/equations/with_clique_sums.hpp"
#include "sator/propagators/graphs/with_group_labels.hpp"
#include "sator/propagators/languages/distinct_automata.hpp"
#include "sator/propagators/languages/with_run_starts.hpp"
#include "sator/propagators/leftovers/leftover_cells.hpp"
#include "sator/propagators/paths/with_path_labels.hpp"
#include "sator/propagators/sums/implied_sums.hpp"
#include "sator/propagators/tables/families_of_sets.hpp"
#include "sator/propagators/tables/joined_tables.hpp"

namespace sator::solve {

SearchModel::SearchModel(Model posted, LimitWatch& watch)
    : posted_(std::make_unique<const Model>(std::move(posted))) {
    if (auto joined = with_joined_tables(*posted_, watch))
        counted_ = std::make_unique<const Model>(std::move(*joined));
    has_sums_ = states_sums(counted());
    has_counts_ = states_counts(counted());
}

AddedPropagators SearchModel::possible(AddedPropagators additions) const {
    if (!has_sums_ || all_cells_differ_ || !additions.clique_sums) additions.derived_sums = 0;
    if (!has_counts_) additions.derived_counts = 0;
    return additions;
}

const Model& SearchModel::searched(const AddedPropagators& additions, LimitWatch& watch) {
    if (added_ != additions) {
        searched_.reset();
        added_ = additions;
        add_all(additions, watch);
    }
    return searched_ ? *searched_ : counted();
}

void SearchModel::add_all(const AddedPropagators& additions, LimitWatch& watch) {
    const auto add = [&](std::optional<Model> better) {
        if (better) searched_ = std::make_unique<const Model>(std::move(*better));
    };
    const auto now = [&]() -> const Model& { return searched_ ? *searched_ : counted(); };
    // The added propagators make no further cells differ.
    const DifferingCells differing(counted(), watch);
    all_cells_differ_ = differing.is_complete();
    if (additions.set_families) add(with_families_of_sets(now(), differing, watch));
    add(with_distinct_automata(now(), differing, watch));
    if (has_sums_) {
        add(with_implied_sums(now(), watch));
        if (additions.clique_sums) add(with_clique_sums(now(), differing, watch));
        if (possible(additions).derived_sums > 0)
            add(with_derived_sums(now(), differing, additions.derived_sums, watch));
    }
    if (possible(additions).derived_counts > 0)
        add(with_derived_counts(now(), additions.derived_counts, watch));
    if (additions.leftovers > 0) add(with_leftovers(now(), additions.leftovers, watch));
    if (additions.run_starts > 0) add(with_run_starts(now(), additions.run_starts, watch));
    add(with_path_labels(now(), watch));
    add(with_group_labels(now(), watch));
    add(with_fused_distinct(now(), watch));
}

}  // namespace sator::solve
