#pragma once

#include <string>

#include "sator/explain/step.hpp"
#include "sator/explain/study.hpp"

namespace sator {

/// The step in the puzzle's own words: "Box 5: 7 can stand nowhere but in R4C6." Names no rule and no cell
/// that the step does not use.
std::string sentence(const Study& study, const Step& step);

/// The technique's name, for this step's rules: "forced letter".
std::string_view technique_name(const Study& study, const Step& step);

/// A premise: "R1C2 = 5", "R1C2 is 3 or 7", "R1C2 is not 5".
std::string fact_text(const Study& study, const Fact& fact);
/// "R1C2 = 5".
std::string placed_text(const Study& study, Candidate placed);
/// Removals, those of one cell together: "R1C2 is not 3 or 5".
std::vector<std::string> removed_texts(const Study& study, const std::vector<Candidate>& removed);

}  // namespace sator
