import { type Need, needsTable } from '@outcome-studio/shared/domain/analysis'
import type { Goal, GoalId, Needs } from '@outcome-studio/shared/domain/needs'
import { NEED_LAYERS } from '@outcome-studio/shared/domain/needs'
import type {
  OpportunityBand,
  OutcomeStatementUuid,
  Rating,
  Study,
  StudyUuid,
} from '@outcome-studio/shared/domain/study'
import { equalTextKey } from '../compare/textKeys.ts'
import type { GoalOpportunity, NeedsOpportunities, OpportunitySummary } from './GoalOpportunity.ts'

/** A need with a complete rating. */
interface RatedNeed extends Need {
  readonly rating: Rating
  readonly score: number
  readonly band: OpportunityBand
}

interface RatedStudy {
  readonly needs: readonly RatedNeed[]
  readonly byId: ReadonlyMap<string, RatedNeed>
  readonly byText: ReadonlyMap<string, RatedNeed>
}

const UNDERSERVED: ReadonlySet<OpportunityBand> = new Set(['extreme', 'high', 'worth a look'])

/**
 * Opportunity of each goal and layer, from the ratings of the linked studies (docs/method.md §6). A goal that was
 * brought in from a study has the rating of its statement. A desired outcome without one has that of the statement with
 * the same text in the core job's study. A job summarizes its study.
 * @param studies those that could be loaded, in any order
 */
export function goalOpportunities(needs: Needs, studies: Iterable<Study>): NeedsOpportunities {
  const rated = new Map<StudyUuid, RatedStudy>()
  for (const study of studies) rated.set(study.jtbd.uuid, ratedStudy(study))
  const core = needs.goals.find(({ layer }) => layer === 'core')
  const coreStudy = core?.study && rated.get(core.study.uuid)

  /** The rated statements that a goal stands for. */
  const needsOf = (goal: Goal): readonly RatedNeed[] => {
    if (goal.study) return rated.get(goal.study.uuid)?.needs ?? []
    const source = goal.source && rated.get(goal.source.study)
    const textKey = equalTextKey(goal.text)
    const need =
      source?.byId.get(goal.source?.item ?? '') ??
      (goal.layer === 'outcomes'
        ? (source?.byText.get(textKey) ?? coreStudy?.byText.get(textKey))
        : undefined)
    return need ? [need] : []
  }

  const goals = new Map<GoalId, GoalOpportunity>()
  const layers = new Map(
    NEED_LAYERS.flatMap((layer) => {
      // Two goals may stand for the same statement, which counts once.
      const inLayer = new Map<OutcomeStatementUuid, RatedNeed>()
      for (const goal of needs.goals) {
        if (goal.layer !== layer) continue
        const found = needsOf(goal)
        for (const need of found) inLayer.set(need.statementId, need)
        const opportunity = goal.study ? ofJob(found) : ofOutcome(found)
        if (opportunity) goals.set(goal.id, opportunity)
      }
      const summary = summarize([...inLayer.values()])
      return summary ? [[layer, summary] as const] : []
    }),
  )
  return { goals, layers }
}

function ratedStudy(study: Study): RatedStudy {
  const needs = needsTable(study).filter(isRated)
  return {
    needs,
    byId: new Map(needs.map((need) => [need.statementId, need])),
    // Of equal statements, the first counts.
    byText: new Map(needs.toReversed().map((need) => [equalTextKey(need.text), need])),
  }
}

function isRated(need: Need): need is RatedNeed {
  return need.rating !== null && need.score !== null && need.band !== null
}

function ofOutcome([need]: readonly RatedNeed[]): GoalOpportunity | null {
  if (!need) return null
  const { statementId, rating, score, band } = need
  return { kind: 'outcome', statementId, rating, score, band }
}

function ofJob(needs: readonly RatedNeed[]): GoalOpportunity | null {
  const summary = summarize(needs)
  const [first, ...others] = needs
  if (!summary || !first) return null
  const { score, band } = others.reduce((best, need) => (need.score > best.score ? need : best), first)
  return { kind: 'job', ...summary, highest: score, band }
}

function summarize(needs: readonly RatedNeed[]): OpportunitySummary | null {
  if (needs.length === 0) return null
  const sum = needs.reduce((total, { score }) => total + score, 0)
  return {
    mean: Math.round((sum / needs.length) * 100) / 100,
    rated: needs.length,
    underserved: needs.filter(({ band }) => UNDERSERVED.has(band)).length,
  }
}
