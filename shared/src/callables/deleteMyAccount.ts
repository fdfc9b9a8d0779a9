import { defineCallable, NOTHING, SMALL_REQUEST } from './defineCallable.ts'

/**
 * Deletes the caller's account with everything in it. Safe to repeat after a lost answer.
 * Fails with failed-precondition (cen/fresh-sign-in-required).
 */
export const deleteMyAccount = defineCallable({
  name: 'deleteMyAccount',
  access: 'signedIn',
  input: NOTHING,
  output: NOTHING,
  // Enough for the largest account.
  seconds: 300,
  callsPerMinute: 10,
  maxBytes: SMALL_REQUEST,
})
