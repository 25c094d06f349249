#pragma once

#include <type_traits>
#include <typeinfo>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/propagator.hpp"

namespace sator::propagators {

/// Returns the propagator as a `T`, or null if it is of another class. `T` is final, so one comparison of
/// addresses suffices: a type has one type_info in a program. dynamic_cast would walk through the object's
/// base classes, and `==` of type ids compares the names of different types.
template <class T>
const T* as_exactly(const Propagator& propagator) {
    static_assert(std::is_final_v<T>);
    return &typeid(propagator) == &typeid(T) ? static_cast<const T*>(&propagator) : nullptr;
}

}  // namespace sator::propagators
