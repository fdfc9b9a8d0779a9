import type { SiaMessage } from '@outcome-studio/shared/domain/coach'

const texts = new WeakMap<SiaMessage, string>()

/** Keeps the objects of messages that have not changed, so that their components do not render again. */
export function withIdentity(
  messages: readonly SiaMessage[],
  before: readonly SiaMessage[],
): readonly SiaMessage[] {
  const known = new Map(before.map((message) => [message.id, message]))
  return messages.map((message) => {
    const earlier = known.get(message.id)
    return earlier && textOf(earlier) === textOf(message) ? earlier : message
  })
}

function textOf(message: SiaMessage): string {
  const text = texts.get(message) ?? JSON.stringify(message)
  texts.set(message, text)
  return text
}
