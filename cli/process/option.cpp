#include "cli/process/option.hpp"

#include <span>

#include "sator/base/errors.hpp"

namespace sator::cli {

namespace {

using Stored = std::expected<void, BadValue>;

/// Returns a function that parses a value and stores the result in `target`.
template <class Target, class Parse>
auto storing(Target& target, Parse parse) {
    return [&target, parse](const std::string& given) -> Stored {
        auto value = parse(given);
        if (!value) return failure(value);
        target = *value;
        return {};
    };
}

template <class Target>
Option number_option(std::string name, std::string value, Target& target, std::string help,
                     std::uint64_t least, std::uint64_t greatest) {
    Option option{.name = std::move(name), .value = std::move(value), .help = std::move(help)};
    option.store =
        storing(target, [=](std::string_view given) { return parse_number(given, least, greatest); });
    return option;
}

template <class Target>
Option text_option(std::string name, std::string value, Target& target, std::string help) {
    Option option{.name = std::move(name), .value = std::move(value), .help = std::move(help)};
    option.store = [&target](const std::string& given) -> Stored {
        target = given;
        return {};
    };
    return option;
}

}  // namespace

std::string Option::usage() const {
    const std::string what = is_positional() ? name : value.empty() ? long_name() : long_name() + " " + value;
    return takes == Takes::Values ? what + "…" : what;
}

void add_heading(std::vector<Option>& options, std::size_t begin, std::string_view heading) {
    for (Option& option : std::span(options).subspan(begin)) {
        if (!option.is_positional()) option.heading = heading;
    }
}

Option flag(std::string name, bool& target, std::string help) {
    Option option{.name = std::move(name), .help = std::move(help), .takes = Option::Takes::Nothing};
    option.store = [&target](const std::string&) -> Stored {
        target = true;
        return {};
    };
    return option;
}

Option text(std::string name, std::string value, std::string& target, std::string help) {
    return text_option(std::move(name), std::move(value), target, std::move(help));
}

Option text(std::string name, std::string value, std::optional<std::string>& target, std::string help) {
    return text_option(std::move(name), std::move(value), target, std::move(help));
}

Option texts(std::string name, std::string value, std::vector<std::string>& target, std::string help) {
    Option option{.name = std::move(name), .value = std::move(value), .help = std::move(help)};
    option.takes = Option::Takes::Values;
    option.store = [&target](const std::string& given) -> Stored {
        target.push_back(given);
        return {};
    };
    return option;
}

Option repeated(std::string name, std::string value, std::function<Stored(const std::string&)> store,
                std::string help) {
    return {.name = std::move(name),
            .value = std::move(value),
            .help = std::move(help),
            .takes = Option::Takes::EachValue,
            .store = std::move(store)};
}

Option number(std::string name, std::string value, std::uint64_t& target, std::string help,
              std::uint64_t least, std::uint64_t greatest) {
    return number_option(std::move(name), std::move(value), target, std::move(help), least, greatest);
}

Option number(std::string name, std::string value, std::optional<std::uint64_t>& target, std::string help,
              std::uint64_t least, std::uint64_t greatest) {
    return number_option(std::move(name), std::move(value), target, std::move(help), least, greatest);
}

Option duration(std::string name, std::optional<std::chrono::nanoseconds>& target, std::string help) {
    Option option{.name = std::move(name), .value = "TIME", .help = std::move(help)};
    option.store = storing(target, parse_duration);
    return option;
}

Option size(std::string name, std::optional<std::size_t>& target, std::string help) {
    Option option{.name = std::move(name), .value = "SIZE", .help = std::move(help)};
    option.store = storing(target, parse_size);
    return option;
}

}  // namespace sator::cli
