#pragma once

#include <type_traits>
#include <typeinfo>

#include "sator/engine/model/propagator.hpp"

namespace sator {

/// The propagator as a `T`, from which nothing is derived; null where it is another. At once, where
/// dynamic_cast looks through all bases of what it is given.
template <class T>
const T* as_exactly(const Propagator& propagator) {
    static_assert(std::is_final_v<T>);
    return typeid(propagator) == typeid(T) ? static_cast<const T*>(&propagator) : nullptr;
}

}  // namespace sator
