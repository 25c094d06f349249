#include "cli/commands/completion.hpp"

#include <algorithm>
#include <array>

namespace sator::cli {

namespace {

constexpr std::array<CompletionShell, 3> kShells = {
    {{"bash", bash_completion}, {"zsh", zsh_completion}, {"fish", fish_completion}}};

/// The word of the help for a value that is the name of a file.
constexpr std::array<std::string_view, 4> kFileNames = {"FILE", "OUT", "LIST", "TEXT"};

}  // namespace

std::span<const CompletionShell> completion_shells() {
    return kShells;
}

const CompletionShell* find_completion_shell(std::string_view name) {
    const auto* const found = std::ranges::find(kShells, name, &CompletionShell::name);
    return found == kShells.end() ? nullptr : found;
}

std::vector<std::string_view> shell_names() {
    std::vector<std::string_view> names;
    for (const CompletionShell& shell : kShells) names.push_back(shell.name);
    return names;
}

std::vector<std::string> completed_words(const Option& option) {
    std::vector<std::string> words = option.choices;
    words.insert(words.end(), option.suggestions.begin(), option.suggestions.end());
    return words;
}

bool takes_file(const Option& option) {
    return std::ranges::find(kFileNames, option.is_positional() ? option.name : option.value) !=
           kFileNames.end();
}

}  // namespace sator::cli
