#include "sator/render/json/check_json.hpp"

#include <nlohmann/json.hpp>

#include "sator/base/utf8.hpp"
#include "sator/explain/check/plain_cause.hpp"
#include "sator/explain/german/german_notes.hpp"
#include "sator/explain/parts/general_rules.hpp"
#include "sator/render/json/place_json.hpp"
#include "sator/render/text/json_lines.hpp"
#include "sator/render/text/remarks_json.hpp"
#include "sator/render/text/shared_texts.hpp"

namespace sator::render {

namespace {

using Json = nlohmann::ordered_json;

/// The version of this output format. Programs depend on its fields.
constexpr int kJsonVersion = 1;

AnswerStatus status_of(Verdict verdict) {
    switch (verdict) {
        case Verdict::Unique:
            return AnswerStatus::Unique;
        case Verdict::Several:
            return AnswerStatus::Multiple;
        case Verdict::None:
            return AnswerStatus::None;
        case Verdict::Unknown:
            break;
    }
    return AnswerStatus::Unknown;
}

class Writer {
  public:
    Writer(const CheckReport& report, ValueWords words, SpokenLanguage language)
        : report_(report),
          parts_(*report.parts),
          puzzle_(parts_.puzzle()),
          words_(words),
          language_(language),
          places_(puzzle_.grid),
          general_(parts_) {}

    void write(Json& line) {
        write_count(line);
        if (report_.stated_solution) line["stated_solution"] = stated_solution(*report_.stated_solution);
        if (report_.ambiguity) line["cells"] = cells();
        if (report_.repairs) line["repairs"] = repairs();
        if (report_.mus) {
            line["clash"] = {{"parts", list(report_.mus->parts)},
                             {"minimal", report_.mus->is_minimal},
                             {"smallest", report_.mus->is_smallest},
                             {"relaxations", list(report_.mus->relaxations)}};
        }
        if (report_.verdict == Verdict::None) {
            if (const auto cause = explain::plain_cause(report_.parts->puzzle()))
                line["cause"] = told(*cause);
            line["corrections"] = corrections();
        }
        if (report_.redundancy) {
            line["not_needed"] = list(report_.redundancy->not_needed);
            line["irredundant"] = list(report_.redundancy->irredundant);
        }
        line["idle"] = list(report_.idle_rules);
        write_clues(line);
        line["implied"] = Json::array();
        for (const auto& [rule, by] : report_.implied)
            line["implied"].push_back({{"rule", part(rule)}, {"by", part(by)}});
        line["dead_values"] = symbols(report_.dead_values);
        line["unused_values"] = symbols(report_.unused_values);
        line["repeated_words"] = Json::array();
        for (const auto& [list, words] : report_.repeated_words) {
            line["repeated_words"].push_back({{"list", list}, {"words", words}});
        }
        line["texts"] = texts_.all();
        line["remarks"] = Json::array();
        add_remarks(puzzle_, line);
    }

  private:
    Json stated_solution(const StatedSolution& stated) {
        Json sentences = Json::array();
        for (const PartId part : stated.broken) sentences.push_back(told(parts_.describe(part)));
        if (!stated.open.empty()) sentences.push_back(told(sentence_of_open_cells(puzzle_, stated.open)));
        return {{"holds", stated.holds()},
                {"broken", std::move(sentences)},
                {"breaks", list(stated.broken)},
                {"only", stated.is_only}};
    }

    void write_count(Json& line) const {
        const bool is_compared = report_.ambiguity.has_value();
        const BigCount count = is_compared ? report_.ambiguity->count : BigCount(report_.solutions.size());
        line["count"] = count.to_string();
        line["count_exact"] =
            is_compared ? report_.ambiguity->count_is_exact : report_.verdict != Verdict::Unknown;
        line["solutions"] = Json::array();
        for (const auto& solution : report_.solutions) line["solutions"].push_back(filling(solution));
    }

    void write_clues(Json& line) {
        line["dead_parts"] = Json::array();
        line["dialects"] = Json::array();
        for (const ClueRemark& remark : report_.clues) {
            const std::u32string clue = to_code_points(remark.clue);
            const std::size_t first = line["dead_parts"].size();
            for (const DeadCluePart& dead : remark.dead_parts) {
                Json entry = clue_json(remark);
                entry["part"] = to_utf8(clue.substr(dead.begin, dead.end - dead.begin));
                entry["begin"] = dead.begin;
                entry["end"] = dead.end;
                entry["because"] = dead.by_length ? "length" : "range";
                const bool is_first = line["dead_parts"].size() == first;
                if (is_first) {
                    entry["places"] = places_of(remark);
                } else {
                    entry["places_of"] = first;
                }
                line["dead_parts"].push_back(std::move(entry));
            }
            if (!remark.dialect) continue;
            Json difference = clue_json(remark);
            difference["places"] = places_of(remark);
            difference["dialect"] = explain::name_of(remark.dialect->other);
            if (!remark.dialect->refusal.empty()) {
                difference["refusal"] = remark.dialect->refusal;
            } else {
                difference["string"] = remark.dialect->witness;
                difference["other_matches"] = remark.dialect->other_matches;
            }
            line["dialects"].push_back(std::move(difference));
        }
    }

    Json clue_json(const ClueRemark& remark) {
        const SharedTexts::Shown clue = texts_.shown(remark.clue);
        Json json = {{"rule", part(remark.rule)}, {"clue", clue.text}};
        if (clue.full) json["full_clue"] = *clue.full;
        return json;
    }

    /// Returns the cells of each place of the clue, in the order in which the clue reads them.
    Json places_of(const ClueRemark& remark) const {
        Json places = Json::array();
        for (const PartId rule : remark.rules) {
            Json& cells = places.emplace_back(Json::array());
            for (const CellId cell : parts_.rule(rule).cells()) {
                const Json own = place(cell);
                cells.push_back({own["row"], own["column"]});
            }
        }
        return places;
    }

    Json cells() const {
        Json cells = Json::array();
        for (const DifferingCell& differing : report_.ambiguity->cells) {
            Json cell = place(differing.cell);
            cell["candidates"] = Json::array();
            for (const TrueCandidate& candidate : differing.candidates) {
                cell["candidates"].push_back({{"symbol", symbol(candidate.value)},
                                              {"solutions", candidate.solutions},
                                              {"exact", candidate.is_exact}});
            }
            cells.push_back(std::move(cell));
        }
        return cells;
    }

    Json repairs() {
        Json repairs = Json::array();
        for (const Repair& repair : report_.repairs->list) {
            Json json;
            switch (repair.kind) {
                case Repair::Kind::TightenedClue:
                    json = {{"kind", "clue"},
                            {"rule", part(repair.clue)},
                            {"before", repair.before},
                            {"after", repair.after}};
                    break;
                case Repair::Kind::Givens:
                    json = {{"kind", "givens"}, {"givens", Json::array()}};
                    for (const Given& given : repair.givens) {
                        Json cell = place(given.cell);
                        cell["symbol"] = symbol(given.value);
                        json["givens"].push_back(std::move(cell));
                    }
                    break;
                case Repair::Kind::TightenedRule:
                    json = {{"kind", "tightened"},
                            {"rule", part(repair.clue)},
                            {"name", repair.rule},
                            {"arguments", repair.arguments},
                            {"demands", demands(repair)}};
                    break;
                case Repair::Kind::AddedRule:
                    json = {{"kind", "rule"},
                            {"name", repair.rule},
                            {"arguments", repair.arguments},
                            {"demands", demands(repair)},
                            {"cells", Json::array()}};
                    for (const auto& sequence : repair.cells) json["cells"].push_back(places(sequence));
                    break;
            }
            json.update(filling(repair.solution));
            repairs.push_back(std::move(json));
        }
        return repairs;
    }

    Json demands(const Repair& repair) const {
        Json demands = Json::array();
        for (const std::string& demand : repair.demands) demands.push_back(told(demand));
        return demands;
    }

    Json corrections() {
        Json corrections = Json::array();
        for (const Correction& correction : report_.corrections) {
            Json json = {
                {"part", part(correction.part)}, {"before", correction.before}, {"after", correction.after}};
            json.update(filling(correction.solution));
            corrections.push_back(std::move(json));
        }
        return corrections;
    }

    Json list(const std::vector<PartId>& parts) {
        Json list = Json::array();
        for (const PartId p : parts) list.push_back(part(p));
        return list;
    }

    Json part(PartId part) {
        const std::string text = told(parts_.describe(part)), demand = demand_of(text);
        const auto full = texts_.shown(demand).full;
        Json json = {{"kind", parts_.is_rule(part) ? "rule" : "given"},
                     {"text", texts_.with_short(text, demand)},
                     {"cells", places(parts_.cells(part))}};
        if (full) json["full"] = *full;
        if (parts_.is_rule(part)) json["statement"] = parts_.statement_of(part);
        if (parts_.is_rule(part) && !parts_.rule(part).label().empty())
            json["label"] = parts_.rule(part).label();
        if (general_.contains(part)) json["general"] = true;
        return json;
    }

    std::string told(std::string sentence) const { return explain::told_in(language_, std::move(sentence)); }

    Json places(std::span<const CellId> cells) const {
        Json places = Json::array();
        for (const CellId cell : cells) places.push_back(place(cell));
        return places;
    }

    Json place(CellId cell) const { return places_.of(cell); }

    std::string symbol(ValueId value) const { return words_.of(puzzle_, value); }
    std::string symbol(Value value) const { return symbol(value_id(value)); }

    Json symbols(const std::vector<ValueId>& values) const {
        Json list = Json::array();
        for (const ValueId value : values) list.push_back(symbol(value));
        return list;
    }

    Json grid(const std::vector<Value>& values) const {
        Json rows = Json::array();
        for (const Slot& row : puzzle_.grid.rows) {
            rows.push_back(Json::array());
            for (const CellId cell : row) rows.back().push_back(symbol(values[cell.index()]));
        }
        return rows;
    }

    /// Returns {"grid":…}, with "values" between cells if the puzzle has such.
    Json filling(const std::vector<Value>& values) const {
        Json json = {{"grid", grid(values)}};
        for (std::size_t i = puzzle_.grid.cell_count(); i < puzzle_.grid.position_count(); ++i)
            json["values"][places_.name_of(CellId(i))] = symbol(values[i]);
        return json;
    }

    const CheckReport& report_;
    const PuzzleParts& parts_;
    const Puzzle& puzzle_;
    ValueWords words_;
    SpokenLanguage language_;
    PlaceJson places_;
    GeneralRules general_;
    SharedTexts texts_;
};

}  // namespace

std::string check_json(const std::string& name, const CheckReport& report, std::chrono::nanoseconds seconds,
                       ValueWords words, SpokenLanguage language) {
    Json line = {{"sator", kJsonVersion},
                 {"puzzle", name},
                 {"status", name_of(status_of(report.verdict))},
                 {"well_made", report.verdict == Verdict::Unique && !report.has_flaw()},
                 {"complete", report.is_complete},
                 {"alphabet", report.parts->puzzle().alphabet.to_string()}};
    if (report.stopped) line["stopped"] = name_of(*report.stopped);
    Writer(report, words, language).write(line);
    line["seconds"] = {{"check", std::chrono::duration<double>(seconds).count()}};
    return line.dump(-1, ' ', false, Json::error_handler_t::replace) + '\n';
}

}  // namespace sator::render
