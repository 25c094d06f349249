#include "sator/render/text/json_lines.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "sator/puzzle/grids/cell_name.hpp"
#include "sator/render/text/hidden_message.hpp"
#include "sator/render/text/remarks_json.hpp"

namespace sator::render {

namespace {

/// The version of this output format. Programs depend on its fields.
constexpr int kVersion = 1;

std::string quote(std::string_view text) {
    return nlohmann::json(text).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

std::string json_prefix(std::string_view quoted_name) {
    return fmt::format(R"({{"sator":{},"puzzle":{})", kVersion, quoted_name);
}

/// Returns seconds with nine decimals.
std::string seconds(std::chrono::nanoseconds time) {
    constexpr std::int64_t kNanoseconds = 1'000'000'000;
    return fmt::format("{}.{:09}", time.count() / kNanoseconds, time.count() % kNanoseconds);
}

}  // namespace

AnswerStatus answer_status(const BigCount& count, bool complete) {
    if (count > BigCount(1)) return AnswerStatus::Multiple;
    if (!complete) return AnswerStatus::Unknown;
    return count.is_zero() ? AnswerStatus::None : AnswerStatus::Unique;
}

std::string_view name_of(AnswerStatus status) {
    switch (status) {
        case AnswerStatus::Unique:
            return "unique";
        case AnswerStatus::Multiple:
            return "multiple";
        case AnswerStatus::None:
            return "none";
        case AnswerStatus::Unknown:
            break;
    }
    return "unknown";
}

JsonLines::JsonLines(const Puzzle& puzzle, std::string_view name, ValueWords words)
    : puzzle_(puzzle), words_(words), name_(quote(name)), symbols_(puzzle.alphabet.size()) {}

std::string JsonLines::line_prefix() const {
    return json_prefix(name_);
}

const std::string& JsonLines::in_quotes(Value value) {
    std::string& symbol = symbols_[static_cast<std::size_t>(value)];
    if (symbol.empty()) symbol = quote(words_.of(puzzle_, ValueId(static_cast<std::size_t>(value))));
    return symbol;
}

namespace {

/// Appends the rows, e.g. [["H","E"],["L","P"]], with `quoted(value)` for each cell.
template <class Quoted>
void append_rows(std::string& line, const Grid& grid, std::span<const Value> values, Quoted quoted) {
    line += '[';
    for (std::size_t row = 0; row < grid.rows.size(); ++row) {
        line += row == 0 ? "[" : ",[";
        bool is_first = true;
        for (const CellId cell : grid.rows[row]) {
            if (!is_first) line += ',';
            is_first = false;
            line += quoted(values[cell.index()]);
        }
        line += ']';
    }
    line += ']';
}

}  // namespace

/// Appends ,"values":{"R1C1/R1C2":"line",…} with the values of all positions between cells.
void JsonLines::append_between(std::string& line, std::span<const Value> values) {
    const std::size_t cells = puzzle_.grid.cell_count();
    if (between_.empty()) {
        const CellNames names(puzzle_.grid);
        for (std::size_t i = cells; i < puzzle_.grid.position_count(); ++i)
            between_.push_back(quote(names.of(CellId(i))));
    }
    line += R"(,"values":{)";
    for (std::size_t i = 0; i < between_.size(); ++i)
        line += (i == 0 ? "" : ",") + between_[i] + ":" + in_quotes(values[cells + i]);
    line += '}';
}

/// Appends "grid":[["H","E"],["L","P"]], the values between cells if there are any, and the hidden message if the puzzle has one.
void JsonLines::append_grid(std::string& line, std::span<const Value> values) {
    line += R"("grid":)";
    if (grid_) {
        line += grid_->fill(values);
    } else {
        append_rows(line, puzzle_.grid, values,
                    [this](Value value) -> const std::string& { return in_quotes(value); });
    }
    if (!puzzle_.grid.between.empty()) append_between(line, values);
    if (!puzzle_.message.empty()) line += R"(,"message":)" + quote(hidden_message(puzzle_, values));
}

void JsonLines::prepare_template() {
    const auto marked = placeholder_solution(puzzle_);
    if (!marked) return;
    std::string grid;
    append_rows(grid, puzzle_.grid, marked->values, [&](Value value) {
        return quote(marked->puzzle.alphabet[static_cast<std::size_t>(value)].to_string());
    });
    std::vector<std::string> symbols;
    for (std::size_t v = 0; v < puzzle_.alphabet.size(); ++v) {
        const std::string& symbol = in_quotes(static_cast<Value>(v));
        symbols.push_back(symbol.substr(1, symbol.size() - 2));
    }
    grid_.emplace(grid, std::move(symbols));
}

std::string JsonLines::answer(const SearchReport& answer) {
    std::string line = line_prefix();
    line += fmt::format(R"(,"status":"{}","count":"{}","complete":{},"alphabet":{})",
                        name_of(answer_status(answer.count, answer.complete)), answer.count.to_string(),
                        answer.complete, quote(puzzle_.alphabet.to_string()));
    if (answer.share_done) line += fmt::format(R"(,"done":{:.9f})", *answer.share_done);
    if (answer.solutions) {
        line += R"(,"solutions":[)";
        for (std::size_t i = 0; i < answer.solutions->size(); ++i) {
            line += i == 0 ? "{" : ",{";
            if (!answer.scores.empty()) line += fmt::format(R"("score":{},)", answer.scores[i]);
            append_grid(line, (*answer.solutions)[i]);
            line += '}';
        }
        line += ']';
    }
    line += remarks_field(puzzle_);
    line += fmt::format(
        R"(,"seconds":{{"read":{},"build":{},"solve":{}}},"search":{{"nodes":{},"conflicts":{}}}}})",
        seconds(answer.read), seconds(answer.build), seconds(answer.solve), answer.nodes, answer.conflicts);
    return line + '\n';
}

std::string JsonLines::solution(const BigCount& number, std::span<const Value> values,
                                std::optional<std::int64_t> score) {
    std::string line = line_prefix() + R"(,"solution":)" + number.to_string() + ',';
    if (score) line += fmt::format(R"("score":{},)", *score);
    append_grid(line, values);
    return line + "}\n";
}

std::string JsonLines::error(std::string_view name, const Diagnostic& error) {
    return line_prefix(name) +
           fmt::format(R"(,"status":"error","message":{},"line":{},"column":{}}})", quote(error.message),
                       error.span.line, error.span.line == 0 ? 0 : error.span.column) +
           '\n';
}

std::string JsonLines::line_prefix(std::string_view name) {
    return json_prefix(quote(name));
}

std::string JsonLines::stopped(std::string_view name, Limit limit, std::string_view ending) {
    return line_prefix(name) + R"(,"status":"unknown","message":)" +
           quote("stopped by the " + std::string(name_of(limit))) + std::string(ending) + "}\n";
}

}  // namespace sator::render
