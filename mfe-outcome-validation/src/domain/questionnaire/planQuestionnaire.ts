import { type Need, needsTable } from '@outcome-studio/shared/domain/analysis'
import { NO_PLAN, type QuestionnairePlan, type Study } from '@outcome-studio/shared/domain/study'
import { ASKED, type QuestionnaireBlock, questionnaireBlocks } from './Questionnaire.ts'
import { FEWEST_RESPONDENTS } from './sampleSize.ts'

/** Seconds that an answer takes (docs/method.md §6). */
const SECONDS_FOR_ANSWER = 7.5

/** Minutes beyond which people tire of a survey (docs/method.md §6). */
export const LONGEST_MINUTES = 20

/** The outcomes that one respondent gets. */
export interface QuestionnaireSet {
  /** "A", "B" …; empty if there is one set alone. */
  readonly name: string
  readonly blocks: readonly QuestionnaireBlock[]
}

/** A questionnaire as respondents get it. */
export interface PlannedQuestionnaire extends QuestionnairePlan {
  readonly sets: readonly QuestionnaireSet[]
  /** Number of outcomes in all sets. */
  readonly outcomes: number
  /** Minutes for one respondent, rounded up. */
  readonly minutes: number
  /** How many people have to answer so that each outcome has enough answers. */
  readonly respondents: number
}

/**
 * Plans a questionnaire. If a respondent gets some outcomes only, they are dealt out to sets of about equal size, so
 * that each set has outcomes of each job step.
 */
export function planQuestionnaire(study: Study): PlannedQuestionnaire {
  const plan = study.questionnaire ?? NO_PLAN
  const needs = needsTable(study)
  const count = setsFor(needs.length, plan.mostOutcomes)
  const sets = Array.from({ length: count }, (_, at) => ({
    name: count === 1 ? '' : nameOf(at),
    blocks: questionnaireBlocks(needs.filter((_need, place) => place % count === at)),
  }))
  return {
    ...plan,
    sets,
    outcomes: needs.length,
    minutes: minutesFor(Math.ceil(needs.length / count), plan.screeners.length),
    respondents: count * FEWEST_RESPONDENTS,
  }
}

/** The most outcomes for which a questionnaire is not too long; 1 at least. */
export function mostOutcomesWithin(minutes: number, screeners: number): number {
  const answers = (minutes * 60) / SECONDS_FOR_ANSWER - screeners
  return Math.max(1, Math.floor(answers / ASKED.length))
}

/** The needs of a set, in the order of the study. */
export const needsOf = ({ blocks }: QuestionnaireSet): readonly Need[] => blocks.flatMap(({ needs }) => needs)

const minutesFor = (outcomes: number, screeners: number): number =>
  Math.ceil(((outcomes * ASKED.length + screeners) * SECONDS_FOR_ANSWER) / 60)

const setsFor = (outcomes: number, most: number | null): number =>
  most === null || outcomes === 0 ? 1 : Math.ceil(outcomes / most)

/** As columns of a spreadsheet are named: A to Z, then AA. */
function nameOf(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26))
  return index < 26 ? letter : `${nameOf(Math.floor(index / 26) - 1)}${letter}`
}
