#include "cli/process/size_limit_options.hpp"

#include "sator/base/whole_number.hpp"

namespace sator::cli {

namespace {

Option limit(std::string name, std::uint32_t& target, std::string help) {
    Option option{.name = std::move(name), .value = "N"};
    option.help = std::move(help) + " (default " + std::to_string(target) + ")";
    option.store = [&target](const std::string& given) -> std::expected<void, BadValue> {
        const auto number = to_whole_number<std::uint32_t>(given);
        if (!number) {
            return std::unexpected(
                BadValue{"'" + given + "' is not a number in the permitted range", "write a whole number"});
        }
        target = *number;
        return {};
    };
    return option;
}

}  // namespace

void add_size_limits(std::vector<Option>& options, RegexLimits& limits) {
    const std::size_t begin = options.size();
    options.push_back(
        limit("--clue-length-limit", limits.clue_length, "refuse clues with more than N characters"));
    options.push_back(
        limit("--nesting-limit", limits.nesting, "refuse clues with groups nested deeper than N"));
    options.push_back(
        limit("--repetition-limit", limits.repetition, "refuse clues with a number above N in {n,m}"));
    options.push_back(limit("--transition-limit", limits.transitions,
                            "refuse clues whose automaton has more than N transitions"));
    options.push_back(limit("--reference-state-limit", limits.reference_states,
                            "prune less if a clue's backreferences need more than N states"));
    add_heading(options, begin, "limits of the clues' size");
}

}  // namespace sator::cli
