import { FeatureError, type FeatureErrorKind } from '@outcome-studio/shared/feature'

/**
 * Patterns for the messages of the federation runtime and webpack, the only place where they state the cause. The first
 * match wins, because RUNTIME-003 means a missing, changed or malformed manifest.
 */
const SIGNS: readonly (readonly [FeatureErrorKind, RegExp])[] = [
  ['incompatible', /NeedsError|does not satisfy the requirement|RUNTIME-012/],
  ['corrupt', /IntegrityError|SyntaxError|Unexpected (token|end)|not valid JSON/],
  [
    'unreachable',
    /RUNTIME-003|RUNTIME-008|ChunkLoadError|Failed to fetch|NetworkError|TimeoutError|HttpError|EntryError|answered \d{3}/,
  ],
]

/** Converts whatever the runtime threw into a FeatureError. */
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
