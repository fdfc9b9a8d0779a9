import { z } from 'zod'
import { MESSAGE_KINDS } from '../../messages/MessageKind.ts'

const text = z.string()
const texts = z.array(text).default([])

const schema = z.array(
  z.object({
    id: text,
    question: z.enum(['executor', 'job', 'steps', 'outcomes']),
    context: z.object({
      executor: text.default(''),
      job: text.default(''),
      step: text.optional(),
      asked: text.optional(),
      drafts: texts,
    }),
    answer: text,
    intent: z.enum(MESSAGE_KINDS),
    facts: texts,
    acceptable: z.array(texts).default([]),
    never: texts,
  }),
)

/**
 * An answer as a person types it, with the question it answers. `acceptable[i]` are the drafts that a good coach makes
 * of `facts[i]`, of which one is enough; without facts nothing is to be drafted. `never` are drafts, or kinds of drafts
 * in words, that must not be shown.
 */
export type LabeledAnswer = Readonly<z.infer<typeof schema>[number]>

/**
 * Reads a file of labeled answers.
 * @throws Error if it is not in the form of `labeledAnswers.json`
 */
export const readLabeledAnswers = (json: string): readonly LabeledAnswer[] => schema.parse(JSON.parse(json))
