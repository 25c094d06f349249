#include "sator/engine/search/variable_order.hpp"

#include "sator/engine/search/activity_order.hpp"
#include "sator/engine/search/dom_wdeg_order.hpp"
#include "sator/engine/search/input_order.hpp"

namespace sator::engine {

std::unique_ptr<VariableOrder> make_variable_order(Branching branching, const Model& model,
                                                   const SearchOptions& options) {
    switch (branching) {
        case Branching::Activity:
            return std::make_unique<ActivityOrder>(model, options);
        case Branching::DomWdeg:
            return std::make_unique<DomWdegOrder>(model, options);
        case Branching::InputOrder:
            break;
    }
    return std::make_unique<InputOrder>(model);
}

}  // namespace sator::engine
