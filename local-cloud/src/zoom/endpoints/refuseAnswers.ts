import { z } from 'zod'
import { ZoomValidationError } from '../events/ZoomError.ts'
import { QUESTION_FIELDS, type Questions, type ZoomEvent } from '../store/records.ts'

const Answers = z.object({
  ...Object.fromEntries(QUESTION_FIELDS.map((field) => [field, z.string().default('')])),
  custom_questions: z.array(z.object({ title: z.string(), value: z.string() })).default([]),
})
const Fields = z.record(z.string(), z.unknown())

/**
 * Checks a registrant's answers to the questions of an event.
 *
 * @param body JSON of the request
 * @throws ZoomValidationError that names the fields
 */
export function refuseAnswers({ questions }: Pick<ZoomEvent, 'questions'>, body: unknown): void {
  const { custom_questions, ...answers } = Answers.parse(body)
  const given = Fields.parse(answers)
  const missing = questions.questions
    .filter(({ field_name, required }) => required && given[field_name] === '')
    .map(({ field_name }) => ({ field: field_name, message: 'This field is required.' }))
  const wrong = questions.custom_questions
    .filter((question) => !isAnswered(question, custom_questions))
    .map(({ title }) => ({ field: 'custom_questions', message: `The answer to "${title}" is not valid.` }))
  const errors = [...missing, ...wrong]
  if (errors.length > 0) throw new ZoomValidationError(errors)
}

function isAnswered(
  { title, type, required, answers }: Questions['custom_questions'][number],
  given: readonly { readonly title: string; readonly value: string }[],
): boolean {
  const value = given.find((each) => each.title === title)?.value.trim() ?? ''
  if (value === '') return !required
  if (type === 'short') return true
  const chosen = type === 'multiple' ? value.split(';').map((each) => each.trim()) : [value]
  return chosen.every((each) => answers.includes(each))
}
