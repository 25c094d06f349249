#pragma once

#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/base/limit_watch.hpp"
#include "sator/engine/model/model.hpp"

namespace sator::propagators {

/// A model that consists of all-different groups, sums inside groups, and orders only, e.g. magic squares and
/// hexagons. Values are indices, below 64.
struct SumSystem {
    struct Sum {
        std::vector<std::uint32_t> cells;  // ascending, each once
        std::int64_t value = 0;            // the sum of their values

        friend bool operator==(const Sum&, const Sum&) = default;
    };
    /// The value of `greater` exceeds that of `lesser` by at least `step`.
    struct Precedence {
        std::uint32_t lesser, greater;
        Value step;
    };

    std::size_t cells = 0;
    std::vector<Sum> sums;
    std::vector<std::vector<std::uint32_t>> groups;
    std::vector<Precedence> orders;
    std::vector<std::vector<std::uint32_t>> sums_of, groups_of, orders_of;  // by cell

    /// Returns the model's system. Returns null if the model has no sum, any other constraint or more than
    /// `kMaxCells` cells, or if `watch` is over.
    static std::shared_ptr<const SumSystem> of(const Model& model, LimitWatch& watch);
};

}  // namespace sator::propagators
