import { wordSet } from '@outcome-studio/shared/domain/checker'
import { gerundOf } from '../language/verbForms.ts'
import { type Line, replaced } from './Line.ts'
import { isFiniteAt } from './readSubject.ts'

const PLACED = wordSet('before after without')
/** Verbs that name no thing without an article. */
const LONE = wordSet(
  'open close check clean ask knock sign pack unpack remove install repair assemble weigh cook serve deliver unload sew measure fill',
)
/** These name what happens, too: "after work the crew rests". */
const NAMES = wordSet('work rain help sleep lunch snow sale play school market rest change call')
const OPENING_NOUN: ReadonlySet<string> = new Set(['DET', 'PRON'])

/** "before to put" as "before putting", "before open" as "before opening", "without check the seal" as "without checking the seal". */
export function withGerunds(line: Line): string {
  const { tokens } = line
  const changes = new Map<number, string>()
  for (const [at, { key, verb, text }] of tokens.entries()) {
    const next = tokens[at + 1]
    // "before to put it"
    if (tokens[at - 1]?.key === 'to' && PLACED.has(tokens[at - 2]?.key ?? '') && verb === key && at > 2) {
      changes.set(at - 1, '').set(at, gerundOf(key))
      continue
    }
    if (!PLACED.has(tokens[at - 1]?.key ?? '') || at < 2 || verb !== key || text !== key) continue
    if (tokens[at - 2]?.tag === 'PUNCT' || NAMES.has(key)) continue
    const isEnd = next === undefined || next.tag === 'PUNCT'
    const isObject = OPENING_NOUN.has(next?.tag ?? '') && next?.key !== 'that'
    const isLast = !tokens
      .slice(at + 1)
      .some((other, index) => other.tag === 'VERB' || isFiniteAt(tokens, at + 1 + index))
    if ((isEnd && LONE.has(key)) || (isObject && isLast)) changes.set(at, gerundOf(key))
  }
  return replaced(line, changes)
}
