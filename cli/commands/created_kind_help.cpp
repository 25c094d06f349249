#include "cli/commands/created_kind_help.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "cli/commands/command_table.hpp"
#include "cli/commands/create_options_of_call.hpp"
#include "cli/commands/help.hpp"
#include "cli/commands/help_layout.hpp"
#include "sator/create/kinds/created_kind_table.hpp"
#include "sator/create/kinds/created_kind_words.hpp"

namespace sator::cli {

namespace {

std::string sizes_of(const create::CreatedKind& kind) {
    const auto* way = std::get_if<create::ByForms>(&kind.way);
    if (way == nullptr || way->sizes.least == way->sizes.most) return "";
    const auto square = [](std::size_t side) { return fmt::format("{}x{}", side, side); };
    return fmt::format("\nSizes: from {} to {}; without --size, it has {}.\n", square(way->sizes.least),
                       square(way->sizes.most), square(way->sizes.usual));
}

std::string help_of_kind(const create::CreatedKind& kind, std::size_t columns) {
    const HelpLayout layout(columns);
    std::string out = fmt::format("usage: sator create {} [OPTION…]\n\n{}{}", kind.name,
                                  layout.paragraphs(create::words_of(kind).all()), sizes_of(kind));
    if (!kind.parameters.empty()) out += "\noptions of this kind:\n";
    for (const create::CreateParameter& parameter : kind.parameters) {
        const std::string value = parameter.value.empty() ? "" : " " + std::string(parameter.value);
        out += layout.row("--" + std::string(parameter.name) + value, parameter.help);
    }
    for (const OptionGroup& group : option_groups(*find_command("create"))) {
        if (group.heading.empty() || group.heading == kOptionsOfKinds) continue;
        out += fmt::format("\n{}:\n", group.heading == "options" ? "options of all kinds" : group.heading);
        for (const Option& option : group.options) out += layout.row(names_of(option), option.help);
    }
    return out + "\nexample:\n" + layout.calls(example_call(kind));
}

}  // namespace

std::string example_call(const create::CreatedKind& kind) {
    return kind.example.empty() ? "sator create " + std::string(kind.name) : std::string(kind.example);
}

std::string created_kinds_list(std::size_t columns) {
    const HelpLayout layout(columns);
    std::string out;
    for (const create::CreatedKind& kind : create::created_kinds())
        out += layout.row(kind.name, create::words_of(kind).in_short()) + layout.row_call(example_call(kind));
    return out;
}

std::string created_kind_examples(std::size_t columns) {
    const HelpLayout layout(columns);
    std::string out = "\nan example for each kind:\n";
    for (const create::CreatedKind& kind : create::created_kinds()) out += layout.calls(example_call(kind));
    return out;
}

std::string help_about_created_kind(std::span<const std::string> arguments, std::size_t columns) {
    for (const std::string& argument : arguments) {
        if (const create::CreatedKind* kind = create::find_created_kind(argument))
            return help_of_kind(*kind, columns);
    }
    return "";
}

}  // namespace sator::cli
