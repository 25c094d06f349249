#include "sator/explain/deduce/knowledge.hpp"

namespace sator::explain {

Knowledge::Knowledge(const PuzzleContext& context)
    : context_(&context),
      candidates_(context.ranges()),
      placed_only_(context.ranges()),
      explicit_only_(context.ranges()),
      is_placed_(context.cell_count(), 0),
      revisions_(context.rule_count(), 0),
      placed_revisions_(context.rule_count(), 0),
      open_cells_(context.cell_count()) {}

void Knowledge::touch(CellId cell) {
    ++revision_;
    for (const RuleId rule : context_->rules_of(cell)) ++revisions_[rule.index()];
    has_empty_cell_ = has_empty_cell_ || candidates_.is_empty(cell);
}

void Knowledge::remove(Candidate candidate) {
    if (!is_placed(candidate.cell)) explicit_only_.remove(candidate);
    drop(candidate);
}

void Knowledge::drop(Candidate candidate) {
    if (!candidates_.contains(candidate)) return;
    if (is_placed(candidate.cell)) {
        has_empty_cell_ = true;
        return;
    }
    candidates_.remove(candidate);
    touch(candidate.cell);
}

void Knowledge::place(Candidate candidate) {
    if (is_placed(candidate.cell)) {
        if (!candidates_.contains(candidate)) has_empty_cell_ = true;
        return;
    }
    is_placed_[candidate.cell.index()] = 1;
    --open_cells_;
    has_empty_cell_ = has_empty_cell_ || !candidates_.contains(candidate);
    candidates_.fix(candidate);
    placed_only_.fix(candidate);
    explicit_only_.fix(candidate);
    touch(candidate.cell);
    for (const RuleId rule : context_->rules_of(candidate.cell)) ++placed_revisions_[rule.index()];
    for (const std::uint32_t r : context_->regions_of(candidate.cell)) {
        for (const CellId other : context_->regions()[r].cells) {
            if (other != candidate.cell) drop({other, candidate.value});
        }
    }
}

}  // namespace sator::explain
