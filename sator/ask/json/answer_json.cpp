#include "sator/ask/json/answer_json.hpp"

#include <nlohmann/json.hpp>

#include "sator/base/utf8.hpp"
#include "sator/create/kinds/created_kind_table.hpp"
#include "sator/create/kinds/created_kind_words.hpp"
#include "sator/create/requests/made_puzzle_json.hpp"
#include "sator/models/formats_json.hpp"
#include "sator/puzzle/grids/cell_name.hpp"
#include "sator/puzzle/puzzle_kind.hpp"
#include "sator/render/json/check_json.hpp"
#include "sator/render/json/puzzle_json.hpp"
#include "sator/render/json/rating_json.hpp"
#include "sator/render/json/rules_json.hpp"
#include "sator/render/json/text_units.hpp"
#include "sator/render/text/explanation_json.hpp"
#include "sator/render/text/json_lines.hpp"
#include "sator/render/text/remarks_json.hpp"

namespace sator::ask {

namespace {

using Json = nlohmann::ordered_json;

/// The version of this output format. Programs depend on its fields.
constexpr int kVersion = 1;

/// The fields that the documentation promises for every answer.
constexpr std::string_view kStoppedExplanation = R"(,"end":"stopped","texts":[],"steps":[])",
                           kStoppedWhyNot = R"(,"answer":"stopped","texts":[],"steps":[])";

std::string line_of(const Json& json) {
    return json.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

class AnswerWriter {
  public:
    AnswerWriter(std::string_view version, const AnswerForm& form) : version_(version), form_(form) {}

    std::string operator()(const SolveAnswer& answer) const {
        return JsonLines(*answer.asked.puzzle, answer.asked.name, form_.words).answer(answer.found);
    }
    std::string operator()(const CheckAnswer& answer) const {
        return check_json(answer.asked.name, answer.report, answer.seconds, form_.words, answer.lang);
    }
    std::string operator()(const ExplainAnswer& answer) const {
        return explanation_json(*answer.context, answer.explanation, answer.asked.name,
                                {answer.statements, form_.words, answer.lang});
    }
    std::string operator()(const WhyNotAnswer& answer) const {
        return why_not_json(*answer.context, answer.why, answer.candidate, answer.asked.name,
                            {answer.statements, form_.words, answer.lang});
    }
    std::string operator()(const HintAnswer& answer) const {
        const explain::Hint& hint = answer.hint;
        return hint_json(*answer.context, hint.mistakes, hint.step ? &*hint.step : nullptr, answer.asked.name,
                         {answer.statements, form_.words, answer.lang});
    }
    std::string operator()(const RateAnswer& answer) const {
        return answer.result.rating
                   ? rating_json(answer.asked.name, *answer.asked.puzzle, *answer.result.rating)
                   : unrated_json(answer.asked.name, answer.result, answer.limits);
    }
    std::string operator()(const RenderAnswer& answer) const {
        if (!answer.data.empty()) return answer.data;
        return line_of({{"sator", kVersion}, {"puzzle", answer.asked.name}, {"svg", answer.svg}});
    }
    std::string operator()(const StyleAnswer& answer) const {
        return line_of({{"sator", kVersion}, {"css", answer.css}});
    }
    std::string operator()(const ParseAnswer& answer) const {
        return puzzle_json(answer.asked.name, *answer.asked.puzzle, answer.format, form_.words);
    }
    std::string operator()(const RulesAnswer& answer) const { return rules_json(answer.described); }
    std::string operator()(const NewAnswer& answer) const {
        Json puzzles = Json::array();
        for (const text::PuzzleBeginning& one : answer.beginnings)
            puzzles.push_back({{"name", one.name}, {"summary", one.description}, {"text", one.text}});
        return line_of({{"sator", kVersion}, {"puzzles", std::move(puzzles)}});
    }
    std::string operator()(const FormatsAnswer&) const { return models::formats_json(); }
    std::string operator()(const WordsAnswer& answer) const {
        const Puzzle& puzzle = *answer.asked.puzzle;
        Json kinds = Json::array();
        if (puzzle.kind) {
            for (const KindSentence& said : puzzle.kind->says)
                kinds.push_back({{"english", said.english}, {"german", said.german}});
        }
        Json clues = Json::array();
        for (const SaidStatement& said : answer.clues)
            clues.push_back({{"rule", said.statement},
                             {"rules", said.rules},
                             {"english", said.english},
                             {"german", said.german}});
        Json line = {{"sator", kVersion},
                     {"puzzle", answer.asked.name},
                     {"title", puzzle.title},
                     {"rules_text", puzzle.rules_text},
                     {"kinds", std::move(kinds)},
                     {"printed", answer.printed},
                     {"sentences", answer.sentences},
                     {"statements", answer.statements},
                     {"clues", std::move(clues)}};
        add_left_out(puzzle, line);
        return line_of(line);
    }
    std::string operator()(const FmtAnswer& answer) const {
        return line_of({{"sator", kVersion}, {"text", answer.text}, {"changed", answer.is_changed}});
    }
    std::string operator()(const EditAnswer& answer) const;
    std::string operator()(const ClueAnswer& answer) const;
    std::string operator()(const ConvertAnswer& answer) const {
        Json line = {{"sator", kVersion},
                     {"puzzle", answer.asked.name},
                     {"to", answer.to},
                     {"text", answer.written->text},
                     {"losses", answer.written->losses},
                     {"left_out", answer.written->left_out}};
        for (const LeftOut& part : answer.asked.puzzle->left_out)
            line["not_understood"].push_back(part.what.message);
        return line_of(line);
    }
    std::string operator()(const CandidatesAnswer& answer) const {
        return candidates_json(answer.asked.name, *answer.asked.puzzle, answer.found, form_.words);
    }
    std::string operator()(const CreateAnswer& answer) const;
    std::string operator()(const KindsAnswer&) const;
    std::string operator()(const SplitAnswer& answer) const;
    std::string operator()(const NoVerdict& answer) const {
        Json line = {{"sator", kVersion},
                     {"puzzle", answer.asked.name},
                     {"status", "unknown"},
                     {"message", "not all of the puzzle is understood"}};
        add_remarks(*answer.asked.puzzle, line);
        return line_of(line);
    }
    std::string operator()(const Unanswered& answer) const {
        return JsonLines::stopped(answer.name, answer.limit, form_.stopped_fields);
    }
    std::string operator()(const Refused& answer) const {
        std::string lines;
        for (const Diagnostic& error : answer.errors) lines += JsonLines::error(*answer.puzzle, error);
        return lines;
    }

  private:
    std::string_view version_;
    AnswerForm form_;
};

std::string AnswerWriter::operator()(const EditAnswer& answer) const {
    const TextUnits before(answer.before), after(answer.after);
    Json line = {{"sator", kVersion}, {"edits", Json::array()}};
    for (const text::TextEdit& edit : answer.edits.edits) {
        line["edits"].push_back({{"from", before.units_before(edit.from)},
                                 {"to", before.units_before(edit.to)},
                                 {"insert", to_utf8(edit.insert)}});
    }
    line["caret"] = {{"from", after.units_before(answer.edits.caret_from)},
                     {"to", after.units_before(answer.edits.caret_to)}};
    line["text"] = answer.after;
    return line_of(line);
}

Json symbols_json(const Puzzle& puzzle, std::span<const ValueId> values, ValueWords words) {
    Json symbols = Json::array();
    for (const ValueId value : values) symbols.push_back(words.of(puzzle, value));
    return symbols;
}

std::string AnswerWriter::operator()(const ClueAnswer& answer) const {
    const Puzzle& puzzle = *answer.puzzle;
    const ClueValues& found = answer.found;
    Json line = {{"sator", kVersion}, {"cells", Json::array()}};
    if (found.count) line["count"] = found.count->to_string();
    for (std::size_t i = 0; i < found.cells.size(); ++i) {
        Json& cell =
            line["cells"].emplace_back(Json{{"id", found.cells[i].index()},
                                            {"name", cell_name(puzzle.grid, found.cells[i])},
                                            {"values", symbols_json(puzzle, found.values[i], form_.words)}});
        if (answer.left) cell["left"] = symbols_json(puzzle, (*answer.left)[i], form_.words);
    }
    return line_of(line);
}

std::string AnswerWriter::operator()(const CreateAnswer& answer) const {
    const CreateOptions& options = *answer.options;
    if (answer.made) return create::made_puzzle_json(options, *answer.made, version_);
    const create::CreateFailure& failure = answer.made.error();
    Json line = {{"sator", kVersion},
                 {"kind", options.kind},
                 {"status", failure.limit ? "stopped" : "not_met"},
                 {"message", failure.problem.message},
                 {"hint", failure.problem.hint}};
    if (failure.nearest)
        line["nearest"] =
            Json::parse(create::made_puzzle_json(options, *failure.nearest, version_), nullptr, false);
    return line_of(line);
}

std::string AnswerWriter::operator()(const KindsAnswer&) const {
    Json line = {{"sator", kVersion}, {"kinds", Json::array()}};
    for (const create::CreatedKind& kind : create::created_kinds()) {
        const create::CreatedKindWords words = create::words_of(kind);
        Json json = {
            {"name", kind.name},    {"summary", words.all()},          {"summary_de", words.kind.german},
            {"rules", words.rules}, {"symmetry", kind.usual_symmetry}, {"parameters", Json::array()}};
        for (const create::CreateParameter& parameter : kind.parameters)
            json["parameters"].push_back(
                {{"name", parameter.name}, {"value", parameter.value}, {"help", parameter.help}});
        line["kinds"].push_back(std::move(json));
    }
    return line_of(line);
}

/// Writes the parts as values by cell, as the option `grid` has them.
std::string AnswerWriter::operator()(const SplitAnswer& answer) const {
    const Puzzle& puzzle = *answer.asked.puzzle;
    Json parts = Json::array();
    for (const SearchTree::Part& part : answer.tree.parts) {
        Json values = Json::object();
        for (const Given& given : part.values)
            values[cell_name(puzzle.grid, given.cell)] = form_.words.of(puzzle, given.value);
        parts.push_back(std::move(values));
    }
    return line_of({{"sator", kVersion}, {"puzzle", answer.asked.name}, {"parts", parts}});
}

}  // namespace

std::vector<Diagnostic> errors_of(const Answer& answer) {
    if (const auto* refused = std::get_if<Refused>(&answer)) return refused->errors;
    if (const auto* converted = std::get_if<ConvertAnswer>(&answer);
        converted != nullptr && !converted->written)
        return {converted->written.error()};
    const auto* created = std::get_if<CreateAnswer>(&answer);
    if (created == nullptr || created->made ||
        created->made.error().reason != create::CreateFailure::Reason::Mistake)
        return {};
    Diagnostic problem = created->made.error().problem;
    if (problem.file.empty()) problem.file = "create";
    return {problem};
}

std::string_view stopped_fields(const Question& question) {
    const auto* asked = std::get_if<Explain>(&question);
    if (asked == nullptr) return "";
    return asked->why_not.empty() ? kStoppedExplanation : kStoppedWhyNot;
}

std::optional<std::string> answer_json(const Answer& answer, std::string_view version,
                                       const AnswerForm& form) {
    const auto* refused = std::get_if<Refused>(&answer);
    if (!errors_of(answer).empty() && (refused == nullptr || !refused->puzzle)) return std::nullopt;
    return std::visit(AnswerWriter(version, form), answer);
}

}  // namespace sator::ask
