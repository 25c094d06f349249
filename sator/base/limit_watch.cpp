#include "sator/base/limit_watch.hpp"

#include "sator/base/layer_namespaces.hpp"

namespace sator {

using namespace base;

bool LimitWatch::has_room(std::size_t bytes) {
    if (!limit_ && bytes > limits_.memory_left()) limit_ = Limit::Memory;
    return !limit_;
}

}  // namespace sator
