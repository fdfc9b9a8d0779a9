import { z } from 'zod'
import { JOB_STEP_CATEGORIES, type Study } from '../study/Study.ts'
import { jobStepUuid, outcomeStatementUuid, studyUuid } from '../study/studyIds.ts'

/** Characters one checked text may hold; a longer one is no statement. */
const MAX_TEXT_LENGTH = 4_000
/** Texts one request may hold. */
const MAX_TEXTS = 2_000
const MAX_JOB_STEPS = 200
const MAX_STATEMENTS_PER_STEP = 500
/** Characters of custom rules. */
const MAX_CONFIG_LENGTH = 100_000
const MAX_UUID_LENGTH = 128

const text = z.string().max(MAX_TEXT_LENGTH)
const texts = z.array(text).min(1).max(MAX_TEXTS)
const uuid = z.string().min(1).max(MAX_UUID_LENGTH)
const remarks = z.unknown().transform(() => [])

/** A study without the remarks of an earlier check. */
const study = z
  .object({
    jtbd: z.object({ uuid: uuid.transform(studyUuid), executor: text, userInput: text, remarks }),
    jobSteps: z
      .array(
        z.object({
          uuid: uuid.transform(jobStepUuid),
          userInput: text,
          category: z.enum(JOB_STEP_CATEGORIES).nullable(),
          remarks,
          outcomeStatements: z
            .array(z.object({ uuid: uuid.transform(outcomeStatementUuid), userInput: text, remarks }))
            .max(MAX_STATEMENTS_PER_STEP),
        }),
      )
      .max(MAX_JOB_STEPS),
  })
  .refine((checked: Study) => countTexts(checked) <= MAX_TEXTS, `Too many texts: at most ${MAX_TEXTS}`)

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
      readonly input: readonly string[]
      /** Custom rules, from tools admins alone. */
      readonly configJSON?: string
    }
  | { readonly automationEntity: 'study'; readonly input: Study; readonly configJSON?: string }

export type AutomationEntity = AutomationRequest['automationEntity']

/** What the server has read. */
export type AcceptedAutomationRequest = z.output<typeof automationRequestSchema>

function countTexts({ jobSteps }: Study): number {
  return jobSteps.reduce((sum, { outcomeStatements }) => sum + 1 + outcomeStatements.length, 1)
}
