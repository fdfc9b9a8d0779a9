import * as z from 'zod/mini'
import { readableEntries } from '../../base/readableEntries.ts'

/** A question about the respondents themselves, which is asked before the outcomes. */
export interface Screener {
  readonly id: string
  readonly question: string
  /** What a respondent can choose from. Without any, the answer is a text. */
  readonly answers: readonly string[]
}

/** The texts of a questionnaire in one more language, as the member wrote them. */
export interface Translation {
  /** Code of one of LANGUAGES. */
  readonly language: string
  /**
   * The texts by what they translate: the uuid of an outcome statement, or a key of `questionnaireTexts`. The original
   * is asked where one is missing.
   */
  readonly texts: Readonly<Record<string, string>>
  /**
   * What these texts translate, as it was when each was written. Absent where the key has the original in it, and for
   * texts that were written before originals were stored.
   */
  readonly originals?: Readonly<Record<string, string>>
}

/** Limits of what a member can enter; the size of the study is checked as well. */
export const TRANSLATION_LIMITS = {
  /** Languages of one questionnaire. */
  languages: 10,
  /** Characters of one text. */
  text: 1000,
} as const

/** How the outcomes of a study are asked in a survey. */
export interface QuestionnairePlan {
  readonly screeners: readonly Screener[]
  /** Whether each respondent gets the outcomes of a job step in another order, where the survey tool can do it. */
  readonly isShuffled: boolean
  /** Most outcomes for one respondent, a whole number from 1; null for all. */
  readonly mostOutcomes: number | null
  /** At most one for each language, in ascending order of their codes. Absent while there are none. */
  readonly translations?: readonly Translation[]
}

const screener: z.ZodMiniType<Screener> = z.looseObject({
  id: z.string().check(z.minLength(1)),
  question: z.string(),
  answers: z.array(z.string()),
})

export const translationSchema: z.ZodMiniType<Translation> = z.looseObject({
  language: z.string().check(z.minLength(1)),
  texts: z.record(z.string(), z.string()),
  originals: z.exactOptional(z.record(z.string(), z.string())),
})

export const questionnairePlanSchema: z.ZodMiniType<QuestionnairePlan> = z.looseObject({
  screeners: readableEntries(screener),
  isShuffled: z.boolean(),
  mostOutcomes: z.nullable(z.int().check(z.minimum(1))),
  translations: z.exactOptional(readableEntries(translationSchema)),
})

/** The plan of a study that has none: all outcomes in the order of the study. */
export const NO_PLAN: QuestionnairePlan = { screeners: [], isShuffled: false, mostOutcomes: null }
