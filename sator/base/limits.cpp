#include "sator/base/limits.hpp"

#include "sator/base/check.hpp"

namespace sator {

std::string_view name_of(Limit limit) {
    switch (limit) {
        case Limit::Time: return "time limit";
        case Limit::Memory: return "memory limit";
        case Limit::Interrupt: return "interrupt";
        case Limit::Solutions: return "solution limit";
    }
    SATOR_CHECK(false);
    return {};
}

std::optional<Limit> Limits::reached() const {
    if (interrupted != nullptr && interrupted->load(std::memory_order_relaxed)) return Limit::Interrupt;
    if (deadline && Clock::now() >= *deadline) return Limit::Time;
    return std::nullopt;
}

}  // namespace sator
