#include "sator/ask/values/answer.hpp"

#include <algorithm>

#include "sator/explain/deduce/technique_entry.hpp"
#include "sator/explain/german/german_sentence.hpp"
#include "sator/explain/german/german_techniques.hpp"
#include "sator/explain/repair/repair_text.hpp"
#include "sator/explain/text/step_groups.hpp"

namespace sator::ask {

namespace {

/// Whether a limit prevented some step from being verified.
bool is_unverified(const std::vector<Step>& steps) {
    return std::ranges::find(steps, Verified::Stopped, &Step::verified) != steps.end();
}

ExitCode code_of(const SolveAnswer& answer) {
    return answer.limit ? ExitCode::Stopped : answer.found.count.is_zero() ? ExitCode::None : ExitCode::Found;
}

ExitCode code_of(const CheckAnswer& answer) {
    if (answer.report.stopped) return ExitCode::Stopped;
    return answer.report.has_flaw() ? ExitCode::None : ExitCode::Found;
}

/// If parts of the puzzle were left out, an answer is certain only if it says that something is impossible and all these parts
/// restrict.
bool is_uncertain(const Asked& asked, bool is_impossible) {
    return asked.lacks_parts() && !(is_impossible && asked.may_lack_solutions());
}

ExitCode code_of(const ExplainAnswer& answer) {
    const Explanation& explanation = answer.explanation;
    if (is_uncertain(answer.asked, explanation.end == ExplanationEnd::NoSolution)) return ExitCode::Stopped;
    if (explanation.end == ExplanationEnd::Stopped || is_unverified(explanation.steps))
        return ExitCode::Stopped;
    return explanation.end == ExplanationEnd::NoSolution ? ExitCode::None : ExitCode::Found;
}

ExitCode code_of(const WhyNotAnswer& answer) {
    const WhyNot& why = answer.why;
    if (is_uncertain(answer.asked, why.answer != WhyNot::Answer::Possible)) return ExitCode::Stopped;
    if (why.answer == WhyNot::Answer::Possible) return ExitCode::None;
    const bool is_stopped = why.answer == WhyNot::Answer::Stopped || why.limit || is_unverified(why.steps);
    return is_stopped ? ExitCode::Stopped : ExitCode::Found;
}

ExitCode code_of(const HintAnswer& answer) {
    const bool is_right = answer.hint.mistakes.is_none();
    if (is_uncertain(answer.asked, !is_right)) return ExitCode::Stopped;
    if (!is_right) return ExitCode::None;
    return answer.hint.limit ? ExitCode::Stopped : ExitCode::Found;
}

ExitCode code_of(const RateAnswer& answer) {
    if (answer.result.rating) return ExitCode::Found;
    return answer.result.reason == Unrated::Stopped ? ExitCode::Stopped : ExitCode::None;
}

ExitCode code_of(const RenderAnswer& answer) {
    if (!answer.has_no_solution) return ExitCode::Found;
    return answer.limit || answer.asked.lacks_parts() ? ExitCode::Stopped : ExitCode::None;
}

ExitCode code_of(const ConvertAnswer& answer) {
    return answer.written && answer.written->losses.empty() ? ExitCode::Found : ExitCode::None;
}

ExitCode code_of(const CandidatesAnswer& answer) {
    const bool has_none = answer.found.verdict == Verdict::None;
    if (answer.found.stopped || is_uncertain(answer.asked, has_none)) return ExitCode::Stopped;
    return has_none ? ExitCode::None : ExitCode::Found;
}

ExitCode code_of(const CreateAnswer& answer) {
    using Reason = create::CreateFailure::Reason;
    if (answer.made) return ExitCode::Found;
    switch (answer.made.error().reason) {
        case Reason::Mistake:
            return ExitCode::Wrong;
        case Reason::NotMet:
            return ExitCode::None;
        case Reason::Limit:
            break;
    }
    return ExitCode::Stopped;
}

ExitCode code_of(const NoVerdict&) {
    return ExitCode::Stopped;
}

ExitCode code_of(const Unanswered&) {
    return ExitCode::Stopped;
}

ExitCode code_of(const Refused&) {
    return ExitCode::Wrong;
}

/// All other answers are what was asked for.
template <class Other>
ExitCode code_of(const Other&) {
    return ExitCode::Found;
}

}  // namespace

ExitCode exit_code(const Answer& answer) {
    return std::visit([](const auto& one) { return code_of(one); }, answer);
}

std::vector<std::string> CheckAnswer::repairs() const {
    std::vector<std::string> texts;
    if (report.repairs) {
        for (const Repair& repair : report.repairs->list) texts.push_back(repair_text(repair, *report.parts));
    }
    for (const Correction& correction : report.corrections)
        texts.push_back(correction_text(correction, *report.parts));
    return texts;
}

std::vector<std::string> CheckAnswer::described(std::span<const PartId> parts) const {
    std::vector<std::string> texts;
    for (const PartId part : parts) texts.push_back(report.parts->describe(part));
    return texts;
}

std::vector<ExplainAnswer::Told> ExplainAnswer::told() const {
    std::vector<Told> steps;
    for (const std::span<const Step> group : step_groups(explanation.steps))
        steps.push_back({technique_name_in(lang, *context, group[0]), sentence_in(lang, *context, group)});
    return steps;
}

std::string RateAnswer::hardest() const {
    if (!result.rating || !result.rating->has_steps()) return "";
    return std::string(entry_of(result.rating->hardest).name);
}

std::string HintAnswer::mistakes() const {
    return mistakes_text(*context, hint.mistakes, HintStrength::All, lang);
}

std::array<std::string, 4> HintAnswer::texts() const {
    std::array<std::string, 4> texts;
    if (!hint.step) return texts;
    std::size_t told = 0;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        const std::string all = hint_text(*context, *hint.step, static_cast<HintStrength>(i), lang);
        texts[i] = all.substr(told);
        told = all.size();
    }
    return texts;
}

}  // namespace sator::ask
