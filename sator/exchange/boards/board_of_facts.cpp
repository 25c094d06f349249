#include "sator/exchange/boards/board_of_facts.hpp"

#include <algorithm>
#include <utility>

#include "sator/exchange/boards/board_cages.hpp"
#include "sator/exchange/boards/board_statements.hpp"
#include "sator/exchange/boards/board_text.hpp"
#include "sator/puzzle/puzzle_kind.hpp"
#include "sator/rules/lines/polyominoes.hpp"
#include "sator/text/read/sator_language.hpp"

namespace sator::exchange {

namespace {

using text::KindDrawing;
using text::KindSign;

/// A puzzle that is read only to see which rules a drawing stands for; nullopt if the drawing is none of the kind.
std::optional<Puzzle> trial_puzzle(const KindShape& shape, const DrawnBoard& board) {
    auto statements = statements_of_board(shape, board);
    if (!statements) return std::nullopt;
    Resources none;
    auto read = read_sator({"trial", std::make_shared<const std::string>(std::move(*statements))}, none, {});
    return read ? std::optional(std::move(*read)) : std::nullopt;
}

class FactsReader {
  public:
    FactsReader(const KindShape& shape, const PuzzleFacts& facts) : shape_(shape), facts_(facts) {}

    std::optional<DrawnBoard> read() {
        const bool may_have_holes = shape_.draws_cells();
        if (facts_.has_holes() && !may_have_holes) return std::nullopt;
        if (shape_.definition.is_square && facts_.columns != facts_.rows) return std::nullopt;
        board_ = empty_board(facts_.columns, facts_.rows);
        if (shape_.draws_cells()) {
            if (shape_.drawing->draws_corners())
                board_.corners.assign(board_.corner_count(), DrawnBoard::kOpen);
            if (shape_.draws_regions() && !read_regions()) return std::nullopt;
            if (!read_marks()) read_drawing();
            if (!has_numbered_cells()) read_known_numbers();
            if (shape_.draws_regions()) note_numbers_of_regions();
        } else if (shape_.has_letters) {
            read_letters();
        } else if (!read_numbers()) {
            return std::nullopt;
        }
        if (shape_.use() == KindDrawing::Use::Regions && !read_regions()) return std::nullopt;
        if (shape_.use() == KindDrawing::Use::Values && !shape_.clues.empty() && !read_clues_of_cages())
            return std::nullopt;
        read_count();
        read_pieces();
        read_edges();
        return read_lists() ? std::optional(std::move(board_)) : std::nullopt;
    }

  private:
    /// Known values that have names are numbers from 1 on.
    void read_named_values() {
        for (const Given& given : facts_.givens_in_cells()) {
            const auto named =
                std::ranges::find(shape_.numbered, facts_.puzzle.alphabet[given.value].to_string());
            if (named == shape_.numbered.end()) continue;  // lost
            board_.cells[given.cell.index()] = static_cast<int>(named - shape_.numbered.begin()) + 1;
        }
    }

    bool read_numbers() {
        if (!shape_.numbered.empty()) {
            read_named_values();
            return true;
        }
        auto board = board_of_givens(facts_);
        if (!board) return false;
        board_ = std::move(*board);
        if (shape_.unnamed.empty() || shape_.use() != KindDrawing::Use::Values) return true;
        for (std::size_t place = 0; place < board_.cell_count(); ++place) {
            if (board_.cells[place] == DrawnBoard::kOpen && facts_.places[place] &&
                !may_have_name(*facts_.places[place]))
                board_.cells[place] = DrawnBoard::kHidden;
        }
        return true;
    }

    /// Whether a cell may hold a value that has a name.
    bool may_have_name(CellId cell) const {
        return std::ranges::any_of(range_of(facts_.puzzle, cell), [&](ValueId value) {
            const std::string symbol = facts_.puzzle.alphabet[value].to_string();
            return std::ranges::any_of(shape_.definition.values, [&](const puzzle::ValueName& name) {
                return name.sign == symbol || name.sign == '"' + symbol + '"';
            });
        });
    }

    bool has_numbered_cells() const {
        return !shape_.numbered.empty() || shape_.draws_numbers(KindSign::Place::Cell) ||
               shape_.draws_numbers(KindSign::Place::Block);
    }

    /// Numbers in a drawing whose signs have none are known values.
    void read_known_numbers() {
        for (const Given& given : facts_.givens_in_cells()) {
            const auto place = facts_.place_of(given.cell);
            const auto number = small_number(facts_.puzzle.alphabet[given.value].to_string());
            if (place && number) board_.cells[*place] = *number;
        }
    }

    static int number_of_letter(const std::string& text) {
        return text.size() == 1 && text[0] >= 'A' && text[0] <= 'Z' ? text[0] - 'A' + 1 : DrawnBoard::kOpen;
    }

    void read_letters() {
        for (const Given& given : facts_.givens_in_cells())
            board_.cells[given.cell.index()] =
                number_of_letter(facts_.puzzle.alphabet[given.value].to_string());
    }

    bool has_signs_with_numbers() const {
        return std::ranges::any_of(shape_.signs_with_numbers,
                                   [](const KindSign* sign) { return sign != nullptr; });
    }

    /// If the puzzle is of this kind, its own drawing says what its cells have. Returns false, and changes nothing, if the puzzle is of
    /// another kind or has a sign that no board has.
    bool read_marks() {
        const auto& kind = facts_.puzzle.kind;
        if (kind == nullptr || kind->definition.get() != &shape_.definition) return false;
        std::vector<int> cells = board_.cells,
                         numbers(has_signs_with_numbers() ? cells.size() : 0, DrawnBoard::kOpen);
        for (const puzzle::DrawnMark& mark : kind->marks) {
            if (mark.is_corner) {
                const auto sign = std::ranges::find_if(
                    shape_.corner_signs, [&](const KindSign* own) { return own->name == mark.name; });
                board_.corners[mark.row * (board_.columns + 1) + mark.column] =
                    mark.numbers.empty() ? static_cast<int>(sign - shape_.corner_signs.begin()) + 1
                                         : static_cast<int>(mark.numbers.front().value);
                continue;
            }
            if (mark.is_between || mark.row >= board_.rows || mark.column >= board_.columns) return false;
            const auto sign = shape_.sign_of(mark);
            // A sign that is written as a number is one in links, e.g. 0.
            const auto literal = mark.numbers.empty() ? small_number(mark.text) : std::nullopt;
            if (!sign && !literal && mark.numbers.empty() && mark.text != shape_.hidden_sign()) return false;
            const std::size_t cell = mark.row * board_.columns + mark.column;
            cells[cell] = sign                   ? sign->first
                          : literal              ? *literal
                          : mark.numbers.empty() ? DrawnBoard::kHidden
                                                 : static_cast<int>(mark.numbers.front().value);
            if (sign && !numbers.empty()) numbers[cell] = sign->second;
        }
        board_.cells = std::move(cells);
        board_.sign_numbers = std::move(numbers);
        return true;
    }

    /// Blocks are where the puzzle has no cell. Then each place that may have a number gets the least one, and what is read shows
    /// the rule of each of these numbers: the puzzle's own number is in its rule about the same cells.
    void read_drawing() {
        for (std::size_t place = 0; place < facts_.places.size(); ++place) {
            if (!facts_.places[place]) board_.cells[place] = DrawnBoard::kHidden;
        }
        for (const auto place : {KindSign::Place::Block, KindSign::Place::Cell}) {
            if (!shape_.draws_numbers(place)) continue;
            const int without_number =
                place == KindSign::Place::Block ? DrawnBoard::kHidden : DrawnBoard::kOpen;
            const int least = shape_.least_number(place);
            DrawnBoard trial = board_;
            std::ranges::replace(trial.cells, without_number, least);
            const auto read = trial_puzzle(shape_, trial);
            if (read && read->kind) read_numbers_of(PuzzleFacts(*read), std::to_string(least));
        }
    }

    void read_numbers_of(const PuzzleFacts& trial, const std::string& least) {
        for (const puzzle::DrawnMark& mark : trial.puzzle.kind->marks) {
            for (const RuleFact& rule : trial.rules) {
                if (rule.span != mark.span) continue;
                if (const auto number = number_of_rule(rule, least))
                    board_.cells[mark.row * board_.columns + mark.column] = *number;
            }
        }
    }

    /// Returns the number that the puzzle has in the place of the least one in a rule of the trial.
    std::optional<int> number_of_rule(const RuleFact& trial, const std::string& least) const {
        const auto index = std::ranges::find(trial.arguments, least) - trial.arguments.begin();
        for (const RuleFact& rule : facts_.rules) {
            if (rule.name != trial.name || rule.sequences != trial.sequences ||
                rule.arguments.size() != trial.arguments.size() || index == std::ssize(trial.arguments))
                continue;
            std::vector<std::string> arguments = rule.arguments;
            const std::string number = std::exchange(arguments[static_cast<std::size_t>(index)], least);
            if (arguments == trial.arguments) return small_number(number);
        }
        return std::nullopt;
    }

    /// The regions are those that the puzzle draws, or those over which one of the kind's rules is stated, or the cells of its clues.
    bool read_regions() {
        const bool has_drawn = !facts_.puzzle.regions.empty() && read_regions_of(facts_, "", board_);
        const bool has_regions =
            has_drawn || std::ranges::any_of(shape_.rules, [&](const StatedRule& rule) {
                return rule.is_at("regions") && read_regions_of(facts_, rule.name, board_);
            });
        if (shape_.clues.empty()) {
            if (has_regions) board_.region_values.assign(region_count(board_), DrawnBoard::kOpen);
            return has_regions;
        }
        const ClueForm& clue = shape_.clues.front();
        const std::string rule = clue.rule_before.substr(0, clue.rule_before.find(' '));
        if (!has_regions && !read_regions_of(facts_, rule, board_)) return false;
        std::vector<Slot> regions(region_count(board_));
        for (std::size_t place = 0; place < board_.cell_count(); ++place) {
            if (facts_.places[place])
                regions[static_cast<std::size_t>(board_.regions[place])].push_back(*facts_.places[place]);
        }
        for (const Slot& region : regions) board_.region_values.push_back(number_at(region));
        return true;
    }

    /// The first number in a region may be the region's number.
    void note_numbers_of_regions() {
        for (std::size_t place = 0; place < board_.cell_count(); ++place) {
            int& number = board_.region_values[static_cast<std::size_t>(board_.regions[place])];
            if (number < 0 && board_.cells[place] >= 0) number = board_.cells[place];
        }
    }

    /// Returns the number of the clue about exactly these cells, or kOpen.
    int number_at(const Slot& cells) const {
        for (const RuleFact& rule : facts_.rules) {
            if (rule.sequences.size() != 1 || rule.sequences.front() != cells) continue;
            if (const auto number = shape_.clues.front().number_of(rule)) return *number;
        }
        return DrawnBoard::kOpen;
    }

    /// Cages have a clue each.
    bool read_clues_of_cages() {
        const bool has_read = read_cages(facts_, board_, [&](const RuleFact& rule) {
            for (const ClueForm& form : shape_.clues) {
                if (const auto number = form.number_of(rule)) return form.clue(std::to_string(*number));
            }
            return std::string();
        });
        return has_read && !board_.cages.empty() &&
               std::ranges::none_of(board_.cage_clues, &std::string::empty);
    }

    /// Returns the one word that links have for a piece.
    static std::string usual_word(const std::string& piece) {
        const auto named = rules::find_polyomino(piece);
        const rules::CellPoints cells = named ? *named : rules::drawn_polyomino(piece, 'x');
        return cells.empty() ? piece : rules::polyomino_word(cells);
    }

    /// The pieces of a bank are words after the kind's word.
    void read_pieces() {
        const auto& kind = facts_.puzzle.kind;
        if (kind == nullptr || kind->definition.get() != &shape_.definition) return;
        for (const auto& [name, value] : kind->parameters) {
            if (name != "PIECES") continue;
            std::string piece;
            for (const char c : value + " ") {
                if (c != ' ')
                    piece += c;
                else if (!piece.empty())
                    board_.shapes.push_back(usual_word(std::exchange(piece, {})));
            }
        }
    }

    /// The number after the kind's word is that of the puzzle's kind, or of a rule of the first row, or it counts the letters.
    void read_count() {
        if (shape_.has_letters) {
            for (const Symbol& symbol : facts_.puzzle.alphabet.symbols())
                board_.count += symbol.kind == Symbol::Kind::Text ? 1 : 0;
            return;
        }
        if (const auto& kind = facts_.puzzle.kind;
            kind != nullptr && kind->definition.get() == &shape_.definition) {
            for (const auto& [name, value] : kind->parameters) {
                if (name == shape_.number) board_.count = small_number(value).value_or(0);
            }
        }
        for (const StatedRule& rule : shape_.rules) {
            const auto index = shape_.number.empty() ? std::nullopt : rule.index_of(shape_.number);
            if (!index || !rule.is_at("rows")) continue;
            const auto number = facts_.argument_of(rule.name, facts_.line(Side::Left, 0), *index);
            if (number) board_.count = small_number(*number).value_or(0);
        }
    }

    /// A sign between cells is the rule `at signs NAME`, and a number between them a clue.
    void read_edges() {
        if (shape_.edge_signs.empty()) return;
        for (std::size_t edge = 0; edge < board_.edge_count(); ++edge) {
            const auto [a, b] = cells_of_edge(board_, edge);
            const Slot pair = {CellId(a), CellId(b)}, swapped = {CellId(b), CellId(a)};
            for (const EdgeSign& sign : shape_.edge_signs) {
                if (has_sign(*sign.sign, sign.sign->is_backwards ? swapped : pair))
                    board_.edges[edge] = sign.number;
            }
            const int number = shape_.clues.empty() ? DrawnBoard::kOpen : number_at(pair);
            if (number >= 0) board_.edges[edge] = number;
        }
    }

    bool has_sign(const KindSign& sign, const Slot& pair) const {
        return std::ranges::any_of(shape_.rules, [&](const StatedRule& stated) {
            if (!stated.is_at("signs") || !stated.is_at(sign.name)) return false;
            return std::ranges::any_of(facts_.rules, [&](const RuleFact& rule) {
                return rule.name == stated.name && rule.sequences.size() == 1 &&
                       rule.sequences.front() == pair && has_arguments(stated, rule);
            });
        });
    }

    /// Returns whether a rule has the arguments that the kind states, where names stand for values.
    bool has_arguments(const StatedRule& stated, const RuleFact& rule) const {
        return std::ranges::equal(
            stated.arguments, rule.arguments, [&](const std::string& word, const std::string& own) {
                const auto value =
                    std::ranges::find(shape_.definition.values, word, &puzzle::ValueName::name);
                return own == (value == shape_.definition.values.end() ? word : symbol_of(*value));
            });
    }

    bool read_lists() {
        if (!shape_.list_rule) return true;
        if (shape_.has_runs()) return read_runs();
        const std::size_t index = shape_.list_rule->index_of("N").value_or(0);
        for (const Side side : kSidesOfBoard) {
            if (std::ranges::find(shape_.sides, side_name(side)) == shape_.sides.end()) continue;
            for (std::size_t i = 0; i < board_.side_length(side); ++i) {
                const auto text = facts_.argument_of(shape_.list_rule->name, facts_.line(side, i), index);
                if (!text) continue;
                board_.side(side)[i] = shape_.has_letters ? number_of_letter(*text)
                                                          : small_number(*text).value_or(DrawnBoard::kOpen);
            }
        }
        return true;
    }

    bool read_runs() {
        for (const Side side : {Side::Top, Side::Left}) {
            for (std::size_t i = 0; i < board_.side_length(side); ++i) {
                const Slot line = facts_.line(side, i);
                const auto rule = std::ranges::find_if(facts_.rules, [&](const RuleFact& fact) {
                    return fact.name == shape_.list_rule->name && fact.sequences.front() == line;
                });
                if (rule == facts_.rules.end()) return false;
                for (const std::string& run : rule->arguments) {
                    const auto number = small_number(run);
                    if (!number) return false;
                    if (*number > 0) board_.runs[side == Side::Top ? 0 : 1][i].push_back(*number);
                }
            }
        }
        return true;
    }

    const KindShape& shape_;
    const PuzzleFacts& facts_;
    DrawnBoard board_;
};

}  // namespace

std::optional<DrawnBoard> board_of_facts(const KindShape& shape, const PuzzleFacts& facts) {
    return FactsReader(shape, facts).read();
}

}  // namespace sator::exchange
