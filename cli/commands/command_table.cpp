#include "cli/commands/command_table.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "cli/commands/command_rows.hpp"
#include "sator/ask/tables/question_table.hpp"
#include "sator/base/assert.hpp"

namespace sator::cli {

namespace {

std::vector<Command> make_commands() {
    const std::array panels = {
        new_panel(),  create_panel(), solve_panel(),   check_panel(), explain_panel(), hint_panel(),
        rate_panel(), render_panel(), convert_panel(), rules_panel(), formats_panel(), fmt_panel(),
    };
    std::vector<Command> commands;
    for (const ask::QuestionRow& row : ask::question_table()) {
        if (row.command == nullptr) continue;
        const auto* const panel = std::ranges::find(panels, row.name, &Panel::question);
        SATOR_ASSERT(panel != panels.end());
        commands.push_back({row.name, *row.command, panel->prepare, panel->sections, panel->help_about});
    }
    SATOR_ASSERT(commands.size() == panels.size());
    for (Command (*const tool)() : {plan_command, part_command, status_command, merge_command, match_command,
                                    regex_command, words_command})
        commands.push_back(tool());
    return commands;
}

}  // namespace

std::span<const Command> command_table() {
    static const std::vector<Command> commands = make_commands();
    return commands;
}

const Command* find_command(std::string_view name) {
    const std::span<const Command> commands = command_table();
    const auto found = std::ranges::find(commands, name, &Command::name);
    return found == commands.end() ? nullptr : &*found;
}

}  // namespace sator::cli
