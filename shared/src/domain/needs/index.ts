export { applyNeedsOperation } from './applyNeedsOperation.ts'
export { checkGoal } from './check/checkGoal.ts'
export { emotionalForm, isAction } from './check/EMOTIONAL_FORMS.ts'
export { NEED_RULES } from './check/NEED_RULES.ts'
export { suggestLayer } from './check/suggestLayer.ts'
export { completeNeeds } from './completeNeeds.ts'
export { countNeeds } from './countNeeds.ts'
export { goalLabel, goalsInLayer, isWritten, layerItemLabel } from './goalPlaces.ts'
export { goalTexts } from './goalTexts.ts'
export { inverseOfNeeds } from './inverseOfNeeds.ts'
export { comparableText } from './links/comparableText.ts'
export { studyNameFor } from './links/studyNameFor.ts'
export {
  NEED_LAYER_TITLES,
  NEED_LAYERS,
  type NeedLayer,
} from './NEED_LAYERS.ts'
export { NEEDS_SAVING } from './NEEDS_SAVING.ts'
export type {
  Goal,
  GoalId,
  GoalSource,
  GoalState,
  GoalStudy,
  Needs,
  NeedsHeader,
  NeedsTypes,
  NeedsUuid,
  NeedsVersion,
} from './Needs.ts'
export type { GoalFields, NeedsOperation } from './NeedsOperation.ts'
export { parseNeedsHeader } from './needsHeaderSchema.ts'
export { goalId, needsUuid } from './needsIds.ts'
export { parseNeeds } from './needsSchema.ts'
export { copyNeeds, newGoal, newGoalState, newNeeds } from './newNeeds.ts'
export { parseNeedsVersion } from './parseNeedsVersion.ts'
