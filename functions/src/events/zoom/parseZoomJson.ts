import { z } from 'zod'

const withSource = z.object({ source: z.string() })

/**
 * Parses JSON of Zoom. Integers that a JavaScript number cannot hold become strings: ids have more digits than that
 * (ECMA-262 JSON.parse source text access).
 * @throws SyntaxError
 */
export function parseZoomJson(text: string): unknown {
  return JSON.parse(text, (_key, value: unknown, ...context: readonly unknown[]): unknown => {
    if (typeof value !== 'number' || !Number.isInteger(value) || Number.isSafeInteger(value)) return value
    return withSource.safeParse(context[0]).data?.source ?? value
  })
}
