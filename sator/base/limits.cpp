#include "sator/base/limits.hpp"

#include <algorithm>

#include "sator/base/assert.hpp"
#include "sator/base/layer_namespaces.hpp"

namespace sator {

using namespace base;

std::string_view name_of(Limit limit) {
    switch (limit) {
        case Limit::Time:
            return "time limit";
        case Limit::Memory:
            return "memory limit";
        case Limit::Interrupt:
            return "interrupt";
        case Limit::Nodes:
            return "node limit";
        case Limit::Solutions:
            return "solution limit";
    }
    SATOR_ASSERT(false);
    return {};
}

std::size_t Limits::memory_left() const {
    const std::size_t used = memory_used == nullptr ? 0 : memory_used->load(std::memory_order_relaxed);
    return memory_bytes - std::min(memory_bytes, used);
}

std::optional<Limit> Limits::reached(std::size_t own_bytes) const {
    const std::size_t used =
        memory_used == nullptr ? own_bytes : memory_used->load(std::memory_order_relaxed);
    if (used > memory_bytes) return Limit::Memory;
    if (interrupted != nullptr && interrupted->load(std::memory_order_relaxed)) return Limit::Interrupt;
    if (poll != nullptr && (*poll)()) return Limit::Interrupt;
    if (deadline && Clock::now() >= *deadline) return Limit::Time;
    return std::nullopt;
}

}  // namespace sator
