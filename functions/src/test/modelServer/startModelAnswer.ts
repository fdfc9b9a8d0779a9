import { STANDARD_RULES } from '@outcome-studio/shared/domain/checker'
import type { Clock } from '../../network/Clock.ts'
import type { AnswerQuestion, AnswerSource } from '../../sia/answers/AnswerSource.ts'
import { openModelAnswers } from '../../sia/languageModel/openModelAnswers.ts'
import { createTestClock } from '../sia/createTestClock.ts'
import type { ModelKind, ModelScript } from './ModelReply.ts'
import { modelFetch } from './modelFetch.ts'

/**
 * A study of steps with their statements. The first step has the id "step-1", and its first statement
 * "statement-1-1".
 */
export const studyOf = (
  steps: readonly (readonly [text: string, category: string | null, statements: readonly string[]])[],
): AnswerQuestion['study'] => ({
  jtbd: { uuid: 'job', executor: 'Hosts', userInput: 'Seat guests' },
  jobSteps: steps.map(([userInput, category, statements], at) => ({
    ...{ uuid: `step-${at + 1}`, userInput, category },
    outcomeStatements: statements.map((text, place) => ({
      uuid: `statement-${at + 1}-${place + 1}`,
      userInput: text,
    })),
  })),
})

export const SAID = 'Finding a free table takes long when the restaurant is full. Hosts seat guests.'

/** A question about a study with one step, "s1". */
export function questionOf(more: Partial<AnswerQuestion> = {}): AnswerQuestion {
  let ids = 0
  return {
    study: studyOf([['Locate a free table', 'Locate', []]]),
    needs: null,
    said: [SAID],
    turns: [{ role: 'member', text: SAID }],
    earlier: [],
    isFirst: false,
    rules: STANDARD_RULES,
    newId: () => `new-${++ids}`,
    state: '{"place":"steps"}',
    ...more,
  }
}

interface Options {
  readonly context?: Partial<AnswerQuestion>
  readonly signal?: AbortSignal
  /** What surrounds the model's answers. */
  readonly around?: (source: AnswerSource, clock: Clock) => AnswerSource
  /** Called with each text that is written. */
  readonly onWrite?: (text: string) => Promise<void>
}

/**
 * Starts an answer of the scripted model in this process, with a stopped clock.
 * @throws Error if the settings give no source
 */
export function startModelAnswer(kind: ModelKind, script: ModelScript, options: Options = {}) {
  const { context, signal = new AbortController().signal, around = (source) => source, onWrite } = options
  const { fetchFrom, bodies } = modelFetch(script)
  const clock = createTestClock(0)
  const settings = { url: 'https://model.test/v1', model: 'scripted', kind, key: 'the-key', seconds: 40 }
  const source = openModelAnswers({ settings, fetchFrom, clock })
  if (source === null) throw new Error('There is no source.')
  let written = ''
  const { promise: begun, resolve } = Promise.withResolvers<void>()
  const write = async (text: string) => {
    written += text
    resolve()
    await onWrite?.(text)
  }
  const ended = around(source, clock).answer(questionOf(context), write, signal)
  return { bodies, clock, ended, begun, text: () => written }
}

/** Runs an answer to its end. */
export async function modelAnswer(kind: ModelKind, script: ModelScript, options: Options = {}) {
  const { ended, text, bodies } = startModelAnswer(kind, script, options)
  return { ...(await ended), text: text(), bodies }
}
