import { z } from 'zod'
import type { CheckedStudy } from '../checker/study/CheckedStudy.ts'

/** Characters one checked text may hold; a longer one is no statement. */
const MAX_TEXT_LENGTH = 4_000
/** Texts one request may hold. */
const MAX_TEXTS = 2_000
const MAX_JOB_STEPS = 200
const MAX_STATEMENTS_PER_STEP = 500
/** Characters of custom rules. */
const MAX_CONFIG_LENGTH = 100_000
const MAX_UUID_LENGTH = 128
const MAX_CATEGORY_LENGTH = 128

const text = z.string().max(MAX_TEXT_LENGTH)
/** One text may come without its list. */
const texts = z.preprocess(
  (input) => (typeof input === 'string' ? [input] : input),
  z.array(text).min(1).max(MAX_TEXTS),
)
const item = z.object({ uuid: z.string().min(1).max(MAX_UUID_LENGTH), userInput: text })

const study = z
  .object({
    jtbd: item.extend({ executor: text }),
    jobSteps: z
      .array(
        item.extend({
          category: z.string().max(MAX_CATEGORY_LENGTH).nullable(),
          outcomeStatements: z.array(item).max(MAX_STATEMENTS_PER_STEP),
        }),
      )
      .max(MAX_JOB_STEPS),
  })
  .refine((checked) => countTexts(checked) <= MAX_TEXTS, `Too many texts: at most ${MAX_TEXTS}`)

const configJSON = z.string().max(MAX_CONFIG_LENGTH).exactOptional()

/** What runOutcomeAutomation is sent: texts of one kind, or a whole study (specification, section 7). */
export const automationRequestSchema = z.discriminatedUnion('automationEntity', [
  z.object({ automationEntity: z.literal('job'), input: texts, configJSON }),
  z.object({ automationEntity: z.literal('jobStep'), input: texts, configJSON }),
  z.object({ automationEntity: z.literal('outcomeStatement'), input: texts, configJSON }),
  z.object({ automationEntity: z.literal('study'), input: study, configJSON }),
])

/** What a client sends. */
export type AutomationRequest =
  | {
      readonly automationEntity: 'job' | 'jobStep' | 'outcomeStatement'
      /** Texts, or one text. */
      readonly input: readonly string[] | string
      /** Custom rules, from tools admins alone. */
      readonly configJSON?: string
    }
  | { readonly automationEntity: 'study'; readonly input: CheckedStudy; readonly configJSON?: string }

export type AutomationEntity = AutomationRequest['automationEntity']

/** What the server has read. */
export type AcceptedAutomationRequest = z.output<typeof automationRequestSchema>

function countTexts({ jobSteps }: CheckedStudy): number {
  return jobSteps.reduce((sum, { outcomeStatements }) => sum + 1 + outcomeStatements.length, 1)
}
