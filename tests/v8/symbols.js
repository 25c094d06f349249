// The symbols that clues and strings are made of. Only characters that Unicode 15.0 assigns, and whose folding and properties later versions
// left as they were: the tables under test are of 15.0, the judge's of whatever the installed node has.
'use strict';

/** Characters that fold in unusual ways, in groups that some flag takes for one. */
const FOLDING = [
    ['s', 'S', 'ſ'], ['k', 'K', '\u212A'], ['ß', 'ẞ', 's'], ['i', 'I', 'İ', 'ı'], ['ς', 'σ', 'Σ'], ['µ', 'μ', 'Μ'],
    ['å', 'Å', '\u212B'], ['ω', 'Ω', '\u2126'], ['θ', 'ϑ', 'Θ', 'ϴ'], ['ǆ', 'ǅ', 'Ǆ'], ['ᏸ', 'Ᏸ'], ['Ꭰ', 'ꭰ'],
    ['ა', 'Ა'], ['é', 'É'], ['ÿ', 'Ÿ'], ['ṡ', 'Ṡ', 'ẛ'], ['β', 'ϐ', 'Β'], ['ᾳ', 'ᾼ'], ['д', 'Д', '\u1C81'],
    ['ⓐ', 'Ⓐ'], ['ⅷ', 'Ⅷ'], ['ŉ', 'n'], ['a', 'A'], ['z', 'Z'], ['ͅ', 'ι', 'Ι', '\u1FBE'],
];
const ASTRAL_FOLDING = [['𐐀', '𐐨'], ['𞤀', '𞤢'], ['𝒜'], ['😀']];

const COMMON = ['a', 'b', 'z', 'A', 'B', 'Z', '0', '7', '9', '_', ' ', '-', '.', '\t', '\n', '\r', '\u00A0', '\u2028', '\uFEFF', 'é', 'ſ',
    '\u212A', 'ß', 'λ', 'Ж', '中', 'あ', 'א', '٣', '€', '\0', '^', '$', '\\', ']', '[', '&', '~', '{', '}', '(', ')', '|', '/', '!'];
const ASTRAL = ['😀', '𝒜', '𐐀', '𐐨', '🏳', '\u{E0001}', '𠮷'];

const GENERAL_CATEGORIES = ('L Lu Ll Lt LC Lm Lo M Mn Mc Me N Nd Nl No P Pc Pd Ps Pe Pi Pf Po S Sm Sc Sk So Z Zs Zl Zp C Cc Cf Co '
    + 'Letter Uppercase_Letter Cased_Letter Mark Combining_Mark Number Decimal_Number digit Punctuation punct Symbol Separator '
    + 'Other Control cntrl Private_Use Modifier_Letter').split(' ');
const SCRIPTS = ('Latin Latn Greek Grek Cyrillic Cyrl Armenian Hebrew Hebr Arabic Arab Devanagari Deva Bengali Thai Tibetan Georgian '
    + 'Geor Hangul Ethiopic Cherokee Cher Hiragana Hira Katakana Kana Han Hani Common Zyyy Inherited Qaai Zinh Coptic Gothic Deseret '
    + 'Braille Bopomofo Mongolian Khmer Adlam Runic').split(' ');
const BINARY = ('ASCII AHex Alphabetic Alpha Any Assigned Bidi_Control Bidi_Mirrored Case_Ignorable CI Cased Changes_When_Casefolded CWCF '
    + 'Changes_When_Casemapped Changes_When_Lowercased CWL Changes_When_Titlecased Changes_When_Uppercased CWU '
    + 'Changes_When_NFKC_Casefolded Dash Default_Ignorable_Code_Point DI Deprecated Diacritic Dia Emoji Emoji_Component '
    + 'Emoji_Modifier Emoji_Modifier_Base Emoji_Presentation EPres Extended_Pictographic ExtPict Extender Grapheme_Base '
    + 'Grapheme_Extend Hex_Digit IDS_Binary_Operator IDSB ID_Continue IDC ID_Start IDS Ideographic Ideo Join_Control '
    + 'Logical_Order_Exception Lowercase Lower Math Noncharacter_Code_Point Pattern_Syntax Pattern_White_Space Quotation_Mark QMark '
    + 'Radical Regional_Indicator Sentence_Terminal Soft_Dotted SD Terminal_Punctuation Unified_Ideograph Uppercase Upper '
    + 'Variation_Selector VS White_Space space XID_Continue XID_Start').split(' ');
/** Names that no table knows, or not under this spelling. */
const BAD_PROPERTIES = ['', 'lu', 'LETTER', 'Letter ', 'latin', 'Script', 'sc', 'Script=', '=Latin', 'gc=Latin', 'sc=Lu', 'Lu=Lu', 'Is_L', 'InGreek',
    'Block=Greek', 'General_Category', 'ASCII=Y', 'Alphabetic=Yes', 'Emoji_Sequence', 'Script=latin', 'Line_Break=AL', 'Other_Alphabetic', 'Lu|Ll'];
const STRING_PROPERTIES = ['Basic_Emoji', 'Emoji_Keycap_Sequence', 'RGI_Modifier_Sequence', 'RGI_Flag_Sequence', 'RGI_Emoji_Flag_Sequence', 'RGI_Emoji_ZWJ_Sequence',
    'RGI_Emoji_Modifier_Sequence', 'RGI_Emoji_Tag_Sequence', 'RGI_Emoji'];

function randomProperty(random) {
    return random.weighted([
        [5, () => random.pick(GENERAL_CATEGORIES)],
        [2, () => random.pick(['gc=', 'General_Category=']) + random.pick(GENERAL_CATEGORIES)],
        [3, () => random.pick(['sc=', 'Script=']) + random.pick(SCRIPTS)],
        [3, () => random.pick(['scx=', 'Script_Extensions=']) + random.pick(SCRIPTS)],
        [6, () => random.pick(BINARY)],
        [1, () => random.pick(BAD_PROPERTIES)],
    ])();
}

module.exports = {FOLDING, ASTRAL_FOLDING, COMMON, ASTRAL, GENERAL_CATEGORIES, SCRIPTS, BINARY, BAD_PROPERTIES, STRING_PROPERTIES, randomProperty};
