#include "sator/create/requests/create_call_text.hpp"

namespace sator::create {

std::string shell_word(std::string_view value) {
    constexpr std::string_view kPlain =
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_./,:=+";
    if (!value.empty() && value.find_first_not_of(kPlain) == std::string_view::npos)
        return std::string(value);
    std::string word = "'";
    for (const char c : value) word += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return word + "'";
}

namespace {

std::string option_text(std::string_view name, std::string_view value) {
    return value.empty() ? "" : " --" + std::string(name) + " " + shell_word(value);
}

}  // namespace

std::string create_call_text(const CreateOptions& options, std::uint64_t seed) {
    std::string text = "sator create";
    if (options.from.empty()) text += " " + options.kind;
    text += option_text("include", options.definitions_name);
    text += option_text("from", options.from_name);
    for (const auto& [name, value] : options.parameters) text += " --" + name + " " + shell_word(value);
    text += option_text("symmetry", options.symmetry);
    if (options.minimal) text += " --minimal";
    if (options.givens) text += " --givens " + std::to_string(*options.givens);
    text += option_text("keep", options.keep);
    if (options.grade) {
        text += " --grade " + std::to_string(options.grade->least);
        if (options.grade->most != options.grade->least) text += ".." + std::to_string(options.grade->most);
    }
    text += option_text("hardest", options.hardest);
    return text + " --seed " + std::to_string(seed);
}

}  // namespace sator::create
