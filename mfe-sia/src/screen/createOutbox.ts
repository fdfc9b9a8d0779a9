import {
  type MemberMessage,
  readSiaMessage,
  type SiaMessageId,
  type SiaSession,
} from '@outcome-studio/shared/domain/coach'
import { isDiscardingDrafts, SIA_OUTBOX, storedJson, type WebStorage } from '@outcome-studio/shared/storage'
import type { Outbox } from '../core/ports.ts'

/**
 * Unsent messages of one session in the storage of the tab, which survives a reload and ends with the tab. Without
 * storage they are lost with the page. Nothing is stored after a member signs out and deletes their drafts.
 *
 * @param storage the page
 */
export function createOutbox(
  { id }: Pick<SiaSession, 'id'>,
  memberId: string | undefined,
  storage: WebStorage,
): Outbox {
  const suffix = `${encodeURIComponent(memberId ?? '')}:${encodeURIComponent(id)}`
  const stored = storedJson(storage, SIA_OUTBOX, readMessages, suffix)
  let messages = stored.get() ?? []
  const write = (next: readonly MemberMessage[]) => {
    messages = next
    const isKept = next.length > 0 && memberId !== undefined && !isDiscardingDrafts(memberId, storage)
    if (isKept) stored.set(next)
    else stored.remove()
  }
  return {
    all: () => messages,
    put: (message) => write([...messages.filter((each) => each.id !== message.id), message]),
    remove: (messageId: SiaMessageId) => write(messages.filter((each) => each.id !== messageId)),
  }
}

function readMessages(stored: unknown): readonly MemberMessage[] | null {
  if (!Array.isArray(stored)) return null
  return stored.flatMap((each: unknown) => {
    const id = typeof each === 'object' && each !== null && 'id' in each ? each.id : null
    const message = typeof id === 'string' ? readSiaMessage(id, each) : null
    return message?.role === 'member' ? [message] : []
  })
}
