import type { MemberMessage, SiaMessageId } from '@outcome-studio/shared/domain/coach'
import type { Outbox } from '../core/ports.ts'

/** The outbox of a device whose pages share it. */
export function memoryOutbox(): Outbox {
  const messages = new Map<SiaMessageId, MemberMessage>()
  return {
    all: () => [...messages.values()],
    put: (message) => messages.set(message.id, message),
    remove: (id) => messages.delete(id),
  }
}
