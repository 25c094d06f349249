#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/explanation/explanation.hpp"
#include "sator/explain/explanation/why_not.hpp"
#include "sator/explain/text/joining_words.hpp"
#include "sator/render/picture/html_page.hpp"

namespace sator::render {

/// Returns a picture of each step of an explanation, with its number and technique as heading and its
/// sentence as text. The steps of a group share a picture. The last picture shows the final state. `initial`
/// is the initial drawing from which the explanation starts.
std::vector<PageSection> explanation_pictures(const PuzzleContext& context, const Explanation& explanation,
                                              std::size_t initial,
                                              SpokenLanguage language = SpokenLanguage::English);

/// Returns the pictures of the steps that prove a candidate impossible. If the candidate is possible, returns
/// a picture of a solution that has it. If the givens or the cell's range decide the question, returns a
/// picture of the givens. `what` is the answer in words.
std::vector<PageSection> why_not_pictures(const PuzzleContext& context, const WhyNot& why,
                                          const std::string& what, std::size_t initial,
                                          SpokenLanguage language = SpokenLanguage::English);

}  // namespace sator::render
