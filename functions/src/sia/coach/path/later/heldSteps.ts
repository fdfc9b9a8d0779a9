import { uncapitalized } from '@outcome-studio/shared/domain/checker'
import type { CoachContext, CoachQuestion, CoachState, Proposal } from '@outcome-studio/shared/domain/coach'
import type { Language } from '../../language/Language.ts'
import { standardEnglish } from '../../messages/standardEnglish.ts'
import type { DraftedAnswer } from '../drafting/draftAnswer.ts'
import { draftFiled } from '../drafting/draftFiled.ts'
import { mergeDrafts, NO_DRAFTS } from '../drafting/mergeDrafts.ts'
import { passOn, type Step } from '../proposals/passOn.ts'
import { placeSteps } from '../proposals/placeSteps.ts'
import { quoted } from '../text/clarify.ts'
import { quotesOf } from '../text/quotesOf.ts'
import { remembered } from './leftWords.ts'
import { withLaterTroubles } from './troublesTold.ts'

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
  // A pronoun is of something in the same message.
  const drafts = held
    .split('\n')
    .filter((message) => /\p{L}/u.test(message))
    .map((message) => withVerbs(draftHeld(context, question, message, language), language))
  const all = mergeDrafts([NO_DRAFTS, ...drafts])
  const proposals = all.proposals.slice(0, AT_ONCE - shown)
  const rest = all.proposals
    .slice(proposals.length)
    .flatMap(({ edit }) => (edit.kind === 'addStep' ? [edit.text] : []))
  // Words that make no step stay open points, which the coach comes back to.
  const kept = remembered({ ...state, held: '' }, question, all, all.refused)
  const open =
    all.refused.length === 0
      ? ''
      : `Of the steps that you told me, I don’t get ${quoted(quotesOf(all.refused, context.said.join('\n')))} yet: it stays open.`
  if (proposals.length === 0)
    return { ...step, text: [step.text, open].filter((text) => text !== '').join('\n\n'), state: kept }
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
      ? passOn(context, { ...kept, held: rest.join(', ') }, step.text)
      : { ...step, state: { ...kept, held: rest.join(', ') } }
  return {
    ...step,
    ...next,
    text: [step.text, open, 'These steps you have told me already:']
      .filter((text) => text !== '')
      .join('\n\n'),
    drafted,
  }
}

/** Drafts what was told, in own words only where no draft is sure. */
function draftHeld(
  context: CoachContext,
  question: CoachQuestion,
  message: string,
  language: Language,
): DraftedAnswer {
  const text = standardEnglish(message, language)
  const sure = draftFiled(context, question, text, language)
  return sure.refused.length === 0 ? sure : draftFiled(context, question, text, language, true)
}

/** Own words that begin with no verb, or leave open what is meant, are no step: "cups on", "dress them". */
function withVerbs(drafted: DraftedAnswer, language: Language): DraftedAnswer {
  const isStep = (text: string): boolean => {
    const [, verb] = language.tokensOf(`to ${uncapitalized(text)}`)
    return verb?.tag !== undefined && verb.key === verb.base && !POINTING.test(text)
  }
  const parts = drafted.told.flatMap(({ part, edit, fate }) =>
    fate === 'proposed' && edit.kind === 'addStep' && !isStep(edit.text) ? [{ part, edit }] : [],
  )
  const isRefused = ({ edit }: Proposal) =>
    edit.kind === 'addStep' &&
    parts.some((each) => each.edit.kind === 'addStep' && each.edit.stepId === edit.stepId)
  return {
    ...drafted,
    proposals: drafted.proposals.filter((proposal) => !isRefused(proposal)),
    told: drafted.told.map((each) =>
      parts.some(({ edit }) => edit === each.edit) ? { ...each, fate: 'refused' } : each,
    ),
    refused: [...drafted.refused, ...parts.map(({ part }) => part)],
  }
}
const POINTING = /^\p{L}+ (?:it|them|that|this)(?: \p{L}+)?$/iu

/** Most characters of steps that are kept until they are asked about. */
const MOST_HELD = 1_500

/** The state that keeps steps or troubles which were told instead of the job. */
export function withHeld(
  state: CoachState,
  { kind, parts }: NonNullable<DraftedAnswer['later']>,
): CoachState {
  if (kind === 'outcomes') return withLaterTroubles(state, parts)
  const held = [state.held ?? '', parts.join('. ')].filter((each) => each !== '').join('\n')
  return held.length <= MOST_HELD ? { ...state, held } : state
}
