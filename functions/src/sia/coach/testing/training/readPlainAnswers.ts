import { z } from 'zod'
import { askedFor } from '../../path/text/askedFor.ts'
import type { JudgedMessage } from './JudgedMessage.ts'

const KINDS = {
  executor: { kind: 'executor' },
  job: { kind: 'job' },
  execute: { kind: 'steps', about: 'execute' },
  before: { kind: 'steps', about: 'before' },
  after: { kind: 'steps', about: 'after' },
  long: { kind: 'outcomes', stepId: '', about: 'long' },
  wrong: { kind: 'outcomes', stepId: '', about: 'wrong' },
  wasted: { kind: 'outcomes', stepId: '', about: 'wasted' },
} as const
const schema = z.object({
  asked: z.enum(['executor', 'job', 'execute', 'before', 'after', 'long', 'wrong', 'wasted']),
  executor: z.string(),
  job: z.string(),
  answer: z.string(),
  drafts: z.array(z.string()),
})

/**
 * What members answered in interviews, as examples of answers: those from which nothing is drafted may be something else.
 * @throws ZodError if a line is in another form
 */
export const readPlainAnswers = (lines: string): readonly JudgedMessage[] =>
  lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => schema.parse(JSON.parse(line)))
    .filter(({ drafts }) => drafts.length > 0)
    .map(({ asked, executor, job, answer }) => ({
      question: askedFor(KINDS[asked]),
      executor: asked === 'executor' ? '' : executor,
      job: asked === 'executor' || asked === 'job' ? '' : job,
      step: '',
      drafts: [],
      answer,
      intent: 'answer',
      kind: '',
      facts: null,
    }))
