#include <algorithm>

#include "sator/base/errors.hpp"
#include "sator/base/utf8.hpp"
#include "sator/text/edit/clue_remover.hpp"
#include "sator/text/edit/clue_site.hpp"
#include "sator/text/edit/operations.hpp"
#include "sator/text/statements/statement_arguments.hpp"

namespace sator::text {

namespace {

/// Returns the key's argument of a drawn rule: `a=15`; nullopt if it has none.
std::optional<Argument> key_of(const Statement& statement, const RuleStatement& rule) {
    const auto arguments = read_arguments(statement.text);
    if (!arguments || rule.drawings.empty() || rule.drawings.front().empty()) return std::nullopt;
    const std::string key = rule.drawings.front().front().label + "=";
    const auto found = std::ranges::find_if(*arguments, [&](const Argument& argument) {
        return argument.kind == Argument::Kind::Bare && argument.text.starts_with(key);
    });
    if (found == arguments->end()) return std::nullopt;
    return *found;
}

class ClueChanger {
  public:
    ClueChanger(const ChangeClue& operation, EditDraft& draft)
        : operation_(operation),
          draft_(draft),
          rule_(draft.reading.draft.puzzle.rules[operation.rule]),
          site_(find_site(draft.reading, operation.rule)) {}

    std::expected<void, Diagnostic> change() {
        if (site_.kind == ClueSite::Kind::None)
            return refused("the kind of the puzzle states this rule", "change the kind's line in the text");
        if (site_.kind == ClueSite::Kind::Item) return change_item();
        const auto parts = parts_of(draft_, site_);
        if (!parts) return refused("this clue has a form that only the text can change");
        const bool is_drawn = !parts->has_places && !site_.statement->drawings.empty();
        if (is_drawn && !operation_.cells.is_empty()) return state_anew(*parts);
        if (!operation_.cells.is_empty()) {
            const auto places = places_text_of(operation_.cells, draft_.reading.draft);
            if (!places) return failure(places);
            put_places(*parts, *places);
        }
        if (operation_.arguments) put_arguments(*parts, *operation_.arguments);
        return {};
    }

  private:
    std::expected<void, Diagnostic> change_item() {
        if (!operation_.cells.is_empty())
            return refused("this clue belongs to a line of the grid", "remove it, and add another one");
        if (!operation_.arguments) return {};
        return set_item(site_, *operation_.arguments, draft_);
    }

    void put(std::size_t from, std::size_t to, const std::string& text) {
        draft_.replace(draft_.span_of(from, to), to_code_points(text));
    }

    void put_places(const ClueParts& parts, const std::string& places) {
        if (parts.has_places) {
            put(parts.places_from, parts.places_to, places);
        } else {
            put(parts.arguments_to, parts.arguments_to, " at " + places);
        }
        draft_.set_caret(0, places.size());
    }

    void put_arguments(const ClueParts& parts, const std::string& arguments) {
        const auto key =
            site_.kind == ClueSite::Kind::Statement ? key_of(*site_.statement, rule_) : std::nullopt;
        if (key) {
            const std::size_t name = key->text.find('=') + 1;
            const std::size_t from = draft_.offset(key->span.line, key->span.column) + name;
            put(from, from + key->text.size() - name, arguments);
        } else if (parts.arguments_from < parts.arguments_to || arguments.empty()) {
            // Without arguments, the places follow at once.
            const bool is_gone = arguments.empty() && parts.has_places && site_.clue != nullptr;
            put(parts.arguments_from, is_gone ? parts.places_from : parts.arguments_to, arguments);
        } else {
            put(parts.arguments_from, parts.arguments_from, arguments + " ");
        }
        draft_.set_caret(0, arguments.size());
    }

    /// A drawing cannot simply get other cells: the clue is removed from it and stated with its places.
    std::expected<void, Diagnostic> state_anew(const ClueParts& parts) {
        const auto key = key_of(*site_.statement, rule_);
        std::string arguments =
            to_utf8(std::u32string_view(draft_.reading.text)
                        .substr(parts.arguments_from, parts.arguments_to - parts.arguments_from));
        if (key) arguments = key->text.substr(key->text.find('=') + 1);
        ClueRemover remover(draft_);
        if (auto done = remover.remove(operation_.rule, std::nullopt); !done) return done;
        remover.finish();
        return edit(AddClue{rule_.name, operation_.arguments.value_or(arguments), operation_.cells}, draft_);
    }

    const ChangeClue& operation_;
    EditDraft& draft_;
    const RuleStatement& rule_;
    ClueSite site_;
};

}  // namespace

std::expected<void, Diagnostic> edit(const ChangeClue& operation, EditDraft& draft) {
    if (operation.rule >= draft.reading.draft.puzzle.rules.size())
        return refused("there is no rule " + std::to_string(operation.rule));
    if (operation.arguments && operation.arguments->contains('\n'))
        return refused("the arguments of a clue are one line");
    return ClueChanger(operation, draft).change();
}

}  // namespace sator::text
