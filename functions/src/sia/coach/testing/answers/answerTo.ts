import { ENGLISH } from '../../language/ENGLISH.ts'
import type { LabeledAnswer } from './LabeledAnswer.ts'
import { type PlayedAnswer, playAnswer } from './playAnswer.ts'

/** Questions of the path, by what an answer to them is about. */
const QUESTIONS = {
  executor: { question: 'executor' },
  job: { question: 'job' },
  size: { question: 'job', asked: 'size' },
  execute: { question: 'steps', asked: 'Execute' },
  before: { question: 'steps', asked: 'Prepare' },
  after: { question: 'steps', asked: 'Conclude' },
  long: { question: 'outcomes', asked: 'takesLong' },
  wrong: { question: 'outcomes', asked: 'goesWrong' },
  wasted: { question: 'outcomes', asked: 'wasteful' },
} as const satisfies Record<string, { question: LabeledAnswer['question']; asked?: string }>

/** What a question is about. */
export type Asked = keyof typeof QUESTIONS

const GARDENERS = { executor: 'Gardeners', job: 'Grow vegetables', step: 'Water the beds' } as const

/** What the coach makes of an answer to a question; if no study is named, of gardeners who grow vegetables. */
export function answerTo(
  about: Asked,
  answer: string,
  study: Readonly<Record<keyof typeof GARDENERS, string>> = GARDENERS,
): PlayedAnswer {
  const asked: { readonly question: LabeledAnswer['question']; readonly asked?: string } = QUESTIONS[about]
  return playAnswer(
    {
      id: '',
      question: asked.question,
      context: {
        executor: about === 'executor' ? '' : study.executor,
        job: about === 'executor' || about === 'job' ? '' : study.job,
        step: asked.question === 'outcomes' ? study.step : undefined,
        asked: asked.asked,
        drafts: [],
      },
      answer,
      intent: 'answer',
      kind: '',
      facts: [],
      acceptable: [],
      never: [],
    },
    ENGLISH,
  )
}
