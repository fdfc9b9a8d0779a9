import type { CheckedEntity, Rule } from './Rule.ts'
import type { RuleSet } from './RuleSet.ts'
import { cachedByWord } from './text/cachedByWord.ts'
import { keyOf } from './text/readStatement.ts'
import type { Word } from './text/Statement.ts'

/** A number's bits. Rules of custom rules look for no words, so that further rules need none. */
const MOST_BITS = 31

/**
 * Which rules of an entity may find something in words, as one bit for each by its place among them. A statement is
 * read once, instead of once for each rule.
 */
export type BitsOfRules = (words: readonly Word[]) => number

const known = new WeakMap<RuleSet, Map<CheckedEntity, BitsOfRules>>()

/** The bits of an entity's rules, prepared once for each set of rules. */
export function bitsOfRules(rules: RuleSet, entity: CheckedEntity): BitsOfRules {
  const ofRules = known.get(rules) ?? new Map<CheckedEntity, BitsOfRules>()
  known.set(rules, ofRules)
  const bits = ofRules.get(entity) ?? createBits(rules.rulesFor[entity], rules)
  ofRules.set(entity, bits)
  return bits
}

/** Whether a rule may find something. @param at its place among the rules of its entity */
export const isApplicable = (bits: number, at: number): boolean => at >= MOST_BITS || (bits & (1 << at)) !== 0

function createBits(rules: readonly Rule[], { vocabulary }: RuleSet): BitsOfRules {
  const bitsWhere = (isSet: (rule: Rule) => boolean): number =>
    rules.slice(0, MOST_BITS).reduce((bits, rule, at) => (isSet(rule) ? bits | (1 << at) : bits), 0)
  const always = bitsWhere(({ looksFor }) => looksFor === undefined)
  const bitsOfWord = cachedByWord((text) => {
    const word = { text, key: keyOf(text) }
    return bitsWhere(({ looksFor }) => looksFor?.(word, vocabulary) === true)
  })
  return (words) => {
    let bits = always
    for (const { text } of words) bits |= bitsOfWord(text)
    return bits
  }
}
