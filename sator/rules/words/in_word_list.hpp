#pragma once

#include <expected>
#include <memory>
#include <span>
#include <string>

#include "sator/language/words/word_list.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/rules/words/word_table_cache.hpp"

namespace sator {

/// A rule for each sequence: it reads as a word of the list, `list_name` ("words.txt") to people. Error, at
/// `span`: no word of the list fits the sequence's length and symbols.
std::expected<RuleList, Diagnostic> make_in_word_list(std::shared_ptr<const WordList> list,
                                                      const WordListOptions& options,
                                                      const std::string& list_name, const SourceSpan& span,
                                                      std::span<const Sequence> sequences,
                                                      RuleContext& context);

}  // namespace sator
