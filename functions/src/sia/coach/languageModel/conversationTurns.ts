/** A message of the conversation for a model. */
export interface ConversationTurn {
  readonly role: 'member' | 'coach'
  readonly text: string
}

const MAX_TURNS = 40
const MAX_LENGTH = 24_000

/**
 * The latest messages of a conversation that fit into a prompt, oldest first. Turns alternate and start with the
 * member, as both protocols ask for: messages of one side in a row become one, earlier ones of the coach are left out.
 */
export function conversationTurns(messages: readonly ConversationTurn[]): readonly ConversationTurn[] {
  const turns: ConversationTurn[] = []
  let left = MAX_LENGTH
  for (const { role, text } of messages.slice(-MAX_TURNS).reverse()) {
    if (text.trim() === '') continue
    left -= text.length
    if (left < 0 && turns.length > 0) break
    const next = turns[0]
    if (next?.role === role) turns[0] = { role, text: `${text}\n\n${next.text}` }
    else turns.unshift({ role, text })
  }
  return turns[0]?.role === 'coach' ? turns.slice(1) : turns
}
