import * as z from 'zod/mini'
import type { CheckedStudy } from './CheckedStudy.ts'
import { studyTexts } from './studyTexts.ts'

/** Maximum length of one text in characters. */
const MAX_TEXT_LENGTH = 4_000
/** Maximum number of texts in a request: a study of 2,000 statements with its job and steps. */
export const MAX_CHECKED_TEXTS = 2_500
const MAX_JOB_STEPS = 200
const MAX_STATEMENTS_PER_STEP = 2_000
const MAX_UUID_LENGTH = 128
const MAX_CATEGORY_LENGTH = 128

/** One text to check. */
export const checkedText = z.string().check(z.maxLength(MAX_TEXT_LENGTH))
/** An item's uuid. */
export const checkedUuid = z.string().check(z.minLength(1), z.maxLength(MAX_UUID_LENGTH))
const category = z.string().check(z.maxLength(MAX_CATEGORY_LENGTH))
const item = z.object({ uuid: checkedUuid, userInput: checkedText })

/** A study of which the checker reads the texts, as a client sends it. */
export const checkedStudySchema = z
  .object({
    jtbd: z.extend(item, { executor: checkedText }),
    jobSteps: z
      .array(
        z.extend(item, {
          category: z.nullable(category),
          outcomeStatements: z.array(item).check(z.maxLength(MAX_STATEMENTS_PER_STEP)),
        }),
      )
      .check(z.maxLength(MAX_JOB_STEPS)),
    notApplicable: z.exactOptional(z.array(z.object({ category })).check(z.maxLength(MAX_JOB_STEPS))),
  })
  .check(
    z.refine(
      (checked) => countTexts(checked) <= MAX_CHECKED_TEXTS,
      `Too many texts: at most ${MAX_CHECKED_TEXTS}`,
    ),
  )
  // Remarks are returned by uuid, so two items of one uuid would share them.
  .check(z.refine(hasDistinctUuids, 'Two items have the same uuid'))

function hasDistinctUuids(checked: CheckedStudy): boolean {
  return new Set(studyTexts(checked).map(({ uuid }) => uuid)).size === countTexts(checked)
}

function countTexts({ jobSteps }: CheckedStudy): number {
  return jobSteps.reduce((sum, { outcomeStatements }) => sum + 1 + outcomeStatements.length, 1)
}
