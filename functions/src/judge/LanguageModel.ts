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

/** What a model said, and what went wrong, if anything did: what it said before that may still be of use. */
export interface Spoken {
  readonly text: string
  readonly failure: ModelFailure | null
}

/** A language model, whoever runs it. */
export interface LanguageModel {
  /** Never rejects. Ends when the signal does. */
  ask(prompt: JudgePrompt, signal: AbortSignal): Promise<Spoken>
}
