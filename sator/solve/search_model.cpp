#include "sator/solve/search_model.hpp"

#include <optional>
#include <utility>

#include "sator/propagators/distinct/fused_distinct.hpp"
#include "sator/propagators/sums/derived_sums.hpp"
#include "sator/propagators/sums/implied_sums.hpp"
#include "sator/propagators/sums/with_clique_sums.hpp"
#include "sator/propagators/tables/joined_tables.hpp"

namespace sator::solve {

namespace {

/// Returns nullopt if it would change nothing.
using Transformation = std::optional<Model> (*)(const Model&, LimitWatch&);

constexpr Transformation kForSearch[] = {with_implied_sums, with_clique_sums, with_derived_sums,
                                         with_fused_distinct};

}  // namespace

SearchModel::SearchModel(Model posted, LimitWatch& watch)
    : posted_(std::make_unique<const Model>(std::move(posted))) {
    if (auto joined = with_joined_tables(*posted_, watch))
        counted_ = std::make_unique<const Model>(std::move(*joined));
    if (watch.is_over()) return;
    for (const Transformation transform : kForSearch) {
        if (auto better = transform(searched(), watch))
            searched_ = std::make_unique<const Model>(std::move(*better));
    }
}

}  // namespace sator::solve
