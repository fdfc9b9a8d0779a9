import * as z from 'zod/mini'
import { outcomeStatementUuid } from '../study/studyIds.ts'
import { ANSWER_SCALE_NAMES } from './ANSWER_SCALES.ts'
import type { OutcomeAnswers, SurveyAnswers } from './SurveyAnswers.ts'

/** Bytes of the length at the start. */
const LENGTH = 4

const texts = z.array(z.string())
const packedSchema = z.object({
  scale: z.enum(ANSWER_SCALE_NAMES),
  respondents: texts,
  screeners: z.array(z.object({ title: z.string(), answers: texts })),
  statementIds: texts,
})

/** Packed answers that cannot be read. */
export class DamagedAnswersError extends Error {
  override readonly name = 'DamagedAnswersError'

  constructor(cause?: unknown) {
    super('The stored answers of the respondents are damaged.', { cause })
  }
}

/**
 * Writes answers as bytes: the length of a JSON text, the text with everything but the ratings, then for each outcome
 * one byte per respondent about importance, and one about satisfaction.
 */
export function packAnswers({
  scale,
  respondents,
  screeners,
  outcomes,
}: SurveyAnswers): Uint8Array<ArrayBuffer> {
  const statementIds = outcomes.map(({ statementId }) => statementId)
  const head = new TextEncoder().encode(JSON.stringify({ scale, respondents, screeners, statementIds }))
  const bytes = new Uint8Array(LENGTH + head.length + 2 * outcomes.length * respondents.length)
  new DataView(bytes.buffer).setUint32(0, head.length)
  bytes.set(head, LENGTH)
  let at = LENGTH + head.length
  for (const { importance, satisfaction } of outcomes) {
    for (const column of [importance, satisfaction]) {
      bytes.set(column, at)
      at += respondents.length
    }
  }
  return bytes
}

/**
 * Reads what packAnswers has written.
 * @throws DamagedAnswersError
 */
export function unpackAnswers(bytes: Uint8Array): SurveyAnswers {
  const { scale, respondents, screeners, statementIds, ratings } = readParts(bytes)
  const count = respondents.length
  const isWhole =
    ratings.length === 2 * statementIds.length * count &&
    screeners.every(({ answers }) => answers.length === count)
  if (!isWhole) throw new DamagedAnswersError()
  const column = (at: number) => ratings.slice(at * count, (at + 1) * count)
  const outcomes = statementIds.map(
    (id, at): OutcomeAnswers => ({
      statementId: outcomeStatementUuid(id),
      importance: column(2 * at),
      satisfaction: column(2 * at + 1),
    }),
  )
  return { scale, respondents, screeners, outcomes }
}

function readParts(bytes: Uint8Array) {
  try {
    const length = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0)
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(LENGTH, LENGTH + length))
    return { ...packedSchema.parse(JSON.parse(text)), ratings: bytes.subarray(LENGTH + length) }
  } catch (cause) {
    throw new DamagedAnswersError(cause)
  }
}
