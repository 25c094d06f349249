#pragma once

#include <expected>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "sator/language/words/word_list.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/rules/words/word_table_cache.hpp"

namespace sator {

/// What the rules on words have in common: plain arguments, and the options min_score=N, case=keep and
/// accents=fold anywhere among them.
struct WordArguments {
    std::vector<Argument> plain;
    WordListOptions options;
};

/// Errors: an unknown option, a regular expression, a min_score that is no whole number.
std::expected<WordArguments, Diagnostic> read_word_arguments(const RuleStatement& statement);

/// The list of which `path` is the name. Errors: there is none, with where it was looked for; a mistake in
/// it.
std::expected<std::shared_ptr<const WordList>, Diagnostic> find_word_list(const Argument& path,
                                                                          RuleContext& context);

/// What people call a list that a statement writes out: "the list CAT DOG EMU"; a long one "the list CAT DOG
/// … of 12 words".
struct WordListName {
    std::string name;
    bool is_whole = true;  ///< the name has all of them
};
WordListName word_list_name(std::span<const Argument> words);

/// The list that the puzzle itself holds. Errors: it holds none; a mistake in it.
std::expected<std::shared_ptr<const WordList>, Diagnostic> find_inline_list(const RuleStatement& statement,
                                                                            RuleContext& context);

}  // namespace sator
