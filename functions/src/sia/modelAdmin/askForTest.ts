import type { ModelTest } from '@outcome-studio/shared/callables/testModel'
import { streamText, type ToolSet, tool, zodSchema } from 'ai'
import { z } from 'zod'
import { describeFailure } from '../../judge/describeFailure.ts'
import { failureOf } from '../../judge/failureOf.ts'
import { finishFailure } from '../../judge/finishFailure.ts'
import type { JudgeSettings } from '../../judge/judgeSettings.ts'
import type { ModelFailure } from '../../judge/LanguageModel.ts'
import { modelOf } from '../../judge/modelOf.ts'
import { NO_TOKENS, tokensOf } from '../../judge/tokensOf.ts'

const MAX_OUTPUT_TOKENS = 300

const TOOLS: ToolSet = {
  report: tool({
    description: 'Reports that the connection works.',
    inputSchema: zodSchema<unknown>(z.object({ works: z.boolean() })),
  }),
}

interface TestOptions {
  /** Ends the test. */
  readonly signal: AbortSignal
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly fetchFrom?: typeof fetch
}

/** Asks a model to call a tool. Never rejects. */
export async function askForTest(
  settings: JudgeSettings,
  { signal, now, fetchFrom = fetch }: TestOptions,
): Promise<ModelTest> {
  const begun = now()
  let failure: ModelFailure | null = null
  let finish: string | null = null
  let tokens = NO_TOKENS
  let callsTools = false
  let hasText = false
  try {
    const { fullStream } = streamText({
      model: modelOf(settings, fetchFrom),
      instructions:
        'This is a test of the connection. Call the tool "report" with {"works": true} and say nothing.',
      prompt: 'Does the connection work?',
      tools: TOOLS,
      maxRetries: 0,
      maxOutputTokens: MAX_OUTPUT_TOKENS,
      abortSignal: signal,
      // Failures arrive as parts of the stream. Without this handler the SDK would print them too.
      onError: () => {},
    })
    for await (const part of fullStream) {
      if (part.type === 'error') failure ??= describeFailure(part.error)
      if (part.type === 'text-delta') hasText ||= part.text.trim() !== ''
      if (part.type === 'tool-call') callsTools ||= part.toolName === 'report' && part.invalid !== true
      if (part.type === 'finish-step') {
        finish = part.finishReason
        tokens = tokensOf(part.usage)
      }
    }
  } catch (error) {
    failure ??= describeFailure(error)
  }
  if (signal.aborted) failure = failureOf('timedOut', 'out of time')
  failure ??= finishFailure(finish)
  if (!callsTools && !hasText) failure ??= failureOf('empty', 'empty')
  return {
    problem: failure?.problem ?? null,
    detail: failure?.reason ?? '',
    callsTools: failure === null && callsTools,
    milliseconds: Math.max(0, Math.round(now() - begun)),
    tokens,
  }
}
