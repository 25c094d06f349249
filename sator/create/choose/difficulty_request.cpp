#include "sator/create/choose/difficulty_request.hpp"

#include <algorithm>
#include <numeric>

#include "sator/explain/deduce/technique_entry.hpp"

namespace sator::create {

namespace {

/// The share of the effort that must lie outside the hardest step.
constexpr double kOutsideHardest = 1.0 / 3;
/// Up to this grade, no puzzle needs a trial.
constexpr int kGradesWithoutTrial = 8;
/// A way with fewer narrow steps than this has no stretch of them.
constexpr std::size_t kFewNarrowSteps = 4;

std::string names_of_techniques() {
    std::string names;
    for (const TechniqueEntry& entry : technique_table())
        names += (names.empty() ? "" : ", ") + std::string(entry.label);
    return names;
}

}  // namespace

std::expected<DifficultyRequest, CreateFailure> DifficultyRequest::of(const CreateOptions& options) {
    DifficultyRequest request;
    request.grades_ = options.grade;
    request.refuses_trials_ =
        options.grade ? options.grade->most <= kGradesWithoutTrial
                      : options.rated && options.hardest.empty() && !options.minimal && !options.givens;
    if (options.hardest.empty()) return request;
    const auto entry = std::ranges::find_if(technique_table(), [&](const TechniqueEntry& row) {
        return row.label == options.hardest || row.name == options.hardest;
    });
    if (entry == technique_table().end())
        return mistake("there is no technique called '" + options.hardest + "'",
                       "the techniques are " + names_of_techniques());
    request.hardest_ = entry->technique;
    request.refuses_trials_ =
        request.refuses_trials_ || entry_of(*request.hardest_).cost < entry_of(Technique::Trial).cost;
    return request;
}

DifficultyFit DifficultyRequest::fit(const Rating& rating) const {
    if (hardest_ && rating.has_steps() && entry_of(rating.hardest).cost > entry_of(*hardest_).cost)
        return DifficultyFit::TooHard;
    if (refuses_trials_ && rating.has_steps() && rating.hardest >= Technique::Trial)
        return DifficultyFit::TooHard;
    if (!grades_) return DifficultyFit::Fits;
    if (rating.grade.number < grades_->least) return DifficultyFit::TooEasy;
    if (rating.grade.number > grades_->most) return DifficultyFit::TooHard;
    return has_good_shape(rating) ? DifficultyFit::Fits : DifficultyFit::IllShaped;
}

double DifficultyRequest::distance(const Rating& rating) const {
    switch (fit(rating)) {
        case DifficultyFit::Fits:
            return 0;
        case DifficultyFit::IllShaped:
            return 0.5;
        case DifficultyFit::TooEasy:
            return grades_->least - rating.grade.number;
        case DifficultyFit::TooHard:
            break;
    }
    const double grades = grades_ ? std::max(0, rating.grade.number - grades_->most) : 0;
    const double cost =
        hardest_ ? std::max(0.0, entry_of(rating.hardest).cost / entry_of(*hardest_).cost - 1) : 0;
    return std::max(grades, cost);
}

std::string DifficultyRequest::words() const {
    std::string words;
    if (grades_) {
        words = "grade " + std::to_string(grades_->least);
        if (grades_->most != grades_->least) words += " to " + std::to_string(grades_->most);
    }
    if (hardest_)
        words += (words.empty() ? "no step harder than: " : " with no step harder than: ") +
                 std::string(entry_of(*hardest_).name);
    return words.empty() ? "no trial" : words;
}

bool has_good_shape(const Rating& rating) {
    if (rating.width.size() < 2) return true;
    std::vector<double> efforts;
    for (const std::uint32_t width : rating.width) efforts.push_back(1.0 / width);
    const double sum = std::accumulate(efforts.begin(), efforts.end(), 0.0);
    if (sum - *std::ranges::max_element(efforts) < kOutsideHardest * sum) return false;
    const std::uint32_t fewest = *std::ranges::min_element(rating.width);
    const auto is_narrow = [&](std::uint32_t width) { return width == fewest; };
    const auto narrow = static_cast<std::size_t>(std::ranges::count_if(rating.width, is_narrow));
    if (narrow < kFewNarrowSteps || narrow == rating.width.size()) return true;
    const auto first = std::ranges::find_if(rating.width, is_narrow);
    return !std::all_of(first, first + static_cast<std::ptrdiff_t>(narrow), is_narrow);
}

}  // namespace sator::create
