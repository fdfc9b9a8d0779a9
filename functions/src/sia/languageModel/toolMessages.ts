import type { ModelMessage } from 'ai'
import type { ToolResult } from './createToolbox.ts'
import type { ModelCall } from './runRound.ts'

/** Both protocols accept only such names. */
const TOOL_NAME = /^[\w-]{1,64}$/

/** One round as messages for the next: what the model said and called, and what the tools returned. */
export function toolMessages(
  text: string,
  calls: readonly ModelCall[],
  results: readonly ToolResult[],
): readonly ModelMessage[] {
  const named = calls.map(({ id, name, input }) => ({
    toolCallId: id,
    toolName: TOOL_NAME.test(name) ? name : 'unknown',
    input,
  }))
  return [
    {
      role: 'assistant',
      content: [
        ...(text.trim() === '' ? [] : [{ type: 'text' as const, text }]),
        ...named.map(({ toolCallId, toolName, input }) => ({
          type: 'tool-call' as const,
          toolCallId,
          toolName,
          input: isObject(input) ? input : {},
        })),
      ],
    },
    {
      role: 'tool',
      content: named.map(({ toolCallId, toolName }, index) => ({
        type: 'tool-result' as const,
        toolCallId,
        toolName,
        output: {
          type: results[index]?.isWrong ? ('error-text' as const) : ('text' as const),
          value: results[index]?.text ?? '',
        },
      })),
    },
  ]
}

/** Malformed arguments are not repeated to the provider, which would refuse them. */
const isObject = (input: unknown): input is object =>
  typeof input === 'object' && input !== null && !Array.isArray(input)
