import { z } from 'zod'
import type { ModelProtocol } from './ModelProtocol.ts'

const words = z.union([
  z.string(),
  z.array(z.object({ text: z.string() })).transform((blocks) => blocks.map(({ text }) => text).join('')),
])
const bodySchema = z.object({
  model: z.string(),
  max_tokens: z.int(),
  stream: z.boolean().default(false),
  system: words.default(''),
  messages: z.array(z.object({ role: z.string(), content: words })),
})

const event = (type: string, more: object = {}): string =>
  `event: ${type}\ndata: ${JSON.stringify({ type, ...more })}\n\n`

const message = {
  id: 'answer',
  type: 'message',
  role: 'assistant',
  model: 'scripted',
  stop_sequence: null,
  usage: { input_tokens: 1, output_tokens: 1 },
}

/** POST /messages in Anthropic's format. */
export const ANTHROPIC: ModelProtocol = {
  path: '/messages',
  read: (body, headers) => {
    const { system, messages, stream } = bodySchema.parse(body)
    return {
      system,
      prompt: messages.map(({ content }) => content).join('\n'),
      isStreaming: stream,
      key: String(headers['x-api-key'] ?? ''),
    }
  },
  whole: (text) => JSON.stringify({ ...message, content: [{ type: 'text', text }], stop_reason: 'end_turn' }),
  start:
    event('message_start', { message: { ...message, content: [], stop_reason: null } }) +
    event('content_block_start', { index: 0, content_block: { type: 'text', text: '' } }),
  piece: (text) => event('content_block_delta', { index: 0, delta: { type: 'text_delta', text } }),
  end:
    event('content_block_stop', { index: 0 }) +
    event('message_delta', {
      delta: { stop_reason: 'end_turn', stop_sequence: null },
      usage: { output_tokens: 1 },
    }) +
    event('message_stop'),
  error: (text) => JSON.stringify({ type: 'error', error: { type: 'scripted', message: text } }),
}
