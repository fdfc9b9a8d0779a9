import { z } from 'zod'

/** Characters one checked text may hold; longer ones are no statements. */
export const MAX_TEXT_LENGTH = 4_000
/** Texts one request may hold, the statements of a study together. */
export const MAX_TEXTS = 2_000
/** Characters of custom rules. */
export const MAX_CONFIG_LENGTH = 100_000

const text = z.string().max(MAX_TEXT_LENGTH)
const texts = z.array(text).min(1).max(MAX_TEXTS)
const uuid = z.string().min(1).max(128)

const studyToCheck = z.object({
  jtbd: z.object({ uuid, executor: text, userInput: text }),
  jobSteps: z.array(
    z.object({
      uuid,
      userInput: text,
      category: z.string().max(128).nullable(),
      outcomeStatements: z.array(z.object({ uuid, userInput: text })),
    }),
  ),
})

const configJSON = z.string().max(MAX_CONFIG_LENGTH).exactOptional()

/** What runOutcomeAutomation is sent: texts of one kind, or a whole study (specification, section 7). */
export const automationRequestSchema = z.discriminatedUnion('automationEntity', [
  z.object({ automationEntity: z.literal('job'), input: texts, configJSON }),
  z.object({ automationEntity: z.literal('jobStep'), input: texts, configJSON }),
  z.object({ automationEntity: z.literal('outcomeStatement'), input: texts, configJSON }),
  z.object({ automationEntity: z.literal('study'), input: studyToCheck, configJSON }),
])

export type AutomationRequest = z.infer<typeof automationRequestSchema>
export type AutomationEntity = AutomationRequest['automationEntity']
