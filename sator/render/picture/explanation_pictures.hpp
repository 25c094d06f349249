#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "sator/explain/explanation/explanation.hpp"
#include "sator/explain/explanation/why_not.hpp"
#include "sator/render/picture/html_page.hpp"

namespace sator {

/// A picture of each step of a way, with its number and technique above and its sentence below, steps that
/// are told together in one picture; after the last step, what is known then. `initial`: whose givens the way
/// starts from.
std::vector<PageSection> explanation_pictures(const PuzzleContext& context, const Explanation& explanation,
                                              std::size_t initial);

/// The pictures of the steps that show a candidate to be impossible; where it is possible, of a solution with
/// it. Where the givens or the range answer, of the givens. `what`: the answer in words.
std::vector<PageSection> why_not_pictures(const PuzzleContext& context, const WhyNot& why,
                                          const std::string& what, std::size_t initial);

}  // namespace sator
