import {
  type LanguageModel,
  type ModelMessage,
  streamText,
  type TextStreamPart,
  type ToolSet,
  tool,
  zodSchema,
} from 'ai'
import { describeFailure } from '../../judge/describeFailure.ts'
import { failureOf } from '../../judge/failureOf.ts'
import { finishFailure } from '../../judge/finishFailure.ts'
import type { ModelFailure, ModelTokens } from '../../judge/LanguageModel.ts'
import { NO_TOKENS, tokensOf } from '../../judge/tokensOf.ts'
import { TOOL_DESCRIPTIONS, TOOL_NAMES, TOOL_SCHEMAS } from './toolSchemas.ts'

const MAX_OUTPUT_TOKENS = 4_000

/** A call of a tool as the model made it. */
export interface ModelCall {
  readonly id: string
  readonly name: string
  readonly input: unknown
}

/** The model's output in one round. */
export interface Round {
  readonly text: string
  /** Empty unless the round is complete: nothing of a broken answer is applied. */
  readonly calls: readonly ModelCall[]
  /** Why the round is incomplete; null if it is complete. */
  readonly failure: ModelFailure | null
  readonly tokens: ModelTokens
}

interface RoundInput {
  readonly model: LanguageModel
  readonly instructions: string
  readonly messages: readonly ModelMessage[]
  readonly signal: AbortSignal
  /** Called with each piece of text. Returns false if no more is wanted. */
  readonly onText: (text: string) => Promise<boolean>
  /** Called with each part of any kind. */
  readonly onPart: () => void
}

const TOOLS: ToolSet = Object.fromEntries(
  TOOL_NAMES.map((name) => [
    name,
    tool({ description: TOOL_DESCRIPTIONS[name], inputSchema: zodSchema<unknown>(TOOL_SCHEMAS[name]) }),
  ]),
)

/**
 * Asks the model once and reads its answer as a stream. A failure of the model ends the round.
 * @throws what `onText` throws
 */
export async function runRound({ onText, onPart, ...request }: RoundInput): Promise<Round> {
  const { signal } = request
  const enough = new AbortController()
  const calls: ModelCall[] = []
  let text = ''
  let failure: ModelFailure | null = null
  let tokens: ModelTokens = NO_TOKENS
  let finish: string | null = null
  try {
    for await (const part of readParts(request, enough.signal)) {
      onPart()
      if (part.type === 'text-delta') {
        text += part.text
        if (!(await onText(part.text))) failure ??= failureOf('tooLong', 'too long')
      }
      if (part.type === 'tool-call') {
        calls.push({ id: part.toolCallId, name: part.toolName, input: part.input })
      }
      if (part.type === 'error') failure ??= describeFailure(part.error)
      if (part.type === 'abort') failure ??= failureOf('timedOut', 'aborted')
      if (part.type === 'finish-step') {
        finish = part.finishReason
        tokens = tokensOf(part.usage)
      }
      if (failure !== null) break
    }
  } finally {
    enough.abort()
  }
  if (signal.aborted) failure ??= failureOf('timedOut', 'aborted')
  failure ??= finishFailure(finish)
  return { text, calls: failure === null ? calls : [], failure, tokens }
}

type StreamPart = TextStreamPart<ToolSet> | { readonly type: 'error'; readonly error: unknown }

/** The parts of an answer. A failure of the stream is the last of them, as failures of the model are. */
async function* readParts(
  { model, instructions, messages, signal }: Omit<RoundInput, 'onText' | 'onPart'>,
  enough: AbortSignal,
): AsyncGenerator<StreamPart> {
  try {
    const { fullStream } = streamText({
      model,
      instructions,
      messages: [...messages],
      tools: TOOLS,
      maxRetries: 0,
      maxOutputTokens: MAX_OUTPUT_TOKENS,
      abortSignal: AbortSignal.any([signal, enough]),
      // Failures arrive as parts of the stream. Without this handler the SDK would print them too.
      onError: () => {},
    })
    yield* fullStream
  } catch (error) {
    yield { type: 'error', error }
  }
}
