import { capitalized } from '@outcome-studio/shared/domain/base'
import type { GoalId, NeedLayer, Needs, NeedsOperation } from '@outcome-studio/shared/domain/needs'
import { applyNeedsOperation, goalsInLayer, newGoal } from '@outcome-studio/shared/domain/needs'
import { answerTexts } from './answerTexts.ts'
import { NEEDS_QUESTIONS, type NeedsQuestion } from './NEEDS_QUESTIONS.ts'

/** Answers by the ids of a question's fields; a missing one counts as empty. */
export type NeedsAnswers = Readonly<Record<string, string>>

const coreOf = (needs: Needs) => needs.goals.find(({ layer }) => layer === 'core')

/** Whether the document already says what a question asks. */
function isAnswered(needs: Needs, { id, fields }: NeedsQuestion): boolean {
  switch (id) {
    case 'executor':
      return Boolean(coreOf(needs)?.executor?.trim())
    case 'job':
      return Boolean(coreOf(needs)?.text.trim())
    case 'vertical':
      return needs.vertical.trim() !== ''
    default:
      return needs.goals.some(
        ({ layer, text }) => text.trim() !== '' && fields.some((field) => field.layer === layer),
      )
  }
}

/**
 * The question of the guided start to ask next. It follows from the document, so that the start can be resumed.
 * @param skipped ids of questions that the member passed over
 * @returns null when all are answered
 */
export function nextQuestion(
  needs: Needs,
  skipped: readonly NeedsQuestion['id'][] = [],
): NeedsQuestion | null {
  return NEEDS_QUESTIONS.find((each) => !isAnswered(needs, each) && !skipped.includes(each.id)) ?? null
}

/**
 * The edit that writes the answers into the document, as one batch. Empty lines and goals that a layer already has are
 * left out; what the document has stays, except for the executor, job and industry that are answered anew.
 * @param newId returns an unused id on each call
 */
export function answerOperations(
  question: NeedsQuestion,
  answers: NeedsAnswers,
  needs: Needs,
  newId: () => GoalId,
): NeedsOperation {
  const answerTo = (id: string) => (Object.hasOwn(answers, id) ? (answers[id] ?? '') : '').trim()
  if (question.id === 'vertical') {
    const vertical = answerTo('vertical')
    return batch(vertical === '' ? [] : [{ kind: 'setVertical', vertical }])
  }
  if (question.id === 'executor') return batch(writeExecutor(needs, answerTo('executor'), newId))
  if (question.id === 'job') return batch(writeJob(needs, capitalized(answerTo('job')), newId))
  const added = new Map<NeedLayer, string[]>()
  const operations = question.fields.flatMap((field) => {
    const { layer } = field
    if (layer === null) return []
    const own = added.get(layer) ?? goalsInLayer(needs, layer).map(({ text }) => text)
    added.set(layer, own)
    return answerTexts(field, answerTo(field.id)).flatMap((text): NeedsOperation[] => {
      if (own.some((each) => sameText(each, text))) return []
      const index = own.push(text) - 1
      return [{ kind: 'insertGoal', index, goal: newGoal({ id: newId(), layer, text }) }]
    })
  })
  return batch(operations)
}

/**
 * The edit that writes the answers into the document, as one batch, in place of what an earlier edit wrote while the
 * member was still typing them.
 * @param written ids of the goals that the earlier edit added
 * @param newId returns an unused id on each call
 */
export function rewriteAnswers(
  question: NeedsQuestion,
  answers: NeedsAnswers,
  written: readonly GoalId[],
  needs: Needs,
  newId: () => GoalId,
): NeedsOperation {
  const unfinished = needs.goals
    .filter(({ id, layer }) => layer !== 'core' && written.includes(id))
    .map(({ id }): NeedsOperation => ({ kind: 'removeGoal', goalId: id }))
  const before = applyNeedsOperation(needs, batch(unfinished))
  return batch([...unfinished, answerOperations(question, answers, before, newId)])
}

const batch = (operations: readonly NeedsOperation[]): NeedsOperation => ({ kind: 'batch', operations })

function writeExecutor(needs: Needs, executor: string, newId: () => GoalId): readonly NeedsOperation[] {
  const core = coreOf(needs)
  if (executor === '') return []
  return core === undefined
    ? [{ kind: 'insertGoal', index: 0, goal: { ...newGoal({ id: newId(), layer: 'core' }), executor } }]
    : [{ kind: 'setGoalFields', goalId: core.id, fields: { executor } }]
}

function writeJob(needs: Needs, text: string, newId: () => GoalId): readonly NeedsOperation[] {
  const core = coreOf(needs)
  if (text === '') return []
  return core === undefined
    ? [{ kind: 'insertGoal', index: 0, goal: newGoal({ id: newId(), layer: 'core', text }) }]
    : [{ kind: 'setGoalText', goalId: core.id, text }]
}

const sameText = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase()
