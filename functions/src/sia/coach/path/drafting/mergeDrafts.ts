import { proposedText } from '@outcome-studio/shared/domain/coach'
import type { DraftedAnswer } from './draftAnswer.ts'

export const NO_DRAFTS: DraftedAnswer = {
  proposals: [],
  refused: [],
  repeated: [],
  left: [],
  told: [],
  isTroubleFree: false,
  solutions: [],
  manner: '',
  isNothing: false,
  later: null,
}

/** "Do a smoke test" and "Do the smoke test" are one step. */
const withoutArticles = (text: string): string => text.toLowerCase().replace(/\b(?:an?|the) /g, '')

/** What became of the parts of one message, drafted one by one. No text is proposed twice. */
export function mergeDrafts(drafts: readonly DraftedAnswer[]): DraftedAnswer {
  const [first = NO_DRAFTS, ...others] = drafts
  if (others.length === 0) return first
  const seen = new Set<string>()
  const proposals = drafts
    .flatMap((each) => each.proposals)
    .filter((proposal) => {
      const key = `${proposal.edit.kind} ${withoutArticles(proposedText(proposal))}`
      if (seen.has(key)) return false
      seen.add(key)
      return true
    })
  const all = <Item>(itemsOf: (drafted: DraftedAnswer) => readonly Item[]) => drafts.flatMap(itemsOf)
  return {
    proposals,
    refused: [...new Set(all(({ refused }) => refused))],
    repeated: all(({ repeated }) => repeated),
    left: all(({ left }) => left),
    told: all(({ told }) => told),
    solutions: all(({ solutions }) => solutions),
    isTroubleFree: proposals.length === 0 && drafts.some(({ isTroubleFree }) => isTroubleFree),
    isNothing: proposals.length === 0 && drafts.some(({ isNothing }) => isNothing),
    manner: drafts.map(({ manner }) => manner).find((manner) => manner !== '') ?? '',
    later: drafts.map(({ later }) => later).find((later) => later !== null) ?? null,
    repeatsJob: drafts.some(({ repeatsJob }) => repeatsJob === true),
  }
}
