import * as z from 'zod/mini'
import type { CheckedStudy } from '../checker/study/CheckedStudy.ts'
import {
  checkedStudySchema,
  checkedText,
  checkedUuid,
  MAX_CHECKED_TEXTS,
} from '../checker/study/checkedStudySchema.ts'

/** Maximum length of custom rules in characters. */
const MAX_CONFIG_LENGTH = 100_000

/** Accepts a single text without a list. */
const texts = z.pipe(
  z.transform((input: readonly string[] | string) => (typeof input === 'string' ? [input] : input)),
  z.array(checkedText).check(z.minLength(1), z.maxLength(MAX_CHECKED_TEXTS)),
)
/** The Functions SDK sends undefined as null. */
const configJSON = z.exactOptional(z.nullable(z.string().check(z.maxLength(MAX_CONFIG_LENGTH))))
const judge = z.exactOptional(z.literal(false))
const only = z.exactOptional(
  z.union([
    z.literal('wholeStudy'),
    z.array(checkedUuid).check(z.minLength(1), z.maxLength(MAX_CHECKED_TEXTS)),
  ]),
)

/** Input of runOutcomeAutomation: texts of one kind, or a whole study (docs/product.md §7). */
export const automationRequestSchema = z.discriminatedUnion('automationEntity', [
  z.object({ automationEntity: z.literal('job'), input: texts, configJSON, judge }),
  z.object({ automationEntity: z.literal('jobStep'), input: texts, configJSON, judge }),
  z.object({ automationEntity: z.literal('outcomeStatement'), input: texts, configJSON, judge }),
  z.object({ automationEntity: z.literal('study'), input: checkedStudySchema, configJSON, only, judge }),
])

interface AutomationOptions {
  /** Custom rules of a study; only tools admins may send them. The server adds those of the organization. */
  readonly configJSON?: string | null
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

/** Request as the server parsed it. */
export type AcceptedAutomationRequest = z.output<typeof automationRequestSchema>
