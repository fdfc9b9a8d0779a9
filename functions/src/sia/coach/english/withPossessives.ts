import { wordSet } from '@outcome-studio/shared/domain/checker'
import { isPlural } from '../grammar/wordForms.ts'
import { PEOPLE } from './COUNTABLE_NOUNS.ts'
import { type Line, replaced } from './Line.ts'

/** Groups that one person belongs to. */
const GROUPS = wordSet('crew team')
/** "the members area" belongs to them all. */
const SHARED = wordSet('area lounge room union association toilet exit entrance book side market fee day')
const ENDS: ReadonlySet<string> = new Set(['ADP', 'PUNCT', 'SCONJ'])

/** "read the crews handwriting" as "the crew's handwriting", where no verb can stand. */
export function withPossessives(line: Line): string {
  const { tokens } = line
  const changes = new Map<number, string>()
  for (const [at, owner] of tokens.entries()) {
    const [before, owned, next] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]]
    if (before?.key !== 'the' || owner.tag !== 'NOUN' || owner.text !== owner.key || !owner.key.endsWith('s'))
      continue
    const one = owner.key.slice(0, -1)
    if (!PEOPLE.has(one) && !GROUPS.has(one)) continue
    const isOwned = owned?.tag === 'NOUN' && owned.verb === null && !SHARED.has(owned.key) && !isPlural(owned)
    if (isOwned && (next === undefined || ENDS.has(next.tag) || next.key === 'is'))
      changes.set(at, `${one}'s`)
  }
  return replaced(line, changes)
}
