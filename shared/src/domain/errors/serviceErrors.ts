import type { Recovery } from './catalogue.ts'

interface ServiceError {
  readonly message: string
  readonly recovery: Recovery
}

const WRONG_CODE: ServiceError = {
  message: 'This verification code is missing or not valid. Please request a new one.',
  recovery: 'none',
}

const SIGNED_OUT: ServiceError = {
  message: 'Your session has ended. Please sign in again.',
  recovery: 'sign-in',
}

const NOT_PROVEN: ServiceError = {
  message: 'Your sign-in could not be confirmed. Please sign in again.',
  recovery: 'sign-in',
}

/**
 * Messages for the codes of Auth, Firestore and Functions, without their "auth/" or "functions/" prefix
 * (docs/product.md §8). The texts of wrong-password and invalid-action-code are exact. The other texts, and the
 * codes from unauthenticated on, are our choice.
 */
export const SERVICE_ERRORS: ReadonlyMap<string, ServiceError> = new Map<string, ServiceError>([
  ['invalid-email', { message: 'This email address is not valid.', recovery: 'none' }],
  ['user-disabled', { message: 'This account has been disabled. Please contact support.', recovery: 'none' }],
  ['user-not-found', { message: 'We could not find an account with this email address.', recovery: 'none' }],
  [
    'email-already-in-use',
    { message: 'An account with this email address already exists.', recovery: 'none' },
  ],
  ['operation-not-allowed', { message: 'This way of signing in is not available.', recovery: 'none' }],
  ['weak-password', { message: 'This password is too weak. Please choose a longer one.', recovery: 'none' }],
  [
    'too-many-requests',
    { message: 'Too many attempts. Please wait a moment and try again.', recovery: 'retry' },
  ],
  ['invalid-user-token', SIGNED_OUT],
  ['user-token-expired', SIGNED_OUT],
  ['invalid-password', { message: 'This password is not valid.', recovery: 'none' }],
  ['wrong-password', { message: 'Invalid email or password', recovery: 'none' }],
  ['invalid-verification-code', WRONG_CODE],
  ['missing-verification-code', WRONG_CODE],
  ['invalid-verification-id', WRONG_CODE],
  ['missing-verification-id', WRONG_CODE],
  ['invalid-action-code', { message: 'Invalid or expired link.', recovery: 'none' }],
  ['expired-action-code', { message: 'This link has expired. Please request a new one.', recovery: 'none' }],
  ['permission-denied', { message: 'You do not have permission to do this.', recovery: 'none' }],
  [
    'unavailable',
    { message: 'The service cannot be reached. Please try again in a moment.', recovery: 'retry' },
  ],
  [
    'failed-precondition',
    { message: 'This cannot be done at the moment. Please reload and try again.', recovery: 'reload' },
  ],
  ['cancelled', { message: 'The action was cancelled before it finished.', recovery: 'retry' }],
  [
    'not-found',
    { message: 'We could not find what you asked for. It may have been deleted.', recovery: 'none' },
  ],
  ['deadline-exceeded', { message: 'This took too long. Please try again.', recovery: 'retry' }],
  [
    'resource-exhausted',
    { message: 'The service is busy. Please wait a moment and try again.', recovery: 'retry' },
  ],
  ['aborted', { message: 'Something else changed at the same time. Please try again.', recovery: 'retry' }],
  ['unauthenticated', { message: 'You must be signed in to perform this action.', recovery: 'sign-in' }],
  [
    'network-request-failed',
    {
      message: 'The server cannot be reached. Please check your connection and try again.',
      recovery: 'retry',
    },
  ],
  ['invalid-credential', NOT_PROVEN],
  ['missing-or-invalid-nonce', NOT_PROVEN],
  [
    'account-exists-with-different-credential',
    {
      message:
        'An account with this email address already exists. Please confirm that it is yours, then sign in again.',
      recovery: 'sign-in',
    },
  ],
  [
    'user-mismatch',
    { message: 'This is another account than the one you are signed in with.', recovery: 'none' },
  ],
])
