import {
  askQuestion,
  type CoachContext,
  type CoachQuestion,
  type CoachState,
  nextCoachQuestion,
  type Proposal,
  proposedText,
  questionKey,
  readCoachState,
  startState,
  writeCoachState,
} from '@outcome-studio/shared/domain/coach'
import { understandMessage } from '../intents/understandMessage.ts'
import type { Language } from '../language/Language.ts'
import type { InterviewPlan, PlannedQuestion, RemovalQuestion } from '../languageModel/InterviewPlan.ts'
import { createShortIds, type ShortIds } from '../languageModel/shortIds.ts'
import type { ReadMessage } from '../messages/readMessage.ts'
import { coachReply } from '../path/coachReply.ts'
import { latestOf } from '../path/proposals/latestOf.ts'
import { passOn } from '../path/proposals/passOn.ts'
import { askedFor } from '../path/text/askedFor.ts'
import { askedChanges } from './askedChanges.ts'
import { isAskedFor } from './isAskedFor.ts'

/** Open questions that a model gets. */
const MAX_OPEN = 6
const MAX_ASKED = 30
const MAX_READ = 4_000

/**
 * Plans the interview by the path of the built-in coach (docs/method.md §7), which can go on from each state of it.
 * @param stored state of the previous answer; without a valid one the plan starts from the study
 */
export function planInterview(context: CoachContext, stored: string, language: Language): InterviewPlan {
  const state = readCoachState(stored) ?? startState(context)
  const changes = askedChanges(context, state, (context.said.at(-1) ?? '').slice(0, MAX_READ), language)
  // The message has answered which item is to be changed, or nothing asks for it any more.
  const { changing, moving, ...before } = state
  const read = changes.rest === null ? null : readLast(context, before.open, changes.rest, language)
  // "Remove step 4. Thanks!" answers nothing.
  const isAside = changes.edits.length > 0 && read?.kind !== 'answer'
  const after = read === null || isAside ? before : stateBehind(context, before, stored, read, language)
  const ids = createShortIds(context.study)
  const planned = (question: CoachQuestion): PlannedQuestion => {
    const { text, choices } = askQuestion(question, context.study)
    return { kind: question.kind, id: shortKey(question, ids), text, choices }
  }
  const questions = openQuestions(context, after)
  return {
    message: read?.kind ?? 'correction',
    repliedTo: planned(before.open),
    open: questions.map(planned),
    asked: after.passed.slice(-MAX_ASKED).map((key) => withShortIds(key, ids)),
    changes: changes.edits,
    isAskedFor: (edit) => isAskedFor(edit, changes.edits, context.study),
    removalQuestion: (askedId) => removalQuestion(askedId, ids),
    stateAfter: (proposals, askedId) => {
      const left = questions.filter((question) => !isProposed(question, proposals))
      const asked = questions.find((question) => shortKey(question, ids) === askedId) ?? left[0]
      const removed = removalQuestion(askedId ?? '', ids)
      return writeCoachState({
        ...after,
        ...latestOf(proposals),
        ...(removed && { changing: { kind: 'remove', ids: [removed.id], to: '' } }),
        open: asked ?? { kind: 'menu' },
      })
    },
  }
}

function readLast(
  { study, earlier }: CoachContext,
  open: CoachQuestion,
  said: string,
  language: Language,
): ReadMessage {
  const drafts = earlier.flatMap(({ proposal, decision }) =>
    decision === null ? [proposedText(proposal)] : [],
  )
  const known = { executor: study.jtbd.executor, job: study.jtbd.userInput, drafts }
  return understandMessage(said, known, askedFor(open), language)
}

/** Where the path is after the member's message. A question is open until it was replied to. */
function stateBehind(
  context: CoachContext,
  state: CoachState,
  stored: string,
  { kind, intent, rest }: ReadMessage,
  language: Language,
): CoachState {
  // "I don't know" leaves the question open once, for an example or a smaller one.
  if (kind === 'dontKnow' && rest === '' && state.misses === 0) return { ...state, misses: 1 }
  const isReply = kind === 'answer' || kind === 'confirm' || kind === 'dontKnow' || intent.kind === 'skip'
  if (isReply) return passOn(context, state, '').state
  if (kind !== 'command') return state
  return readCoachState(coachReply(context, stored, language).turn.state) ?? state
}

/** The next questions of the path, without those that a card waits for. */
function openQuestions(context: CoachContext, state: CoachState): readonly CoachQuestion[] {
  const waiting = context.earlier.flatMap(({ proposal, decision }) => (decision === null ? [proposal] : []))
  const passed = [...state.passed]
  const questions: CoachQuestion[] = []
  for (
    let next = passed.includes(questionKey(state.open)) ? nextCoachQuestion(context, passed) : state.open;
    questions.length < MAX_OPEN && !passed.includes(questionKey(next));
    next = nextCoachQuestion(context, passed)
  ) {
    if (next.kind === 'menu' || next.kind === 'waiting' || next.kind === 'end') break
    if (!isProposed(next, waiting) && !isGone(next, context)) questions.push(next)
    passed.push(questionKey(next))
  }
  return questions
}

/** Whether cards answer the question already. */
function isProposed(question: CoachQuestion, proposals: readonly Proposal[]): boolean {
  if (question.kind === 'executor') return proposals.some(({ edit }) => edit.kind === 'setExecutor')
  if (question.kind === 'job') return proposals.some(({ edit }) => edit.kind === 'setJob')
  return false
}

const isGone = (question: CoachQuestion, { study }: CoachContext): boolean =>
  question.kind === 'outcomes' && !study.jobSteps.some(({ uuid }) => uuid === question.stepId)

const shortKey = (question: CoachQuestion, ids: ShortIds): string => withShortIds(questionKey(question), ids)

const withShortIds = (key: string, ids: ShortIds): string =>
  key
    .split(' ')
    .map((word) => ids.of(word) ?? word)
    .join(' ')

const REMOVAL = /^remove (s[\d.]{1,12})$/

/** Reads the id of a question whether to remove an item, for example "remove s1.2"; null for any other id. */
function removalQuestion(askedId: string, ids: ShortIds): RemovalQuestion | null {
  const shortId = REMOVAL.exec(askedId)?.[1] ?? ''
  const item = ids.step(shortId) ?? ids.statement(shortId)
  return item === undefined ? null : { id: item.uuid, text: item.userInput.trim() }
}
