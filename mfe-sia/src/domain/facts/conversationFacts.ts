import {
  type CoachMessage,
  type Proposal,
  readCoachState,
  type SiaMessageId,
} from '@outcome-studio/shared/domain/coach'
import type { Study } from '@outcome-studio/shared/domain/study'
import { draftText } from '../proposals/draftText.ts'
import { planProposal } from '../proposals/planProposal.ts'
import { closedAlternatives, supersededProposals } from '../proposals/settledProposals.ts'

/** Something that was said in a conversation, as far as it is about the study. */
export interface ConversationFact {
  readonly key: string
  /** draft: waits for a decision; unclear: words that the coach could not place. */
  readonly about: 'executor' | 'job' | 'step' | 'draft' | 'unclear'
  readonly text: string
  /** The message that it came from; null if it was in the study before. */
  readonly source: SiaMessageId | null
}

type Answer = Pick<CoachMessage, 'id' | 'parentId' | 'proposals' | 'decisions' | 'state'>

/**
 * The executor, the job and the steps of a study with the messages they came from, then what is still open: drafts that
 * wait for a decision, and words that the coach could not place.
 * @param answers of the visible branch, oldest first
 */
export function conversationFacts(answers: readonly Answer[], study: Study): readonly ConversationFact[] {
  return [...established(answers, study), ...drafts(answers, study), ...unclear(answers)]
}

function established(answers: readonly Answer[], study: Study): readonly ConversationFact[] {
  const accepted = answers.flatMap((answer) =>
    answer.proposals
      .filter((proposal) => isDone(answer, proposal, study))
      .map(({ edit }) => ({ edit, source: answer.parentId })),
  )
  const sourceOf = (matches: (edit: Proposal['edit']) => boolean) =>
    accepted.findLast(({ edit }) => matches(edit))?.source ?? null
  const { executor, userInput } = study.jtbd
  const all: readonly ConversationFact[] = [
    {
      key: 'executor',
      about: 'executor',
      text: executor.trim(),
      source: sourceOf(({ kind }) => kind === 'setExecutor'),
    },
    { key: 'job', about: 'job', text: userInput.trim(), source: sourceOf(({ kind }) => kind === 'setJob') },
    ...study.jobSteps.map((step) => ({
      key: step.uuid,
      about: 'step' as const,
      text: step.userInput.trim(),
      source: sourceOf(
        (edit) => (edit.kind === 'addStep' || edit.kind === 'rewriteStep') && edit.stepId === step.uuid,
      ),
    })),
  ]
  return all.filter(({ text }) => text !== '')
}

function drafts(answers: readonly Answer[], study: Study): readonly ConversationFact[] {
  const superseded = supersededProposals(answers)
  return answers.flatMap((answer) => {
    const closed = closedAlternatives(answer.proposals, (proposal) => isDone(answer, proposal, study))
    return answer.proposals
      .filter(
        (proposal) =>
          answer.decisions[proposal.id] === undefined &&
          !superseded.get(answer.id)?.has(proposal.id) &&
          !closed.has(proposal.id) &&
          !isDone(answer, proposal, study),
      )
      .map((proposal) => ({
        key: `${answer.id} ${proposal.id}`,
        about: 'draft' as const,
        text: draftText(proposal, study.jobSteps),
        source: answer.id,
      }))
  })
}

/** Words are placed once the next answer drafts something. Those that the coach keeps as open points stay. */
function unclear(answers: readonly Answer[]): readonly ConversationFact[] {
  const kept = readCoachState(answers.at(-1)?.state ?? '')?.left ?? []
  const points = kept.map(({ words }) => ({
    key: `left ${words}`,
    about: 'unclear' as const,
    text: words,
    source:
      answers.find(({ state }) => readCoachState(state)?.left?.some((each) => each.words === words))
        ?.parentId ?? null,
  }))
  const isKept = new Set(points.map(({ text }) => text))
  const asked = answers.flatMap(({ id, parentId, state }, at) => {
    const text = readCoachState(state)?.unclear ?? ''
    const isPlaced = (answers[at + 1]?.proposals.length ?? 0) > 0
    return text === '' || isPlaced || isKept.has(text)
      ? []
      : [{ key: `${id} unclear`, about: 'unclear' as const, text, source: parentId }]
  })
  return [...asked, ...points]
}

function isDone({ decisions }: Answer, proposal: Proposal, study: Study): boolean {
  const decision = decisions[proposal.id]
  const text = decision?.kind === 'accepted' ? decision.text : undefined
  return planProposal(proposal, study, text).kind === 'done'
}
