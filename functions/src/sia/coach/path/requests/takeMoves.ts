import { withoutEnd } from '@outcome-studio/shared/domain/base'
import {
  asTyped,
  type CoachContext,
  type CoachState,
  type Proposal,
} from '@outcome-studio/shared/domain/coach'
import type { Language } from '../../language/Language.ts'
import { AT_TIME, ELSEWHERE, RIGHT_STEP } from '../../messages/MOVES.ts'
import { plainClause } from '../../messages/plainClause.ts'
import { readMoves, type ToldMove } from '../../messages/readMove.ts'
import { readWhich } from '../../messages/readWhich.ts'
import { standardEnglish } from '../../messages/standardEnglish.ts'
import { findStatements, statementsIn } from '../places/findStatements.ts'
import { type FoundSteps, findStep } from '../places/findStep.ts'
import { quoted } from '../text/clarify.ts'
import { askStatement, askStep, type Moved, type MoveQuestion, moveTo } from './moveTo.ts'

/** Where a message puts statements, and what else it says. */
export interface TakenMoves extends Moved {
  readonly question: MoveQuestion | null
  readonly rest: string
  /** The step that the rest of the message is said of; null if nothing is said of that. */
  readonly restStepId: string | null
}

/** Longest sentence that says where statements belong, in characters. */
const LONGEST = 240
const SENTENCE_END = /(?<=[.!?;])\s+|\n+/u

/** A clause as the patterns of moves read it; "no" at its beginning tells that something is wrong. */
export function moveClause(sentence: string, language: Language): string {
  const standard = standardEnglish(sentence, language)
  const clause = plainClause(standard)
  return /^\s*(?:no|nope|nah)\b/i.test(standard) && !clause.startsWith('no') ? `no, ${clause}` : clause
}

/** The clause that a sentence is read as; empty for one that is too long. */
const clauseOf = (sentence: string, language: Language): string =>
  sentence.length > LONGEST ? '' : withoutEnd(moveClause(sentence, language), '.!?;:, ')

/**
 * Takes out of a message where it says that statements belong, which never is a fact; null if it says nothing of that.
 * @param saysOfRest whether "that" after other sentences means what these tell
 */
export function takeMoves(
  context: CoachContext,
  state: CoachState,
  message: string,
  language: Language,
  saysOfRest = true,
): TakenMoves | null {
  if (context.study.jobSteps.length === 0) return null
  const rest: string[] = []
  const taken: Placed[] = []
  let restStepId: string | null = null
  let hasElsewhere = false
  let before: ToldMove | 'elsewhere' | null = null
  for (const sentence of message.split(SENTENCE_END).flatMap((each) => piecesOf(each, language))) {
    const clause = clauseOf(sentence, language)
    const told: readonly ToldMove[] = withStepOf(before, clause, context) ?? readMoves(clause)
    const hasFact = saysOfRest && rest.some((each) => /\p{L}{2}/u.test(each))
    const placed = told.map((move) => place(context, state, move, hasFact))
    const isElsewhere = context.earlier.length > 0 && ELSEWHERE.test(clause)
    hasElsewhere ||= isElsewhere
    if (isElsewhere) before = 'elsewhere'
    else if (told.length > 0 && placed.every((each) => each !== null)) {
      // "Wrong step. It should be packing."
      if (before !== null && before !== 'elsewhere' && told[0]?.step !== '') taken.pop()
      for (const each of placed) {
        if (each === null) continue
        if (each.ofRest === null) taken.push(each)
        else restStepId = each.ofRest
      }
      before = told[0]?.step === '' ? (told[0] ?? null) : null
    } else {
      rest.push(sentence)
      before = null
    }
  }
  if (taken.length === 0 && restStepId === null && !hasElsewhere) return null
  return {
    notes: taken.flatMap(({ notes }) => notes),
    proposals: taken.flatMap(({ proposals }) => proposals),
    replaced: taken.flatMap(({ replaced }) => replaced),
    question: taken.map(({ question }) => question).find((question) => question !== null) ?? null,
    rest: rest.join(' '),
    restStepId,
  }
}

/** "The box is too small, that belongs to packing" in two; another sentence as it is. */
function piecesOf(sentence: string, language: Language): readonly string[] {
  if (sentence.length > LONGEST) return [sentence]
  const at = sentence.lastIndexOf(', ')
  if (at < 0 || readMoves(clauseOf(sentence, language)).length > 0) return [sentence]
  const [told] = readMoves(clauseOf(sentence.slice(at + 2), language))
  if (told === undefined) return [sentence]
  // "The labels one, move it to packing"
  const which = readWhich(clauseOf(sentence.slice(0, at), language))
  if (which !== null && !(which.kind === 'named' && which.isBare))
    return [`${sentence.slice(0, at)} belongs to ${told.step}`]
  return told.which.kind === 'latest' ? [sentence.slice(0, at), sentence.slice(at + 2)] : [sentence]
}

/** What a sentence tells of the step that was missing in the one before. */
function withStepOf(
  before: ToldMove | 'elsewhere' | null,
  clause: string,
  { study }: CoachContext,
): readonly ToldMove[] | null {
  if (before === null) return null
  if (before === 'elsewhere') {
    const { which: name = '', step } = AT_TIME.exec(clause)?.groups ?? {}
    const which = readWhich(named(name))
    return step === undefined || which === null ? null : [{ which, step, isSure: true, isFiled: true }]
  }
  const step = RIGHT_STEP.exec(clause)?.groups?.step ?? ''
  return findStep(study, step, null).match === 'part' ? null : [{ ...before, step }]
}

/** "The ladder slips" names the ladder. */
const named = (clause: string): string =>
  /^(?:that|this|it|those|these|they)\b/.test(clause) ? 'that' : `"${clause}"`

interface Placed extends Moved {
  readonly question: MoveQuestion | null
  /** The step of what the message told before. */
  readonly ofRest: string | null
}

const NOTHING = { notes: [], replaced: [], question: null, ofRest: null }
const withNote = (note: string): Placed => ({
  ...NOTHING,
  notes: [note],
  proposals: [] as readonly Proposal[],
})
const asking = (question: MoveQuestion): Placed => ({ ...NOTHING, proposals: [], question })

/** What follows from a move that was told; null if it is none. */
function place(
  context: CoachContext,
  state: CoachState,
  { which, step: name, isSure, isFiled }: ToldMove,
  hasFact: boolean,
): Placed | null {
  const { study } = context
  const { statements, isClear } = findStatements(context, state, which)
  const isBare = which.kind === 'named' && which.isBare
  const found: FoundSteps =
    name === ''
      ? { steps: [], match: 'sure' }
      : findStep(study, name, statements[0]?.stepId ?? askedOf(state))
  const steps = found.match === 'part' ? [] : found.steps
  const [step, ...others] = steps
  const isNamed = step !== undefined && others.length === 0
  if (!isSure && (steps.length === 0 || (found.match !== 'sure' && !isFiled))) return null
  if (hasFact && which.kind === 'latest')
    return isNamed ? { ...NOTHING, proposals: [], ofRest: step.uuid } : null
  if (!isSure && statements.length === 0 && !isBare) return null
  if (isSure && isBare && statements.length === 0) return null
  const missing = name === '' || steps.length > 0 ? '' : `I find no step ${quoted([name])}.`
  const choices = steps.length > 0 ? steps : study.jobSteps
  if (statements.length === 0) {
    const all = statementsIn(context)
    const candidates = all.filter(({ stepId }) => stepId === askedOf(state))
    const note =
      which.kind === 'named'
        ? `I find no statement about ${quoted([which.name])}.`
        : all.length > 0
          ? 'I find no such statement.'
          : noStatement(step?.userInput ?? study.jobSteps.at(-1)?.userInput ?? '')
    return candidates.length === 0 || isBare || !isNamed
      ? withNote(note)
      : asking(askStatement(note, candidates, steps))
  }
  if (!isClear) return asking(askStatement(missing, statements, choices))
  return isNamed
    ? { ...NOTHING, ...moveTo(context, statements, step) }
    : asking(askStep(missing, statements, choices))
}

const askedOf = ({ open }: CoachState): string | null => (open.kind === 'outcomes' ? open.stepId : null)

const noStatement = (example: string): string =>
  `There is no statement yet that could be moved. From now on name the step first, for example “For ${asTyped(example.toLowerCase())}: …”, and I file it there.`
