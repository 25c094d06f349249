#pragma once

#include <cstdint>
#include <expected>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/cli_namespace.hpp"
#include "cli/process/quantity.hpp"

namespace sator::cli {

/// An option or positional argument of a command: its syntax, its meaning, and where its value is stored. The
/// command-line parser, the help, the man page and the completion use this description.
struct Option {
    enum class Takes : std::uint8_t {
        Nothing,    ///< a flag
        OneValue,   ///< the last occurrence counts
        EachValue,  ///< one value, but the option may be repeated: each value is passed to `store`
        Values,     ///< one or more, each passed to `store`
    };

    std::string name;   ///< "--count"; "-o,--output"; without dashes a positional argument: "REGEX"
    std::string value;  ///< what help calls the value: "N"; empty for a flag and a positional argument
    std::string help;   ///< begins in lower case, without a full stop
    Takes takes = Takes::OneValue;
    bool is_required = false;
    std::vector<std::string> choices;  ///< the permitted values; empty: any
    /// Values that completion offers besides `choices`, although others are permitted or refused later.
    std::vector<std::string> suggestions = {};
    /// The heading in the help under which options that several commands share are listed, e.g. "limits".
    /// Empty for the command's own options, which come first.
    std::string_view heading = {};
    std::function<std::expected<void, BadValue>(const std::string&)> store;

    bool is_positional() const { return !name.starts_with('-'); }
    /// Returns the last of its names, e.g. "--output".
    std::string long_name() const { return name.substr(name.rfind(',') + 1); }
    /// Returns its syntax, e.g. "--limit N", "FILE…", "REGEX".
    std::string usage() const;
    Option required() && {
        is_required = true;
        return std::move(*this);
    }
    Option suggesting(std::vector<std::string> values) && {
        suggestions = std::move(values);
        return std::move(*this);
    }
};

/// Gives a heading to the options from index `begin` on, except positional arguments.
void add_heading(std::vector<Option>& options, std::size_t begin, std::string_view heading);

/// Factories for options. The value is stored in `target`, which must outlive the option.
Option flag(std::string name, bool& target, std::string help);
Option text(std::string name, std::string value, std::string& target, std::string help);
Option text(std::string name, std::string value, std::optional<std::string>& target, std::string help);
/// Calls `store` with the value of each occurrence of the option.
Option repeated(std::string name, std::string value,
                std::function<std::expected<void, BadValue>(const std::string&)> store, std::string help);
Option texts(std::string name, std::string value, std::vector<std::string>& target, std::string help);
Option number(std::string name, std::string value, std::uint64_t& target, std::string help,
              std::uint64_t least = 0, std::uint64_t greatest = UINT64_MAX);
Option number(std::string name, std::string value, std::optional<std::uint64_t>& target, std::string help,
              std::uint64_t least = 0, std::uint64_t greatest = UINT64_MAX);
Option duration(std::string name, std::optional<std::chrono::nanoseconds>& target, std::string help);
Option size(std::string name, std::optional<std::size_t>& target, std::string help);

/// An option whose value is one of several names, each for a value of an enumeration.
template <class Enumeration>
Option choice(std::string name, Enumeration& target, std::vector<std::pair<std::string, Enumeration>> names,
              std::string help) {
    Option option{.name = std::move(name), .help = std::move(help)};
    for (const auto& [choice_name, value] : names) {
        option.choices.push_back(choice_name);
        option.value += (option.value.empty() ? "" : "|") + choice_name;
    }
    option.store = [&target, names = std::move(names),
                    all = option.value](const std::string& given) -> std::expected<void, BadValue> {
        for (const auto& [choice_name, value] : names) {
            if (choice_name != given) continue;
            target = value;
            return {};
        }
        return std::unexpected(BadValue{"'" + given + "' is none of " + all, ""});
    };
    return option;
}

}  // namespace sator::cli
