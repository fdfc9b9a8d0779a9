import {
  countNeeds,
  goalId,
  type NeedsOperation,
  needsUuid,
  newGoal,
} from '@outcome-studio/shared/domain/needs'
import { jobStepUuid, type StudyOperation, studyUuid } from '@outcome-studio/shared/domain/study'
import type { DocumentKind } from '../core/DocumentKind.ts'
import type { DocumentTypes } from '../core/DocumentTypes.ts'
import type { NeedsDocument } from '../needs/NeedsDocument.ts'
import { needsKind } from '../needs/needsKind.ts'
import type { StudyDocument } from '../study/StudyDocument.ts'
import { studyKind } from '../study/studyKind.ts'
import { type ChecklistDocument, checklistKind, countItems } from './checklistKind.ts'
import { MemoryDocuments } from './MemoryDocuments.ts'
import { createMemoryStudies } from './openStudy.ts'

/** A kind of document as named items with a text each, so that the same tests run on every kind. */
export interface KindUnderTest<T extends DocumentTypes> {
  readonly kind: DocumentKind<T>
  readonly createRepository: () => MemoryDocuments<T>
  readonly uuid: (value: string) => T['uuid']
  /** Writes the text of an item, which is added if it does not exist. */
  readonly write: (item: string, text: string) => T['operation']
  readonly remove: (item: string) => T['operation']
  /** Texts of the items by their key. */
  readonly itemsOf: (content: T['content']) => Readonly<Record<string, string>>
}

export const checklists: KindUnderTest<ChecklistDocument> = {
  kind: checklistKind,
  createRepository: () => new MemoryDocuments({ kind: checklistKind, count: countItems }),
  uuid: (value) => value,
  write: (item, text) => ({ kind: 'write', item, text }),
  remove: (item) => ({ kind: 'remove', item }),
  itemsOf: ({ items }) => items,
}

/** The items are job steps. */
export const studies: KindUnderTest<StudyDocument> = {
  kind: studyKind,
  createRepository: createMemoryStudies,
  uuid: studyUuid,
  write: (item, userInput) => {
    const stepId = jobStepUuid(item)
    const jobStep = { uuid: stepId, userInput: '', category: null, remarks: [], outcomeStatements: [] }
    return batch<StudyOperation>(
      { kind: 'insertJobStep', index: 0, jobStep },
      { kind: 'updateJobStep', stepId, userInput },
    )
  },
  remove: (item) => ({ kind: 'removeJobStep', stepId: jobStepUuid(item) }),
  itemsOf: ({ jobSteps }) => Object.fromEntries(jobSteps.map(({ uuid, userInput }) => [uuid, userInput])),
}

/** The items are related jobs. */
export const needsDocuments: KindUnderTest<NeedsDocument> = {
  kind: needsKind,
  createRepository: () => new MemoryDocuments({ kind: needsKind, count: countNeeds }),
  uuid: needsUuid,
  write: (item, text) => {
    const id = goalId(item)
    return batch<NeedsOperation>(
      { kind: 'insertGoal', index: 0, goal: newGoal({ id, layer: 'related' }) },
      { kind: 'setGoalText', goalId: id, text },
    )
  },
  remove: (item) => ({ kind: 'removeGoal', goalId: goalId(item) }),
  itemsOf: ({ goals }) => Object.fromEntries(goals.map(({ id, text }) => [id, text])),
}

const batch = <Operation>(...operations: readonly Operation[]) => ({ kind: 'batch' as const, operations })
