// What the installed node's V8 says of a clue, and strings for it, so chosen that about half match.
'use strict';

const v8 = require('node:v8');
const vm = require('node:vm');

// With optimisations V8 11.3 refuses what `(?:(?=a)a)*(?:aaa(?!.)|.b)` and, under v, `(?:c[^a]){2}` match.
v8.setFlagsFromString('--no-regexp-optimization');

/** Longest string that is tried, in symbols: backtracking may take time exponential in it. */
const LONGEST = 10;
/** Milliseconds that V8 may spend on one clue's strings; a clue that needs more is left out. */
const TIME_LIMIT = 200;

const context = vm.createContext({});
const matching = new vm.Script('strings.map(string => regex.test(string))');

/** Whether V8 accepts the clue by itself: `a)(?:b` is none, though it would be one inside the brackets of `judge`. */
function accepts(clue, flags) {
    try {
        new RegExp(clue, flags);
        return true;
    } catch (error) {
        if (!(error instanceof SyntaxError)) throw error;
        return false;
    }
}

/**
 * Whether the clue matches each of the strings as a whole, or null where that takes too long. With the m flag `^` and `$` stand at
 * lines, so the string's ends are told by lookarounds.
 */
function judge(clue, flags, strings) {
    context.regex = new RegExp(flags.includes('m') ? `(?<![^])(?:${clue})(?![^])` : `^(?:${clue})$`, flags);
    context.strings = strings;
    try {
        return [...matching.runInContext(context, {timeout: TIME_LIMIT})];
    } catch (error) {
        if (error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return null;
        throw error;
    }
}

/**
 * Clues that Sator and V8 may take differently: counts beyond Sator's repetition limit, and what ECMAScript 2025 has and node 20 does
 * not, groups with flags and names that stand in several alternatives.
 */
function isBeyondOne(clue, flags) {
    if (/\{\d{6}/.test(clue)) return true;
    if (/\(\?(?!:)[ims]*(-[ims]*)?:/.test(clue)) return true;
    try {
        new RegExp(clue, flags);
    } catch (error) {
        return error.message.includes('Duplicate capture group name');
    }
    return false;
}

/**
 * Where V8 of node 20 (11.3) is wrong, found by comparing and decided by ECMA-262:
 * - under v it forgets the quantifier of `[]` and `[^]`, crashes on `[\P{Any}]`, and takes the `b` of `\q{a|b}` for a string that no set
 *   has when it subtracts or intersects;
 * - under v and i it folds neither the operands of `--` and `&&` (22.2.2.9, MaybeSimpleCaseFolding) nor what `\P` excludes;
 * - under i with u or v a reference compares by full case folding, so that `ẞs` is taken for `sẞ` (22.2.2.7.3 folds symbol by symbol);
 * - under u and v it takes an unset reference before an astral character for a place inside that character;
 * - under i alone it joins alternatives such as `s|ſ` that begin with characters which only Unicode's folding takes for one.
 */
function isJudgedWrongly({clue, flags, alphabet}) {
    const refers = /\\[1-9k]/.test(clue);
    if (/[uv]/.test(flags) && flags.includes('i') && refers && /[ßẞİ]/.test(clue + (alphabet ?? []).join(''))) return true;
    if (/[uv]/.test(flags) && refers && /[\uD800-\uDFFF]|\\u\{[0-9a-f]{5,}\}/i.test(clue)) return true;
    if (flags.includes('v')) {
        const combines = /--|&&/.test(clue);
        if (/\[\^?\]|\\P\{Any\}/.test(clue) || (combines && /\\q\{[^}]*\|/.test(clue))) return true;
        return flags.includes('i') && (combines || clue.includes('\\P'));
    }
    return flags.includes('i') && !flags.includes('u') && clue.includes('|') && /[ſ\u212A\u212B\u2126ẞϴᾼ]/.test(clue);
}

/** Whether the departure that every code point is one symbol could show: V8 without u and v sees surrogates. */
const showsDeparture = (text, flags) => !/[uv]/.test(flags) && /[\uD800-\uDFFF]/.test(text);

function mutated(random, string, alphabet) {
    const symbols = [...string];
    const place = random.below(symbols.length + 1);
    switch (random.below(4)) {
        case 0: symbols.splice(place, 1); break;
        case 1: symbols.splice(place, 0, random.pick(alphabet)); break;
        case 2: symbols.splice(place, 1, random.pick(alphabet)); break;
        case 3: symbols.push(...symbols.slice(place)); break;
    }
    return symbols.join('');
}

function candidate(random, {sample, alphabet}) {
    if (random.chance(0.25)) return Array.from({length: random.below(7)}, () => random.pick(alphabet)).join('');
    const state = {out: '', captures: {}};
    sample(state);
    return random.chance(0.4) ? mutated(random, state.out, alphabet) : state.out;
}

/** Up to `wanted` different strings, of which some will match. */
function likelyStrings(random, made, wanted) {
    const strings = new Set();
    for (let tries = 2 * wanted; tries > 0 && strings.size < wanted; --tries) {
        const string = candidate(random, made);
        if ([...string].length <= LONGEST && !showsDeparture(string, made.flags)) strings.add(string);
    }
    return [...strings];
}

/** [[string, whether it matches], …]: up to `wanted` different strings, half of them matches as far as can be; null where V8 is too slow. */
function tryStrings(random, made, wanted) {
    const tried = likelyStrings(random, made, 8 * wanted);
    const verdicts = judge(made.clue, made.flags, tried);
    if (!verdicts) return null;
    const yes = tried.filter((_, i) => verdicts[i]), no = tried.filter((_, i) => !verdicts[i]);
    const half = Math.ceil(wanted / 2);
    return [
        ...yes.slice(0, Math.max(half, wanted - no.length)).map(string => [string, true]),
        ...no.slice(0, Math.max(Math.min(half, yes.length), 1)).map(string => [string, false]),
    ];
}

module.exports = {accepts, judge, isBeyondOne, isJudgedWrongly, showsDeparture, likelyStrings, tryStrings};
