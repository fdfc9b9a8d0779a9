import type { DocumentDifference } from '@outcome-studio/shared/document'
import { type MarkedText, markChanges } from '@outcome-studio/shared/domain/study'

interface DifferenceTexts {
  readonly mine: readonly MarkedText[]
  readonly theirs: readonly MarkedText[]
}

const plain = (text: string): readonly MarkedText[] => [{ text, isChanged: false }]

/** Returns both sides of a difference and marks the words that the other side lacks. */
export function markDifference({
  mine,
  theirs,
}: Pick<DocumentDifference, 'mine' | 'theirs'>): DifferenceTexts {
  if (mine && theirs) {
    const { before, after } = markChanges(mine, theirs)
    return { mine: before, theirs: after }
  }
  return { mine: plain(shown(mine)), theirs: plain(shown(theirs)) }
}

const shown = (text: string | null): string => (text === null ? 'Not there' : text || 'Empty')
