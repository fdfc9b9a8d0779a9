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

/** What the coach makes of an answer to a question, in a study of gardeners who grow vegetables and water the beds. */
export function answerTo(about: keyof typeof QUESTIONS, answer: string): PlayedAnswer {
  const asked: { readonly question: LabeledAnswer['question']; readonly asked?: string } = QUESTIONS[about]
  return playAnswer(
    {
      id: '',
      question: asked.question,
      context: {
        executor: about === 'executor' ? '' : 'Gardeners',
        job: about === 'executor' || about === 'job' ? '' : 'Grow vegetables',
        step: asked.question === 'outcomes' ? 'Water the beds' : undefined,
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
