#include "cli/process/clue_input.hpp"

#include <algorithm>

#include "cli/process/size_limit_options.hpp"
#include "sator/base/errors.hpp"
#include "sator/base/utf8.hpp"
#include "sator/language/parse/mentioned_characters.hpp"
#include "sator/language/unicode/character_collection.hpp"
#include "sator/puzzle/alphabet_choice.hpp"

namespace sator::cli {

namespace {

Diagnostic regex_error_in(std::string_view what, const std::string& text, const RegexError& error) {
    Diagnostic diagnostic = error_in(what, error.message, error.hint);
    diagnostic.excerpt = text;
    diagnostic.caret = error.begin + 1;
    diagnostic.marked = std::max(1u, error.end - error.begin);
    return diagnostic;
}

}  // namespace

void ClueInput::add_to(std::vector<Option>& options) {
    const std::size_t begin = options.size();
    options.push_back(text("REGEX", "", clue_,
                           "the clue; quote it for the shell, and put -- before it if it begins with a dash")
                          .required());
    options.push_back(
        text("--flags", "FLAGS", flags_, "flags of the clue: any of i, m, s, u, v (default: none)"));
    options.push_back(choice("--dialect", options_.dialect,
                             {{"ecmascript", Dialect::EcmaScript}, {"java", Dialect::Java}},
                             "dialect of the regular expression (default ecmascript)"));
    options.push_back(text("--alphabet", "SET", alphabet_,
                           "symbols of the strings: printable, or characters and ranges, e.g. A-Z0-9_ "
                           "(default: A-Z and the characters in the clue)"));
    add_heading(options, begin, "options for reading a clue");
    add_size_limits(options, options_.limits);
}

std::expected<RegexOptions, Diagnostic> ClueInput::regex_options() const {
    RegexOptions options = options_;
    const auto flags = parse_flags(to_code_points(flags_));
    if (!flags) return std::unexpected(regex_error_in("--flags", flags_, flags.error()));
    options.flags = *flags;
    return options;
}

Diagnostic ClueInput::error_in_clue(const RegexError& error) const {
    return regex_error_in("clue", clue_, error);
}

std::expected<ParsedClue, Diagnostic> ClueInput::read() const {
    const auto options = regex_options();
    if (!options) return failure(options);
    const std::u32string clue = to_code_points(clue_);
    auto tree = parse_regex(clue, *options);
    if (!tree) return std::unexpected(error_in_clue(tree.error()));
    if (alphabet_) {
        auto set = parse_alphabet(*alphabet_);
        if (set) return ParsedClue{std::move(*tree), Alphabet::of_characters(*set)};
        set.error().file = "--alphabet";
        return failure(set);
    }
    CharacterCollection mentioned;
    add_mentioned_characters(clue, *options, mentioned);
    return ParsedClue{std::move(*tree), Alphabet::of_characters(default_alphabet(mentioned))};
}

}  // namespace sator::cli
