import {
  type MemberMessage,
  readSiaMessage,
  type SiaMessageId,
  type SiaSession,
} from '@outcome-studio/shared/domain'
import type { Outbox } from '../core/ports.ts'

/**
 * Unsent messages of one session in the storage of the tab, which survives a reload and ends with the tab. Without
 * storage they last as long as the page.
 */
export function createOutbox({ id }: Pick<SiaSession, 'id'>, storage: () => Storage): Outbox {
  const key = `outcome-studio:sia-outbox:${id}`
  let messages = read(storage, key)
  const write = (next: readonly MemberMessage[]) => {
    messages = next
    try {
      if (next.length === 0) storage().removeItem(key)
      else storage().setItem(key, JSON.stringify(next))
    } catch {
      // Blocked or full: the messages stay in the page.
    }
  }
  return {
    all: () => messages,
    put: (message) => write([...messages.filter((each) => each.id !== message.id), message]),
    remove: (messageId: SiaMessageId) => write(messages.filter((each) => each.id !== messageId)),
  }
}

function read(storage: () => Storage, key: string): readonly MemberMessage[] {
  try {
    const stored: unknown = JSON.parse(storage().getItem(key) ?? '[]')
    if (!Array.isArray(stored)) return []
    return stored.flatMap((each: unknown) => {
      const id = typeof each === 'object' && each !== null && 'id' in each ? each.id : null
      const message = typeof id === 'string' ? readSiaMessage(id, each) : null
      return message?.role === 'member' ? [message] : []
    })
  } catch {
    return []
  }
}
