import { capitalized } from '@outcome-studio/shared/domain/base'
import {
  addedItem,
  type CoachContext,
  type CoachState,
  nameAsTyped,
  type Proposal,
  proposalId,
} from '@outcome-studio/shared/domain/coach'
import type { NamedStep } from '../places/actionOfStep.ts'
import { type FoundStatement, MOST_CHOICES } from '../places/findStatements.ts'
import { wordsOfStatement } from '../text/wordsOfStatement.ts'

/** What becomes of statements that belong elsewhere. */
export interface Moved {
  readonly notes: readonly string[]
  readonly proposals: readonly Proposal[]
  /** Ids of the drafts that are proposed again. */
  readonly replaced: readonly string[]
}

export const ALL_OF_THEM = 'All of them'
export const BOTH = 'Both'

const nameOf = ({ userInput }: NamedStep): string => nameAsTyped(userInput)

/** Proposes statements under another step: drafts that wait once more, and others where they are to be put. */
export function moveTo(
  { newId }: CoachContext,
  statements: readonly FoundStatement[],
  step: NamedStep,
): Moved {
  const moved = statements.filter(({ stepId }) => stepId !== step.uuid)
  const there = moved.length === 0 ? (statements.length === 1 ? 'It is' : 'They are') : ''
  return {
    notes: [
      there === ''
        ? `Then ${moved.length === 1 ? 'it belongs' : 'they belong'} to ${nameOf(step)}:`
        : `${there} under ${nameOf(step)} already.`,
    ],
    proposals: moved.map((statement) => proposalOf(newId, statement, step.uuid)),
    replaced: moved.flatMap(({ waiting }) => (waiting === null ? [] : (addedItem(waiting.edit) ?? []))),
  }
}

function proposalOf(
  newId: () => string,
  { id, text, stepId: fromStepId, waiting }: FoundStatement,
  stepId: string,
): Proposal {
  if (waiting !== null)
    return {
      ...waiting,
      id: proposalId(newId()),
      edit: { kind: 'addStatement', statementId: newId(), stepId, text },
    }
  return {
    id: proposalId(newId()),
    edit: { kind: 'moveStatement', statementId: id, fromStepId, stepId, text },
    reason: 'You said that it belongs there.',
    rules: [],
    assumptions: [],
    remarks: [],
  }
}

/** A question about a move that is not clear. */
export interface MoveQuestion {
  readonly text: string
  readonly choices: readonly string[]
  readonly moving: NonNullable<CoachState['moving']>
}

/** The words of a statement as a choice. */
export const choiceOf = ({ text }: FoundStatement): string => capitalized(wordsOfStatement(text))

/**
 * Asks which of several statements are meant.
 * @param steps the one that they belong to, or those that may be meant
 */
export function askStatement(
  note: string,
  statements: readonly FoundStatement[],
  steps: readonly NamedStep[],
): MoveQuestion {
  const shown = statements.slice(-MOST_CHOICES)
  const [step, ...others] = steps
  const target = step !== undefined && others.length === 0 ? `belongs to ${nameOf(step)}` : 'do you mean'
  const all = shown.length < 2 ? [] : [shown.length === 2 ? BOTH : ALL_OF_THEM]
  return {
    text: joined(note, `Which one ${target}?`),
    choices: [...shown.map(choiceOf), ...all],
    moving: {
      asks: 'statement',
      statementIds: shown.map(({ id }) => id),
      stepIds: steps.map(({ uuid }) => uuid),
    },
  }
}

/** Asks for the step that statements belong to. */
export function askStep(
  note: string,
  statements: readonly FoundStatement[],
  steps: readonly NamedStep[],
): MoveQuestion {
  return {
    text: joined(note, `Which step ${statements.length === 1 ? 'does it' : 'do they'} belong to?`),
    choices: steps.map(({ userInput }) => userInput.trim()),
    moving: {
      asks: 'step',
      statementIds: statements.map(({ id }) => id),
      stepIds: steps.map(({ uuid }) => uuid),
    },
  }
}

const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ')
