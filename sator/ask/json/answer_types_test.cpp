// Answers have the fields that the table of types says, and the files that are made of the table are up to date.
#include "sator/ask/json/answer_types.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <vector>

#include "sator/ask/asker.hpp"
#include "sator/ask/json/answer_json.hpp"
#include "sator/ask/json/answer_pages.hpp"
#include "sator/ask/json/request_json.hpp"
#include "sator/render/text/json_lines.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

using Json = nlohmann::json;

/// Compares values with types, and notes which fields it saw.
class TypeChecker {
  public:
    /// Returns what differs; empty if nothing does.
    std::string fault(const Json& value, std::string_view type) {
        const std::vector<std::string_view> choices = divided(type, '|');
        if (choices.size() > 1) {
            std::string faults;
            for (const std::string_view choice : choices) {
                const std::string one = fault(value, choice);
                if (one.empty()) return {};
                faults += (faults.empty() ? "" : "; ") + one;
            }
            return faults;
        }
        if (type.ends_with("[]")) return fault_of_list(value, type.substr(0, type.size() - 2));
        if (type.starts_with('(')) return fault(value, type.substr(1, type.size() - 2));
        if (type.starts_with('['))
            return fault_of_tuple(value, divided(type.substr(1, type.size() - 2), ','));
        constexpr std::string_view kRecord = "Record<string, ";
        if (type.starts_with(kRecord))
            return fault_of_record(value, type.substr(kRecord.size(), type.size() - kRecord.size() - 1));
        if (const ask::AnswerType* known = ask::find_answer_type(type)) return fault_of_object(value, *known);
        return is_simple(value, type) ? "" : value.dump().substr(0, 80) + " is no " + std::string(type);
    }

    const std::set<std::string>& seen() const { return seen_; }

  private:
    /// Divides at a sign outside of brackets.
    static std::vector<std::string_view> divided(std::string_view type, char sign) {
        std::vector<std::string_view> parts;
        std::size_t begin = 0;
        int depth = 0;
        for (std::size_t i = 0; i <= type.size(); ++i) {
            const char c = i < type.size() ? type[i] : sign;
            depth += c == '(' || c == '[' || c == '<' ? 1 : c == ')' || c == ']' || c == '>' ? -1 : 0;
            if (c != sign || depth != 0) continue;
            std::string_view part = type.substr(begin, i - begin);
            while (part.starts_with(' ')) part.remove_prefix(1);
            while (part.ends_with(' ')) part.remove_suffix(1);
            parts.push_back(part);
            begin = i + 1;
        }
        return parts;
    }

    static bool is_simple(const Json& value, std::string_view type) {
        if (type == "string") return value.is_string();
        if (type == "number") return value.is_number();
        if (type == "boolean") return value.is_boolean();
        if (type == "Status")
            return value == "unique" || value == "multiple" || value == "none" || value == "unknown";
        return value == Json::parse(type, nullptr, false);  // a text, a number, true, false or null
    }

    std::string fault_of_list(const Json& value, std::string_view type) {
        if (!value.is_array()) return value.dump().substr(0, 80) + " is no list";
        for (const Json& one : value) {
            if (std::string found = fault(one, type); !found.empty()) return found;
        }
        return {};
    }

    std::string fault_of_tuple(const Json& value, const std::vector<std::string_view>& types) {
        if (!value.is_array() || value.size() != types.size()) return value.dump() + " has another length";
        for (std::size_t i = 0; i < types.size(); ++i) {
            if (std::string found = fault(value[i], types[i]); !found.empty()) return found;
        }
        return {};
    }

    std::string fault_of_record(const Json& value, std::string_view type) {
        if (!value.is_object()) return value.dump().substr(0, 80) + " is no object";
        for (const Json& one : value) {
            if (std::string found = fault(one, type); !found.empty()) return found;
        }
        return {};
    }

    std::string fault_of_object(const Json& value, const ask::AnswerType& type) {
        if (!value.is_object()) return value.dump().substr(0, 80) + " is no " + std::string(type.name);
        std::set<std::string> known;
        for (const ask::AnswerField& field : type.fields) {
            const bool may_be_absent = field.name.ends_with('?');
            const std::string name(field.name.substr(0, field.name.size() - (may_be_absent ? 1 : 0)));
            const std::string path = std::string(type.name) + "." + name;
            known.insert(name);
            if (!value.contains(name)) {
                if (!may_be_absent) return path + " is missing";
                continue;
            }
            if (const std::string found = fault(value[name], field.type); !found.empty())
                return path + ": " + found;
            seen_.insert(path);
        }
        for (const auto& [name, one] : value.items()) {
            if (!known.contains(name)) return std::string(type.name) + "." + name + " is not in the table";
        }
        return {};
    }

    std::set<std::string> seen_;
};

std::string text_of_file(const std::filesystem::path& path) {
    std::ifstream file(path);
    return {std::istreambuf_iterator<char>(file), {}};
}

/// A question about a text, as a request without them.
struct AskedText {
    const char* type;     ///< of the answers
    const char* request;  ///< without `text`
    std::string text;
};

/// Returns a file of the gallery.
std::string gallery(const std::string& path) {
    return text_of_file(std::string(SATOR_SOURCE_DIR) + "/puzzles/" + path);
}

const std::string kOpenSudoku = "sudoku 4x4\n| 1 2 . .\n| 3 4 . .\n| 2 . . .\n| . . . .\n";
const std::string kLoop = "slitherlink\n| 3 .\n| . .\n";
const std::string kRanked =
    "layout\n| ***\n\nrange A..Z\n|*\n\nwords\nage\nice;30\nale;80\ntea;90\n\nrule words\nrule theme\n| "
    "***\n";
const std::string kMessage = "layout 4x1\nrange A..B\n\nmessage\n| 2 . 1 3\n";
const std::string kClues =
    R"({"title":"c","patternsX":[["A.|DD",""],[".B",""]],"patternsY":[["(A|CC)B",""],["[AB]+",""]]})";
const std::string kStated =
    "sudoku 4x4\n| 1 2 3 4\n| 3 4 1 .\n| 2 . . .\n| . . . .\nsolution\n| 1 2 3 4\n| 3 4 1 2\n| 2 1 4 "
    "3\n| 4 3 1 2\n";
const std::string kUnknownField =
    R"({"size":3,"grid":[[{},{},{}],[{},{},{}],[{},{},{}]],"mirror":[{"cells":["R1C1"]}]})";
const std::string kDrawnField =
    R"({"size":3,"grid":[[{"centerPencilMarks":[1]},{},{}],[{},{},{}],[{},{},{}]]})";

std::vector<AskedText> asked_texts() {
    return {
        {"SolveAnswer", R"({"ask":"solve"})", kOpenSudoku},
        {"SolveAnswer", R"({"ask":"solve"})", kLoop},
        {"SolveAnswer", R"({"ask":"solve"})", kRanked},
        {"SolveAnswer", R"({"ask":"solve"})", kMessage},
        {"SolveAnswer", R"({"ask":"count"})", kDrawnField},
        {"SolveAnswer", R"({"ask":"count","ignore_unknown":true})", kUnknownField},
        {"PuzzleError", R"({"ask":"solve"})", kUnknownField},
        {"PuzzleError", R"({"ask":"solve"})", "sudoku 4x4\nsumm 3 at row 1\n"},
        {"PuzzleError", R"({"ask":"explain","time_limit":0})", kOpenSudoku},
        {"PuzzleError", R"({"ask":"explain","why_not":"R1C1=1","time_limit":0})", kOpenSudoku},
        {"CandidatesAnswer", R"({"ask":"candidates"})", kOpenSudoku},
        {"CandidatesAnswer", R"({"ask":"candidates"})", kUnknownField},
        {"CheckAnswer", R"({"ask":"check"})", kOpenSudoku},
        {"CheckAnswer", R"({"ask":"check"})", kLoop},
        {"CheckAnswer", R"({"ask":"check"})", "sudoku 4x4\n| 1 1 . .\n| . . . .\n| . . . .\n| . . . .\n"},
        {"CheckAnswer", R"({"ask":"check"})", kStated},
        {"CheckAnswer", R"({"ask":"check"})", kClues},
        {"ExplainAnswer", R"({"ask":"explain","statements":true})", kOpenSudoku},
        {"ExplainAnswer", R"({"ask":"explain","statements":true,"smallest":true,"verify":true})",
         gallery("regex/snowflake.json")},
        {"ExplainAnswer", R"({"ask":"explain"})", gallery("regex/mirror.json")},
        {"ExplainAnswer", R"({"ask":"explain","why_not":"R3C2=2"})", kOpenSudoku},
        {"HintAnswer", R"({"ask":"hint","statements":true})", kOpenSudoku},
        {"HintAnswer", R"({"ask":"hint","grid":{"R1C1":"2","R1C3":"1"}})", kOpenSudoku},
        {"RateAnswer", R"({"ask":"rate"})", kOpenSudoku},
        {"RateAnswer", R"({"ask":"rate"})",
         "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n"},
        {"ParseAnswer", R"({"ask":"parse"})", kDrawnField},
        {"ParseAnswer", R"({"ask":"parse"})", kUnknownField},
        {"ParseAnswer", R"({"ask":"parse"})", kOpenSudoku},
        {"WordsAnswer", R"({"ask":"words"})", kOpenSudoku},
        {"WordsAnswer", R"({"ask":"words"})", gallery("killer-sudoku/cages.sator")},
        {"ConvertAnswer", R"({"ask":"convert","to":"sudoku"})", kOpenSudoku},
        {"FormatsAnswer", R"({"ask":"formats"})", ""},
        {"RulesAnswer", R"({"ask":"rules"})", ""},
        {"RulesAnswer", R"({"ask":"rules","name":"sudoku","solved":true})", ""},
        {"RulesAnswer", R"({"ask":"rules","name":"sum","solved":true})", ""},
        {"BegunPuzzles", R"({"ask":"new"})", ""},
        {"TidyAnswer", R"({"ask":"fmt"})", kOpenSudoku},
        {"SplitAnswer", R"({"ask":"split","limit":2})", kOpenSudoku},
        {"EditAnswer", R"({"ask":"edit","operation":{"do":"set_values","cells":["R1C3"],"value":"3"}})",
         kOpenSudoku},
        {"ClueAnswer",
         R"({"ask":"clue","operation":{"do":"add_clue","rule":"sum","arguments":"5","cells":["R1C3","R1C4"]}})",
         kOpenSudoku},
        {"SvgAnswer", R"({"ask":"render"})", kOpenSudoku},
        {"StyleAnswer", R"({"ask":"style"})", ""},
        {"CreatedKinds", R"({"ask":"create"})", ""},
        {"MadePuzzle", R"({"ask":"create","kind":"latin_square","parameters":{"size":"3"},"seed":1})", ""},
        {"NoPuzzleMade",
         R"({"ask":"create","kind":"latin_square","parameters":{"size":"3"},"seed":1,"givens":1})", ""},
    };
}

/// Returns the lines of all answers.
std::vector<std::string> lines_of(const AskedText& asked) {
    auto request = ask::read_request(asked.request);
    EXPECT_TRUE(request) << asked.request << (request ? "" : to_text(request.error()));
    if (!request) return {};
    if (!asked.text.empty()) request->source.texts = {{asked.text, "asked"}};
    Limits limits;
    if (request->time_limit)
        limits.deadline = Limits::Clock::now() + std::chrono::milliseconds(*request->time_limit);
    std::vector<std::string> lines;
    const ask::Reply reply = ask::ask(request->source, request->question, limits);
    for (const ask::Answer& answer : reply.answers) {
        const auto line =
            ask::answer_json(answer, "0", {.stopped_fields = ask::stopped_fields(request->question)});
        if (line) lines.push_back(*line);
    }
    for (const Diagnostic& error : reply.errors())
        EXPECT_FALSE(lines.empty()) << asked.request << to_text(error);
    return lines;
}

/// The line of one of all solutions, which a listener gets while the search runs.
std::string solution_line() {
    const ask::Reply reply = ask::ask(ask::Source::of(kLoop), ask::Solve{});
    const auto* answer = reply.first<ask::SolveAnswer>();
    return render::JsonLines(*answer->asked.puzzle, "loop")
        .solution(BigCount(1), answer->found.solutions->front());
}

TEST(AnswerTypes, AnswersHaveTheFieldsOfTheTable) {
    TypeChecker checker;
    EXPECT_EQ(checker.fault(Json::parse(solution_line()), "SolutionAnswer"), "") << solution_line();
    for (const AskedText& asked : asked_texts()) {
        for (const std::string& line : lines_of(asked)) {
            const Json json = Json::parse(line, nullptr, false);
            EXPECT_EQ(checker.fault(json, asked.type), "") << asked.request << "\n" << line.substr(0, 2000);
        }
    }
    std::string unmet;
    for (const auto types : {ask::solution_answer_types(), ask::check_answer_types(),
                             ask::step_answer_types(), ask::text_answer_types()}) {
        for (const ask::AnswerType& type : types) {
            const auto met = checker.seen().lower_bound(std::string(type.name) + ".");
            const bool is_met = met != checker.seen().end() && met->starts_with(std::string(type.name) + ".");
            if (!is_met) unmet += std::string(type.name) + " ";
        }
    }
    // These need larger puzzles.
    EXPECT_EQ(unmet,
              "RatedSoFar Correction DialectDifference Implied RepeatedWords ChainLink "
              "WindowSum CountWindow Leftovers DeadPart ");
}

void expect_made(const std::string& name, const std::string& content) {
    const std::string path = std::string(SATOR_SOURCE_DIR) + "/" + name;
    if (std::getenv("SATOR_TABLES_UPDATE") != nullptr) std::ofstream(path) << content;
    EXPECT_EQ(text_of_file(path), content) << "renew it with SATOR_TABLES_UPDATE=1 build/tests/ask_test";
}

TEST(AnswerTypes, ThePageOfFieldsIsMadeOfThem) {
    expect_made("docs/json.md", ask::answers_markdown());
}

TEST(AnswerTypes, TheTypesOfThePackageAreMadeOfThem) {
    expect_made("web/package/src/answers.ts", ask::answers_typescript());
}

}  // namespace
}  // namespace sator::tests
