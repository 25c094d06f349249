#pragma once

#include <span>
#include <string>

#include "sator/explain/step.hpp"
#include "sator/explain/study.hpp"

namespace sator {

/// The step in the puzzle's own words: "Box 5: 7 can stand nowhere but in R4C6." Names no rule and no cell
/// that the step does not use.
std::string sentence(const Study& study, const Step& step);
/// Of steps that are told together (told_together.hpp).
std::string sentence(const Study& study, std::span<const Step> portion);

/// The technique's name, for this step's rules: "forced letter", "three rules together".
std::string technique_name(const Study& study, const Step& step);

}  // namespace sator
