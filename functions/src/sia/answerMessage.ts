import type { siaChat } from '@outcome-studio/shared/callables/siaChat'
import type { RuleSet } from '@outcome-studio/shared/domain/checker'
import { type MemberKey, messagesPath, sessionsPath } from '@outcome-studio/shared/domain/paths'
import type { DocumentReference, Firestore } from 'firebase-admin/firestore'
import { HttpsError } from 'firebase-functions/v2/https'
import type { DailyQuota } from '../database/dailyQuota.ts'
import { log } from '../log/log.ts'
import type { Clock } from '../network/Clock.ts'
import { countedUnits } from '../storage/countedUnits.ts'
import { updateUsage } from '../storage/updateUsage.ts'
import type { AnswerSource } from './answers/AnswerSource.ts'
import { readQuestion, type SiaQuestion } from './conversation/readQuestion.ts'
import { beginAnswer } from './growth/beginAnswer.ts'
import { growAnswer } from './growth/growAnswer.ts'

/** Milliseconds for one answer. The rest of the function's time is for what precedes and follows it. */
export const ANSWER_TIME = 45_000

type SiaAnswer = Extract<ReturnType<typeof siaChat.output.safeParse>, { success: true }>['data']

interface Answering {
  readonly firestore: Firestore
  readonly clock: Clock
  /** Rules for checking drafts. */
  readonly rules: RuleSet
  readonly answers: AnswerSource
  /** null if no language model is configured. */
  readonly quota: DailyQuota | null
  readonly client: Parameters<typeof growAnswer>[1]['client']
}

/**
 * Answers a message of the member, once for each answerId.
 * @throws HttpsError not-found if the message is not stored, or was deleted in the meantime
 */
export async function answerMessage(
  question: SiaQuestion,
  member: MemberKey,
  { firestore, clock, rules, answers, quota, client }: Answering,
): Promise<SiaAnswer> {
  const until = clock.now() + ANSWER_TIME
  const sessions = sessionsPath(member, question.studyUuid)
  if (sessions === null) throw new HttpsError('not-found', 'There is no conversation about this study.')
  const messages = firestore.collection(messagesPath(sessions, question.sessionId))
  const begun = await beginAnswer(messages, question, clock.now)
  const answer = begun.isNew
    ? await growAnswer(
        async (write, signal) =>
          await answers.answer(await readQuestion(messages, question, member, rules), write, signal),
        { answer: messages.doc(question.answerId), client, clock, until },
      )
    : begun.answer
  if (answer === null) throw new HttpsError('not-found', 'This conversation has been deleted.')
  if (begun.isNew) await countAnswer(messages.doc(question.answerId), member)
  return { status: answer.status, answer: { ...answer }, budget: await budgetOf(quota) }
}

/** Growing answers are not counted by a trigger. A count that fails does not fail the answer. */
async function countAnswer({ path, firestore }: DocumentReference, { uid }: MemberKey): Promise<void> {
  try {
    await updateUsage(uid, countedUnits(path, []), firestore)
  } catch (error) {
    log.caught('An answer of the coach could not be counted.', error)
  }
}

/** A budget that cannot be read does not fail the answer. */
async function budgetOf(quota: DailyQuota | null): Promise<SiaAnswer['budget']> {
  try {
    return (await quota?.budget()) ?? null
  } catch (error) {
    log.caught("The coach's budget could not be read.", error)
    return null
  }
}
