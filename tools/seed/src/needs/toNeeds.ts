import { type Goal, type GoalState, NEED_LAYERS, type Needs } from '@outcome-studio/shared/domain/needs'
import { seededGoalId, seededNeedsUuid } from '../studies/needsIds.ts'
import { toStudy } from '../studies/toStudy.ts'
import type { SeedNeeds } from './SeedNeeds.ts'

/**
 * Adds ids to a written needs document, and the links to its study.
 * @param owner makes the ids of two people's copies differ
 */
export function toNeeds(written: SeedNeeds, owner: string): Needs {
  const { docName, vertical } = written
  const goals = [coreGoal(written, owner), ...outcomeGoals(written, owner), ...layerGoals(written, owner)]
  // In the order of the goals, as the product stores them.
  const states = goals.flatMap(({ id, text }): readonly GoalState[] =>
    written.gaps
      .filter(({ goal }) => goal === text)
      .map(({ goal: _text, conditions = '', ...gap }) => ({ goalId: id, conditions, ...gap })),
  )
  return { uuid: seededNeedsUuid(owner, docName), vertical, goals, states }
}

function coreGoal({ docName, executor, core, study }: SeedNeeds, owner: string): Goal {
  const isStartedHere = study?.startedFrom === docName
  return {
    id: seededGoalId(owner, docName, 'core'),
    layer: 'core',
    text: core,
    executor,
    ...(isStartedHere && {
      study: { uuid: toStudy(study, owner).jtbd.uuid, docName: study.docName },
    }),
  }
}

function outcomeGoals({ docName, study }: SeedNeeds, owner: string): readonly Goal[] {
  if (!study) return []
  const { jtbd, jobSteps } = toStudy(study, owner)
  return jobSteps.flatMap(({ userInput: step, outcomeStatements }, at) =>
    outcomeStatements.map(
      ({ uuid, userInput }, index): Goal => ({
        id: seededGoalId(owner, docName, `outcome ${at}.${index}`),
        layer: 'outcomes',
        text: userInput,
        step,
        source: { study: jtbd.uuid, item: uuid },
      }),
    ),
  )
}

function layerGoals({ docName, layers }: SeedNeeds, owner: string): readonly Goal[] {
  return NEED_LAYERS.flatMap((layer) =>
    (layer === 'core' ? [] : (layers[layer] ?? [])).map(
      (text, index): Goal => ({ id: seededGoalId(owner, docName, `${layer} ${index}`), layer, text }),
    ),
  )
}
