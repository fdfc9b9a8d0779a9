import type { ModelKind, SentAnswer } from './ModelReply.ts'

/** An answer as events of a protocol's stream. */
export function wireOf(kind: ModelKind, answer: SentAnswer): readonly string[] {
  return kind === 'openai' ? openAiEvents(answer) : anthropicEvents(answer)
}

const ENDS = {
  openai: { tooLong: 'length', refused: 'content_filter' },
  anthropic: { tooLong: 'max_tokens', refused: 'refusal' },
} as const

/** Cuts a text into pieces, as models send it. */
const piecesOf = (text: string): readonly string[] => text.match(/[\s\S]{1,40}/g) ?? []

function openAiEvents({ text = '', calls = [], end }: SentAnswer): readonly string[] {
  const chunk = (delta: object, finish: string | null = null): string =>
    `data: ${JSON.stringify({
      id: 'answer',
      object: 'chat.completion.chunk',
      created: 0,
      model: 'scripted',
      choices: [{ index: 0, delta, finish_reason: finish }],
    })}\n\n`
  return [
    chunk({ role: 'assistant', content: '' }),
    ...piecesOf(text).map((content) => chunk({ content })),
    ...calls.flatMap(({ name, input }, index) => {
      const [first = '', ...rest] = piecesOf(input)
      const start = { index, id: `call-${index}`, type: 'function', function: { name, arguments: first } }
      return [
        chunk({ tool_calls: [start] }),
        ...rest.map((more) => chunk({ tool_calls: [{ index, function: { arguments: more } }] })),
      ]
    }),
    chunk({}, end ? ENDS.openai[end] : calls.length > 0 ? 'tool_calls' : 'stop'),
    // As the option include_usage asks for it.
    `data: ${JSON.stringify({ id: 'answer', choices: [], usage: { prompt_tokens: 1, completion_tokens: 1 } })}\n\n`,
    'data: [DONE]\n\n',
  ]
}

function anthropicEvents({ text = '', calls = [], end }: SentAnswer): readonly string[] {
  const event = (type: string, more: object = {}): string =>
    `event: ${type}\ndata: ${JSON.stringify({ type, ...more })}\n\n`
  const block = (index: number, content_block: object, deltas: readonly object[]): readonly string[] => [
    event('content_block_start', { index, content_block }),
    ...deltas.map((delta) => event('content_block_delta', { index, delta })),
    event('content_block_stop', { index }),
  ]
  const texts = piecesOf(text).map((piece) => ({ type: 'text_delta', text: piece }))
  const first = text === '' ? 0 : 1
  const usage = { input_tokens: 1, output_tokens: 1 }
  const message = { id: 'answer', type: 'message', role: 'assistant', model: 'scripted', usage }
  return [
    event('message_start', { message: { ...message, content: [], stop_reason: null, stop_sequence: null } }),
    ...(text === '' ? [] : block(0, { type: 'text', text: '' }, texts)),
    ...calls.flatMap(({ name, input }, index) =>
      block(
        first + index,
        { type: 'tool_use', id: `call-${index}`, name, input: {} },
        piecesOf(input).map((partial_json) => ({ type: 'input_json_delta', partial_json })),
      ),
    ),
    event('message_delta', {
      delta: {
        stop_reason: end ? ENDS.anthropic[end] : calls.length > 0 ? 'tool_use' : 'end_turn',
        stop_sequence: null,
      },
      usage,
    }),
    event('message_stop'),
  ]
}
