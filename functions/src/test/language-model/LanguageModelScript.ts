/** What the scripted model does with one prompt. */
export type ModelStep =
  /** Says this, in pieces where it was asked to stream. */
  | { readonly kind: 'say'; readonly text: string }
  /** Says the first part of this, then the connection breaks. */
  | { readonly kind: 'breakOff'; readonly text: string }
  /** Says this, then nothing more, and keeps the connection open. */
  | { readonly kind: 'hang'; readonly text: string }
  | { readonly kind: 'refuse'; readonly status: number; readonly retryAfter?: string; readonly body?: string }

/** What was asked, as the server took it from either protocol. */
export interface ModelQuestion {
  readonly system: string
  readonly prompt: string
  readonly isStreaming: boolean
  /** The key that came with it. */
  readonly key: string
  /** Counts the questions from 0. */
  readonly index: number
}

export type LanguageModelScript = (question: ModelQuestion) => ModelStep
