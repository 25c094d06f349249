#include "cli/commands/language_option.hpp"

#include <cstdlib>
#include <string_view>
#include <utility>

#include "cli/process/table_option.hpp"

namespace sator::cli {

namespace {

/// Returns the locale of messages, e.g. "de_DE.UTF-8": the first variable that is set counts.
std::string_view locale_of_messages() {
    for (const char* const name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        const char* const value = std::getenv(name);
        if (value != nullptr && *value != '\0') return value;
    }
    return "";
}

}  // namespace

Option LanguageOption::of(ask::Request& request) {
    return noticing(table_option("lang", request));
}

Option LanguageOption::of(explain::SpokenLanguage& language, std::string help) {
    return noticing(
        choice("--lang", language,
               {{"en", explain::SpokenLanguage::English}, {"de", explain::SpokenLanguage::German}},
               std::move(help)));
}

Option LanguageOption::noticing(Option option) {
    option.store = [this, store = std::move(option.store)](const std::string& name) {
        is_given_ = true;
        return store(name);
    };
    return option;
}

void LanguageOption::complete(explain::SpokenLanguage& language, const Session& session, bool is_json) const {
    if (!is_given_ && !is_json && session.out_is_terminal && locale_of_messages().starts_with("de"))
        language = explain::SpokenLanguage::German;
}

}  // namespace sator::cli
