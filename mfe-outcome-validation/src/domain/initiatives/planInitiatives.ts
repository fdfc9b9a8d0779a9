import type {
  Effect,
  Initiative,
  InitiativeId,
  OutcomeStatementUuid,
  Study,
  StudyOperation,
} from '@outcome-studio/shared/domain/study'
import { INITIATIVE_LIMITS } from '@outcome-studio/shared/domain/study'

type Put = Extract<StudyOperation, { kind: 'setStudyFields' }>

const put = (initiatives: readonly Initiative[]): Put => ({
  kind: 'setStudyFields',
  fields: { initiatives: initiatives.length === 0 ? null : initiatives },
})

/** Whether the study has as many initiatives as it can have. */
export const hasAllInitiatives = ({ initiatives = [] }: Study): boolean =>
  initiatives.length >= INITIATIVE_LIMITS.count

/**
 * Adds an initiative behind the others.
 * @returns null if the study has as many as it can have
 */
export const planNewInitiative = (study: Study, initiative: Initiative): StudyOperation | null =>
  hasAllInitiatives(study) ? null : asOneEdit(put([...(study.initiatives ?? []), initiative]))

/** Changes the fields of an initiative. Successive ones are undone together, as typing is. */
export const planInitiativeChange = (
  study: Study,
  id: InitiativeId,
  changes: Partial<Pick<Initiative, 'name' | 'owner' | 'effort'>>,
): StudyOperation => put(changed(study, id, (initiative) => ({ ...initiative, ...changes })))

/** Removes an initiative. The outcomes stay. */
export const planInitiativeRemoval = (study: Study, id: InitiativeId): StudyOperation =>
  asOneEdit(put((study.initiatives ?? []).filter((each) => each.id !== id)))

/**
 * Sets the expected effect of an initiative on one outcome.
 * @param effect null for none
 */
export function planEffect(
  study: Study,
  id: InitiativeId,
  statementId: OutcomeStatementUuid,
  effect: Effect | null,
): StudyOperation {
  const set = (initiative: Initiative): Initiative => {
    const isThere = initiative.effects.some((each) => each.statementId === statementId)
    const others = initiative.effects.filter((each) => each.statementId !== statementId)
    if (effect === null) return { ...initiative, effects: others }
    const effects = isThere
      ? initiative.effects.map((each) => (each.statementId === statementId ? { ...each, effect } : each))
      : [...others, { statementId, effect }]
    return { ...initiative, effects }
  }
  return asOneEdit(put(changed(study, id, set)))
}

/**
 * Adds outcomes to an initiative. Those that it serves already keep their effect.
 * @returns null if there is nothing to add
 */
export function planOutcomes(
  study: Study,
  id: InitiativeId,
  statementIds: Iterable<OutcomeStatementUuid>,
  effect: Effect,
): StudyOperation | null {
  const served = study.initiatives?.find((each) => each.id === id)?.effects ?? []
  const known = new Set(served.map(({ statementId }) => statementId))
  const added = [...new Set(statementIds)].filter((statementId) => !known.has(statementId))
  if (added.length === 0) return null
  const effects = [...served, ...added.map((statementId) => ({ statementId, effect }))]
  return asOneEdit(put(changed(study, id, (initiative) => ({ ...initiative, effects }))))
}

const changed = (
  { initiatives = [] }: Study,
  id: InitiativeId,
  change: (initiative: Initiative) => Initiative,
): readonly Initiative[] => initiatives.map((each) => (each.id === id ? change(each) : each))

/** In a batch, the edit is not joined with typing before or after it. */
const asOneEdit = (operation: Put): StudyOperation => ({ kind: 'batch', operations: [operation] })
