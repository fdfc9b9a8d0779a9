import type { Token } from '../language/Language.ts'

/** Whether words in -ing end in a verb that is none of them: "stalling at the junction and cry". */
export function endsInVerb(tokens: readonly Token[]): boolean {
  const [before, noun, link, last] = tokens.slice(-4)
  if (last === undefined || link?.key !== 'and') return false
  if (last.tag === 'VERB') return last.key === last.base
  return (
    last.tag === 'NOUN' &&
    last.verb === last.key &&
    noun?.tag === 'NOUN' &&
    (before?.tag === 'ADJ' || before?.tag === 'ADV')
  )
}
