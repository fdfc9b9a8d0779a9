import { type MarkedText, markChanges, type StudyDifference } from '@outcome-studio/shared/domain'

interface SideWords {
  readonly mine: readonly MarkedText[]
  readonly theirs: readonly MarkedText[]
}

const plain = (text: string): readonly MarkedText[] => [{ text, isChanged: false }]

/** What both sides of a difference say, with the words marked that the other lacks. */
export function differenceWords({ mine, theirs }: Pick<StudyDifference, 'mine' | 'theirs'>): SideWords {
  if (mine && theirs) {
    const { before, after } = markChanges(mine, theirs)
    return { mine: before, theirs: after }
  }
  return { mine: plain(shown(mine)), theirs: plain(shown(theirs)) }
}

const shown = (text: string | null): string => (text === null ? 'Not there' : text || 'Empty')
