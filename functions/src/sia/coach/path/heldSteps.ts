import type { CoachContext, CoachState } from '@outcome-studio/shared/domain/coach'
import type { Language } from '../language/Language.ts'
import { standardEnglish } from '../messages/standardEnglish.ts'
import type { DraftedAnswer } from './draftAnswer.ts'
import { draftFiled } from './draftFiled.ts'
import { mergeDrafts, NO_DRAFTS } from './mergeDrafts.ts'
import { passOn, type Step } from './passOn.ts'
import { placeSteps } from './placeSteps.ts'

/** Most cards at once of what was told earlier. */
const AT_ONCE = 4

/** Steps from which the heart of the job has been told. */
const WHOLE = 3

/** Offers the steps that were told before the job was fixed, a few at a time. */
export function offerHeld(context: CoachContext, step: Step, language: Language): Step {
  const { state } = step
  const held = state.held ?? ''
  const shown = step.drafted?.proposals.length ?? 0
  const isAsking = state.open.kind === 'steps' || state.open.kind === 'outcomes'
  if (held === '' || !isAsking || step.asksAgain === false || shown >= AT_ONCE) return step
  const question = { kind: 'steps', about: 'execute' } as const
  const all = draftFiled(context, question, standardEnglish(held, language), language, true)
  const proposals = all.proposals.slice(0, AT_ONCE - shown)
  const rest = all.proposals
    .slice(proposals.length)
    .flatMap(({ edit }) => (edit.kind === 'addStep' ? [edit.text] : []))
  if (proposals.length === 0) return { ...step, state: { ...state, held: '' } }
  const isShown = new Set(proposals.map(({ edit }) => edit))
  const told = all.told.filter(
    ({ edit, fate }) =>
      fate !== 'proposed' ||
      [...isShown].some((each) => 'stepId' in each && 'stepId' in edit && each.stepId === edit.stepId),
  )
  const last = context.study.jobSteps.findLast(({ category }) => category !== 'Conclude')?.uuid
  const offered = placeSteps(context, { ...NO_DRAFTS, proposals, told }, last)
  const drafted = mergeDrafts([{ ...NO_DRAFTS, ...step.drafted }, offered])
  const next =
    state.open.kind === 'steps' && state.open.about === 'execute' && proposals.length >= WHOLE
      ? passOn(context, { ...state, held: rest.join(', ') }, step.text)
      : { ...step, state: { ...state, held: rest.join(', ') } }
  return {
    ...step,
    ...next,
    text: [step.text, 'These steps you have told me already:'].filter((text) => text !== '').join('\n\n'),
    drafted,
  }
}

/** Most characters of steps that are kept until they are asked about. */
const MOST_HELD = 1_500

/** The state that keeps steps which were told instead of the job. */
export function withHeld(
  state: CoachState,
  { kind, parts }: NonNullable<DraftedAnswer['later']>,
): CoachState {
  const held = [state.held ?? '', ...parts].filter((each) => each !== '').join('. ')
  return kind === 'steps' && held.length <= MOST_HELD ? { ...state, held } : state
}
