import { FeatureError, type FeatureErrorKind } from '@outcome-studio/shared/feature'

/**
 * What the federation runtime and webpack say in their messages; they put the cause nowhere else. The first
 * sign counts: RUNTIME-003 is said of a manifest that did not come as well as of one that does not parse.
 */
const SIGNS: readonly (readonly [FeatureErrorKind, RegExp])[] = [
  ['incompatible', /does not satisfy the requirement|RUNTIME-012/],
  ['corrupt', /SyntaxError|Unexpected (token|end)|not valid JSON/],
  [
    'unreachable',
    /RUNTIME-003|RUNTIME-008|ChunkLoadError|Failed to fetch|NetworkError|HttpError|answered \d{3}/,
  ],
]

/** Names the failure to load a feature, from whatever the runtime threw. */
export function classifyLoadFailure(error: unknown, area: string): FeatureError {
  if (error instanceof FeatureError) return error
  const messages = messagesOf(error)
  const kind = SIGNS.find(([, sign]) => sign.test(messages))?.[0] ?? 'corrupt'
  return new FeatureError(kind, area, { cause: error })
}

function messagesOf(error: unknown): string {
  const messages: string[] = []
  for (let current = error; current instanceof Error && messages.length < 8; current = current.cause) {
    messages.push(`${current.name}: ${current.message}`)
  }
  return messages.length > 0 ? messages.join('\n') : String(error)
}
