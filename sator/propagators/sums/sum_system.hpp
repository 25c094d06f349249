#pragma once

#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "sator/base/limit_watch.hpp"
#include "sator/engine/model/model.hpp"

namespace sator {

/// What a model demands, where that is only groups of cells that differ, sums within them, and orders: magic
/// squares and hexagons. Values are indices, below 64.
struct SumSystem {
    struct Sum {
        std::vector<std::uint32_t> cells;  // ascending, each once
        std::int64_t value = 0;            // what their values add up to

        friend bool operator==(const Sum&, const Sum&) = default;
    };
    /// The value of `lesser` is less than that of `greater` by at least `step`.
    struct Precedence {
        std::uint32_t lesser, greater;
        Value step;
    };

    std::size_t cells = 0;
    std::vector<Sum> sums;
    std::vector<std::vector<std::uint32_t>> groups;
    std::vector<Precedence> orders;
    std::vector<std::vector<std::uint32_t>> sums_of, groups_of, orders_of;  // by cell

    /// The model's system; null where it has no sum, or anything else is demanded, or it has more than a
    /// thousand cells, or once `watch` is over.
    static std::shared_ptr<const SumSystem> of(const Model& model, LimitWatch& watch);
};

}  // namespace sator
