#include "sator/base/assert.hpp"

#include <cstdio>
#include <cstdlib>

namespace sator::base {

void assertion_failed(const char* what, const char* file, int line) {
    std::fprintf(stderr, "sator: a bug in Sator: %s:%d: %s\n", file, line, what);
    std::abort();
}

}  // namespace sator::base
