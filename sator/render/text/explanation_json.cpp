#include "sator/render/text/explanation_json.hpp"

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <tuple>

#include "sator/explain/deduce/combined_rule.hpp"
#include "sator/explain/deduce/technique_entry.hpp"
#include "sator/explain/german/german_rules.hpp"
#include "sator/explain/german/german_sentence.hpp"
#include "sator/explain/text/sentence.hpp"
#include "sator/explain/text/step_groups.hpp"
#include "sator/render/text/remarks_json.hpp"
#include "sator/render/text/shared_texts.hpp"

namespace sator::render {

namespace {

using Json = nlohmann::ordered_json;

/// The version of this output format. Programs depend on its fields.
constexpr int kStepsVersion = 1;

/// The context of an answer's rules and cells, and what the answer's caller wants to see of them.
struct AnswerContext {
    const PuzzleContext& rules_and_cells;
    const StepFields& fields;

    const Puzzle& puzzle() const { return rules_and_cells.puzzle(); }
    const RuleList& rules() const { return rules_and_cells.rules(); }
    const std::string& name_of(CellId cell) const { return rules_and_cells.name_of(cell); }
    const RuleWords& name_of(RuleId rule) const { return rules_and_cells.name_of(rule); }
};

std::string symbol(const AnswerContext& context, ValueId value) {
    return context.fields.words.of(context.puzzle(), value);
}

Json candidate_json(const AnswerContext& context, Candidate c) {
    return {{"cell", context.name_of(c.cell)}, {"value", symbol(context, c.value)}};
}

Json list_json(const AnswerContext& context, const std::vector<Candidate>& list) {
    Json array = Json::array();
    for (const Candidate& c : list) array.push_back(candidate_json(context, c));
    return array;
}

Json premise_json(const AnswerContext& context, const StepPremise& premise) {
    Json json{{"cell", context.name_of(premise.cell)}};
    if (premise.is_placed) {
        json["is"] = symbol(context, premise.values[0]);
    } else {
        for (const ValueId v : premise.values) json["not"].push_back(symbol(context, v));
    }
    return json;
}

Json cells_json(const AnswerContext& context, const Step& step) {
    std::set<CellId> cells;
    for (const StepPremise& premise : step.premises) cells.insert(premise.cell);
    for (const Candidate& c : step.placed) cells.insert(c.cell);
    for (const Candidate& c : step.removed) cells.insert(c.cell);
    if (step.combined() != nullptr)
        cells.insert(step.combined()->cells.begin(), step.combined()->cells.end());
    if (const Assumption* assumption = step.assumption()) {
        cells.insert(assumption->assumed.cell);
        for (const Consequence& link : assumption->chain) cells.insert(link.placed.cell);
        if (assumption->split) cells.insert(assumption->split->cell);
    }
    Json array = Json::array();
    for (const CellId cell : cells) array.push_back(context.name_of(cell));
    return array;
}

Json rules_json(const AnswerContext& context, const Step& step, SharedTexts& texts) {
    Json array = Json::array();
    for (std::size_t i = 0; i < step.rules.size(); ++i) {
        const RuleId rule = step.rules[i];
        RuleWords name =
            step.told ? step.told->context->name_of(step.told->what.rules[i]) : context.name_of(rule);
        const SharedTexts::Shown shown = texts.shown(name.demand);
        const auto german =
            context.fields.language == SpokenLanguage::German ? german_rule(name) : std::nullopt;
        name.demand = shown.text;
        Json& json = array.emplace_back(
            Json{{"rule", rule.index()}, {"text", german ? german->sentence() : name.sentence()}});
        if (shown.full) json["full"] = *shown.full;
        const std::string& label = context.rules()[rule.index()]->label();
        if (!label.empty()) json["label"] = label;
    }
    return array;
}

/// Returns the step's sentence with its long demands shortened.
std::string sentence_json(const AnswerContext& context, const Step& step, SharedTexts& texts) {
    std::string text = sentence(context.rules_and_cells, step);
    if (step.told) return text;
    std::vector<RuleId> rules = step.rules;
    if (const Assumption* assumption = step.assumption()) {
        for (const Consequence& link : assumption->chain)
            rules.insert(rules.end(), link.rules.begin(), link.rules.end());
        rules.insert(rules.end(), assumption->failing.begin(), assumption->failing.end());
    }
    for (const RuleId rule : rules) text = texts.with_short(std::move(text), context.name_of(rule).demand);
    return text;
}

/// Returns the dead parts of clues, those that are dead for the same reason together.
Json dead_parts_json(const AnswerContext& context, const Step& step) {
    const auto reason = [](const DeadPart& dead) { return std::tie(dead.rule, dead.by, dead.is_always); };
    Json array = Json::array();
    std::map<decltype(reason(step.dead[0])), std::size_t> known;
    for (const DeadPart& dead : step.dead) {
        const Json part = {dead.part.begin, dead.part.end};
        const auto [entry, is_new] = known.emplace(reason(dead), array.size());
        if (is_new) {
            Json by = Json::array();
            for (const CellId cell : dead.by) by.push_back(context.name_of(cell));
            array.push_back({{"rule", dead.rule.index()},
                             {"part", part},
                             {"parts", Json::array()},
                             {"by", by},
                             {"always", dead.is_always}});
        }
        array[entry->second]["parts"].push_back(part);
    }
    return array;
}

Json rule_indices_json(const std::vector<RuleId>& rules) {
    Json array = Json::array();
    for (const RuleId rule : rules) array.push_back(rule.index());
    return array;
}

Json values_json(const AnswerContext& context, const std::vector<ValueId>& values) {
    Json array = Json::array();
    for (const ValueId v : values) array.push_back(symbol(context, v));
    return array;
}

Json remaining_json(const AnswerContext& context, const RemainingValues& remaining) {
    return {{"cell", context.name_of(remaining.cell)}, {"values", values_json(context, remaining.values)}};
}

void add_assumption(const AnswerContext& context, const Assumption& assumption, Json& json) {
    json["assumed"] = candidate_json(context, assumption.assumed);
    for (const auto& [placed, rules] : assumption.chain) {
        Json link = candidate_json(context, placed);
        link["rules"] = rule_indices_json(rules);
        json["chain"].push_back(std::move(link));
    }
    if (!assumption.failing.empty()) json["failing"] = rule_indices_json(assumption.failing);
    if (assumption.split) json["split"] = remaining_json(context, *assumption.split);
}

Json cell_list_json(const AnswerContext& context, const std::vector<CellId>& cells) {
    Json array = Json::array();
    for (const CellId cell : cells) array.push_back(context.name_of(cell));
    return array;
}

Json counts_json(const AnswerContext& context, const CountWindow& window) {
    Json groups = Json::array();
    for (const auto& group : window.groups) groups.push_back(cell_list_json(context, group));
    return {{"regions", rule_indices_json(window.first)},
            {"regions_total", window.first_total},
            {"others", rule_indices_json(window.second)},
            {"others_total", window.second_total},
            {"excluding", rule_indices_json(window.excluding)},
            {"inside", cell_list_json(context, window.inside)},
            {"outside", cell_list_json(context, window.outside)},
            {"groups", std::move(groups)}};
}

/// Adds what the step's rules imply together.
void add_combined(const AnswerContext& context, const CombinedRule& combined, Json& json) {
    if (const auto* window = std::get_if<WindowSum>(&combined.says)) {
        json["window"] = {{"regions", rule_indices_json(window->regions)},
                          {"regions_total", window->regions_total},
                          {"sums", rule_indices_json(window->sums)},
                          {"sums_total", window->sums_total},
                          {"innies", cell_list_json(context, window->innies)},
                          {"outies", cell_list_json(context, window->outies)}};
    } else if (const auto* counts = std::get_if<CountWindow>(&combined.says)) {
        json["counts"] = counts_json(context, *counts);
    } else if (const auto* left = std::get_if<Leftovers>(&combined.says)) {
        json["leftovers"] = {{"regions", rule_indices_json(left->first)},
                             {"others", rule_indices_json(left->second)},
                             {"inside", cell_list_json(context, left->inside)},
                             {"outside", cell_list_json(context, left->outside)}};
    }
}

/// Adds what supports the conclusion besides rules and premises.
void add_reasons(const AnswerContext& context, const Step& step, Json& json) {
    if (const Assumption* assumption = step.assumption()) add_assumption(context, *assumption, json);
    for (const RemainingValues& remaining : step.remaining)
        json["left"].push_back(remaining_json(context, remaining));
    if (const auto* crossing = std::get_if<CrossingViews>(&step.detail)) {
        for (const CrossingView& view : crossing->views)
            json["views"].push_back(
                {{"rule", view.rule.index()}, {"values", values_json(context, view.values)}});
    }
    if (step.combined() != nullptr) add_combined(context, *step.combined(), json);
    if (!step.dead.empty()) json["dead"] = dead_parts_json(context, step);
    if (const auto* echo = std::get_if<NeededReferences>(&step.detail)) {
        for (const CluePart& part : echo->parts) json["echoes"].push_back({part.begin, part.end});
    }
    if (!step.is_minimal) json["minimal"] = false;
    if (step.smallest_proof != SmallestProof::NotAsked)
        json["smallest"] = step.smallest_proof == SmallestProof::Proved;
    if (step.verified != Verified::NotAsked) json["verified"] = step.verified == Verified::Proved;
}

/// Adds the premises and the conclusion.
void add_facts(const AnswerContext& context, const Step& step, Json& json) {
    json["candidates"] = Json::array();
    for (const StepPremise& premise : step.premises)
        json["candidates"].push_back(premise_json(context, premise));
    json["placed"] = list_json(context, step.placed);
    json["removed"] = list_json(context, step.removed);
}

Json step_json(const AnswerContext& context, const Step& step, SharedTexts& texts) {
    Json json{{"technique", entry_of(step.technique).label}, {"cost", step.cost}};
    json["rules"] = rules_json(context, step, texts);
    json["cells"] = cells_json(context, step);
    add_facts(context, step, json);
    if (step.told) add_facts({*step.told->context, context.fields}, step.told->what, json["told"]);
    add_reasons(context, step, json);
    const bool is_german = context.fields.language == SpokenLanguage::German;
    const auto german = is_german ? german_sentence(context.rules_and_cells, step) : std::nullopt;
    json["text"] = german ? *german : sentence_json(context, step, texts);
    if (is_german && !german) json["lang"] = "en";
    return json;
}

/// Adds the statement of each rule that a step names, and to the step those of all its rules.
void add_statements(std::span<const std::size_t> statements, Json& step) {
    if (statements.empty()) return;
    std::set<std::size_t> of_step;
    for (const char* const field : {"rules", "dead"}) {
        if (!step.contains(field)) continue;
        for (Json& named : step[field]) {
            const auto rule = named["rule"].get<std::size_t>();
            if (rule >= statements.size()) continue;
            named["statement"] = statements[rule];
            if (std::string_view(field) == "rules") of_step.insert(statements[rule]);
        }
    }
    step["statements"] = of_step;
}

void add_steps(const AnswerContext& context, std::span<const Step> steps, Json& json) {
    SharedTexts texts;
    json["texts"] = Json::array();
    json["steps"] = Json::array();
    const std::vector<std::size_t> numbers = step_group_numbers(steps);
    for (std::size_t i = 0; i < steps.size(); ++i) {
        Json step{{"number", numbers[i]}};
        step.update(step_json(context, steps[i], texts));
        add_statements(context.fields.statements, step);
        json["steps"].push_back(std::move(step));
    }
    json["texts"] = texts.all();
}

std::string_view end_name(ExplanationEnd end) {
    switch (end) {
        case ExplanationEnd::Solved:
            return "solved";
        case ExplanationEnd::Several:
            return "several";
        case ExplanationEnd::NoSolution:
            return "clash";
        case ExplanationEnd::Stopped:
            break;
    }
    return "stopped";
}

std::string_view answer_name(WhyNot::Answer answer) {
    switch (answer) {
        case WhyNot::Answer::Impossible:
            return "impossible";
        case WhyNot::Answer::Possible:
            return "possible";
        case WhyNot::Answer::Given:
            return "given";
        case WhyNot::Answer::OutOfRange:
            return "out-of-range";
        case WhyNot::Answer::Stopped:
            break;
    }
    return "stopped";
}

std::string compact_json(const Json& json) {
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::string line_of(const Json& json) {
    return compact_json(json) + "\n";
}

/// Appends the members that have an entry for each cell directly to the text. Built as a JSON tree, a grid of
/// a million cells would take seconds.
class CellsWriter {
  public:
    CellsWriter(const AnswerContext& context, const Explanation& explanation)
        : context_(context), explanation_(explanation) {
        for (std::size_t v = 0; v < context.puzzle().alphabet.size(); ++v)
            symbols_.push_back(compact_json(symbol(context, ValueId(v))));
    }

    void write_grid(std::string& text) const {
        text += "[";
        for (const Slot& slot : context_.puzzle().grid.rows) {
            begin_entry(text);
            text += "[";
            for (const CellId cell : slot) {
                begin_entry(text);
                text += is_placed(cell) ? symbols_[explanation_.left.first(cell).index()] : "null";
            }
            text += "]";
        }
        text += "]";
    }

    /// Writes the remaining candidates of the open cells.
    void write_open(std::string& text) const {
        text += "{";
        for (std::size_t i = 0; i < explanation_.is_placed.size(); ++i) {
            if (is_placed(CellId(i))) continue;
            begin_entry(text);
            text += compact_json(context_.name_of(CellId(i))) + ":[";
            for_each_value(explanation_.left[CellId(i)], [&](ValueId v) {
                begin_entry(text);
                text += symbols_[v.index()];
            });
            text += "]";
        }
        text += "}";
    }

  private:
    bool is_placed(CellId cell) const { return explanation_.is_placed[cell.index()] != 0; }
    /// Writes a comma if an entry precedes.
    static void begin_entry(std::string& text) {
        if (text.back() != '[' && text.back() != '{') text += ',';
    }

    AnswerContext context_;
    const Explanation& explanation_;
    std::vector<std::string> symbols_;
};

}  // namespace

std::string explanation_json(const PuzzleContext& rules_and_cells, const Explanation& explanation,
                             std::string_view name, const StepFields& fields) {
    const AnswerContext context{rules_and_cells, fields};
    Json json{{"sator", kStepsVersion}, {"puzzle", name}, {"end", end_name(explanation.end)}};
    add_remarks(context.puzzle(), json);
    add_steps(context, explanation.steps, json);
    std::string text = compact_json(json);
    text.back() = ',';  // replaces the closing brace, because more members follow
    const CellsWriter cells(context, explanation);
    text += "\"grid\":";
    cells.write_grid(text);
    if (explanation.end != ExplanationEnd::Solved) {
        text += ",\"open\":";
        cells.write_open(text);
    }
    return text + "}\n";
}

std::string why_not_json(const PuzzleContext& rules_and_cells, const WhyNot& why, Candidate candidate,
                         std::string_view name, const StepFields& fields) {
    const AnswerContext context{rules_and_cells, fields};
    Json json{{"sator", kStepsVersion}, {"puzzle", name}, {"candidate", candidate_json(context, candidate)}};
    json["answer"] = answer_name(why.answer);
    if (why.given) json["given"] = symbol(context, *why.given);
    if (why.limit) json["stopped"] = name_of(*why.limit);
    add_remarks(context.puzzle(), json);
    add_steps(context, why.steps, json);
    return line_of(json);
}

std::string hint_json(const PuzzleContext& rules_and_cells, const Mistakes& mistakes, const Step* step,
                      std::string_view name, const StepFields& fields) {
    const AnswerContext context{rules_and_cells, fields};
    Json json{{"sator", kStepsVersion}, {"puzzle", name}};
    Json changed = Json::array(), broken = Json::array();
    SharedTexts texts;
    for (const auto& [given, entered] : mistakes.changed) {
        changed.push_back({{"cell", context.name_of(given.cell)},
                           {"given", symbol(context, given.value)},
                           {"entered", symbol(context, entered)}});
    }
    for (const Step& one : mistakes.broken)
        add_statements(fields.statements, broken.emplace_back(step_json(context, one, texts)));
    json["mistakes"] = {{"changed", changed},
                        {"broken", broken},
                        {"dead_end", list_json(context, mistakes.dead_end)},
                        {"no_solution", mistakes.has_no_solution}};
    json["step"] = step == nullptr ? Json() : step_json(context, *step, texts);
    if (step != nullptr) add_statements(fields.statements, json["step"]);
    json["texts"] = texts.all();
    add_remarks(context.puzzle(), json);
    return line_of(json);
}

}  // namespace sator::render
