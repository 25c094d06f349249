#include "sator/render/step_json.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

#include "sator/explain/sentence.hpp"
#include "sator/explain/told_together.hpp"

namespace sator {

namespace {

using Json = nlohmann::ordered_json;

/// The version of these lines: programs depend on their fields.
constexpr int kStepsVersion = 1;

/// As the puzzle writes it; a blank is "".
std::string symbol(const Study& study, std::size_t value) {
    return study.puzzle().alphabet[value].to_string();
}

Json candidate_json(const Study& study, Candidate c) {
    return {{"cell", study.name_of(c.cell)}, {"value", symbol(study, c.value)}};
}

Json list_json(const Study& study, const std::vector<Candidate>& list) {
    Json array = Json::array();
    for (const Candidate& c : list) array.push_back(candidate_json(study, c));
    return array;
}

Json fact_json(const Study& study, const Fact& fact) {
    Json json{{"cell", study.name_of(fact.cell)}};
    if (fact.is_placed) {
        json["is"] = symbol(study, fact.values[0]);
    } else {
        for (const std::size_t v : fact.values) json["not"].push_back(symbol(study, v));
    }
    return json;
}

Json cells_json(const Study& study, const Step& step) {
    std::set<CellId> cells;
    for (const Fact& fact : step.facts) cells.insert(fact.cell);
    for (const Candidate& c : step.placed) cells.insert(c.cell);
    for (const Candidate& c : step.removed) cells.insert(c.cell);
    if (step.assumed) cells.insert(step.assumed->cell);
    for (const Consequence& link : step.chain) cells.insert(link.placed.cell);
    if (step.split) cells.insert(step.split->cells.begin(), step.split->cells.end());
    Json array = Json::array();
    for (const CellId cell : cells) array.push_back(study.name_of(cell));
    return array;
}

Json rules_json(const Study& study, const Step& step) {
    Json array = Json::array();
    for (const RuleId rule : step.rules) {
        array.push_back({{"rule", rule.index()}, {"text", study.name_of(rule).sentence()}});
    }
    return array;
}

/// What stands behind the conclusion beside rules and facts.
void add_reasons(const Study& study, const Step& step, Json& json) {
    if (step.assumed) json["assumed"] = candidate_json(study, *step.assumed);
    const auto indices = [](const std::vector<RuleId>& rules) {
        Json array = Json::array();
        for (const RuleId rule : rules) array.push_back(rule.index());
        return array;
    };
    for (const auto& [placed, rules] : step.chain) {
        Json link = candidate_json(study, placed);
        link["rules"] = indices(rules);
        json["chain"].push_back(std::move(link));
    }
    if (!step.failing.empty()) json["failing"] = indices(step.failing);
    const auto values_json = [&](const std::vector<std::size_t>& values) {
        Json array = Json::array();
        for (const std::size_t v : values) array.push_back(symbol(study, v));
        return array;
    };
    if (step.split)
        json["split"] = {{"cell", study.name_of(step.split->cells[0])},
                         {"values", values_json(step.split->values)}};
    for (const Left& left : step.left)
        json["left"].push_back({{"cell", study.name_of(left.cell)}, {"values", values_json(left.values)}});
    for (const View& view : step.views)
        json["views"].push_back({{"rule", view.rule.index()}, {"values", values_json(view.values)}});
    for (const DeadPart& dead : step.dead) {
        Json by = Json::array();
        for (const CellId cell : dead.by) by.push_back(study.name_of(cell));
        json["dead"].push_back({{"rule", dead.rule.index()},
                                {"part", {dead.part.begin, dead.part.end}},
                                {"by", by},
                                {"always", dead.is_always}});
    }
    for (const CluePart& part : step.echoes) json["echoes"].push_back({part.begin, part.end});
    if (!step.is_minimal) json["minimal"] = false;
    if (step.fewest != FewestProof::NotAsked) json["smallest"] = step.fewest == FewestProof::Proved;
    if (step.verified != Verified::NotAsked) json["verified"] = step.verified == Verified::Proved;
}

Json step_json(const Study& study, const Step& step) {
    Json json{{"technique", entry_of(step.technique).label}, {"cost", step.cost}};
    json["rules"] = rules_json(study, step);
    json["cells"] = cells_json(study, step);
    json["candidates"] = Json::array();
    for (const Fact& fact : step.facts) json["candidates"].push_back(fact_json(study, fact));
    json["placed"] = list_json(study, step.placed);
    json["removed"] = list_json(study, step.removed);
    add_reasons(study, step, json);
    json["text"] = sentence(study, step);
    return json;
}

void add_steps(const Study& study, std::span<const Step> steps, Json& json) {
    const std::vector<std::size_t> numbers = told_numbers(steps);
    for (std::size_t i = 0; i < steps.size(); ++i) {
        Json step{{"number", numbers[i]}};
        step.update(step_json(study, steps[i]));
        json["steps"].push_back(std::move(step));
    }
}

std::string_view end_name(WayEnd end) {
    switch (end) {
        case WayEnd::Solved:
            return "solved";
        case WayEnd::Several:
            return "several";
        case WayEnd::Clash:
            return "clash";
        case WayEnd::Stopped:
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

std::string text_of(const Json& json) {
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::string line_of(const Json& json) {
    return text_of(json) + "\n";
}

/// Writes what has an entry for each cell straight away: as a tree, a grid of a million cells would take
/// seconds.
class CellsWriter {
  public:
    CellsWriter(const Study& study, const Way& way) : study_(study), way_(way) {
        for (std::size_t v = 0; v < study.puzzle().alphabet.size(); ++v)
            symbols_.push_back(text_of(symbol(study, v)));
    }

    void write_grid(std::string& text) const {
        text += "[";
        for (const Slot& slot : study_.puzzle().grid.rows) {
            begin_entry(text);
            text += "[";
            for (const CellId cell : slot) {
                begin_entry(text);
                text += is_placed(cell) ? symbols_[way_.left.first(cell)] : "null";
            }
            text += "]";
        }
        text += "]";
    }

    /// What is left to the open cells.
    void write_open(std::string& text) const {
        text += "{";
        for (std::size_t i = 0; i < way_.is_placed.size(); ++i) {
            if (is_placed(CellId(i))) continue;
            begin_entry(text);
            text += text_of(study_.name_of(CellId(i))) + ":[";
            for_each_bit(way_.left[CellId(i)], [&](std::size_t v) {
                begin_entry(text);
                text += symbols_[v];
            });
            text += "]";
        }
        text += "}";
    }

  private:
    bool is_placed(CellId cell) const { return way_.is_placed[cell.index()] != 0; }
    /// Parts it from the one before, if there is one.
    static void begin_entry(std::string& text) {
        if (text.back() != '[' && text.back() != '{') text += ',';
    }

    const Study& study_;
    const Way& way_;
    std::vector<std::string> symbols_;
};

}  // namespace

std::string way_json(const Study& study, const Way& way, std::string_view name) {
    Json json{{"sator", kStepsVersion}, {"puzzle", name}, {"end", end_name(way.end)}};
    json["steps"] = Json::array();
    add_steps(study, way.steps, json);
    std::string text = text_of(json);
    text.back() = ',';  // goes on behind the last member
    const CellsWriter cells(study, way);
    text += "\"grid\":";
    cells.write_grid(text);
    if (way.end != WayEnd::Solved) {
        text += ",\"open\":";
        cells.write_open(text);
    }
    return text + "}\n";
}

std::string why_not_json(const Study& study, const WhyNot& why, Candidate candidate, std::string_view name) {
    Json json{{"sator", kStepsVersion}, {"puzzle", name}, {"candidate", candidate_json(study, candidate)}};
    json["answer"] = answer_name(why.answer);
    if (why.given) json["given"] = symbol(study, *why.given);
    if (why.limit) json["stopped"] = name_of(*why.limit);
    json["steps"] = Json::array();
    add_steps(study, why.steps, json);
    return line_of(json);
}

std::string hint_json(const Study& study, const Mistakes& mistakes, const Step* step, std::string_view name) {
    Json json{{"sator", kStepsVersion}, {"puzzle", name}};
    Json changed = Json::array(), broken = Json::array();
    for (const auto& [given, entered] : mistakes.changed) {
        changed.push_back({{"cell", study.name_of(given.cell)},
                           {"given", symbol(study, given.value)},
                           {"entered", symbol(study, entered)}});
    }
    for (const Step& one : mistakes.broken) broken.push_back(step_json(study, one));
    json["mistakes"] = {{"changed", changed},
                        {"broken", broken},
                        {"dead_end", list_json(study, mistakes.dead_end)},
                        {"no_solution", mistakes.has_no_solution}};
    json["step"] = step == nullptr ? Json() : step_json(study, *step);
    return line_of(json);
}

}  // namespace sator
