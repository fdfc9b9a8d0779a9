/** One response of the scripted model. */
export type ModelStep =
  /** Sends this text, in pieces if streaming was requested. */
  | { readonly kind: 'say'; readonly text: string }
  /** Sends the first part of this text, then breaks the connection. */
  | { readonly kind: 'breakOff'; readonly text: string }
  /** Sends this text, then nothing more, and leaves the connection open. */
  | { readonly kind: 'hang'; readonly text: string }
  | { readonly kind: 'refuse'; readonly status: number; readonly retryAfter?: string; readonly body?: string }

/** A request as the server parsed it from either protocol. */
export interface ModelQuestion {
  readonly system: string
  readonly prompt: string
  readonly isStreaming: boolean
  /** The key of the request. */
  readonly key: string
  /** Index of the request, from 0. */
  readonly index: number
}

export type LanguageModelScript = (question: ModelQuestion) => ModelStep
