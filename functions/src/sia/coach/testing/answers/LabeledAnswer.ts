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
    kind: text.nullish().transform((kind) => kind ?? ''),
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
 * @throws Error with one sentence that says what is wrong, if it is not in the form of `labeledAnswers.json`
 */
export function readLabeledAnswers(json: string): readonly LabeledAnswer[] {
  let read: unknown
  try {
    read = JSON.parse(json)
  } catch (cause) {
    throw new Error('It is not valid JSON.', { cause })
  }
  const { success, data, error } = schema.safeParse(read)
  if (success) return data
  const [issue] = error.issues
  const place = issue === undefined || issue.path.length === 0 ? '' : ` at ${issue.path.join('.')}`
  throw new Error(`${issue?.message ?? 'It has another form'}${place}.`, { cause: error })
}
