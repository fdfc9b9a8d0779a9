import { z } from 'zod'
import type { CheckedStudy } from '../checker/study/CheckedStudy.ts'

/** Characters one checked text may hold; a longer one is no statement. */
const MAX_TEXT_LENGTH = 4_000
/** Texts one request may hold: a study of 2,000 statements with its job and steps. */
const MAX_TEXTS = 2_500
const MAX_JOB_STEPS = 200
const MAX_STATEMENTS_PER_STEP = 2_000
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
const uuid = z.string().min(1).max(MAX_UUID_LENGTH)
const item = z.object({ uuid, userInput: text })

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
    notApplicable: z
      .array(z.object({ category: z.string().max(MAX_CATEGORY_LENGTH) }))
      .max(MAX_JOB_STEPS)
      .exactOptional(),
  })
  .refine((checked) => countTexts(checked) <= MAX_TEXTS, `Too many texts: at most ${MAX_TEXTS}`)

const configJSON = z.string().max(MAX_CONFIG_LENGTH).exactOptional()
const judge = z.literal(false).exactOptional()

/** What runOutcomeAutomation is sent: texts of one kind, or a whole study (specification, section 7). */
export const automationRequestSchema = z.discriminatedUnion('automationEntity', [
  z.object({ automationEntity: z.literal('job'), input: texts, configJSON, judge }),
  z.object({ automationEntity: z.literal('jobStep'), input: texts, configJSON, judge }),
  z.object({ automationEntity: z.literal('outcomeStatement'), input: texts, configJSON, judge }),
  z.object({
    automationEntity: z.literal('study'),
    input: study,
    configJSON,
    only: z.union([z.literal('wholeStudy'), z.array(uuid).min(1).max(MAX_TEXTS)]).exactOptional(),
    judge,
  }),
])

interface AutomationOptions {
  /** Custom rules, from tools admins alone. */
  readonly configJSON?: string
  /** Set where the judge is to be left out, for example because it did not answer a moment ago. */
  readonly judge?: false
}

/** What a client sends. */
export type AutomationRequest =
  | (AutomationOptions & {
      readonly automationEntity: 'job' | 'jobStep' | 'outcomeStatement'
      /** Texts, or one text. */
      readonly input: readonly string[] | string
    })
  | (AutomationOptions & {
      readonly automationEntity: 'study'
      readonly input: CheckedStudy
      /**
       * Uuids: these texts alone, each by itself; whatever else is sent tells what they belong to. "wholeStudy": by the
       * rules about a whole study alone, without the judge. Everything where absent.
       */
      readonly only?: readonly string[] | 'wholeStudy'
    })

export type AutomationEntity = AutomationRequest['automationEntity']

/** What the server has read. */
export type AcceptedAutomationRequest = z.output<typeof automationRequestSchema>

function countTexts({ jobSteps }: CheckedStudy): number {
  return jobSteps.reduce((sum, { outcomeStatements }) => sum + 1 + outcomeStatements.length, 1)
}
