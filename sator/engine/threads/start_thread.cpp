// The only file of the library that is compiled with exceptions, because the standard library throws one if
// there are no more threads.
#if SATOR_THREADS

#include "sator/engine/threads/start_thread.hpp"

#include <system_error>
#include <utility>

namespace sator::engine {

std::optional<std::thread> start_thread(std::function<void()> work) {
    try {
        return std::thread(std::move(work));
    } catch (const std::system_error&) {
        return std::nullopt;
    }
}

}  // namespace sator::engine

#endif
