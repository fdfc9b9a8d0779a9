import { z } from 'zod'
import { MESSAGE_KINDS } from '../../messages/MessageKind.ts'

const text = z.string().default('')

const schema = z.object({
  question: z.enum(['executor', 'job', 'steps', 'outcomes']),
  executor: text,
  job: text,
  step: text,
  drafts: z.array(z.string()).default([]),
  answer: z.string(),
  /** Null where only the facts were marked. */
  intent: z.enum(MESSAGE_KINDS).nullable().default(null),
  /** What a command orders. */
  kind: text,
  /** Pieces of the answer that deserve a draft; null where nobody has marked them. */
  facts: z.array(z.string()).nullable().default(null),
})

/** A message that people wrote and judged to train the coach by, with what was asked and known. */
export type JudgedMessage = Readonly<z.infer<typeof schema>>

/**
 * Reads messages, one JSON object per line.
 *
 * @throws ZodError if a line is in another form
 */
export const readJudgedMessages = (lines: string): readonly JudgedMessage[] =>
  lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => schema.parse(JSON.parse(line)))
