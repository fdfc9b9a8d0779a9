import type { CoachQuestion } from '@outcome-studio/shared/domain/coach'
import { z } from 'zod'

const ASKED = ['executor', 'job', 'size', 'execute', 'around', 'long', 'wrong', 'wasted'] as const
type Asked = (typeof ASKED)[number]

const schema = z.record(z.string(), z.record(z.enum(ASKED), z.array(z.string())))

/** What somebody answers to each kind of question, in order; without an answer left they skip. */
export type Interview = Readonly<Record<Asked, readonly string[]>>

/**
 * Reads interviews by what kind of person gives them.
 * @throws ZodError if the text is not in the form of `interviews.json`
 */
export const readInterviews = (json: string): Readonly<Record<string, Interview>> =>
  schema.parse(JSON.parse(json))

/** The key of an interview's answers to a question; null for a question that no interview answers. */
export function askedBy(question: CoachQuestion): Asked | null {
  switch (question.kind) {
    case 'executor':
    case 'job':
    case 'size':
      return question.kind
    case 'steps':
      return question.about === 'execute' ? 'execute' : 'around'
    case 'outcomes':
      return question.about
    default:
      return null
  }
}
