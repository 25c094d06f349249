#pragma once

#include "sator/explain/closure.hpp"
#include "sator/explain/step.hpp"
#include "sator/explain/study.hpp"

namespace sator {

/// Tells what follows from the step's assumption, value by value, until some of its rules have no way left:
/// `chain` and `failing`. Nothing where propagation finds no conflict. `closure` is of the step's rules, and
/// `facts` are the step's.
void tell_chain(const Study& study, Closure& closure, Candidates facts, Step& step);

}  // namespace sator
