// Every property of ECMA-262's tables, on characters that Unicode 15.0 assigns, which DerivedAge.txt of Debian's unicode-data tells.
'use strict';

const fs = require('node:fs');
const symbols = require('./symbols.js');

const UNICODE_DATA = '/usr/share/unicode';
const TABLE_VERSION = 15.0;

const fieldsOf = file => fs.readFileSync(`${UNICODE_DATA}/${file}`, 'utf8').split('\n')
    .map(line => line.replace(/#.*/, '').split(';').map(field => field.trim())).filter(fields => fields.length > 1);

/** [first, last] of each run of characters that the tables know, without surrogates and private use. */
function assignedRanges() {
    return fieldsOf('DerivedAge.txt').filter(([, age]) => Number(age) <= TABLE_VERSION)
        .map(([range]) => range.split('..').map(code => parseInt(code, 16))).map(([first, last = first]) => [first, last])
        .filter(([first]) => first < 0xD800 || (first > 0xF8FF && first < 0xF0000));
}

/** Characters with some property or folding (and their neighbours) that versions 15.1 to 17.0 changed. */
const CHANGED = ('b7 19b 264 295 2bc 2c7-2cd 2d7-2d9 300-313 323-325 32d-331 358 35e 363-36f 374-375 390 3b0 589 5a2 5c5-5c7 836 951-952 a71 '
    + 'afb cc0 cc7-ccb e3a 10fb 16eb-16ed 1715 1734 17d4-17d5 1a60 1b3b-1b3d 1b43-1b44 1baa 1be6 1bf2-1bf3 1cd3-1cd8 1ce2 1ce9-1ced 1cf2 '
    + '1d9b-1dbe 1dd3-1de6 1df8 1fd3 1fe3 200c-200d 2024 202f 204f 205a-205d 2cf9-2cfb 2e17 2e30-2e31 2e3c 2e41 2ff0-2ffb 3001-3002 '
    + '3008-300b 30fb a7d3-a7d5 a806 a82c-a838 a953 a9c0 fb05-fb06 fe12-fe16 ff65 10a38-10a3a 10a3f 111c0 11235-11237 1133b 1134d 116b6 '
    + '1171e 1193d 11f41-11f42 16ff0-16ff1 1d166 1d16d').split(' ').map(range => range.split('-').map(code => parseInt(code, 16)));
const isChanged = code => CHANGED.some(([first, last = first]) => first <= code && code <= last);

/** Names and aliases of every script but Katakana_Or_Hiragana: the standard's tables have it, V8 does not. */
const scriptNames = () => [...new Set(fieldsOf('PropertyValueAliases.txt').filter(([property, name]) => property === 'sc' && name !== 'Hrkt')
    .flatMap(fields => fields.slice(1)))];

/** Clues of one property each, with the strings to try. */
function propertyCases(random, stringsEach) {
    const ranges = assignedRanges();
    const character = () => {
        const [first, last] = random.pick(ranges);
        const code = first + random.below(last - first + 1);
        return isChanged(code) ? 'a' : String.fromCodePoint(code);
    };
    const scripts = scriptNames();
    const names = [
        ...symbols.GENERAL_CATEGORIES.flatMap(name => [name, `gc=${name}`]),
        ...scripts.flatMap(name => [`sc=${name}`, `scx=${name}`]),
        ...symbols.BINARY.filter(name => !name.startsWith('Ext') || name === 'Extender'),  // 17.0 took 660 characters from Extended_Pictographic
        ...symbols.BAD_PROPERTIES,
    ];
    return names.map(name => ({
        clue: `\\p{${name}}`, flags: random.pick(['u', 'v']), strings: [...new Set(Array.from({length: stringsEach}, character))],
    }));
}

module.exports = {propertyCases};
