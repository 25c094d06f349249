#include "sator/rules/words/word_arguments.hpp"

#include <optional>

#include "sator/base/whole_number.hpp"
#include "sator/rules/words/resources.hpp"

namespace sator::rules {

namespace {

constexpr const char* kOptionsHint = "the options are min_score=N, case=keep and accents=fold";

/// Sets an option. Returns false if there is no such option.
bool take_option(std::string_view option, WordListOptions& options) {
    constexpr std::string_view kMinScore = "min_score=";
    if (option == "case=keep") {
        options.folding.folds_case = false;
    } else if (option == "accents=fold") {
        options.folding.folds_accents = true;
    } else if (option.starts_with(kMinScore)) {
        const auto number = to_whole_number<std::int64_t>(option.substr(kMinScore.size()));
        if (!number) return false;
        options.min_score = *number;
    } else {
        return false;
    }
    return true;
}

std::string joined(const std::vector<std::string>& names) {
    std::string text;
    for (std::size_t i = 0; i < names.size(); ++i)
        text += (i == 0 ? "" : i + 1 < names.size() ? ", " : " and ") + names[i];
    return text;
}

}  // namespace

std::expected<WordArguments, Diagnostic> read_word_arguments(const RuleStatement& statement) {
    WordArguments read;
    for (const Argument& argument : statement.arguments) {
        if (argument.kind == Argument::Kind::Regex) {
            return std::unexpected(
                error_at(argument.span, statement.name + " takes no regular expression", kOptionsHint));
        }
        const bool is_option =
            argument.kind == Argument::Kind::Bare && argument.text.find('=') != std::string::npos;
        if (!is_option) {
            read.plain.push_back(argument);
        } else if (!take_option(argument.text, read.options)) {
            return std::unexpected(error_at(
                argument.span, statement.name + " has no option '" + argument.text + "'", kOptionsHint));
        }
    }
    return read;
}

std::expected<std::shared_ptr<const WordList>, Diagnostic> find_word_list(const Argument& path,
                                                                          RuleContext& context) {
    auto list = context.resources.word_list(path.text, context.puzzle.file, context.watch);
    if (!list || *list != nullptr) return list;
    return std::unexpected(
        error_at(path.span, "there is no word list '" + path.text + "'",
                 "looked for " + joined(context.resources.search_paths(path.text, context.puzzle.file))));
}

WordListName word_list_name(std::span<const Argument> words) {
    // The maximum length of a list's name in bytes; a longer list is abbreviated.
    constexpr std::size_t kMaxNameCharacters = 50;
    WordListName listed{"the list"};
    for (const Argument& word : words) {
        listed.is_whole = listed.name.size() + word.text.size() <= kMaxNameCharacters;
        listed.name +=
            " " + (listed.is_whole ? word.text : "… of " + std::to_string(words.size()) + " words");
        if (!listed.is_whole) break;
    }
    return listed;
}

std::expected<std::shared_ptr<const WordList>, Diagnostic> find_inline_list(const RuleStatement& statement,
                                                                            RuleContext& context) {
    if (context.puzzle.words.empty()) {
        return std::unexpected(
            error_at(statement.span, "the puzzle has no word list of its own",
                     "write 'words' on a line and the words below it, or name a list: word PATH"));
    }
    return context.resources.inline_word_list("the puzzle's own list", context.puzzle.words, context.watch);
}

}  // namespace sator::rules
