#pragma once

#include <string>
#include <vector>

#include "sator/explain/step.hpp"
#include "sator/explain/study.hpp"

namespace sator {

/// The clues of a step's rules with what happened in them, as lines of equal indent: the clue; under it its
/// dead parts, struck, those that the same facts killed in one line with these facts behind; and the
/// references that an echo needs.
std::vector<std::string> clue_notes(const Study& study, const Step& step);

}  // namespace sator
