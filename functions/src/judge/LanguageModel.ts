import type { JudgePrompt } from './prompt/judgePrompt.ts'

/** Why a model's answer is incomplete. */
export interface ModelFailure {
  /** For the log: contains no text of the member and no key. */
  readonly reason: string
  /** Whether a retry may succeed. */
  readonly isPassing: boolean
  /** The header Retry-After as received; null if there was none. */
  readonly retryAfter: string | null
}

/** The text a model returned and the error that ended it, if any. Text before an error may still be usable. */
export interface ModelAnswer {
  readonly text: string
  readonly failure: ModelFailure | null
}

/** A language model of any provider. */
export interface LanguageModel {
  /** Never rejects. Ends when the signal does. */
  ask(prompt: JudgePrompt, signal: AbortSignal): Promise<ModelAnswer>
}
