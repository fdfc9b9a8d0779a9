import type { Goal, GoalFields, GoalId, Needs, NeedsOperation } from '@outcome-studio/shared/domain/needs'
import { comparableText } from '@outcome-studio/shared/domain/needs'
import type { OutcomeStatement, Study } from '@outcome-studio/shared/domain/study'

interface BringInOptions {
  readonly study: Study
  /** Name of the study. */
  readonly docName: string
  /** Returns an unused id on each call. */
  readonly newId: () => GoalId
}

/** The edit that brings a study into the map, and how many goals it adds. */
export interface BroughtIn {
  /** A batch, undone at once; null if the map already has everything of the study. */
  readonly operation: NeedsOperation | null
  readonly added: number
}

/**
 * Brings the job and the outcomes of a study into a map. The job becomes the core job, or a related job if the map has
 * another core job. The outcomes become desired outcomes with their step. A text that the map already has is linked
 * instead of added, and what came from this study before stays as it is, so a repeat adds only what is new.
 */
export function bringInStudy(needs: Needs, { study, docName, newId }: BringInOptions): BroughtIn {
  const job = bringInJob(needs, { study, docName, newId })
  const outcomes = bringInOutcomes(needs, study, newId)
  const operations = [...job, ...outcomes]
  return {
    operation: operations.length > 0 ? { kind: 'batch', operations } : null,
    added: operations.filter(({ kind }) => kind === 'insertGoal').length,
  }
}

function bringInJob(
  { goals }: Needs,
  { study: { jtbd }, docName, newId }: BringInOptions,
): readonly NeedsOperation[] {
  const text = jtbd.userInput.trim()
  if (text === '' || goals.some(({ study }) => study?.uuid === jtbd.uuid)) return []
  const study = { uuid: jtbd.uuid, docName }
  const executor = jtbd.executor.trim()
  const fieldsFor = (goal: Goal | null): GoalFields =>
    executor !== '' && !goal?.executor?.trim() ? { study, executor } : { study }
  const isFree = (goal: Goal) => goal.study === undefined
  const same = goals.find(
    (goal) => (goal.layer === 'core' || goal.layer === 'related') && isFree(goal) && hasText(goal, text),
  )
  if (same) return [{ kind: 'setGoalFields', goalId: same.id, fields: fieldsFor(same) }]
  const core = goals.find(({ layer }) => layer === 'core')
  if (core && isFree(core) && core.text.trim() === '') {
    return [
      { kind: 'setGoalText', goalId: core.id, text },
      { kind: 'setGoalFields', goalId: core.id, fields: fieldsFor(core) },
    ]
  }
  const layer = core ? 'related' : 'core'
  const goal: Goal = { id: newId(), layer, text, study, ...(executor !== '' && { executor }) }
  return [{ kind: 'insertGoal', goal, index: goals.filter((each) => each.layer === layer).length }]
}

function bringInOutcomes(
  { goals }: Needs,
  { jtbd, jobSteps }: Study,
  newId: () => GoalId,
): readonly NeedsOperation[] {
  const there = goals.filter(({ layer }) => layer === 'outcomes')
  const known = new Set(goals.flatMap(({ source }) => (source?.study === jtbd.uuid ? [source.item] : [])))
  const unlinked = new Map(
    there.filter(({ source }) => !source).map((goal) => [comparableText(goal.text), goal.id]),
  )
  const texts = new Set(there.map(({ text }) => comparableText(text)))
  let index = there.length
  const bringIn = ({ uuid, userInput }: OutcomeStatement, step: string): readonly NeedsOperation[] => {
    const text = userInput.trim()
    if (text === '' || known.has(uuid)) return []
    const source = { study: jtbd.uuid, item: uuid }
    const key = comparableText(text)
    const same = unlinked.get(key)
    if (same !== undefined) {
      unlinked.delete(key)
      return [{ kind: 'setGoalFields', goalId: same, fields: { source } }]
    }
    if (texts.has(key)) return []
    texts.add(key)
    const goal: Goal = { id: newId(), layer: 'outcomes', text, source, ...(step !== '' && { step }) }
    return [{ kind: 'insertGoal', goal, index: index++ }]
  }
  return jobSteps.flatMap(({ userInput, outcomeStatements }) =>
    outcomeStatements.flatMap((statement) => bringIn(statement, userInput.trim())),
  )
}

const hasText = (goal: Goal, text: string): boolean => comparableText(goal.text) === comparableText(text)
