import { createTakenMeanings } from '../model/takenMeanings.ts'
import type { Proposal, ProposedEdit } from '../proposals/Proposal.ts'
import type { CoachContext, CoachTurn } from './CoachTurn.ts'
import { interruptionReply } from './interruptions.ts'
import { answerParts, plainDraft, statementDraft } from './memberDrafts.ts'
import { proposeEdit } from './proposeEdit.ts'
import { type CoachPlace, nextPlace, openQuestion, questionText, readState, writeState } from './questions.ts'

/**
 * The built-in coach's answer to the member's last message. It follows a fixed path and rewords what the member said.
 * @param state of the answer before; without one the coach goes on from the study
 */
export function coachReply(context: CoachContext, state: string): CoachTurn {
  const { study, said } = context
  const place = openQuestion(study, readState(state))
  const answer = (said.at(-1) ?? '').trim().slice(0, 4_000)
  const interruption = interruptionReply(answer, place, study)
  if (interruption !== null) return turnAt(context, interruption.place, interruption.text, [])
  const { proposals, problem } = draftAnswer(context, place, answer)
  if (proposals.length === 0) {
    const why = problem ?? 'I could not make a valid text of that yet.'
    return turnAt(context, place, `${why} Could you say it in other words, one thing at a time?`, [])
  }
  const intro =
    proposals.length === 1 ? 'Here is a draft in your words.' : 'Here are drafts, each in your words.'
  if (place.stepId !== '') return turnAt(context, nextPlace(study, place), intro, proposals)
  const next = `${intro} Accept or edit what fits, then write “next”.`
  return { text: next, choices: ['Next'], proposals, state: writeState(place) }
}

function turnAt(
  { study }: CoachContext,
  place: CoachPlace,
  text: string,
  proposals: readonly Proposal[],
): CoachTurn {
  const parts = [text, questionText(study, place)].filter((part) => part !== '')
  return { text: parts.join('\n\n'), choices: ['Skip', 'Why?'], proposals, state: writeState(place) }
}

function draftAnswer(context: CoachContext, place: CoachPlace, answer: string) {
  const taken = createTakenMeanings(context)
  const proposals: Proposal[] = []
  let problem: string | null = null
  let afterStepId = context.study.jobSteps.at(-1)?.uuid ?? null
  const isOne = place.question === 'executor' || place.question === 'job'
  const parts = answerParts(answer, place.question)
  for (const part of isOne ? parts.slice(0, 1) : parts) {
    const edit = editOf(context, place, part, afterStepId)
    const result = proposeEdit(context, edit)
    if (typeof result === 'string') problem ??= result
    else if (taken.has(result.edit)) problem ??= 'That was proposed or is in the study already.'
    else {
      taken.add(result.edit)
      proposals.push(result)
      if (result.edit.kind === 'addStep') afterStepId = result.edit.stepId
    }
  }
  return { proposals, problem }
}

function editOf(
  { study, newId }: CoachContext,
  { question, stepId }: CoachPlace,
  part: string,
  afterStepId: string | null,
): ProposedEdit {
  if (question === 'executor')
    return { kind: 'setExecutor', before: study.jtbd.executor, after: plainDraft(part) }
  if (question === 'job') return { kind: 'setJob', before: study.jtbd.userInput, after: plainDraft(part) }
  if (stepId !== '')
    return { kind: 'addStatement', statementId: newId(), stepId, text: statementDraft(part, question) }
  return { kind: 'addStep', stepId: newId(), afterStepId, text: plainDraft(part), category: null }
}
