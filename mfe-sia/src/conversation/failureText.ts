import type { ShownAnswer, ShownMember } from '../core/ConversationSnapshot.ts'
import type { FailureKind } from '../core/failureOf.ts'

const NOT_STORED: Readonly<Record<FailureKind, string>> = {
  offline:
    'Not sent: you are offline. Your message stays on this device, and is sent once you are connected.',
  tooMany: 'Not sent: too many messages in a short time. Wait a moment, then try again.',
  signIn:
    'Not sent: your sign-in has expired. Sign in again, then try again. Your message stays on this device.',
  noAccess: 'Not sent: your account has no access to Sia at the moment. Your message stays on this device.',
  storageFull:
    'Not sent: your storage is full. Delete documents that you no longer need, then try again. Your message stays on this device.',
  server: 'Not sent: the server did not confirm your message. It stays on this device.',
}

const NOT_ANSWERED: Readonly<Record<FailureKind, string>> = {
  offline: 'You are offline. Your message is stored; try again when you are connected.',
  tooMany: 'Too many questions in a short time. Wait a moment, then try again.',
  signIn: 'Your sign-in has expired. Sign in again, then try again.',
  noAccess: 'Your account has no access to Sia at the moment.',
  storageFull:
    'Your storage is full. Delete documents that you no longer need, then try again. Your message is stored.',
  server: 'Something went wrong while Sia was answering. Your message is stored.',
}

/** Why a message of the member needs attention; null if it does not. */
export function memberProblem({ state, failure }: Pick<ShownMember, 'state' | 'failure'>): string | null {
  if (state === 'notStored') return NOT_STORED[failure ?? 'server']
  return state === 'unanswered' ? 'Sia has not answered this message.' : null
}

/** Why an answer is missing or incomplete; null if it is neither. */
export function answerProblem({ state, failure }: Pick<ShownAnswer, 'state' | 'failure'>): string | null {
  if (state === 'failed') return NOT_ANSWERED[failure ?? 'server']
  if (state === 'lost') return 'This answer was interrupted. What had arrived is kept.'
  return state === 'cut' ? 'This answer ended early. What had arrived is kept.' : null
}
