import { isEqual } from '@outcome-studio/shared/domain/base'
import { joinPlanParts, planParts, type QuestionnairePlan } from '@outcome-studio/shared/domain/study'

/**
 * Puts changes of a plan on top of the plan that is stored by now. Parts that were not changed are those of the stored
 * plan.
 * @param base the stored plan that was changed to `mine`
 */
export function rebasePlan(
  base: QuestionnairePlan,
  mine: QuestionnairePlan,
  stored: QuestionnairePlan,
): QuestionnairePlan {
  if (isEqual(base, stored)) return mine
  const [before, own, others] = [partsOf(base), partsOf(mine), partsOf(stored)]
  const keys = [...new Set([...own.keys(), ...others.keys()])].sort()
  const values = keys.map((key) => (isEqual(own.get(key), before.get(key)) ? others.get(key) : own.get(key)))
  return joinPlanParts(values.filter((value) => value !== undefined))
}

const partsOf = (questionnaire: QuestionnairePlan): ReadonlyMap<string, unknown> =>
  new Map(planParts({ questionnaire, jobSteps: [] }).map(({ key, value }) => [key, value]))
