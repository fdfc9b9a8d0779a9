import { JOB_STEP_CATEGORIES, type JobStepCategory, type Study } from '@outcome-studio/shared/domain/study'
import { type StepHeat, stepHeat } from './stepHeat.ts'

/** A job step on a picture or slide of the job map. */
export interface MapCard {
  /** Number in the study: outcomes are numbered after it. It is the only number on the map. */
  readonly number: string
  readonly text: string
  /** Outcome statements that are not empty. */
  readonly outcomes: number
  readonly heat: StepHeat | null
}

export interface MapColumn {
  /** null for steps without a category. */
  readonly category: JobStepCategory | null
  readonly cards: readonly MapCard[]
  /** Why this job has no such step; empty if it may have one. */
  readonly reason: string
  /** Set for a part of the steps without a category. */
  readonly title?: string
}

/**
 * The columns of the job map: the eight categories in their order, after one for steps without a category if there are
 * any. Empty steps are left out.
 */
export function jobMapColumns({ jobSteps, notApplicable = [] }: Study): readonly MapColumn[] {
  const cards = jobSteps.flatMap((step, at) =>
    step.userInput.trim() === ''
      ? []
      : [
          {
            category: step.category,
            card: {
              number: `${at + 1}`,
              text: step.userInput.trim(),
              outcomes: step.outcomeStatements.filter(({ userInput }) => userInput.trim() !== '').length,
              heat: stepHeat(step),
            },
          },
        ],
  )
  const columnOf = (category: JobStepCategory | null): MapColumn => ({
    category,
    cards: cards.filter((each) => each.category === category).map(({ card }) => card),
    reason: notApplicable.find((entry) => entry.category === category)?.reason.trim() ?? '',
  })
  const unsorted = columnOf(null)
  return [...(unsorted.cards.length > 0 ? [unsorted] : []), ...JOB_STEP_CATEGORIES.map(columnOf)]
}

export const UNSORTED_TITLE = 'Without a category'

/** The heading of a column. */
export const columnTitle = ({ category, title }: Pick<MapColumn, 'category' | 'title'>): string =>
  title ?? category ?? UNSORTED_TITLE
