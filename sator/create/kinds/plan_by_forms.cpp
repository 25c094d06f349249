#include "sator/create/kinds/plan_by_forms.hpp"

namespace sator::create {

namespace {

void replace_all(std::string& text, std::string_view from, const std::string& to) {
    for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
        text.replace(at, from.size(), to);
}

/// Says that the kind has no grid of this size, and which sizes it has.
CreateFailure no_such_size(const KindCall& call, std::size_t rows) {
    const CreatedKind& kind = call.kind;
    std::string sizes;
    for (std::size_t size = kind.least_size; size <= kind.most_size; size += kind.size_step) {
        if (!call.bases.read(sized_base(kind.base, size))) continue;
        const std::string side = std::to_string(size);
        sizes += (sizes.empty() ? "" : ", ") + side + "x" + side;
    }
    return mistake("--size " + call.parameter("size", std::to_string(rows)) + ": " + std::to_string(rows) +
                       " cells do not divide into boxes with several rows and columns",
                   "the sizes of this kind are " + sizes)
        .error();
}

}  // namespace

CreatedKind kind_by_forms(std::string_view name, std::string_view summary,
                          std::span<const StatementForm> forms, GridSizes sizes, std::string_view base) {
    return {.name = name,
            .folder = name,
            .summary = summary,
            .example = {},
            .parameters = kSizeOnly,
            .usual_symmetry = "none",
            .base = base,
            .usual_size = sizes.usual,
            .least_size = sizes.least,
            .most_size = sizes.most,
            .forms = forms,
            .plan = plan_by_forms};
}

std::string sized_base(std::string_view base, std::size_t rows) {
    std::string text(base);
    const std::string side = std::to_string(rows);
    replace_all(text, "{S}", side + "x" + side);
    replace_all(text, "{N}", side);
    replace_all(text, "{M}", std::to_string(rows - 2));
    return text;
}

PlanResult plan_by_forms(const KindCall& call, RandomSource& random) {
    const CreatedKind& kind = call.kind;
    const auto rows = square_size(call, kind.usual_size, kind.least_size, kind.most_size);
    if (!rows) return std::unexpected(rows.error());
    if (*rows % kind.size_step != 0)
        return mistake("--size " + std::to_string(*rows) + ": the number of rows is a multiple of " +
                       std::to_string(kind.size_step));
    auto plan = plan_with_random_solution(sized_base(kind.base, *rows), call.bases, random);
    // A base is right, apart from its size.
    if (!plan && plan.error().reason == CreateFailure::Reason::Mistake)
        return std::unexpected(no_such_size(call, *rows));
    if (!plan) return plan;
    for (const StatementForm& form : kind.forms) add_clues(*plan, form, call.bases.files(), random);
    if (!kind.forms.empty() && plan->clues.empty()) return not_met("no clue of the kind is true of the grid");
    if (auto read = read_clue_rules(*plan, call.bases); !read)
        return std::unexpected(std::move(read.error()));
    if (kind.has_givens) add_givens(*plan);
    return plan;
}

}  // namespace sator::create
