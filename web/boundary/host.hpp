#pragma once

#include <cstddef>

/// The functions that the boundary calls in its host: JavaScript, or the test that it is linked with.
#ifdef __wasm__
#define SATOR_IMPORTED(name) __attribute__((import_module("sator"), import_name(name)))
#else
#define SATOR_IMPORTED(name)
#endif

extern "C" {

/// Called several times a second during a long question, with the share of the search space that is done (0 if it is
/// not known) and the number of solutions found so far. If it returns anything but 0, the question ends as at a limit.
SATOR_IMPORTED("progress")
int sator_progress(double milliseconds, double share_done, double found);

/// Called with each answer as soon as it is known, if the request has `"stream": true`: a line of JSON.
SATOR_IMPORTED("answer")
void sator_answer(const char* line, std::size_t length);
}
