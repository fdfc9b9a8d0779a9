import type { CheckedEntity, Rule } from './Rule.ts'
import type { RuleSet } from './RuleSet.ts'
import { cachedByWord } from './text/cachedByWord.ts'
import { keyOf } from './text/readStatement.ts'
import type { Word } from './text/Statement.ts'

/** A number's bits. Rules of custom rules look for no words, so that further rules need none. */
const MOST_BITS = 31

/** The rules of an entity as bits of a number, one for each by its place among them. */
export interface BitsOfRules {
  /** The rules that may find something in words. A statement is read once, instead of once for each rule. */
  readonly in: (words: readonly Word[]) => number
  /** Every rule. */
  readonly all: number
  /** A rule, and every other whose remarks may be errors. */
  readonly ruleAndErrors: (ruleId: string) => number
}

const known = new WeakMap<RuleSet, Map<CheckedEntity, BitsOfRules>>()

/** The bits of an entity's rules, prepared once for each set of rules. */
export function bitsOfRules(rules: RuleSet, entity: CheckedEntity): BitsOfRules {
  const ofRules = known.get(rules) ?? new Map<CheckedEntity, BitsOfRules>()
  known.set(rules, ofRules)
  const bits = ofRules.get(entity) ?? createBits(rules.rulesFor[entity], rules)
  ofRules.set(entity, bits)
  return bits
}

/** Whether a rule is among bits. @param at its place among the rules of its entity */
export const hasRule = (bits: number, at: number): boolean => at >= MOST_BITS || (bits & (1 << at)) !== 0

function createBits(rules: readonly Rule[], { vocabulary, severityOf }: RuleSet): BitsOfRules {
  const bitsWhere = (isSet: (rule: Rule) => boolean): number =>
    rules.slice(0, MOST_BITS).reduce((bits, rule, at) => (isSet(rule) ? bits | (1 << at) : bits), 0)
  const always = bitsWhere(({ looksFor }) => looksFor === undefined)
  const errors = bitsWhere(({ id, severity }) => (severityOf(id) ?? severity) === 'error')
  const bitsOfWord = cachedByWord((text) => {
    const word = { text, key: keyOf(text) }
    return bitsWhere(({ looksFor }) => looksFor?.(word, vocabulary) === true)
  })
  const bitsOfId = cachedByWord((ruleId) => bitsWhere(({ id }) => id === ruleId))
  return {
    in: (words) => {
      let bits = always
      for (const { text } of words) bits |= bitsOfWord(text)
      return bits
    },
    all: bitsWhere(() => true),
    ruleAndErrors: (ruleId) => errors | bitsOfId(ruleId),
  }
}
