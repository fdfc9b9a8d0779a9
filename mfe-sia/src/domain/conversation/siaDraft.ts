import type { WebStorage } from '@outcome-studio/shared/storage'
import { isDiscardingDrafts, SIA_DRAFT, type StoredValue, storedText } from '@outcome-studio/shared/storage'

/** Where a draft is typed: in the message field, or in lines that finish a sentence. */
export type SiaDraftPlace = 'message' | 'lines'

/**
 * What a member has typed in one session with the coach and not sent. Nothing is stored for a member who signs out and
 * deletes their drafts. An empty text removes the draft.
 */
export function siaDraft(
  storage: WebStorage,
  memberId: string,
  sessionId: string,
  place: SiaDraftPlace = 'message',
): StoredValue<string> {
  const session = `${encodeURIComponent(memberId)}:${encodeURIComponent(sessionId)}`
  const suffix = place === 'message' ? session : `${session}:${place}`
  const draft = storedText(storage, SIA_DRAFT, suffix)
  return {
    ...draft,
    set: (text) => {
      if (text !== '' && !isDiscardingDrafts(memberId, storage)) return draft.set(text)
      draft.remove()
      return { isStored: true }
    },
  }
}
