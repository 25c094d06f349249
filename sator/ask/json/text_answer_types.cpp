// The answers about texts and the language, and those of create.

#include "sator/ask/json/answer_types.hpp"

namespace sator::ask {

namespace {

constexpr AnswerField kSpanFields[] = {{"from", "number", ""}, {"to", "number", ""}};
constexpr AnswerField kTextEditFields[] = {
    {"from", "number", "UTF-16 code units of the old text"},
    {"to", "number", ""},
    {"insert", "string", ""},
};
constexpr AnswerField kEditFields[] = {
    kVersionField,
    {"edits", "TextEdit[]", "Sorted, without overlaps"},
    {"caret", "TextSpan", "The characters to select in the new text"},
    {"text", "string", "The new text"},
};
constexpr AnswerField kClueCellFields[] = {
    {"id", "number", ""},
    {"name", "string", "`R1C1`"},
    {"values", "string[]", "The values that the clue alone leaves"},
    {"left?", "string[]", "Those that propagation of all rules leaves; absent if another rule is wrong"},
};
constexpr AnswerField kClueFields[] = {
    kVersionField,
    {"count?", "string", "The number of ways to fill its cells; absent if a limit was reached"},
    {"cells", "ClueCell[]", ""},
};
constexpr AnswerField kConvertFields[] = {
    kVersionField,
    kNameField,
    {"to", "string", "The format"},
    {"text", "string", ""},
    {"losses", "string[]", "The parts of the puzzle that the format cannot say"},
    {"left_out", "string[]", "The texts about the puzzle that the format has no place for: `the title`"},
    {"not_understood?", "string[]", "What the reader did not understand, so that the text lacks it"},
};
constexpr AnswerField kFormatFields[] = {
    {"name", "string", ""},
    {"summary", "string", ""},
    {"recognised_by", "string", "May be empty"},
    {"is_written", "boolean", ""},
    {"holds_many", "boolean", "A file may hold several puzzles"},
    {"lost", "string", "What is lost when a text is read or written"},
    {"example", "string", ""},
};
constexpr AnswerField kModelFields[] = {
    {"name", "string", ""},
    {"summary", "string", ""},
    {"extension", "string", "Of a file"},
    {"example", "string", "The model of two cells that differ"},
};
constexpr AnswerField kFormatsFields[] = {
    kVersionField,
    {"formats", "DescribedFormat[]", ""},
    {"models", "DescribedModel[]", "For other solvers, which are written only"},
};
constexpr AnswerField kKindSentenceFields[] = {
    {"english", "string", ""},
    {"german", "string", "Empty if the kind does not say it"},
};
constexpr AnswerField kSaidClueFields[] = {
    {"rule", "number", "Its id in a picture's `rules`"},
    {"rules", "number", "The demands that it states"},
    {"english", "string[]", "The first of them, as explanations say them"},
    {"german", "string[]", "The same in German; one without a German sentence is empty"},
};
constexpr AnswerField kWordsFields[] = {
    kVersionField,
    kNameField,
    {"title", "string", ""},
    {"rules_text", "string", "The rules as the setter wrote them; may be empty"},
    {"kinds", "SaidKind[]", "The rules of the puzzle's kinds as a magazine prints them"},
    {"printed", "string", "The setter's text, or else what the registry says of each rule"},
    {"sentences", "string[]",
     "What the kinds say in English, then each further rule in words, with its cells"},
    {"statements", "number[]",
     "For each rule, by its number in the steps of explanations and hints, its id in a picture's `rules`"},
    {"clues", "SaidClue[]", "The rules of a picture that no kind states"},
    kLeftOutField,
};
constexpr AnswerField kInitialGivenFields[] = {
    {"row", "number", ""},
    {"column", "number", ""},
    {"name?", "string", "As in `Place`"},
    {"symbol", "string", ""},
};
constexpr AnswerField kInitialFields[] = {
    {"name", "string", "Empty, or a suffix of the puzzle's name"},
    {"givens", "InitialGiven[]", ""},
};
constexpr AnswerField kReadingRemarkFields[] = {
    {"line", "number", ""},    {"column", "number", ""}, {"length", "number", ""},
    {"message", "string", ""}, {"hint", "string", ""},
};
constexpr AnswerField kParseFields[] = {
    kVersionField,
    kNameField,
    {"status", "\"read\"", ""},
    {"format", "string", "The format as which the text was recognised"},
    {"title", "string", ""},
    {"author", "string", ""},
    {"source", "string", ""},
    {"rules_text", "string", ""},
    {"cells", "number", ""},
    {"rows", "number[]", "The number of cells of each row"},
    {"alphabet", "string", ""},
    {"rules", "number", "The number of statements"},
    {"initials", "InitialDrawing[]", ""},
    {"remarks", "ReadingRemark[]", ""},
    {"torus?", "true", "The grid is a torus"},
    kLeftOutField,
};
constexpr AnswerField kExampleFileFields[] = {{"name", "string", ""}, {"text", "string", ""}};
constexpr AnswerField kRuleTextFields[] = {
    {"name", "string", ""},
    {"aliases", "string[]", "Its other names"},
    {"searched", "string[]", "Words by which people look for it, and which are no names of it"},
    {"syntax", "string", ""},
    {"summary", "string", ""},
    {"summary_de", "string", "The same in German"},
    {"made_from", "\"sequence\" | \"drawing\" | \"all drawings\"",
     "The cells of one rule: a sequence of a drawing, a drawing, or all of them"},
    {"default_place", "string", "Where it is if no place is stated; may be empty"},
    {"usual_kind", "string", "The kind of puzzle that has it most often; may be empty"},
    {"picture", "string", "How its clue is drawn"},
    {"short_clues", "boolean", "A clue may stand in a list without its name"},
    {"example", "string", ""},
    {"example_solutions", "number", "How many solutions the example has"},
    {"example_files", "ExampleFile[]", "Files that the example names"},
    {"example_solution?", "string", "A solution of it as a drawing, if it was asked for"},
};
constexpr AnswerField kKindExampleFields[] = {
    {"name", "string", "Empty for the first"},
    {"text", "string", ""},
    {"solutions", "number", ""},
};
constexpr AnswerField kKindTextFields[] = {
    {"name", "string", ""},
    {"aliases", "string[]", "Its other names"},
    {"syntax", "string", ""},
    {"summary", "string", "Its rules in words"},
    {"example", "string", ""},
    {"example_solutions", "number", "How many solutions the example has"},
    {"example_statements", "string", "The example with other statements instead of the kind"},
    {"examples", "KindExample[]", "All its examples"},
    {"summary_de", "string", "Its rules in German; may be empty"},
    {"definition", "string", "Its definition in the language; empty if it has none"},
    {"example_solution?", "string", "A solution of the example as a drawing, if it was asked for"},
};
constexpr AnswerField kRulesFields[] = {
    kVersionField, {"rules", "RuleText[]", ""}, {"kinds", "KindText[]", ""}};
constexpr AnswerField kBegunFields[] = {
    {"name", "string", ""},
    {"summary", "string", ""},
    {"text", "string", "A whole file"},
};
constexpr AnswerField kBegunPuzzlesFields[] = {kVersionField, {"puzzles", "BegunPuzzle[]", ""}};
constexpr AnswerField kTidyFields[] = {
    kVersionField,
    {"text", "string", ""},
    {"changed", "boolean", "It is not the text that was asked about"},
};
constexpr AnswerField kSplitFields[] = {
    kVersionField,
    kNameField,
    {"parts", "Record<string, string>[]",
     "Values by cell, as the option `grid` has them: each solution has those of exactly one part"},
};
constexpr AnswerField kSvgFields[] = {kVersionField, kNameField, {"svg", "string", "The picture"}};
constexpr AnswerField kStyleFields[] = {kVersionField, {"css", "string", "The style sheet of pictures"}};
constexpr AnswerField kCreatedParameterFields[] = {
    {"name", "string", ""},
    {"value", "string", "What it takes: `6x6`"},
    {"help", "string", ""},
};
constexpr AnswerField kCreatedKindFields[] = {
    {"name", "string", ""},
    {"summary", "string", "The rules of its puzzles"},
    {"summary_de", "string", "The same in German without `rules`; empty if there is no German text"},
    {"rules", "string[]", "The sentences at the end of `summary` that rules of the table of rules say"},
    {"symmetry", "string", "Of the givens, unless the request names one"},
    {"parameters", "CreatedParameter[]", ""},
};
constexpr AnswerField kCreatedKindsFields[] = {kVersionField, {"kinds", "CreatedKind[]", ""}};
constexpr AnswerField kMadeRatingFields[] = {
    {"effort", "number", ""},        {"hardest", "string", ""},
    {"hardest_rules", "number", ""}, {"width", "number[]", ""},
    {"grade", "number", ""},         {"name", "string", ""},
    {"rank?", "number", ""},         {"collection?", "string", ""},
    {"kind?", "string", ""},         {"collection_version?", "number", ""},
    {"minutes?", "number", ""},
};
constexpr AnswerField kMadeFields[] = {
    kVersionField,
    {"kind", "string", ""},
    {"version", "string", "Of the program"},
    {"seed", "number", ""},
    {"command", "string", "The call of the program that makes it again"},
    {"puzzle", "string", "The puzzle in Sator's language"},
    {"solution?", "string[]", "The symbols of its cells. It may be missing in `nearest`"},
    {"rating?", "MadeRating", "Unless the request asks for none"},
    {"notes?", "string[]", "What the request asked for and was met only in part"},
};
constexpr AnswerField kNotMadeFields[] = {
    kVersionField,
    {"kind", "string", ""},
    {"status", "\"not_met\" | \"stopped\"", "The request cannot be met, or a limit was reached"},
    {"message", "string", ""},
    {"hint", "string", ""},
    {"nearest?", "MadePuzzle", "The puzzle that comes nearest to the request"},
};

constexpr AnswerType kTextTypes[] = {
    {"MadeRating", "How hard a made puzzle is. The fields are those of `RateAnswer`.", kMadeRatingFields},
    {"MadePuzzle", "The answer of `create`.", kMadeFields},
    {"NoPuzzleMade", "The answer of `create` if no puzzle was made.", kNotMadeFields},
    {"CreatedParameter", "A parameter of a kind that can be made.", kCreatedParameterFields},
    {"CreatedKind", "A kind of puzzle that can be created, and the values that it takes.",
     kCreatedKindFields},
    {"CreatedKinds", "The answer of `create` without a kind.", kCreatedKindsFields},
    {"ConvertAnswer", "The answer of `convert`.", kConvertFields},
    {"DescribedFormat", "A format that is read.", kFormatFields},
    {"DescribedModel", "A language of other solvers.", kModelFields},
    {"FormatsAnswer", "The answer of `formats`.", kFormatsFields},
    {"ExampleFile", "A file that an example names.", kExampleFileFields},
    {"RuleText", "A rule of the language.", kRuleTextFields},
    {"KindExample", "An example of a kind.", kKindExampleFields},
    {"KindText", "A kind of puzzle.", kKindTextFields},
    {"RulesAnswer", "The answer of `rules`.", kRulesFields},
    {"BegunPuzzle", "A small puzzle to begin with.", kBegunFields},
    {"BegunPuzzles", "The answer of `new`: one puzzle of each kind, or that of the kind that was asked for.",
     kBegunPuzzlesFields},
    {"TidyAnswer", "The answer of `fmt`.", kTidyFields},
    {"SplitAnswer", "The answer of `split`.", kSplitFields},
    {"InitialGiven", "A known value.", kInitialGivenFields},
    {"InitialDrawing", "A drawing of known values.", kInitialFields},
    {"ReadingRemark", "A remark with its whole place.", kReadingRemarkFields},
    {"ParseAnswer", "The answer of `parse`.", kParseFields},
    {"SaidKind", "What a kind says.", kKindSentenceFields},
    {"SaidClue", "A clue in words.", kSaidClueFields},
    {"WordsAnswer", "The answer of `words`.", kWordsFields},
    {"TextEdit", "A change of a text.", kTextEditFields},
    {"TextSpan", "A part of a text, in UTF-16 code units.", kSpanFields},
    {"EditAnswer", "The answer of `edit`.", kEditFields},
    {"ClueCell", "A cell of a clue.", kClueCellFields},
    {"ClueAnswer", "The answer of `clue`: the meaning of a clue that is not yet in the text.", kClueFields},
    {"SvgAnswer", "The answer of `render`.", kSvgFields},
    {"StyleAnswer", "The answer of `style`.", kStyleFields},
};

}  // namespace

std::span<const AnswerType> text_answer_types() {
    return kTextTypes;
}

}  // namespace sator::ask
