#include "sator/engine/variable_order.hpp"

#include "sator/engine/activity.hpp"
#include "sator/engine/cell_order.hpp"
#include "sator/engine/weighted_domain.hpp"

namespace sator {

std::unique_ptr<VariableOrder> make_variable_order(Branching branching, const Model& model) {
    switch (branching) {
        case Branching::Activity:
            return std::make_unique<ActivityOrder>(model);
        case Branching::DomWdeg:
            return std::make_unique<DomWdegOrder>(model);
        case Branching::InputOrder:
            break;
    }
    return std::make_unique<InputOrder>(model);
}

}  // namespace sator
