import { z } from 'zod'
import type { ModelProtocol } from './ModelProtocol.ts'

const bodySchema = z.object({
  model: z.string(),
  stream: z.boolean().default(false),
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
})

const chunk = (delta: object, finish: string | null): string =>
  `data: ${JSON.stringify({
    id: 'answer',
    object: 'chat.completion.chunk',
    created: 0,
    model: 'scripted',
    choices: [{ index: 0, delta, finish_reason: finish }],
  })}\n\n`

/** POST /chat/completions in OpenAI's format, which compatible endpoints share. */
export const OPENAI: ModelProtocol = {
  path: '/chat/completions',
  read: (body, headers) => {
    const { messages, stream } = bodySchema.parse(body)
    const contentOf = (role: string) => messages.find((message) => message.role === role)?.content ?? ''
    return {
      system: contentOf('system'),
      prompt: contentOf('user'),
      isStreaming: stream,
      key: (headers.authorization ?? '').replace(/^Bearer /, ''),
    }
  },
  whole: (text) =>
    JSON.stringify({
      id: 'answer',
      object: 'chat.completion',
      created: 0,
      model: 'scripted',
      choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }],
      usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
    }),
  start: chunk({ role: 'assistant', content: '' }, null),
  piece: (content) => chunk({ content }, null),
  end: `${chunk({}, 'stop')}data: [DONE]\n\n`,
  error: (message) => JSON.stringify({ error: { message, type: 'scripted', code: null } }),
}
