#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "cli/answers/described_rules.hpp"
#include "cli/answers/kind_text.hpp"
#include "cli/answers/language_listener.hpp"
#include "cli/commands/command_rows.hpp"
#include "cli/commands/language_option.hpp"
#include "cli/process/puzzle_input.hpp"
#include "cli/process/zlib_inflate.hpp"
#include "sator/ask/json/answer_json.hpp"
#include "sator/text/kinds/kind_table.hpp"

namespace sator::cli {

namespace {

std::vector<std::string> rule_names() {
    std::vector<std::string> names;
    for (const RuleEntry& entry : Registry::standard().entries()) names.push_back(entry.name);
    for (const text::Kind& kind : text::kind_table()) names.emplace_back(kind.name);
    return names;
}

/// Returns whether the argument names a file: no rule's name has a '.' or a '/', but its syntax in the list may.
bool is_file(std::string_view name) {
    return name == "-" || (name.find_first_of("./") != std::string_view::npos &&
                           std::ranges::find(Registry::standard().entries(), name, &RuleEntry::syntax) ==
                               Registry::standard().entries().end());
}

class RulesListener final : public LanguageListener {
  public:
    enum class Form : std::uint8_t { List, Explanation, Page, Json };
    RulesListener(Session& session, Form form, SpokenLanguage language = SpokenLanguage::English)
        : LanguageListener(session), form_(form), language_(language) {}

  protected:
    void tell(const ask::Answer& answer) override {
        session().out.write(form_ == Form::Json ? ask::answer_json(answer, SATOR_VERSION).value_or("")
                                                : text_of(std::get<ask::RulesAnswer>(answer).described));
    }

  private:
    std::string text_of(const DescribedLanguage& described) const {
        const auto& [rules, kinds] = described;
        if (form_ == Form::Page) return rule_page(rules) + "\n" + kind_page(kinds);
        if (form_ == Form::Explanation) {
            std::string explained = kinds.empty() ? "" : kind_explanation(kinds.front(), language_);
            for (const DescribedRule& rule : rules)
                explained += (explained.empty() ? "" : "\n") + rule_explanation(rule, language_);
            return explained;
        }
        const bool is_german = language_ == SpokenLanguage::German;
        return (is_german ? "Rätselarten, jede ein Wort, das für mehrere Anweisungen steht:\n\n"
                          : "Kinds of puzzles, each a word that stands for several statements:\n\n") +
               kind_list(kinds, language_) + (is_german ? "\nRegeln:\n\n" : "\nRules:\n\n") +
               rule_list(rules, language_);
    }

    Form form_;
    SpokenLanguage language_;
};

/// Prints the rules of the puzzles of a file. Puzzles with the same rules are printed once.
class PuzzleRulesListener final : public LanguageListener {
  public:
    using LanguageListener::LanguageListener;

  protected:
    void tell(const ask::Answer& answer) override {
        const auto& words = std::get<ask::WordsAnswer>(answer);
        if (words.printed != last_) session().out.write(words.printed);
        last_ = words.printed;
    }

  private:
    std::string last_;
};

ExitCode print_rules_of(const std::string& path, SpokenLanguage language, Session& session) {
    LimitWatch unlimited;
    ask::Source source;
    source.texts.push_back({read_puzzle_text(path, unlimited), shown_name(path)});
    source.files = file_resources();
    source.inflate = zlib_inflate();
    return PuzzleRulesListener(session).ask(source, ask::Words{.lang = language});
}

struct RulesCall {
    std::optional<std::string> name;
    bool markdown = false, json = false;
    LanguageOption language;
    SpokenLanguage language_chosen = SpokenLanguage::English;

    std::vector<Option> options() {
        std::vector<Option> options;
        options.push_back(text("NAME", "", name, "the rule or kind to explain, or a puzzle's file")
                              .suggesting(rule_names()));
        options.push_back(flag("--json", json, "print all rules and kinds as JSON, e.g. for editors"));
        options.push_back(language.of(language_chosen,
                                      "language of the sentences (default en; on a terminal that of LANG)"));
        options.push_back(flag("--markdown", markdown, "print the page docs/rules.md"));
        return options;
    }

    ExitCode run(Session& session) {
        using Form = RulesListener::Form;
        if (json) return RulesListener(session, Form::Json).ask({}, ask::Rules{});
        language.complete(language_chosen, session, markdown);
        if (name && is_file(*name)) return print_rules_of(*name, language_chosen, session);
        const Form form = name && !name->empty() ? Form::Explanation : markdown ? Form::Page : Form::List;
        return RulesListener(session, form, language_chosen)
            .ask({}, ask::Rules{.name = name.value_or(""), .solved = form != Form::List});
    }
};

}  // namespace

Panel rules_panel() {
    return {
        .question = "rules",
        .prepare = prepare_call<RulesCall>,
    };
}

}  // namespace sator::cli
