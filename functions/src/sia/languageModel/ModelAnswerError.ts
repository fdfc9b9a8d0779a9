import type { ModelProblemKind } from '@outcome-studio/shared/domain/languageModel'

/** The language model gave no answer that can be used. The message has no text of the member and no key. */
export class ModelAnswerError extends Error {
  override readonly name = 'ModelAnswerError'
  readonly problem: ModelProblemKind

  constructor(problem: ModelProblemKind, reason: string) {
    super(reason)
    this.problem = problem
  }
}
