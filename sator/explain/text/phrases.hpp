#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/deduce/puzzle_context.hpp"
#include "sator/explain/deduce/step.hpp"
#include "sator/explain/text/joining_words.hpp"

namespace sator::explain {

// The phrases that sentences consist of. Cells with the same predicate share a phrase. `words` are those of the language.

/// Returns "a", "a and b" or "a, b and c".
std::string joined(const std::vector<std::string>& parts, std::string_view last);

/// Returns the text with a capital first letter.
std::string capitalised(std::string text);

/// Returns the same; but the letter of a cryptarithm that begins the text stays as it is.
std::string capitalised(const PuzzleContext& context, std::string text);

/// Returns the name of a value in a sentence: as the puzzle writes it, or "white" if the puzzle's kind calls its cells so. A place between
/// cells is "a line" or "empty".
std::string word_of_value(const PuzzleContext& context, Candidate candidate,
                          const PhraseWords& words = kEnglishPhrases);

/// Returns e.g. "R1C2 = 5", "R1C2 is white", or "R1C2/R1C3 is a line".
std::string placed_text(const PuzzleContext& context, Candidate placed);
/// Returns e.g. "R1C2 = 5", "R2C1 to R2C4 are 3".
std::vector<std::string> placed_texts(const PuzzleContext& context, const std::vector<Candidate>& placed,
                                      const PhraseWords& words = kEnglishPhrases);
/// Returns e.g. "R1C2 is not 3 or 5", or, if that is shorter, the values that are `left`: "R2C1 and R2C2 are
/// now 1 or 4".
std::vector<std::string> removed_texts(const PuzzleContext& context, const std::vector<Candidate>& removed,
                                       std::span<const RemainingValues> left,
                                       const PhraseWords& words = kEnglishPhrases);
/// Returns the premises, e.g. "R1C2 = 5", "R1C3 is 3 or 7", "R2C1 and R2C2 are not 5".
std::vector<std::string> premise_texts(const PuzzleContext& context, std::span<const StepPremise> premises,
                                       const PhraseWords& words = kEnglishPhrases);

/// Returns the words of values of a cell: "3", "4 to 7".
std::vector<std::string> value_names(const PuzzleContext& context, CellId cell,
                                     const std::vector<ValueId>& values,
                                     const PhraseWords& words = kEnglishPhrases);
/// Returns the names of cells: "R1C1 to R1C4 and R3C2".
std::string cell_names(const PuzzleContext& context, const std::vector<CellId>& cells,
                       const PhraseWords& words = kEnglishPhrases);

}  // namespace sator::explain
