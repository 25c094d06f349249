// Random clues with strings to try them on, by theme.
'use strict';

const {Structure, fixed} = require('./structures.js');
const {oddity} = require('./oddities.js');
const symbols = require('./symbols.js');

const one = (text, ...matched) => random => fixed(text, random.pick(matched));

/** Picks an atom by weight from a table of [weight, maker]. */
const atoms = table => random => random.weighted(table)(random);

const LETTERS = atoms([
    [6, one('a', 'a')], [5, one('b', 'b')], [2, one('c', 'c')], [2, one('.', 'a', 'b', 'c')], [1, one('[ab]', 'a', 'b')], [1, one('[^a]', 'b', 'c')],
    [0.3, one('[^]', 'a', 'b')], [0.3, one('\\w', 'a', 'b')], [0.1, one('[]', '')], [0.5, one('(?:)', '')], [0.5, one('()', '')],
]);
const AB = ['a', 'b', 'a', 'b', 'c'];

const flagsOf = (random, choices) => random.pick(choices);
const isUnicode = flags => flags.includes('u') || flags.includes('v');

function structured(random, weights, {flags, depth = 3, atom = LETTERS, names = false, alphabet = AB, newer = false, size = 10}) {
    const structure = new Structure(random, {atom, weights, unicode: isUnicode(flags), names, newer, size});
    const {text, sample} = structure.clue(depth);
    return {clue: text, flags, sample, alphabet};
}

const references = random => structured(random, {atom: 5, reference: 5, group: 4, loop: 5, look: 0.3, assertion: 0.2},
    {flags: flagsOf(random, ['', '', '', 'u', 'i', 'v', 's']), names: random.chance(0.3)});

const emptyTurns = random => structured(random, {atom: 3, reference: 2, group: 4, loop: 8, look: 0.7, assertion: 0.5},
    {flags: flagsOf(random, ['', '', 'u']), depth: 4});

const lookarounds = random => structured(random, {atom: 5, reference: 4, group: 3, loop: 3, look: 6, assertion: 0.5},
    {flags: flagsOf(random, ['', '', '', 'u', 'v', 'm']), names: random.chance(0.2)});

const LINES = atoms([[3, one('a', 'a')], [2, one('\\n', '\n')], [2, one('.', 'a', '-')], [2, one('^', '')], [2, one('$', '')], [2, one('\\b', '')],
    [1, one('\\B', '')], [1, one('\\s', ' ', '\n', '\u2028')], [1, one('\\W', '-', ' ')], [1, one('[^a]', '\n', '-', '\r')], [1, one('-', '-')]]);
const lines = random => structured(random, {atom: 9, reference: 0.5, group: 2, loop: 3, look: 2, assertion: 2},
    {flags: flagsOf(random, ['', 's', 'm', 'ms', 'mu', 'su', 'iu', 'mi']), depth: 2, atom: LINES, alphabet: ['a', '\n', '-', ' ', '\r', '\u2028', 'b', '\u2029']});

/** A character as it may stand in a clue, inside or outside a class; under u and v every third one by its number. */
function escaped(c, flags) {
    if (isUnicode(flags) && c.codePointAt(0) % 3 === 0) return `\\u{${c.codePointAt(0).toString(16)}}`;
    if (/[-&~!]/.test(c)) return flags.includes('v') ? `\\${c}` : c;
    return /[\^$\\.*+?()[\]{}|\/]/.test(c) ? `\\${c}` : c;
}

const ESCAPED_SETS = ['\\d', '\\D', '\\w', '\\W', '\\s', '\\S'];
const randomPropertyEscape = random => `\\${random.pick(['p', 'P'])}{${symbols.randomProperty(random)}}`;

/** \q{…} of a few short strings of letters. */
function randomStrings(random, pool) {
    const letters = pool.filter(c => /\p{L}/u.test(c));
    const string = () => Array.from({length: random.below(3)}, () => random.pick(letters)).join('');
    return `\\q{${Array.from({length: 1 + random.below(3)}, string).join('|')}}`;
}

/** A class over `pool`, as text: characters, ranges, escapes, properties, and under v nested ones. */
function classText(random, flags, pool, depth = 1) {
    const not = random.chance(0.3) ? '^' : '';
    if (flags.includes('v') && depth > 0 && random.chance(0.6)) {
        const operand = () => random.weighted([
            [4, () => classText(random, flags, pool, depth - 1)],
            [2, () => random.pick(ESCAPED_SETS)],
            [2, () => randomPropertyEscape(random)],
            [2, () => escaped(random.pick(pool), flags)],
            [1, () => randomStrings(random, pool)],
        ])();
        return `[${not}${Array.from({length: 2 + random.below(2)}, operand).join(random.pick(['--', '&&', '', '']))}]`;
    }
    const range = () => {
        const [a, b] = [random.pick(pool), random.pick(pool)].sort((x, y) => x.codePointAt(0) - y.codePointAt(0));
        return a === '-' || b === '-' ? 'a-c' : `${escaped(a, flags)}-${escaped(b, flags)}`;
    };
    const item = () => random.weighted([
        [6, () => escaped(random.pick(pool), flags)],
        [3, range],
        [1.5, () => random.pick(ESCAPED_SETS)],
        [isUnicode(flags) ? 1 : 0, () => randomPropertyEscape(random)],
    ])();
    return `[${not}${Array.from({length: 1 + random.below(3)}, item).join('')}]`;
}

function classes(random) {
    const flags = flagsOf(random, ['', '', 'i', 'u', 'iu', 'v', 'v', 'iv', 's']);
    const pool = random.pick([symbols.COMMON, ['a', 'b', 'c', 'd', 'x', 'A', 'B', '-', '5', '_']]).concat(isUnicode(flags) && random.chance(0.3) ? symbols.ASTRAL : []);
    const atom = generator => {
        const text = generator.weighted([[6, () => classText(generator, flags, pool)], [1, () => generator.pick(['\\d', '\\w', '\\s', '\\W', '\\D', '\\S', '.'])]])();
        return {text, sample: state => { state.out += random.pick(pool); }};
    };
    return structured(random, {atom: 8, reference: 0.5, group: 0.7, loop: 1.5, look: 0.5, assertion: 0.3}, {flags, depth: 2, atom, alphabet: pool, size: 3});
}

function folding(random) {
    const flags = flagsOf(random, ['i', 'i', 'iu', 'iu', 'iv', 'is', 'u', '']);
    const families = isUnicode(flags) ? symbols.FOLDING.concat(symbols.ASTRAL_FOLDING) : symbols.FOLDING;
    const family = random.pick(families).concat(random.chance(0.4) ? random.pick(families) : []);
    const atom = generator => {
        const text = generator.weighted([
            [6, () => escaped(generator.pick(family), flags)],
            [2, () => classText(generator, flags, family, 1)],
            [1, () => generator.pick(['\\w', '\\W', '\\b', '[^\\W]', '[\\w]', '[^\\w]', '.', '[a-z]', '[^a-z]', '[A-Z]', '[^A-Z]', '[\\W_]'])],
            [isUnicode(flags) ? 1.5 : 0, () => generator.pick(['\\p{Lu}', '\\P{Lu}', '\\p{Ll}', '[^\\p{Lu}]', '[^\\P{Lu}]', '\\P{Lowercase}', '[^\\P{Ll}]', '\\p{sc=Latin}', '[\\P{L}a]'])],
        ])();
        return {text, sample: state => { state.out += random.pick(family); }};
    };
    return structured(random, {atom: 8, reference: 1, group: 1.5, loop: 1, look: 0.3, assertion: 0.2}, {flags, depth: 2, atom, alphabet: family, size: 4});
}

function properties(random) {
    const flags = flagsOf(random, ['u', 'u', 'v', 'iu', 'iv', 'u']);
    const pool = symbols.COMMON.concat(symbols.ASTRAL, random.pick(symbols.FOLDING));
    const property = `${random.pick(['p', 'p', 'P'])}{${symbols.randomProperty(random)}}`;
    const clue = random.weighted([[5, `\\${property}`], [1, `[\\${property}]`], [1, `[^\\${property}]`], [1, `[\\${property}_-]`], [1, `(\\${property})\\1?`]]);
    return {clue, flags, sample: state => { state.out += random.pick(pool); }, alphabet: pool};
}

function stringProperties(random) {
    const sequences = ['😀', '1️⃣', '#️⃣', '🇩🇪', '🇪', '👍🏽', '👍', '👩‍💻', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '❤️', '❤', 'a', '1', '⌚', '🧑🏿‍🚀'];
    const name = random.pick(symbols.STRING_PROPERTIES);
    const clue = random.pick([`\\p{${name}}`, `[\\p{${name}}]`, `[\\p{${name}}a]`, `[\\p{${name}}--\\p{ASCII}]`, `[\\p{${name}}&&\\p{Emoji}]`, `[^\\p{${name}}]`, `\\P{${name}}`, `\\p{${name}}{2}`,
        `(\\p{${name}})\\1?`, `[\\p{${name}}--\\q{1️⃣|a}]`]);
    return {clue, flags: flagsOf(random, ['v', 'v', 'v', 'iv', 'u']), sample: state => { state.out += random.pick(sequences) + (random.chance(0.2) ? random.pick(sequences) : ''); }, alphabet: sequences};
}

function oddities(random) {
    const flags = flagsOf(random, ['', '', '', '', 'i', 'u', 'v', 'iu']);
    const {text, sample} = oddity(random);
    return {clue: text, flags, sample, alphabet: ['a', 'b', '{', '}', ']', ',', '1', '0', '\\', 'c', 'k', '-', 'p', 'u', 'x', '\x01', '&', '8', '<', '>', 'n']};
}

/** A clue of another theme with a character more, less, or another: mostly an error. */
function broken(random) {
    const made = random.pick([references, lookarounds, classes, oddities, properties, emptyTurns])(random);
    const characters = [...made.clue];
    for (let edits = 1 + random.below(2); edits > 0; --edits) {
        const place = random.below(characters.length + 1);
        const added = random.pick([...'()[]{}*+?|\\^$.-,&<>=!:12kcpuxqab', '(?', '(?<', '(?<=', '(?:', '[^', '{2', '&&', '--', '\\k<', '\\p{', '\\u{', '\\q{']);
        characters.splice(place, random.below(2), ...(random.chance(0.7) ? [added] : []));
    }
    return {...made, clue: characters.join('')};
}

const THEMES = [[6, references], [5, emptyTurns], [6, lookarounds], [1.5, lines], [3, classes], [3, folding], [2, properties], [0.3, stringProperties], [5, oddities], [3, broken]];

/** {clue, flags, sample(state), alphabet} */
const randomClue = random => random.weighted(THEMES)(random);

/** A clue with what node 20 does not parse yet. */
const newerClue = random => structured(random, {atom: 5, reference: 5, group: 8, loop: 4, look: 1, assertion: 0.5},
    {flags: flagsOf(random, ['', 'i', 'u', 'v', 'm', 's']), names: true, newer: true, alphabet: ['a', 'b', 'A', 'B', 'c', '\n']});

module.exports = {randomClue, newerClue};
