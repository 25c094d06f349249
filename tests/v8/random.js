// A seeded generator of random numbers (mulberry32): the same seed gives the same clues everywhere.
'use strict';

class Random {
    constructor(seed) { this.state = seed >>> 0; }

    /** A number from 0 to just below 1. */
    next() {
        this.state = (this.state + 0x6D2B79F5) >>> 0;
        let t = this.state;
        t = Math.imul(t ^ (t >>> 15), t | 1);
        t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
        return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
    }

    /** An integer from 0 to `bound` - 1. */
    below(bound) { return Math.floor(this.next() * bound); }
    chance(probability) { return this.next() < probability; }
    pick(list) { return list[this.below(list.length)]; }

    /** The second of one of `pairs` [weight, value], by weight. */
    weighted(pairs) {
        let rest = this.next() * pairs.reduce((sum, [weight]) => sum + weight, 0);
        for (const [weight, value] of pairs) {
            rest -= weight;
            if (rest < 0) return value;
        }
        return pairs[pairs.length - 1][1];
    }
}

module.exports = {Random};
