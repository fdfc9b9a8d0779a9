import * as fc from 'fast-check'
import { outcomeStatementUuid } from '../study/studyIds.ts'
import { ANSWER_SCALE_NAMES } from './ANSWER_SCALES.ts'
import { NO_ANSWER, type SurveyAnswers } from './SurveyAnswers.ts'

const wellFormed = fc.string({ unit: 'grapheme', maxLength: 12 })

/** Answers of up to 20 respondents about up to 6 outcomes. */
export const surveyAnswers: fc.Arbitrary<SurveyAnswers> = fc.integer({ min: 0, max: 20 }).chain((count) => {
  const length = { minLength: count, maxLength: count }
  const ratings = fc
    .array(fc.oneof(fc.integer({ min: 0, max: 10 }), fc.constant(NO_ANSWER)), length)
    .map((points) => Uint8Array.from(points))
  return fc.record({
    scale: fc.constantFrom(...ANSWER_SCALE_NAMES),
    respondents: fc.array(wellFormed, length),
    screeners: fc.array(fc.record({ title: wellFormed, answers: fc.array(wellFormed, length) }), {
      maxLength: 3,
    }),
    outcomes: fc.array(
      fc.record({
        statementId: fc.uuid().map(outcomeStatementUuid),
        importance: ratings,
        satisfaction: ratings,
      }),
      { maxLength: 6 },
    ),
  })
})
