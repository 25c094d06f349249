#pragma once

#include <expected>
#include <memory>
#include <span>
#include <string>

#include "sator/base/layer_namespaces.hpp"
#include "sator/language/words/word_list.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/rules/words/word_table_cache.hpp"

namespace sator::rules {

/// Makes a rule for each sequence: its cells spell a word of the list. `list_name` is the name in messages,
/// e.g. "words.txt". Returns an error at `span` if no word of the list fits the length and the symbols of a
/// sequence.
std::expected<RuleList, Diagnostic> make_in_word_list(std::shared_ptr<const WordList> list,
                                                      const WordListOptions& options,
                                                      const std::string& list_name, const SourceSpan& span,
                                                      std::span<const Sequence> sequences,
                                                      RuleContext& context);

}  // namespace sator::rules
