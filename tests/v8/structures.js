// Random clues with structure: groups, references, loops, lookaround over a small alphabet. Each part knows its text and can write
// a sample of what it matches; a sample ignores lookaround, so it is a likely match and not a sure one.
'use strict';

/** A part that stands for one fixed way to match. */
const fixed = (text, sample = '') => ({text, sample: state => { state.out += sample; }});

class Structure {
    /**
     * `atom(random)` makes a part that matches single symbols; `weights` tells how often each kind of part is made; `size` about how many;
     * `newer`: with ECMAScript 2025's flags of groups and names that stand in several alternatives.
     */
    constructor(random, {atom, weights, unicode, names = false, newer = false, size = 8}) {
        Object.assign(this, {random, atom, weights, unicode, names, newer});
        this.partsLeft = 2 + random.below(size);
        this.groups = 0;
        this.groupNames = [];
    }

    /** {text, sample}; a few parts in a row, so that one can refer to another. */
    clue(depth) {
        const parts = [];
        do parts.push(this.term(depth)); while (this.partsLeft > 0 && parts.length < 4);
        const sequence = {
            text: parts.map(part => part.text).join(''),
            sample: state => parts.forEach(part => part.sample(state)),
        };
        if (this.random.chance(0.85)) return sequence;
        const other = this.sequence(depth);
        return {text: `${sequence.text}|${other.text}`, sample: state => this.random.pick([sequence, other]).sample(state)};
    }

    disjunction(depth) {
        const count = this.random.weighted([[6, 1], [3.5, 2], [0.5, 3]]);
        const parts = Array.from({length: count}, () => this.sequence(depth));
        return {
            text: parts.map(part => part.text).join('|'),
            sample: state => this.random.pick(parts).sample(state),
        };
    }

    sequence(depth) {
        const count = this.random.weighted([[0.7, 0], [6, 1], [6, 2], [3, 3]]);
        const parts = Array.from({length: count}, () => this.term(depth));
        return {
            text: parts.map(part => part.text).join(''),
            sample: state => parts.forEach(part => part.sample(state)),
        };
    }

    term(depth) {
        const kind = this.random.weighted(Object.entries(this.weights).map(([name, weight]) => [weight, name]));
        --this.partsLeft;
        if ((depth <= 0 || this.partsLeft <= 0) && !['atom', 'reference', 'assertion'].includes(kind)) return this.atom(this.random);
        switch (kind) {
            case 'atom': return this.atom(this.random);
            case 'reference': return this.reference();
            case 'assertion': return fixed(this.random.pick(['^', '$', '\\b', '\\B']));
            case 'group': return this.group(depth);
            case 'loop': return this.loop(depth);
            case 'look': return this.look(depth);
        }
        throw new Error(`no such part: ${kind}`);
    }

    group(depth) {
        if (this.newer && this.random.chance(0.4)) return this.sharedName(depth);
        if (this.random.chance(0.2)) {
            const body = this.disjunction(depth - 1);
            const flags = this.newer ? this.random.pick(['i', '-i', 'm', 's', '-s', 'im-s', 's-i', '']) : '';
            return {text: `(?${flags}:${body.text})`, sample: body.sample};
        }
        const number = ++this.groups;
        let opening = '(';
        if (this.names && this.random.chance(0.5)) {
            const name = this.random.pick(['n', 'x1', '$', 'ſ', 'Name']) + number;
            this.groupNames.push([name, number]);
            opening = `(?<${name}>`;
        }
        const body = this.disjunction(depth - 1);
        return {
            text: `${opening}${body.text})`,
            sample: state => {
                const begin = state.out.length;
                body.sample(state);
                state.captures[number] = state.out.slice(begin);
            },
        };
    }

    /** Two groups of one name, in two alternatives. */
    sharedName(depth) {
        const numbers = [++this.groups, ++this.groups];
        const name = `both${numbers[0]}`;
        const bodies = numbers.map(() => this.atom(this.random));
        this.groupNames.push([name, ...numbers]);
        const rest = this.random.chance(0.3) ? `|${this.atom(this.random).text}` : '';
        return {
            text: `(?:${bodies.map(body => `(?<${name}>${body.text})`).join('|')}${rest})`,
            sample: state => {
                const taken = this.random.below(2);
                const begin = state.out.length;
                bodies[taken].sample(state);
                state.captures[numbers[taken]] = state.out.slice(begin);
            },
        };
    }

    // A reference to an earlier group, to the group around it, or to a later one.
    reference() {
        if (this.groupNames.length > 0 && this.random.chance(0.5)) {
            const [name, ...numbers] = this.random.pick(this.groupNames);
            return {text: `\\k<${name}>`, sample: state => { state.out += numbers.map(number => state.captures[number] ?? '').join(''); }};
        }
        const ahead = this.random.chance(0.15) ? 1 : 0;
        if (this.groups + ahead === 0) return this.atom(this.random);
        const number = 1 + this.random.below(this.groups + ahead);
        return {text: `\\${number}`, sample: state => { state.out += state.captures[number] ?? ''; }};
    }

    loop(depth) {
        const first = this.groups + 1;
        const body = this.random.chance(0.55) ? this.group(depth) : this.random.chance(0.3) ? this.reference() : this.atom(this.random);
        const last = this.groups;
        const [quantifier, min, max] = this.random.pick([
            ['*', 0, 3], ['*', 0, 3], ['+', 1, 3], ['?', 0, 1], ['{2}', 2, 2], ['{1,2}', 1, 2], ['{2,}', 2, 4], ['{0,2}', 0, 2],
            ['{3}', 3, 3], ['{0}', 0, 0], ['{1}', 1, 1], ['{2,3}', 2, 3],
        ]);
        return {
            text: body.text + quantifier + (this.random.chance(0.3) ? '?' : ''),
            sample: state => {
                for (let turns = min + this.random.below(max - min + 1); turns > 0; --turns) {
                    for (let group = first; group <= last; ++group) delete state.captures[group];
                    body.sample(state);
                }
            },
        };
    }

    look(depth) {
        const kind = this.random.pick(['?=', '?=', '?!', '?<=', '?<=', '?<!']);
        const body = this.disjunction(depth - 1);
        // Annex B lets lookaheads, without u and v, have quantifiers.
        const canRepeat = !this.unicode && !kind.includes('<') && this.random.chance(0.1);
        return {
            text: `(${kind}${body.text})${canRepeat ? this.random.pick(['*', '+', '?', '{2}', '{0}', '??']) : ''}`,
            sample: state => {
                if (kind.includes('!')) return;
                const inner = {out: '', captures: {...state.captures}};
                body.sample(inner);
                Object.assign(state.captures, inner.captures);
            },
        };
    }
}

module.exports = {Structure, fixed};
