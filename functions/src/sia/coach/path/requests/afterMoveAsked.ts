import type { CoachContext, CoachState } from '@outcome-studio/shared/domain/coach'
import type { Language } from '../../language/Language.ts'
import { RIGHT_STEP } from '../../messages/MOVES.ts'
import { numberOf, readWhich } from '../../messages/readWhich.ts'
import { type FoundStatement, statementsIn } from '../places/findStatements.ts'
import { findStep } from '../places/findStep.ts'
import { shareOfWords, stemsOf } from '../text/sharedWords.ts'
import { askStep, choiceOf, type Moved, type MoveQuestion, moveTo } from './moveTo.ts'
import { moveClause } from './takeMoves.ts'

const LEFT =
  /^(?:never ?mind|none(?: of (?:them|these|those))?|no|nope|neither|nothing|cancel|skip(?: (?:it|this|that))?|(?:leave|forget|keep|let) (?:it|them|that)(?: .{0,30})?|(?:it|that|they) (?:is|are) (?:fine|ok|okay|right)(?: .{0,20})?)$/

/** What the answer to a question about a move makes; null if the message is no answer to it. */
export function afterMoveAsked(
  context: CoachContext,
  moving: NonNullable<CoachState['moving']>,
  message: string,
  language: Language,
): Moved | MoveQuestion | null {
  const clause = moveClause(message, language)
  const plain = clause.replace(/^(?:i mean|i meant|to|the|under|it is|that is) /, '')
  const statements = moving.statementIds.flatMap(
    (id) => statementsIn(context).find((each) => each.id === id) ?? [],
  )
  const steps = moving.stepIds.flatMap((id) => context.study.jobSteps.find(({ uuid }) => uuid === id) ?? [])
  if (statements.length === 0 || steps.length === 0) return null
  if (LEFT.test(clause))
    return {
      notes: [
        statements.length === 1 || moving.asks === 'statement'
          ? 'Then it stays where it is.'
          : 'Then they stay where they are.',
      ],
      proposals: [],
      replaced: [],
    }
  if (moving.asks === 'step') {
    const at = placeIn(plain, steps.length)
    const name = RIGHT_STEP.exec(clause)?.groups?.step ?? ''
    const found =
      at === null
        ? findStep({ ...context.study, jobSteps: steps }, name, statements[0]?.stepId ?? null)
        : null
    const [step, ...others] = found === null ? steps.slice(at ?? 0, (at ?? 0) + 1) : found.steps
    return step === undefined || others.length > 0 || found?.match === 'part'
      ? null
      : moveTo(context, statements, step)
  }
  const chosen = chosenOf(statements, clause, plain)
  if (chosen.length === 0) return null
  const [step, ...others] = steps
  return step !== undefined && others.length === 0
    ? moveTo(context, chosen, step)
    : askStep('', chosen, steps)
}

/** The index of a place among the choices: "the second one", "2"; null for other words. */
function placeIn(text: string, length: number): number | null {
  const which = readWhich(text.replace(/ step$/, ''))
  const [place, ...others] = which?.kind === 'places' ? which.places : [numberOf(text)]
  if (place === undefined || place === 0 || others.length > 0 || Math.abs(place) > length) return null
  return place < 0 ? length + place : place - 1
}

function chosenOf(
  statements: readonly FoundStatement[],
  clause: string,
  plain: string,
): readonly FoundStatement[] {
  const at = placeIn(plain, statements.length)
  if (at !== null) return statements.slice(at, at + 1)
  const which = readWhich(clause)
  if (which?.kind === 'all') return statements
  const same = statements.find((each) => choiceOf(each).toLowerCase() === clause)
  if (same !== undefined) return [same]
  const name = which?.kind === 'named' ? which.name : plain
  const named =
    stemsOf(name).length === 0 ? [] : statements.filter(({ text }) => shareOfWords(name, text) === 1)
  return named.length === 1 ? named : []
}
