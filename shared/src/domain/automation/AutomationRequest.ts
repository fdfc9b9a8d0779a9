import * as z from 'zod/mini'
import type { CheckedStudy } from '../checker/study/CheckedStudy.ts'
import { studyTexts } from '../checker/study/studyTexts.ts'

/** Maximum length of one text in characters. */
const MAX_TEXT_LENGTH = 4_000
/** Maximum number of texts in a request: a study of 2,000 statements with its job and steps. */
const MAX_TEXTS = 2_500
const MAX_JOB_STEPS = 200
const MAX_STATEMENTS_PER_STEP = 2_000
/** Maximum length of custom rules in characters. */
const MAX_CONFIG_LENGTH = 100_000
const MAX_UUID_LENGTH = 128
const MAX_CATEGORY_LENGTH = 128

const text = z.string().check(z.maxLength(MAX_TEXT_LENGTH))
/** Accepts a single text without a list. */
const texts = z.pipe(
  z.transform((input: readonly string[] | string) => (typeof input === 'string' ? [input] : input)),
  z.array(text).check(z.minLength(1), z.maxLength(MAX_TEXTS)),
)
const uuid = z.string().check(z.minLength(1), z.maxLength(MAX_UUID_LENGTH))
const category = z.string().check(z.maxLength(MAX_CATEGORY_LENGTH))
const item = z.object({ uuid, userInput: text })

const study = z
  .object({
    jtbd: z.extend(item, { executor: text }),
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
  .check(z.refine((checked) => countTexts(checked) <= MAX_TEXTS, `Too many texts: at most ${MAX_TEXTS}`))
  // Remarks are returned by uuid, so two items of one uuid would share them.
  .check(z.refine(hasDistinctUuids, 'Two items have the same uuid'))

const configJSON = z.exactOptional(z.string().check(z.maxLength(MAX_CONFIG_LENGTH)))
const judge = z.exactOptional(z.literal(false))
const only = z.exactOptional(
  z.union([z.literal('wholeStudy'), z.array(uuid).check(z.minLength(1), z.maxLength(MAX_TEXTS))]),
)

/** Input of runOutcomeAutomation: texts of one kind, or a whole study (docs/product.md §7). */
export const automationRequestSchema = z.discriminatedUnion('automationEntity', [
  z.object({ automationEntity: z.literal('job'), input: texts, configJSON, judge }),
  z.object({ automationEntity: z.literal('jobStep'), input: texts, configJSON, judge }),
  z.object({ automationEntity: z.literal('outcomeStatement'), input: texts, configJSON, judge }),
  z.object({ automationEntity: z.literal('study'), input: study, configJSON, only, judge }),
])

interface AutomationOptions {
  /** Custom rules of a study; only tools admins may send them. The server adds those of the organisation. */
  readonly configJSON?: string
  /** False to skip the judge, for example after it failed to answer. */
  readonly judge?: false
}

/** Request as a client sends it. */
export type AutomationRequest =
  | (AutomationOptions & {
      readonly automationEntity: 'job' | 'jobStep' | 'outcomeStatement'
      /** One or more texts. */
      readonly input: readonly string[] | string
    })
  | (AutomationOptions & {
      readonly automationEntity: 'study'
      readonly input: CheckedStudy
      /**
       * Uuids: checks only these texts, each separately; the other texts are context. "wholeStudy": checks
       * only by the rules about the whole study, without the judge. Absent: checks everything.
       */
      readonly only?: readonly string[] | 'wholeStudy'
    })

export type AutomationEntity = AutomationRequest['automationEntity']

/** Request as the server parsed it. */
export type AcceptedAutomationRequest = z.output<typeof automationRequestSchema>

function hasDistinctUuids(checked: CheckedStudy): boolean {
  return new Set(studyTexts(checked).map(({ uuid }) => uuid)).size === countTexts(checked)
}

function countTexts({ jobSteps }: CheckedStudy): number {
  return jobSteps.reduce((sum, { outcomeStatements }) => sum + 1 + outcomeStatements.length, 1)
}
