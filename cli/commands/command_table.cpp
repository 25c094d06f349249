#include "cli/commands/command_table.hpp"

#include <algorithm>
#include <array>

#include "cli/commands/check_command.hpp"
#include "cli/commands/convert_command.hpp"
#include "cli/commands/create_command.hpp"
#include "cli/commands/explain_command.hpp"
#include "cli/commands/fmt_command.hpp"
#include "cli/commands/formats_command.hpp"
#include "cli/commands/hint_command.hpp"
#include "cli/commands/match_command.hpp"
#include "cli/commands/new_command.hpp"
#include "cli/commands/rate_command.hpp"
#include "cli/commands/regex_command.hpp"
#include "cli/commands/render_command.hpp"
#include "cli/commands/rules_command.hpp"
#include "cli/commands/solve_command.hpp"
#include "cli/commands/words_command.hpp"

namespace sator::cli {

namespace {

const std::array kCommands = {
    new_command(),   create_command(), solve_command(),  check_command(),   explain_command(),
    hint_command(),  rate_command(),   render_command(), match_command(),   regex_command(),
    rules_command(), words_command(),  fmt_command(),    convert_command(), formats_command(),
};

}  // namespace

std::span<const Command> command_table() {
    return kCommands;
}

const Command* find_command(std::string_view name) {
    const auto found = std::ranges::find(kCommands, name, &Command::name);
    return found == kCommands.end() ? nullptr : &*found;
}

}  // namespace sator::cli
