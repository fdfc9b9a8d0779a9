import type { SiaMessage, SiaSession } from '@outcome-studio/shared/domain/coach'
import { visibleBranch } from '../conversation/conversationTree.ts'
import { draftText } from '../proposals/draftText.ts'

/** A draft in a transcript, and what became of it. */
export interface TranscriptDraft {
  readonly text: string
  readonly decision: 'accepted' | 'rejected' | 'not decided'
}

export interface TranscriptEntry {
  readonly by: 'You' | 'Sia'
  /** In words, with the zone. */
  readonly at: string
  /** As it was written; Sia writes Markdown. */
  readonly text: string
  readonly drafts: readonly TranscriptDraft[]
}

/** A session to read, in the version of each message that was written last. */
export interface Transcript {
  readonly title: string
  readonly studyName: string
  readonly entries: readonly TranscriptEntry[]
}

/** @param timeZone IANA name; default: that of this device */
export function transcriptOf(
  { title }: Pick<SiaSession, 'title'>,
  studyName: string,
  messages: readonly SiaMessage[],
  timeZone?: string,
): Transcript {
  const format = new Intl.DateTimeFormat('en-US', {
    ...{ dateStyle: 'medium', timeStyle: 'short' },
    ...(timeZone !== undefined && { timeZone }),
  })
  const entries = visibleBranch(messages, new Map()).map(({ message }): TranscriptEntry => {
    const { createdAt, text, role } = message
    const at = format.format(new Date(createdAt))
    return { by: role === 'member' ? 'You' : 'Sia', at, text, drafts: draftsOf(message) }
  })
  return { title, studyName, entries }
}

function draftsOf(message: SiaMessage): readonly TranscriptDraft[] {
  if (message.role === 'member') return []
  return message.proposals.map((proposal) => {
    const decision = message.decisions[proposal.id]
    return { text: decision?.text ?? draftText(proposal), decision: decision?.kind ?? 'not decided' }
  })
}
