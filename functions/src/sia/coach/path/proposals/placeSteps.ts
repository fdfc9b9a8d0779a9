import type { CoachContext, Proposal, ProposedEdit } from '@outcome-studio/shared/domain/coach'
import { meaningOf } from '../../languageModel/remarksOnDraft.ts'
import type { Drafted } from './proposeDrafts.ts'

type StepEdit = Extract<ProposedEdit, { kind: 'addStep' }>

const isStep = (edit: ProposedEdit): edit is StepEdit => edit.kind === 'addStep'

/**
 * Puts drafted steps where they were told: after the steps that they follow in the message, of which some may be in the
 * study already, and before those that they precede.
 * @param start the step after which the first of them comes, null for the start of the study; undefined to leave it as it
 * is drafted
 */
export function placeSteps<Answer extends Drafted>(
  context: CoachContext,
  drafted: Answer,
  start?: string | null,
): Answer {
  const told = drafted.told.flatMap(({ edit, fate }) => (isStep(edit) ? [{ edit, fate }] : []))
  if (told.every(({ fate }) => fate === 'refused')) return drafted
  const places = new Map<string, string | null>()
  const [first] = told
  const anchor = told.find(({ fate }) => fate === 'repeated')
  const anchored = anchor === undefined ? null : existingStep(context, anchor.edit)
  const isBefore = anchored !== null && first?.fate !== 'repeated' && start === undefined
  let place = isBefore
    ? stepBefore(context, anchored)
    : start === undefined
      ? (first?.edit.afterStepId ?? null)
      : start
  for (const { edit, fate } of told) {
    if (fate === 'refused') continue
    if (fate === 'repeated') {
      place = existingStep(context, edit) ?? place
      continue
    }
    places.set(edit.stepId, place)
    place = edit.stepId
  }
  const placed = (edit: StepEdit): StepEdit => {
    const afterStepId = places.get(edit.stepId)
    return afterStepId === undefined ? edit : { ...edit, afterStepId }
  }
  return {
    ...drafted,
    proposals: drafted.proposals.map(
      (proposal): Proposal =>
        isStep(proposal.edit) ? { ...proposal, edit: placed(proposal.edit) } : proposal,
    ),
    told: withPlacesOfRefused(drafted.told, placed),
  }
}

/** A part that was refused belongs after the last step that was told before it. */
function withPlacesOfRefused(told: Drafted['told'], placed: (edit: StepEdit) => StepEdit): Drafted['told'] {
  let last: string | null | undefined
  return told.map((each) => {
    if (!isStep(each.edit)) return each
    const edit = placed(each.edit)
    if (each.fate === 'refused')
      return { ...each, edit: last === undefined ? edit : { ...edit, afterStepId: last } }
    last = edit.stepId
    return { ...each, edit }
  })
}

/** The id of a step of the study, or of one that waits for a decision, that says the same. */
function existingStep({ study, earlier }: CoachContext, { text }: StepEdit): string | null {
  const meaning = meaningOf(text)
  const known = [
    ...study.jobSteps.map(({ uuid, userInput }) => ({ uuid, text: userInput })),
    ...earlier.flatMap(({ proposal: { edit }, decision }) =>
      decision === null && isStep(edit) ? [{ uuid: edit.stepId, text: edit.text }] : [],
    ),
  ]
  return known.find((each) => meaningOf(each.text) === meaning)?.uuid ?? null
}

/** The step before one of the study; null if that is the first, or not in the study. */
function stepBefore({ study }: CoachContext, stepId: string): string | null {
  const at = study.jobSteps.findIndex(({ uuid }) => uuid === stepId)
  return study.jobSteps[at - 1]?.uuid ?? null
}
