import type { JudgePrompt } from '@outcome-studio/shared/domain'

/** Why a model's answer ended before its time. */
export interface ModelFailure {
  /** For the log: no text of the member's, no key. */
  readonly reason: string
  /** Whether asking again may help. */
  readonly isPassing: boolean
  /** The header Retry-After as it came, null where there was none. */
  readonly retryAfter: string | null
}

/** The text a model returned and the error that ended it, if any. Text before an error may still be usable. */
export interface Spoken {
  readonly text: string
  readonly failure: ModelFailure | null
}

/** A language model of any provider. */
export interface LanguageModel {
  /** Never rejects. Ends when the signal does. */
  ask(prompt: JudgePrompt, signal: AbortSignal): Promise<Spoken>
}
