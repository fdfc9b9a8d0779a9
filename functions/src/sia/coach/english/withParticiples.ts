import { wordSet } from '@outcome-studio/shared/domain/checker'
import { participleOf } from '../language/participleOf.ts'
import { type Line, replaced } from './Line.ts'

const BE = wordSet('is are was were been')
/** Verbs whose base form is neither a state nor a substance: "is clean" and "is paint" are English. */
const DONE = wordSet(
  `order deliver send forget lose break steal cancel install repair replace measure remove choose write throw deliver tear
  confirm adjust bring build buy collect connect describe destroy enter explain hide ignore include insert inspect invite
  keep know misread mislabel overlook pack pay prepare print protect provide receive reject return sell sew ship sign spill
  take teach tell translate treat use verify wash weigh damage block bend`,
)
const AFTER: ReadonlySet<string> = new Set(['ADP', 'ADV', 'SCONJ', 'PUNCT', 'CCONJ'])

/** "the wrong size is order" as "is ordered". */
export function withParticiples(line: Line): string {
  const { tokens } = line
  const changes = new Map<number, string>()
  for (const [at, { key, text }] of tokens.entries()) {
    let before = at - 1
    while (tokens[before]?.key === 'not' || (tokens[before]?.tag === 'ADV' && before > 1)) before -= 1
    const [help, next] = [tokens[before], tokens[at + 1]]
    const isPerfect = /^(?:has|have|had)$/.test(help?.key ?? '') && tokens[at - 1]?.key === 'not'
    if (help === undefined || (!BE.has(help.key) && !isPerfect) || !DONE.has(key) || text !== key) continue
    if (before < 1 || tokens[before - 1]?.key === 'what' || tokens[before - 1]?.key === 'there') continue
    if (isPerfect || next === undefined || AFTER.has(next.tag)) changes.set(at, participleOf(key))
  }
  return replaced(line, changes)
}
