import type { AnswerEnd, AnswerQuestion, AnswerSource } from '../../sia/answers/AnswerSource.ts'

/** One answer that the test gives. */
interface AskedAnswer {
  readonly question: AnswerQuestion
  readonly signal: AbortSignal
  write(text: string): Promise<void>
  end(end?: Partial<AnswerEnd>): void
  fail(error: Error): void
}

/** A source whose answers the test controls. */
export interface ScriptedAnswers extends AnswerSource {
  /** How often it was asked. */
  readonly count: number
  /** Resolves when it is asked the first time. */
  readonly asked: Promise<AskedAnswer>
}

export const WHOLE: AnswerEnd = {
  status: 'whole',
  by: 'model',
  verPrompt: '',
  notice: null,
  choices: [],
  proposals: [],
  state: 'next',
}

/** Creates a source whose answers stay open until the test ends them. */
export function createScriptedAnswers(): ScriptedAnswers {
  const asked = Promise.withResolvers<AskedAnswer>()
  let count = 0
  return {
    get count() {
      return count
    },
    asked: asked.promise,
    answer: (question, write, signal) => {
      count += 1
      const answer = Promise.withResolvers<AnswerEnd>()
      asked.resolve({
        question,
        signal,
        write,
        end: (end = {}) => answer.resolve({ ...WHOLE, ...end }),
        fail: answer.reject,
      })
      return answer.promise
    },
  }
}
