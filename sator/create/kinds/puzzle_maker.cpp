#include "sator/create/kinds/puzzle_maker.hpp"

#include <algorithm>
#include <variant>

#include "sator/create/kinds/plan_by_forms.hpp"
#include "sator/create/kinds/plan_by_recipe.hpp"
#include "sator/puzzle/unsaid_kinds.hpp"
#include "sator/text/kinds/named_word.hpp"

namespace sator::create {

namespace {

std::unexpected<CreateFailure> unknown_kind(const std::string& name) {
    const text::Kind* kind = text::named_word(name).kind;
    if (kind != nullptr && kind->definition != nullptr) {
        if (auto recipe = KindRecipe::of(kind->definition->shared_from_this(), ""); !recipe)
            return mistake(recipe.error().message, recipe.error().hint);
    }
    if (kind == nullptr) {
        if (auto unsaid = puzzle::unsaid_kind_error(name)) return mistake(unsaid->message, unsaid->hint);
    }
    constexpr std::string_view kList = "sator create lists all kinds";
    std::string near;
    for (const std::string& one : near_kind_names(name)) near += (near.empty() ? "" : ", ") + one;
    return mistake("no kind called '" + name + "' can be made",
                   near.empty() ? std::string(kList) : "did you mean " + near + "? " + std::string(kList));
}

std::expected<void, CreateFailure> check_parameters(const CreatedKind& kind, const CreateOptions& options) {
    for (const auto& [name, value] : options.parameters) {
        const auto known = std::ranges::find(kind.parameters, name, &CreateParameter::name);
        if (known == kind.parameters.end())
            return mistake("--" + name + " has no meaning for " + std::string(kind.name),
                           "see sator create " + std::string(kind.name) + " --help for its options");
        if (value.empty() && !known->value.empty())
            return mistake("--" + name + " is empty", "write --" + name + " " + std::string(known->value) +
                                                          ": " + std::string(known->help));
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
    if (!file) return failure(file);
    maker.file_ = std::move(*file);
    return maker;
}

std::expected<PuzzleMaker, CreateFailure> PuzzleMaker::of(CreateOptions options) {
    if (!options.from.empty()) return of_file(std::move(options));
    auto own = OwnKind::find(options.definitions, options.kind);
    if (!own) return mistake(std::move(own.error()));
    const CreatedKind* kind = *own ? &(*own)->row : find_created_kind(options.kind);
    if (kind == nullptr) return unknown_kind(options.kind);
    if (auto checked = check_parameters(*kind, options); !checked) return failure(checked);
    options.kind = kind->name;
    PuzzleMaker maker(kind, std::move(options));
    maker.own_ = std::move(*own);
    return maker;
}

MakeResult PuzzleMaker::make(std::uint64_t seed) {
    if (file_) {
        const Making making{.plan = [&](RandomSource& random) { return file_->plan(*bases_, random); }};
        return make_puzzle(making, *options_, seed, *bases_, *grader_);
    }
    const KindContext context{*kind_, *options_, *bases_};
    if (const auto* loop = std::get_if<ByLoop>(&kind_->way)) return loop->make(context, seed);
    if (const auto* way = std::get_if<ByPlanner>(&kind_->way); way != nullptr && !planner_) {
        auto planner = way->planner(context);
        if (!planner) return failure(planner);
        planner_ = std::move(*planner);
    }
    const Making making{.plan = [&](RandomSource& random) { return plan(context, random); },
                        .usual_symmetry = kind_->usual_symmetry,
                        .usual_hardest = kind_->usual_hardest,
                        .takes_few_rules = kind_->takes_few_rules,
                        .keeps_all_clues = kind_->keeps_all_clues};
    return make_puzzle(making, *options_, seed, *bases_, *grader_);
}

PlanResult PuzzleMaker::plan(const KindContext& context, RandomSource& random) const {
    if (const auto* way = std::get_if<ByForms>(&kind_->way)) return plan_by_forms(*way, context, random);
    if (const auto* way = std::get_if<ByRecipe>(&kind_->way)) return plan_by_recipe(*way, context, random);
    if (const auto* way = std::get_if<ByPlan>(&kind_->way)) return way->plan(context, random);
    return planner_(random);
}

}  // namespace sator::create
