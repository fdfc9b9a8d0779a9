import { describeError } from '@outcome-studio/shared/domain/errors'

/** Why a message could not be stored or answered. Each kind has another remedy for the member. */
export type FailureKind = 'offline' | 'tooMany' | 'signIn' | 'noAccess' | 'storageFull' | 'server'

const BY_CODE: Readonly<Record<string, FailureKind>> = {
  'cen/offline': 'offline',
  unavailable: 'offline',
  'network-request-failed': 'offline',
  'cen/sign-in-required': 'signIn',
  unauthenticated: 'signIn',
  'user-token-expired': 'signIn',
  'invalid-user-token': 'signIn',
  'resource-exhausted': 'tooMany',
  'permission-denied': 'noAccess',
  'cen/storage-full': 'storageFull',
}

/** Returns what kind of failure an error is. An unknown error counts as one of the server. */
export function failureOf(error: unknown): FailureKind {
  return BY_CODE[describeError(error).code ?? ''] ?? 'server'
}
