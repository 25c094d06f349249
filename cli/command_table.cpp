#include "cli/command_table.hpp"

#include <algorithm>
#include <array>

namespace sator {

namespace {

constexpr std::array<Command, 0> kCommands = {};

}  // namespace

std::span<const Command> command_table() {
    return kCommands;
}

const Command* find_command(std::string_view name) {
    const auto found = std::ranges::find(kCommands, name, &Command::name);
    return found == kCommands.end() ? nullptr : &*found;
}

}  // namespace sator
