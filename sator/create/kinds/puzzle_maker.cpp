#include "sator/create/kinds/puzzle_maker.hpp"

#include <algorithm>

namespace sator::create {

namespace {

std::unexpected<CreateFailure> unknown_kind(const std::string& name) {
    constexpr std::string_view kList = "sator create lists all kinds";
    std::string near;
    for (const std::string& kind : near_kind_names(name)) near += (near.empty() ? "" : ", ") + kind;
    return mistake("no kind called '" + name + "' can be made",
                   near.empty() ? std::string(kList) : "did you mean " + near + "? " + std::string(kList));
}

std::expected<void, CreateFailure> check_parameters(const CreatedKind& kind, const CreateOptions& options) {
    for (const auto& [name, value] : options.parameters) {
        const auto known = std::ranges::find(kind.parameters, name, &KindParameter::name);
        if (known == kind.parameters.end())
            return mistake("--" + name + " has no meaning for " + std::string(kind.name),
                           "see sator create " + std::string(kind.name) + " --help for its options");
        if (value.empty() && !known->value.empty())
            return mistake("--" + name + " is empty", "write --" + name + " " + std::string(known->value) +
                                                          ": " + std::string(known->meaning()));
    }
    return {};
}

}  // namespace

PuzzleMaker::PuzzleMaker(const CreatedKind* kind, CreateOptions options)
    : kind_(kind),
      options_(std::make_unique<CreateOptions>(std::move(options))),
      bases_(std::make_unique<BasePuzzles>(options_->files, options_->limits)),
      grader_(std::make_unique<PuzzleGrader>(*bases_)) {}

std::expected<PuzzleMaker, CreateFailure> PuzzleMaker::of_file(CreateOptions options) {
    if (!options.parameters.empty())
        return mistake("--" + options.parameters.begin()->first +
                       " has no meaning if a file says what is made");
    PuzzleMaker maker(nullptr, std::move(options));
    auto file = PuzzleFromFile::read(*maker.options_, *maker.bases_);
    if (!file) return std::unexpected(std::move(file.error()));
    maker.file_ = std::move(*file);
    return maker;
}

std::expected<PuzzleMaker, CreateFailure> PuzzleMaker::of(CreateOptions options) {
    if (!options.from.empty()) return of_file(std::move(options));
    const CreatedKind* kind = find_created_kind(options.kind);
    if (kind == nullptr) return unknown_kind(options.kind);
    if (auto checked = check_parameters(*kind, options); !checked)
        return std::unexpected(std::move(checked.error()));
    options.kind = kind->name;
    return PuzzleMaker(kind, std::move(options));
}

MakeResult PuzzleMaker::make(std::uint64_t seed) {
    if (file_) {
        const Making making{.plan = [&](RandomSource& random) { return file_->plan(*bases_, random); }};
        return make_puzzle(making, *options_, seed, *bases_, *grader_);
    }
    const KindCall call{*kind_, *options_, *bases_};
    if (kind_->make != nullptr) return kind_->make(call, seed);
    if (kind_->planner != nullptr && !planner_) {
        auto planner = kind_->planner(call);
        if (!planner) return std::unexpected(std::move(planner.error()));
        planner_ = std::move(*planner);
    }
    const auto plan = [&](RandomSource& random) {
        return planner_ ? planner_(random) : kind_->plan(call, random);
    };
    const Making making{.plan = plan,
                        .usual_symmetry = kind_->usual_symmetry,
                        .usual_hardest = kind_->usual_hardest,
                        .takes_few_rules = kind_->takes_few_rules,
                        .keeps_all_clues = kind_->keeps_all_clues};
    return make_puzzle(making, *options_, seed, *bases_, *grader_);
}

}  // namespace sator::create
