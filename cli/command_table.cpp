#include "cli/command_table.hpp"

#include <algorithm>
#include <array>

#include "cli/check.hpp"
#include "cli/explain.hpp"
#include "cli/hint.hpp"
#include "cli/match.hpp"
#include "cli/rate.hpp"
#include "cli/regex.hpp"
#include "cli/render.hpp"
#include "cli/rules.hpp"
#include "cli/solve.hpp"
#include "cli/words.hpp"

namespace sator {

namespace {

const std::array kCommands = {
    solve_command(),  check_command(), explain_command(), hint_command(),  rate_command(),
    render_command(), match_command(), regex_command(),   rules_command(), words_command(),
};

}  // namespace

std::span<const Command> command_table() {
    return kCommands;
}

const Command* find_command(std::string_view name) {
    const auto found = std::ranges::find(kCommands, name, &Command::name);
    return found == kCommands.end() ? nullptr : &*found;
}

}  // namespace sator
