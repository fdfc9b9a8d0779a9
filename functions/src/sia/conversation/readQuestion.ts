import { randomUUID } from 'node:crypto'
import type { siaChat } from '@outcome-studio/shared/callables/siaChat'
import type { RuleSet } from '@outcome-studio/shared/domain/checker'
import { type SiaMessage, siaMessageId } from '@outcome-studio/shared/domain/coach'
import { type MemberKey, siaStudiesPath } from '@outcome-studio/shared/domain/paths'
import type { CollectionReference } from 'firebase-admin/firestore'
import type { AnswerQuestion } from '../answers/AnswerSource.ts'
import { earlierProposals } from './earlierProposals.ts'
import { readBranch } from './readBranch.ts'

/** The parsed input of a call. */
export type SiaQuestion = Extract<ReturnType<typeof siaChat.input.safeParse>, { success: true }>['data']

/** Reads the conversation that the coach answers. Other branches of the session are left out. */
export async function readQuestion(
  messages: CollectionReference,
  { study, needs, messageId }: Pick<SiaQuestion, 'study' | 'needs' | 'messageId'>,
  member: MemberKey,
  rules: RuleSet,
): Promise<AnswerQuestion> {
  const branch = await readBranch(messages, siaMessageId(messageId))
  const said = branch.flatMap(({ role, text }) => (role === 'member' ? [text] : []))
  const context = {
    study,
    needs,
    said,
    earlier: earlierProposals(branch, study),
    isFirst: said.length <= 1 && !(await hasOtherSession(messages, member)),
    rules,
    newId: randomUUID,
  }
  const latest = branch.findLast((message) => message.role === 'coach' && message.state !== '')
  return {
    ...context,
    turns: branch
      .filter((message, at) => !isRefused(message) && !isRefused(branch[at + 1]))
      .map(({ role, text }) => ({ role, text })),
    state: latest?.role === 'coach' ? latest.state : '',
  }
}

/** Whether a message is the built-in coach's answer to one that the language model must not see. */
const isRefused = (message: SiaMessage | undefined): boolean =>
  message?.role === 'coach' && message.notice === 'refused'

/** Whether the member has a session with the coach besides the one of these messages. */
async function hasOtherSession(messages: CollectionReference, member: MemberKey): Promise<boolean> {
  const studies = await messages.firestore.collection(siaStudiesPath(member)).limit(2).get()
  if (studies.size > 1) return true
  const sessions = await messages.parent?.parent.limit(2).get()
  return (sessions?.size ?? 0) > 1
}
