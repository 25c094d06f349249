// Records what V8 says of random clues: node generate.js [seed]
//
// Writes verdicts.tar.xz beside this file. In it, verdicts.jsonl is JSON, a line a clue: ["clue", "flags", [matching strings], [others]],
// or ["clue", "flags"] if V8 refuses it. The same seed and version of node give the same clues, except for those near the time limit.
'use strict';

const {execFileSync} = require('node:child_process');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const {Random} = require('./random.js');
const {randomClue} = require('./clues.js');
const {accepts, judge, isBeyondOne, isJudgedWrongly, showsDeparture, tryStrings} = require('./judge.js');
const {propertyCases} = require('./property_cases.js');

const PAIRS = 60_000;
const STRINGS_A_CLUE = 6;
const STRINGS_A_PROPERTY = 300;  // tried; of these a few are kept
/** One refused clue in this number is kept. */
const REFUSED_KEPT = 2;

function recordRandomClues(random, lines) {
    const seen = new Set();
    let pairs = 0, refused = 0;
    while (pairs < PAIRS) {
        const made = randomClue(random);
        const {clue, flags} = made;
        if (showsDeparture(clue, flags) || isBeyondOne(clue, flags) || isJudgedWrongly(made)) continue;
        if (seen.has(`${flags} ${clue}`)) continue;
        seen.add(`${flags} ${clue}`);
        if (!accepts(clue, flags)) {
            if (++refused % REFUSED_KEPT === 0) lines.push([clue, flags]);
            continue;
        }
        const tried = tryStrings(random, made, STRINGS_A_CLUE);
        if (!tried) continue;
        pairs += tried.length;
        lines.push([clue, flags, ...[true, false].map(wanted => tried.filter(([, verdict]) => verdict === wanted).map(([string]) => string))]);
    }
}

function recordProperties(random, lines) {
    for (const {clue, flags, strings} of propertyCases(random, STRINGS_A_PROPERTY)) {
        if (!accepts(clue, flags)) {
            lines.push([clue, flags]);
            continue;
        }
        const verdicts = judge(clue, flags, strings);
        lines.push([clue, flags, ...[true, false].map(wanted => strings.filter((_, i) => verdicts[i] === wanted).slice(0, STRINGS_A_CLUE))]);
    }
}

const random = new Random(Number(process.argv[2] ?? 1));
const lines = [];
recordRandomClues(random, lines);
recordProperties(random, lines);

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'verdicts-'));
fs.writeFileSync(path.join(folder, 'verdicts.jsonl'), lines.map(line => `${JSON.stringify(line)}\n`).join(''));
execFileSync('tar', ['--create', '--xz', '--file', path.join(__dirname, 'verdicts.tar.xz'), '--directory', folder, '--mtime=2000-01-01', '--owner=0',
    '--group=0', '--mode=644', 'verdicts.jsonl']);
fs.rmSync(folder, {recursive: true});
const strings = index => lines.reduce((sum, line) => sum + (line[index]?.length ?? 0), 0);
console.log(`${lines.length} clues, ${lines.filter(line => line.length === 2).length} of them refused; ${strings(2)} matches, ${strings(3)} others; `
    + `node ${process.version}, Unicode ${process.versions.unicode}`);
