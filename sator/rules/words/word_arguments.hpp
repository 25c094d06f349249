#pragma once

#include <expected>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/language/words/word_list.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/rules/words/word_table_cache.hpp"

namespace sator::rules {

/// The arguments that all rules on words share: plain arguments, and the options min_score=N, case=keep and
/// accents=fold in any place.
struct WordArguments {
    std::vector<Argument> plain;
    WordListOptions options;
};

/// Returns an error for an unknown option, a regular expression, or a min_score that is not an integer.
std::expected<WordArguments, Diagnostic> read_word_arguments(const RuleStatement& statement);

/// Returns the list named by `path`. Returns an error if it does not exist (with the paths searched) or has a
/// mistake.
std::expected<std::shared_ptr<const WordList>, Diagnostic> find_word_list(const Argument& path,
                                                                          RuleContext& context);

/// The name for people of a list that a statement spells out: "the list CAT DOG EMU", or for a long one "the
/// list CAT DOG … of 12 words".
struct WordListName {
    std::string name;
    bool is_whole = true;  ///< whether the name contains all words
};
WordListName word_list_name(std::span<const Argument> words);

/// Returns the word list that the puzzle contains. Returns an error if it contains none or has a mistake.
std::expected<std::shared_ptr<const WordList>, Diagnostic> find_inline_list(const RuleStatement& statement,
                                                                            RuleContext& context);

}  // namespace sator::rules
