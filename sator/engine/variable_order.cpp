#include "sator/engine/variable_order.hpp"

#include "sator/engine/activity.hpp"
#include "sator/engine/cell_order.hpp"
#include "sator/engine/weighted_domain.hpp"

namespace sator {

std::unique_ptr<VariableOrder> make_variable_order(Branching branching, const Model& model) {
    switch (branching) {
        case Branching::Activity:
            return std::make_unique<Activity>(model);
        case Branching::WeightedDomain:
            return std::make_unique<WeightedDomain>(model);
        case Branching::CellOrder:
            break;
    }
    return std::make_unique<CellOrder>(model);
}

}  // namespace sator
