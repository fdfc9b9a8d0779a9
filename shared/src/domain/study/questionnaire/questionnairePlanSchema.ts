import * as z from 'zod/mini'
import { readableEntries } from '../../base/readableEntries.ts'

/** A question about the respondents themselves, which is asked before the outcomes. */
export interface Screener {
  readonly id: string
  readonly question: string
  /** What a respondent can choose from. Without any, the answer is a text. */
  readonly answers: readonly string[]
}

/** How the outcomes of a study are asked in a survey. */
export interface QuestionnairePlan {
  readonly screeners: readonly Screener[]
  /** Whether each respondent gets the outcomes of a job step in another order, where the survey tool can do it. */
  readonly isShuffled: boolean
  /** Most outcomes for one respondent, a whole number from 1; null for all. */
  readonly mostOutcomes: number | null
}

const screener: z.ZodMiniType<Screener> = z.looseObject({
  id: z.string().check(z.minLength(1)),
  question: z.string(),
  answers: z.array(z.string()),
})

export const questionnairePlanSchema: z.ZodMiniType<QuestionnairePlan> = z.looseObject({
  screeners: readableEntries(screener),
  isShuffled: z.boolean(),
  mostOutcomes: z.nullable(z.int().check(z.minimum(1))),
})

/** The plan of a study that has none: all outcomes in the order of the study. */
export const NO_PLAN: QuestionnairePlan = { screeners: [], isShuffled: false, mostOutcomes: null }
