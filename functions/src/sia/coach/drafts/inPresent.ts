import { MODALS } from '../grammar/PHRASE_WORDS.ts'
import type { ReadClause } from '../grammar/readPhrase.ts'
import { thirdPersonOf } from '../grammar/wordForms.ts'
import type { Token } from '../language/Language.ts'

/** What a likelihood says already. */
const LIKELY: ReadonlySet<string> = new Set(['can', 'could', 'may', 'might', 'will', 'would'])

const NOBODY: ReadonlySet<string> = new Set(['nobody', 'nothing', 'no', 'none'])

/**
 * A clause without the modal that only says that it may happen: "the pages can tear" as "the pages tear", "will not stick"
 * as "does not stick". What cannot be done stays so.
 */
export function inPresent(read: ReadClause): ReadClause {
  const { tokens, verb: at, isMany } = read
  const modal = tokens[at]
  if (modal === undefined || !MODALS.has(modal.key)) return read
  // "nobody can read it"
  if (modal.key === 'can' && NOBODY.has(tokens[0]?.key ?? '')) return read
  const isDenied = tokens[at + 1]?.key === 'not'
  const next = tokens[isDenied ? at + 2 : at + 1]
  if (next === undefined || !LIKELY.has(modal.key)) return read
  const before = tokens.slice(0, at)
  const after = tokens.slice(isDenied ? at + 3 : at + 2)
  const word = (text: string, like: Token): Token => ({
    ...like,
    text,
    key: text,
    base: like.base === 'be' ? 'be' : text,
  })
  if (isDenied && modal.key === 'can')
    return { ...read, tokens: [...before, word('cannot', modal), next, ...after] }
  if (next.key === 'be') {
    const state = word(isMany ? 'are' : 'is', next)
    return { ...read, tokens: [...before, state, ...tokens.slice(at + 1, at + (isDenied ? 2 : 1)), ...after] }
  }
  if (isDenied) {
    const not = tokens[at + 1]
    const does = word(isMany ? 'do' : 'does', modal)
    return { ...read, tokens: [...before, does, ...(not === undefined ? [] : [not]), next, ...after] }
  }
  return { ...read, tokens: [...before, isMany ? next : word(thirdPersonOf(next.base), next), ...after] }
}
