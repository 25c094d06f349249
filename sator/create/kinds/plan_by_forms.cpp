#include "sator/create/kinds/plan_by_forms.hpp"

namespace sator::create {

namespace {

void replace_all(std::string& text, std::string_view from, const std::string& to) {
    for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
        text.replace(at, from.size(), to);
}

/// Says that the kind has no grid of this size, and which sizes it has.
CreateFailure no_such_size(const ByForms& way, const KindContext& context, std::size_t rows) {
    std::string sizes;
    for (std::size_t size = way.sizes.least; size <= way.sizes.most; size += way.sizes.step) {
        if (!context.bases.read(sized_base(way.base, size))) continue;
        const std::string side = std::to_string(size);
        sizes += (sizes.empty() ? "" : ", ") + side + "x" + side;
    }
    return mistake("--size " + context.parameter("size", std::to_string(rows)) + ": " + std::to_string(rows) +
                       " cells do not divide into boxes with several rows and columns",
                   "the sizes of this kind are " + sizes)
        .error();
}

}  // namespace

CreatedKind kind_by_forms(std::string_view name, std::span<const StatementForm> forms, GridSizes sizes,
                          std::string_view base, std::string_view kind) {
    return {.name = name,
            .kind = kind,
            .example = {},
            .parameters = kSizeOnly,
            .way = ByForms{.base = base, .sizes = sizes, .forms = forms}};
}

std::string sized_base(std::string_view base, std::size_t rows) {
    std::string text(base);
    const std::string side = std::to_string(rows);
    replace_all(text, "{S}", side + "x" + side);
    replace_all(text, "{N}", side);
    replace_all(text, "{M}", std::to_string(rows - 2));
    return text;
}

PlanResult plan_by_forms(const ByForms& way, const KindContext& context, RandomSource& random) {
    const auto rows = square_size(context, way.sizes.usual, way.sizes.least, way.sizes.most);
    if (!rows) return failure(rows);
    if (*rows % way.sizes.step != 0)
        return mistake("--size " + std::to_string(*rows) + ": the number of rows is a multiple of " +
                       std::to_string(way.sizes.step));
    auto plan = plan_with_random_solution(sized_base(way.base, *rows), context.bases, random);
    // A base is right, apart from its size.
    if (!plan && plan.error().reason == CreateFailure::Reason::Mistake)
        return std::unexpected(no_such_size(way, context, *rows));
    if (!plan) return plan;
    for (const StatementForm& form : way.forms) add_clues(*plan, form, context.bases.files(), random);
    if (!way.forms.empty() && plan->clues.empty()) return not_met("no clue of the kind is true of the grid");
    if (auto read = read_clue_rules(*plan, context.bases); !read) return failure(read);
    if (way.has_givens) add_givens(*plan);
    return plan;
}

}  // namespace sator::create
