#pragma once

#include <mutex>

namespace sator::base {

/// Guards what several threads use. If a program cannot have threads, as in WebAssembly, the standard library
/// has no std::mutex, and this does nothing.
#ifdef __STDCPP_THREADS__
using Mutex = std::mutex;
#else
class Mutex {
  public:
    void lock() {}
    bool try_lock() { return true; }
    void unlock() {}
};
#endif

}  // namespace sator::base
