#include "sator/explain/knowledge.hpp"

namespace sator {

Knowledge::Knowledge(const Study& study)
    : study_(&study),
      candidates_(study.ranges()),
      placed_only_(study.ranges()),
      told_(study.ranges()),
      is_placed_(study.cell_count(), 0),
      revisions_(study.rule_count(), 0),
      placed_revisions_(study.rule_count(), 0),
      open_cells_(study.cell_count()) {}

void Knowledge::touch(CellId cell) {
    ++revision_;
    for (const RuleId rule : study_->rules_of(cell)) ++revisions_[rule.index()];
    has_empty_cell_ = has_empty_cell_ || candidates_.is_empty(cell);
}

void Knowledge::remove(Candidate candidate) {
    if (!is_placed(candidate.cell)) told_.remove(candidate);
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
    told_.fix(candidate);
    touch(candidate.cell);
    for (const RuleId rule : study_->rules_of(candidate.cell)) ++placed_revisions_[rule.index()];
    for (const std::uint32_t r : study_->regions_of(candidate.cell)) {
        for (const CellId other : study_->regions()[r].cells) {
            if (other != candidate.cell) drop({other, candidate.value});
        }
    }
}

}  // namespace sator
