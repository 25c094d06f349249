#include "sator/solve/search_model.hpp"

#include <utility>

#include "sator/propagators/distinct/fused_distinct.hpp"
#include "sator/propagators/equations/derived_sums.hpp"
#include "sator/propagators/equations/with_clique_sums.hpp"
#include "sator/propagators/languages/distinct_automata.hpp"
#include "sator/propagators/sums/implied_sums.hpp"
#include "sator/propagators/tables/families_of_sets.hpp"
#include "sator/propagators/tables/joined_tables.hpp"

namespace sator::solve {

SearchModel::SearchModel(Model posted, LimitWatch& watch)
    : posted_(std::make_unique<const Model>(std::move(posted))) {
    if (auto joined = with_joined_tables(*posted_, watch))
        counted_ = std::make_unique<const Model>(std::move(*joined));
    has_sums_ = states_sums(counted());
}

const Model& SearchModel::searched(const AddedSums& sums, LimitWatch& watch) {
    if (added_ != sums) {
        searched_.reset();
        added_ = sums;
        add_all(sums, watch);
    }
    return searched_ ? *searched_ : counted();
}

void SearchModel::add_all(const AddedSums& sums, LimitWatch& watch) {
    const auto add = [&](std::optional<Model> better) {
        if (better) searched_ = std::make_unique<const Model>(std::move(*better));
    };
    const auto now = [&]() -> const Model& { return searched_ ? *searched_ : counted(); };
    // What is added says of no further cells that they differ.
    const DifferingCells differing(counted(), watch);
    add(with_families_of_sets(now(), differing, watch));
    add(with_distinct_automata(now(), differing, watch));
    if (has_sums_) {
        add(with_implied_sums(now(), watch));
        if (sums.knows_cliques) add(with_clique_sums(now(), differing, watch));
        if (sums.knows_cliques && sums.derived > 0)
            add(with_derived_sums(now(), differing, sums.derived, watch));
    }
    add(with_fused_distinct(now(), watch));
}

}  // namespace sator::solve
