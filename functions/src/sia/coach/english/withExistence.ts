import { wordSet } from '@outcome-studio/shared/domain/checker'
import { isPhrase, readClause } from '../grammar/readPhrase.ts'
import { isPlural } from '../grammar/wordForms.ts'
import type { Token } from '../language/Language.ts'
import { type Line, replaced } from './Line.ts'
import { isCountable } from './readSubject.ts'

const OPENING: ReadonlySet<string> = new Set(['when', 'if', 'because', 'where', 'that', 'while', 'until'])
/** What a noun with its words ends at. */
const ENDS: ReadonlySet<string> = new Set(['ADP', 'SCONJ', 'PUNCT', 'CCONJ', 'VERB', 'AUX', 'PRON', 'PART'])
const DETERMINED =
  /^(?:the|an?|my|our|their|no|some|any|much|many|more|few|little|several|too|enough|lots|all)$/

/** Of people, which stand in no list of nouns because they are verbs as well. */
const GATHERINGS = wordSet('line queue rush crowd')
const isCounted = (token: Token): boolean => isCountable(token) || GATHERINGS.has(token.key)

/** "when have many orders" as "when there are many orders": nobody has them, as in the languages without "there is". */
export function withExistence(line: Line): string {
  const { tokens } = line
  const changes = new Map<number, string>()
  for (const [at, { key }] of tokens.entries()) {
    const isBegun = at === 0 ? line.about === 'wrong' : OPENING.has(tokens[at - 1]?.key ?? '')
    if ((key !== 'have' && key !== 'has') || !isBegun) continue
    // "that have", "that has": of what was named before.
    if (tokens[at - 1]?.key === 'that' && at > 1) continue
    const rest = tokens.slice(at + 1)
    // "have line": no verb follows "have".
    const end = rest.findIndex((token, place) => ENDS.has(token.tag) && !(place === 0 && isCounted(token)))
    const named = end < 0 ? rest : rest.slice(0, end)
    const noun = named.at(-1)
    if (noun === undefined || (noun.tag !== 'NOUN' && !isCounted(noun))) continue
    const isOne = !isPlural(noun)
    const isBare = isOne && !DETERMINED.test(named[0]?.key ?? '') && isCounted(noun)
    const article = isBare ? (/^[aeiou]/.test(named[0]?.key ?? '') ? ' an' : ' a') : ''
    changes.set(at, `there ${isOne ? 'is' : 'are'}${article}`)
  }
  const text = replaced(line, changes)
  return line.about === 'wrong' &&
    SEVERAL.test(text) &&
    isPhrase(tokens, 'nouns') &&
    readClause(tokens) === null
    ? `there are ${text}`
    : text
}
/** "two patients with one name": that there are several is what goes wrong. */
const SEVERAL = /^(?:two|three|several|too many|many|too few) \p{L}+/iu
