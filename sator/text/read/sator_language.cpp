// Reads the puzzle language in two passes. The first splits the text into statements. The second reads one
// kind of statement after the other, because they depend on each other: the layout makes the cells, the rules
// mark them, the ranges make the alphabet, and the initial drawings use it.

#include "sator/text/read/sator_language.hpp"

#include <algorithm>
#include <array>
#include <span>

#include "sator/base/encoding_check.hpp"
#include "sator/base/errors.hpp"
#include "sator/base/trimmed.hpp"
#include "sator/base/utf8.hpp"
#include "sator/puzzle/alphabet_choice.hpp"
#include "sator/puzzle/puzzle_name.hpp"
#include "sator/text/kinds/expand_kinds.hpp"
#include "sator/text/kinds/kind_table.hpp"
#include "sator/text/places/touching_marks.hpp"
#include "sator/text/read/clue_lists.hpp"
#include "sator/text/read/clue_text_statements.hpp"
#include "sator/text/read/decoration_statements.hpp"
#include "sator/text/read/definition_statements.hpp"
#include "sator/text/read/imported_puzzle.hpp"
#include "sator/text/read/initial_statements.hpp"
#include "sator/text/read/layout_statement.hpp"
#include "sator/text/read/metadata_statements.hpp"
#include "sator/text/read/puzzle_draft.hpp"
#include "sator/text/read/range_statements.hpp"
#include "sator/text/read/region_statements.hpp"
#include "sator/text/read/rule_statements.hpp"
#include "sator/text/read/sator_reading.hpp"
#include "sator/text/source/separated_puzzles.hpp"
#include "sator/text/statements/grid_words.hpp"
#include "sator/text/statements/swallowed_statements.hpp"

namespace sator::text {

namespace {

/// Returns whether a line is the heading of a grid in a list of sudokus: "Grid 01". A `grid` of the language has another form: "grid
/// 6x6".
bool is_heading(std::string_view line) {
    constexpr std::string_view kHeading = "Grid ";
    return line.starts_with(kHeading) &&
           trimmed(line.substr(kHeading.size())).find_first_not_of("0123456789") == std::string_view::npos;
}

/// Whether a line begins with one of the keywords. Ignores case, so that the reader can say how the keyword is
/// written.
bool has_line_with(std::string_view text, std::span<const std::string_view> keywords) {
    while (!text.empty()) {
        std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(line.size() + 1, text.size()));
        line.remove_prefix(std::min(line.find_first_not_of(" \t"), line.size()));
        const auto is_keyword = [&](std::string_view keyword) {
            constexpr std::string_view kWordEnds = " \t\r#";
            const auto is_letter_of = [](char written, char letter) { return (written | 0x20) == letter; };
            return std::ranges::equal(line.substr(0, keyword.size()), keyword, is_letter_of) &&
                   (line.size() == keyword.size() || kWordEnds.contains(line[keyword.size()]));
        };
        if (!is_heading(line) && std::ranges::any_of(keywords, is_keyword)) return true;
    }
    return false;
}

constexpr std::string_view kAlphabetOption = "alphabet=";
constexpr std::string_view kDialectOption = "dialect=";

/// Removes `alphabet=SET` from the shared arguments of the blocks and returns the set.
std::optional<CodePointSet> stated_alphabet(std::vector<ClueBlock>& blocks, PuzzleDraft& draft) {
    std::optional<CodePointSet> alphabet;
    const auto is_alphabet = [](const Argument& a) {
        return a.kind == Argument::Kind::Bare && a.text.starts_with(kAlphabetOption);
    };
    for (ClueBlock& block : blocks) {
        const auto option = std::ranges::find_if(block.shared, is_alphabet);
        if (option == block.shared.end()) continue;
        auto set = parse_alphabet(std::string_view(option->text).substr(kAlphabetOption.size()));
        if (set) {
            alphabet = std::move(*set);
        } else {
            draft.refuse(error_at(option->span, set.error().message, set.error().hint));
        }
        block.shared.erase(option);
    }
    return alphabet;
}

/// Adds the dialect of the options to the regular expressions that name no dialect.
void add_dialect(PuzzleDraft& draft) {
    if (draft.options.dialect != Dialect::Java) return;
    for (RuleStatement& rule : draft.puzzle.rules) {
        const auto names_one = [](const Argument& a) { return a.text.starts_with(kDialectOption); };
        const bool is_regex = !rule.arguments.empty() && rule.arguments.front().kind == Argument::Kind::Regex;
        if (!is_regex || std::ranges::any_of(rule.arguments, names_one)) continue;
        rule.arguments.push_back(
            {Argument::Kind::Bare, "dialect=java", {}, rule.arguments.front().span, false});
    }
}

/// Reads the file of `regexes FILE`, which has the clues of the block.
void import_puzzle(std::vector<ClueBlock>& blocks, std::string_view file, Resources& resources,
                   PuzzleDraft& draft) {
    for (ClueBlock& block : blocks) {
        if (block.file.empty()) continue;
        auto imported = draft.errors.take(read_imported_puzzle(block, file, resources, draft.options));
        block.is_valid = imported.has_value() && !draft.imported;
        if (!imported) continue;
        if (draft.imported) {
            draft.refuse(
                error_at(block.statement->span, "the puzzle takes its clues from another file already"));
        } else {
            draft.puzzle.message = imported->message;
            if (draft.puzzle.title.empty()) draft.puzzle.title = imported->title;
            if (draft.puzzle.author.empty()) draft.puzzle.author = imported->author;
            draft.imported = std::move(*imported);
        }
    }
}

/// Returns whether the statement is one of those that make a file short.
bool is_short(const Statement& statement) {
    const bool makes_grid = statement.keyword == "grid" && !makes_no_cells(statement);
    return statement.is_bare || makes_grid || statement.keyword == "regions";
}

void read_statements_of(std::string_view file, Resources& resources, const StatementWords& words,
                        SatorReading& reading) {
    PuzzleDraft& draft = reading.draft;
    const StatementList& list = reading.list;
    draft.errors.add_all(list.errors);
    SwallowedStatements swallowed = find_swallowed_statements(list.statements, words);
    for (Diagnostic& remark : swallowed.remarks) draft.remark(std::move(remark));
    draft.errors.add_all(swallowed.errors);
    if (!swallowed.errors.empty()) return;
    draft.uses_short_words = std::ranges::any_of(list.statements, is_short);
    auto expanded = expand_kinds(list.statements, draft.registry(), draft.kinds, draft.options, draft.texts,
                                 draft.errors);
    reading.statements = std::move(expanded.statements);
    if (expanded.kind) draft.puzzle.kind = std::make_shared<const PuzzleKind>(std::move(*expanded.kind));
    const std::vector<Statement>& statements = reading.statements;
    if (draft.is_over()) return;
    read_metadata(statements, draft);
    std::vector<ClueBlock>& blocks = reading.blocks;
    blocks = read_clue_blocks(statements, draft.registry(), draft.errors, draft.puzzle.definitions);
    const std::optional<CodePointSet> alphabet = stated_alphabet(blocks, draft);
    import_puzzle(blocks, file, resources, draft);
    // A refused line may have been a range, so cells without values need no error of their own.
    draft.has_valid_ranges = draft.errors.is_empty();
    if (!read_layout(statements, blocks, draft) || draft.is_over()) return;
    read_regions(statements, draft);
    read_rules(statements, blocks, draft);
    draft.errors.add_all(
        refuse_marks_of_cells_apart(draft.puzzle.rules, draft.puzzle.grid, draft.registry()));
    add_dialect(draft);
    if (draft.is_over()) return;
    read_ranges(statements, alphabet, draft);
    if (draft.is_over()) return;
    read_message(statements, draft);
    read_decorations(statements, draft);
    read_clue_texts(statements, draft);
    if (!draft.has_valid_ranges) return;
    read_signs(statements, draft);
    read_initials(statements, draft);
    read_solution(statements, draft);
}

/// Reads the text of a file whose encoding is right.
void read_decoded(const SourceFile& file, Resources& resources, const SharedDefinitions& shared,
                  SatorReading& reading) {
    PuzzleDraft& draft = reading.draft;
    StatementWords words = statement_words(draft.registry(), draft.kinds);
    reading.list = read_statements(reading.text, words, draft.options.watch);
    read_definitions(reading.list.statements, file.name, resources, draft);
    read_shared_definitions(shared, resources, draft);
    if (!draft.puzzle.definitions.empty() ||
        !draft.kinds.own().empty()) {  // their names begin statements, too
        words = statement_words(draft.registry(), draft.kinds);
        for (const RuleDefinition& definition : draft.puzzle.definitions)
            words.words.push_back(definition.name);
        reading.list = read_statements(reading.text, words, draft.options.watch);
    }
    read_statements_of(file.name, resources, words, reading);
}

}  // namespace

std::vector<Diagnostic> sorted_errors(std::vector<Diagnostic> errors, const SourceFile& file) {
    std::ranges::stable_sort(errors, {},
                             [](const Diagnostic& e) { return std::pair(e.span.line, e.span.column); });
    if (errors.size() > kErrorLimit) errors.resize(kErrorLimit);
    for (Diagnostic& error : errors) {
        if (!error.file.empty()) continue;  // of an included file
        error.file = file.name;
        if (error.span.line != 0) set_excerpt(error, *file.text);
    }
    return errors;
}

std::unique_ptr<SatorReading> read_sator_text(const SourceFile& file, Resources& resources,
                                              const PuzzleOptions& options, const SharedDefinitions& shared) {
    auto reading = std::make_unique<SatorReading>(options);
    Errors& errors = reading->draft.errors;
    if (!errors.take(check_encoding(*file.text))) return reading;
    reading->text = to_code_points(*file.text);
    if (errors.take(check_control_characters(*file.text))) read_decoded(file, resources, shared, *reading);
    return reading;
}

/// Reads one puzzle of a file.
static std::expected<Puzzle, std::vector<Diagnostic>> read_part(const SourceFile& file, Resources& resources,
                                                                const PuzzleOptions& options,
                                                                const SharedDefinitions& shared) {
    const auto reading = read_sator_text(file, resources, options, shared);
    PuzzleDraft& draft = reading->draft;
    if (!draft.errors.is_empty()) return std::unexpected(sorted_errors(draft.errors.take_list(), file));
    Puzzle& puzzle = draft.puzzle;
    puzzle.file = file.name;
    puzzle.name = puzzle.title.empty() ? puzzle_name(file.name, 0, 1) : puzzle.title;
    puzzle.text = file.text;
    puzzle.remarks = sorted_errors(std::move(puzzle.remarks), file);
    return std::move(puzzle);
}

std::expected<Puzzle, std::vector<Diagnostic>> read_sator(const SourceFile& file, Resources& resources,
                                                          const PuzzleOptions& options) {
    return read_part(file, resources, options, {});
}

/// Returns whether the line begins with a kind, or with a rule that has a usual grid.
static bool begins_with_kind(std::string_view line) {
    const std::string_view word = line.substr(0, line.find_first_of(" \t\r#"));
    if (line.starts_with("define kind ") || (line.starts_with("drawing ") && line.contains(" cell")))
        return true;
    // A word of prose in another format may be a kind's name with a capital letter.
    if (word == spelling_of(word) && find_kind(word) != nullptr) return true;
    const RuleEntry* entry = Registry::standard().find(word);
    return entry != nullptr && !entry->usual_kind.empty();
}

/// Returns whether a line begins with a kind.
static bool has_line_with_kind(std::string_view text) {
    while (!text.empty()) {
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(line.size() + 1, text.size()));
        if (begins_with_kind(line)) return true;
    }
    return false;
}

bool looks_like_sator(std::string_view text) {
    return has_line_with(text, kGridKeywords) || has_line_with_kind(text);
}

bool resembles_sator(std::string_view text) {
    constexpr std::array<std::string_view, 4> kCellKeywords = {"range", "rule", "initial", "message"};
    return has_line_with(text, kCellKeywords) || text.starts_with('|') ||
           text.find("\n|") != std::string_view::npos;
}

ReadResult read_sator_file(const SourceFile& file, Resources& resources, const PuzzleOptions& options) {
    ReadResult result;
    std::vector<std::string> parts = separated_puzzles(*file.text);
    SharedDefinitions shared;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (i == 1) {
            std::string definitions = leading_definitions(*file.text);
            if (!definitions.empty())
                shared = {file.name, std::make_shared<const std::string>(std::move(definitions))};
        }
        if (i > 0 && options.watch != nullptr && options.watch->is_over(parts[i].size())) break;
        const bool is_whole = parts[i].size() == file.text->size();
        const auto text = is_whole ? file.text : std::make_shared<const std::string>(std::move(parts[i]));
        auto puzzle = read_part({file.name, text}, resources, options, shared);
        if (!puzzle) {
            result.emplace_back(std::unexpected(Errors(std::move(puzzle.error())).take_joined()));
            continue;
        }
        if (puzzle->title.empty()) puzzle->name = puzzle_name(file.name, i, parts.size());
        result.emplace_back(std::move(*puzzle));
    }
    return result;
}

}  // namespace sator::text
