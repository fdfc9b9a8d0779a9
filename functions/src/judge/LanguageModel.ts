import type { ModelProblemKind } from '@outcome-studio/shared/domain/languageModel'
import type { JudgePrompt } from './prompt/judgePrompt.ts'

/** Why a model's answer is incomplete. */
export interface ModelFailure {
  readonly problem: ModelProblemKind
  /** For the log: contains no text of the member and no key. */
  readonly reason: string
  /** Whether a retry may succeed. */
  readonly isPassing: boolean
  /** The header Retry-After as received; null if there was none. */
  readonly retryAfter: string | null
}

/** Tokens as the provider counted them; 0 if it does not say. */
export interface ModelTokens {
  readonly input: number
  readonly output: number
}

/** The text a model returned and the error that ended it, if any. Text before an error may still be usable. */
export interface ModelAnswer {
  readonly text: string
  readonly failure: ModelFailure | null
  readonly tokens: ModelTokens
}

/** A language model of any provider. */
export interface LanguageModel {
  /** Never rejects. Ends when the signal does. */
  ask(prompt: JudgePrompt, signal: AbortSignal): Promise<ModelAnswer>
}
