#include "cli/commands/create_options_of_call.hpp"

#include <fmt/ranges.h>

#include <algorithm>
#include <random>

#include "cli/process/puzzle_input.hpp"
#include "cli/process/table_option.hpp"
#include "sator/base/errors.hpp"
#include "sator/create/kinds/created_kind_table.hpp"
#include "sator/create/symmetry/cell_symmetry.hpp"

namespace sator::cli {

namespace {

/// The program chooses seeds below this number, because people copy them.
constexpr std::uint64_t kRandomSeeds = 1'000'000;

std::vector<std::string> names_of_created_kinds() {
    std::vector<std::string> names;
    for (const create::CreatedKind& kind : create::created_kinds()) names.emplace_back(kind.name);
    return names;
}

/// The help of an option names its kinds if they are at most this number.
constexpr std::size_t kNamedKinds = 4;

/// Returns the help of a parameter among all options: it begins with its kinds if only few have it.
std::string help_among_all(const create::CreateParameter& parameter) {
    const auto kinds = create::kinds_with_parameter(parameter.name);
    const std::string help(parameter.help);
    return kinds.size() > kNamedKinds ? help : fmt::format("{}: {}", fmt::join(kinds, ", "), help);
}

}  // namespace

/// Kinds that share a parameter share its option.
void add_kind_parameters(std::vector<Option>& options, std::map<std::string, std::string>& values) {
    const std::size_t begin = options.size();
    for (const create::CreatedKind& kind : create::created_kinds()) {
        for (const create::CreateParameter& parameter : kind.parameters) {
            const std::string name = "--" + std::string(parameter.name);
            if (std::ranges::find(options, name, &Option::name) != options.end()) continue;
            Option option{
                .name = name, .value = std::string(parameter.value), .help = help_among_all(parameter)};
            if (parameter.value.empty()) option.takes = Option::Takes::Nothing;
            option.store = [&values, key = std::string(parameter.name)](
                               const std::string& value) -> std::expected<void, BadValue> {
                values[key] = value;
                return {};
            };
            options.push_back(std::move(option));
        }
    }
    add_heading(options, begin, kOptionsOfKinds);
}

void CreateCallOptions::add_to(std::vector<Option>& options) {
    options.push_back(
        text("KIND", "", kind_, "the kind of puzzle; without it, all kinds are listed, each with a call")
            .suggesting(names_of_created_kinds()));
    options.push_back(
        text("--include", "FILE", include_, "a file with definitions; KIND may be a kind that it defines"));
    options.push_back(text(
        "--from", "FILE", from_,
        "take the grid, the rules and, if it has one, the solution of this puzzle, and choose other givens"));
    options.push_back(table_option("ignore_unknown", request_));
    options.push_back(
        number("--seed", "N", seed_,
               "make the puzzle of this seed (default: a random one, which is printed; 1 for a batch that is "
               "written to files)"));
    for (const std::string_view name : {"grade", "hardest"}) options.push_back(table_option(name, request_));
    Option symmetry = table_option("symmetry", request_);
    symmetry.help += create::symmetry_words();
    options.push_back(std::move(symmetry));
    for (const std::string_view name : {"minimal", "givens", "keep", "unrated"})
        options.push_back(table_option(name, request_));
    add_kind_parameters(options, std::get<ask::Create>(request_.question).options.parameters);
}

std::expected<ask::Request, Diagnostic> CreateCallOptions::request(const Limits& limits) const {
    ask::Request request = request_;
    auto& question = std::get<ask::Create>(request.question);
    question.options.kind = kind_.value_or("");
    question.own_files = file_resources;
    request.source.seed = seed_ ? *seed_ : std::random_device()() % kRandomSeeds;
    request.source.files = file_resources();
    LimitWatch watch(limits);
    if (include_) {
        auto definitions = read_puzzle_text(*include_, watch);
        if (!definitions) return failure(definitions);
        question.options.definitions = std::move(*definitions);
        question.options.definitions_name = shown_name(*include_);
    }
    if (!from_) return request;
    if (kind_)
        return std::unexpected(
            call_error("a file says what is made, and so does the kind " + *kind_, "leave out one of them"));
    auto content = read_puzzle_text(*from_, watch);
    if (!content) return failure(content);
    request.source.texts.push_back({std::move(*content), shown_name(*from_)});
    return request;
}

}  // namespace sator::cli
