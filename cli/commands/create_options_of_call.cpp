#include "cli/commands/create_options_of_call.hpp"

#include <algorithm>
#include <charconv>
#include <random>

#include "cli/process/puzzle_input.hpp"
#include "sator/create/kinds/created_kind_table.hpp"
#include "sator/create/requests/grade_range.hpp"
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

/// Adds an option for each parameter of a kind. Kinds that share a parameter share its option.
void add_parameters(std::vector<Option>& options, std::map<std::string, std::string>& values) {
    const std::size_t begin = options.size();
    for (const create::CreatedKind& kind : create::created_kinds()) {
        for (const create::KindParameter& parameter : kind.parameters) {
            const std::string name = "--" + std::string(parameter.name);
            if (std::ranges::find(options, name, &Option::name) != options.end()) continue;
            Option option{
                .name = name, .value = std::string(parameter.value), .help = std::string(parameter.help)};
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

}  // namespace

void CreateCallOptions::add_to(std::vector<Option>& options) {
    options.push_back(
        text("KIND", "", kind_, "the kind of puzzle; without it, all kinds are listed, each with a call")
            .suggesting(names_of_created_kinds()));
    options.push_back(text(
        "--from", "FILE", from_,
        "take the grid, the rules and, if it has one, the solution of this puzzle, and choose other givens"));
    options.push_back(
        number("--seed", "N", seed_,
               "make the puzzle of this seed (default: a random one, which is printed; 1 for a batch that is "
               "written to files)"));
    Option grade{.name = "--grade",
                 .value = "G",
                 .help =
                     "how hard for people: 1 to 10, a range such as 3..5, or gentle, moderate, tricky, hard, "
                     "fiendish"};
    grade.store = [this](const std::string& value) -> std::expected<void, BadValue> {
        const auto grades = create::read_grade_range(value);
        if (!grades) return std::unexpected(BadValue{grades.error().message, grades.error().hint});
        request_.grade = *grades;
        return {};
    };
    options.push_back(std::move(grade));
    options.push_back(text("--hardest", "TECHNIQUE", request_.hardest,
                           "no step may be harder than this technique, e.g. hidden-pair"));
    options.push_back(
        text("--symmetry", "LIST", request_.symmetry, "of the given cells: " + create::symmetry_words()));
    options.push_back(flag("--minimal", request_.minimal, "no given or clue may be left out"));
    options.push_back(number("--givens", "N", givens_, "exactly N given cells"));
    options.push_back(text("--keep", "CELLS", request_.keep,
                           "these cells are given in any case, e.g. \"R1C1..R1C3; box 5\""));
    options.push_back(
        flag("--unrated", unrated_, "do not rate the puzzle, which takes longer than to make it"));
    add_parameters(options, request_.parameters);
}

std::expected<CreateOptions, Diagnostic> CreateCallOptions::request(const Limits& limits) const {
    CreateOptions request = request_;
    request.kind = create::full_kind_name(kind_.value_or(""));
    request.seed = seed_ ? *seed_ : std::random_device()() % kRandomSeeds;
    request.givens = givens_;
    request.rated = !unrated_;
    request.limits = limits;
    request.files = file_resources();
    if (from_) {
        if (kind_)
            return std::unexpected(call_error("a file says what is made, and so does the kind " + *kind_,
                                              "leave out one of them"));
        LimitWatch watch(limits);
        auto content = read_puzzle_text(*from_, watch);
        if (!content) return std::unexpected(std::move(content.error()));
        request.from = std::move(*content);
        request.from_name = shown_name(*from_);
    }
    return request;
}

}  // namespace sator::cli
