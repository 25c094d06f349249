#include "sator/create/forms/rule_judge.hpp"

#include <charconv>
#include <sstream>

#include "sator/rules/registry/make_rules.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/rules/registry/rule.hpp"

namespace sator::create {

bool RuleJudge::holds(std::string_view rule, std::span<const std::string> arguments, const Slot& cells,
                      std::size_t head) {
    RuleStatement statement;
    statement.name = rule;
    statement.is_placed = true;
    for (const std::string& argument : arguments)
        statement.arguments.push_back(
            {.kind = Argument::Kind::Bare, .text = argument, .flags = {}, .span = {}});
    Sequence sequence{"a", cells};
    if (head > 0) sequence.breaks = {static_cast<std::uint32_t>(head)};
    statement.drawings = {{std::move(sequence)}};
    RuleContext context{*plan_.base->puzzle, cache_, files_, {}};
    const auto made = make_rules_of(Registry::standard(), statement, context);
    if (!made) return false;
    std::vector<Value> values;
    for (const auto& one : *made) {
        values.clear();
        for (const CellId cell : one->cells()) values.push_back(plan_.solution[cell.index()]);
        if (!one->holds(values)) return false;
    }
    return true;
}

std::optional<std::string> RuleJudge::first_that_holds(std::string_view rule,
                                                       std::span<const std::string> arguments,
                                                       const Slot& cells) {
    for (const std::string& argument : arguments) {
        if (holds(rule, std::span(&argument, 1), cells)) return argument;
    }
    return std::nullopt;
}

std::vector<std::string> listed_arguments(std::string_view list) {
    std::vector<std::string> arguments;
    std::istringstream words{std::string(list)};
    for (std::string word; words >> word;) {
        const std::size_t dots = word.find("..");
        if (dots == std::string::npos) {
            arguments.push_back(word);
        } else if (word[0] >= 'A') {
            for (char letter = word[0]; letter <= word[dots + 2]; ++letter) arguments.emplace_back(1, letter);
        } else {
            int first = 0, last = 0;
            std::from_chars(word.data(), word.data() + dots, first);
            std::from_chars(word.data() + dots + 2, word.data() + word.size(), last);
            for (int number = first; number <= last; ++number) arguments.push_back(std::to_string(number));
        }
    }
    return arguments;
}

}  // namespace sator::create
