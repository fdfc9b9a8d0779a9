import { z } from 'zod'
import type { LabeledAnswer } from '../answers/LabeledAnswer.ts'

/** What readers who know the method say of a draft: it stands as it is, needs an edit, or should not have been shown. */
const VERDICTS = ['ok', 'edit', 'bad'] as const
export type Verdict = (typeof VERDICTS)[number]

/** Of these answers, the drafts alone were judged. */
const noLabels = () => ({ id: '', intent: 'answer' as const, kind: '', facts: [], acceptable: [], never: [] })

const text = z.string().default('')

const schema = z
  .object({
    question: z.enum(['executor', 'job', 'steps', 'outcomes']),
    executor: text,
    job: text,
    step: z.string().optional(),
    asked: z.string().optional(),
    drafts: z.array(z.string()).default([]),
    answer: z.string(),
    verdicts: z.record(z.string(), z.enum(VERDICTS)),
  })
  .transform(({ question, executor, job, step, asked, drafts, answer, verdicts }): JudgedDrafts => {
    const context = { executor, job, step, asked, drafts }
    return { answered: { ...noLabels(), question, answer, context }, verdicts }
  })

/** An answer with drafts that the coach once made of it, by their texts. */
export interface JudgedDrafts {
  readonly answered: LabeledAnswer
  readonly verdicts: Readonly<Record<string, Verdict>>
}

/**
 * Reads answers whose drafts were judged, one JSON object per line.
 *
 * @throws ZodError if a line is in another form
 */
export const readJudgedDrafts = (lines: string): readonly JudgedDrafts[] =>
  lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => schema.parse(JSON.parse(line)))
