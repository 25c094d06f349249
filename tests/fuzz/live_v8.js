// Compares Sator with the installed node on random clues: node tests/fuzz/live_v8.js PROGRAM [pairs] [seed]
//
// PROGRAM is build/tests/clue_verdicts. Prints every disagreement, and fails if there is one. If a judge cannot decide
// (because of a step limit or of an unsupported clue), that is no disagreement; undecided strings of the first judge are counted.
'use strict';

const {spawn} = require('node:child_process');
const {once} = require('node:events');
const readline = require('node:readline');
const {Random} = require('../v8/random.js');
const {newerClue, randomClue} = require('../v8/clues.js');
const {accepts, isBeyondOne, isJudgedWrongly, likelyStrings, showsDeparture, tryStrings} = require('../v8/judge.js');

const STRINGS_A_CLUE = 8;
/** The share of clues that V8 cannot parse: for these the first judge, the backtracking matcher, is right. */
const NEWER = 0.05;
/** Clues that are sent before their answers are read. */
const BATCH = 2000;

const [program, pairsWanted = '1000000', seed = String(Date.now() % 1_000_000)] = process.argv.slice(2);
if (!program) throw new Error('usage: node live_v8.js PROGRAM [pairs] [seed]');
const random = new Random(Number(seed));
const total = {clues: 0, refused: 0, pairs: 0, matches: 0, undecided: 0, slow: 0, disagreements: 0};

/**
 * {clue, flags, accepted, strings, verdicts: a letter for each string as clue_verdicts writes them, or null for the first judge's}, or
 * null if V8 cannot judge.
 */
function judgedClue() {
    if (random.chance(NEWER)) {
        const made = newerClue(random);
        return {clue: made.clue, flags: made.flags, accepted: true, strings: likelyStrings(random, made, STRINGS_A_CLUE), verdicts: null};
    }
    const made = randomClue(random);
    const {clue, flags} = made;
    if (showsDeparture(clue, flags) || isBeyondOne(clue, flags) || isJudgedWrongly(made)) return null;
    if (!accepts(clue, flags)) return {clue, flags, accepted: false, strings: []};
    const tried = tryStrings(random, made, STRINGS_A_CLUE);
    if (!tried) {
        ++total.slow;
        return null;
    }
    return {clue, flags, accepted: true, strings: tried.map(([string]) => string), verdicts: tried.map(([, verdict]) => (verdict ? 'y' : 'n')).join('')};
}

function disagree(judged, text) {
    ++total.disagreements;
    console.log(`/${judged.clue}/${judged.flags} ${JSON.stringify(judged.clue)}: ${text}`);
}

function compare(judged, answer) {
    ++total.clues;
    if (answer.startsWith('refused') || !judged.accepted) {
        if (judged.verdicts === null) return;  // it refers to a group that does not exist
        total.refused += judged.accepted ? 0 : 1;
        if (answer.startsWith('refused') === judged.accepted) disagree(judged, judged.accepted ? answer : 'V8 refuses it');
        return;
    }
    const words = answer.split(' ');
    const right = judged.verdicts ?? words[0];
    total.pairs += judged.strings.length;
    total.matches += right.split('y').length - 1;
    words.forEach((verdicts, judge) => {
        judged.strings.forEach((string, i) => {
            if (verdicts[i] === '?') total.undecided += judge === 0 ? 1 : 0;
            else if (verdicts[i] !== right[i]) disagree(judged, `judge ${judge} says ${verdicts[i]} of ${JSON.stringify(string)}`);
        });
    });
}

async function main() {
    const child = spawn(program, {stdio: ['pipe', 'pipe', 'inherit']});
    const answers = readline.createInterface({input: child.stdout})[Symbol.asyncIterator]();
    const began = Date.now();
    while (total.pairs < Number(pairsWanted)) {
        const batch = [];
        while (batch.length < BATCH) {
            const judged = judgedClue();
            if (judged) batch.push(judged);
        }
        const text = batch.map(({clue, flags, strings}) => `${JSON.stringify([clue, flags, strings])}\n`).join('');
        if (!child.stdin.write(text)) await Promise.race([once(child.stdin, 'drain'), once(child, 'exit')]);
        for (const judged of batch) {
            const {value, done} = await answers.next();
            if (done) throw new Error(`${program} ended at /${judged.clue}/${judged.flags}`);
            compare(judged, value);
        }
    }
    child.stdin.end();
    console.log(`seed ${seed}, ${((Date.now() - began) / 1000).toFixed(0)} s:`, JSON.stringify(total));
    process.exitCode = total.disagreements > 0 ? 1 : 0;
}

main();
