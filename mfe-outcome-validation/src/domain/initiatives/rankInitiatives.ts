import { type Need, needsTable } from '@outcome-studio/shared/domain/analysis'
import type { Effect, Initiative, OutcomeStatementUuid, Study } from '@outcome-studio/shared/domain/study'
import { isUnderserved } from '../landscape/isOpportunity.ts'

/** Share of an outcome's gap that an effect is expected to close (docs/method.md §6). */
const SHARES: Readonly<Record<Effect, number>> = { small: 0.25, medium: 0.5, large: 0.75 }

/** An outcome that an initiative serves. */
export interface ServedOutcome {
  readonly need: Need
  readonly effect: Effect
}

/** An initiative with what follows from the ratings of its outcomes. */
export interface RankedInitiative {
  readonly initiative: Initiative
  /** Outcomes of the analysis, in descending order of opportunity. */
  readonly served: readonly ServedOutcome[]
  /** How many of them are underserved. */
  readonly underserved: number
  /** Points of opportunity that it is expected to remove; null if none of its outcomes is rated. */
  readonly value: number | null
  /** Value for each person-week; null without a value or an effort. */
  readonly valuePerEffort: number | null
}

/** All initiatives of a study and the outcomes that they can serve. */
export interface InitiativeRanking {
  /** In the order of the study. */
  readonly initiatives: readonly RankedInitiative[]
  /** Outcomes of the analysis in descending order of opportunity, those without a score last. */
  readonly needs: readonly Need[]
  /** Underserved outcomes, and how many of them at least one initiative serves. */
  readonly coverage: { readonly underserved: number; readonly covered: number }
  /** Ids of the outcomes that at least one initiative serves. */
  readonly covered: ReadonlySet<OutcomeStatementUuid>
}

/** Relates the initiatives of a study to its outcomes. Statements that are out, empty or removed do not count. */
export function rankInitiatives(study: Study): InitiativeRanking {
  const needs = byOpportunity(needsTable(study))
  const byId = new Map(needs.map((need) => [need.statementId, need]))
  const initiatives = (study.initiatives ?? []).map((initiative) => ranked(initiative, byId))
  const covered = new Set(initiatives.flatMap(({ served }) => served.map(({ need }) => need.statementId)))
  const underserved = needs.filter(isUnderserved)
  return {
    initiatives,
    needs,
    coverage: {
      underserved: underserved.length,
      covered: underserved.filter(({ statementId }) => covered.has(statementId)).length,
    },
    covered,
  }
}

function ranked(initiative: Initiative, needs: ReadonlyMap<OutcomeStatementUuid, Need>): RankedInitiative {
  const effects = new Map(initiative.effects.map(({ statementId, effect }) => [statementId, effect]))
  const served = [...needs.values()].flatMap((need) => {
    const effect = effects.get(need.statementId)
    return effect === undefined ? [] : { need, effect }
  })
  const gains = served.flatMap(gainOf)
  const value = gains.length === 0 ? null : rounded(gains.reduce((sum, gain) => sum + gain, 0))
  const { effort } = initiative
  return {
    initiative,
    served,
    underserved: served.filter(({ need }) => isUnderserved(need)).length,
    value,
    valuePerEffort: value === null || effort === null ? null : rounded(value / effort),
  }
}

/** Closing a share of the gap between importance and satisfaction lowers the opportunity by as much. */
const gainOf = ({ need: { rating }, effect }: ServedOutcome): readonly number[] =>
  rating === null ? [] : [SHARES[effect] * Math.max(rating.importance - rating.satisfaction, 0)]

const rounded = (number: number): number => Math.round(number * 100) / 100

/** Equal ones keep the order of the study. */
const byOpportunity = (needs: readonly Need[]): readonly Need[] =>
  needs.toSorted((one, other) => (other.score ?? -1) - (one.score ?? -1))
