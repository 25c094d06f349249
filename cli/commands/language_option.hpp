#pragma once

#include <string>

#include "cli/cli_namespace.hpp"
#include "cli/process/option.hpp"
#include "cli/process/session.hpp"
#include "sator/ask/tables/request.hpp"
#include "sator/explain/text/joining_words.hpp"

namespace sator::cli {

/// The option --lang. Without it, a terminal gets sentences in the language of its environment; files, pipes and JSON get English.
class LanguageOption {
  public:
    /// Returns the option, which must not outlive this object or the request.
    Option of(ask::Request& request);

    /// The same for a command whose question knows no language.
    Option of(explain::SpokenLanguage& language, std::string help);

    /// Takes the language of the environment, unless the option was given.
    void complete(explain::SpokenLanguage& language, const Session& session, bool is_json) const;

  private:
    /// Returns the option so that this knows whether it was given.
    Option noticing(Option option);

    bool is_given_ = false;
};

}  // namespace sator::cli
