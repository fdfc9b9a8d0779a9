import { defineCallable, NOTHING, SMALL_REQUEST } from './defineCallable.ts'

/**
 * Ends all of the caller's sessions, the current one included: later calls with their tokens fail with unauthenticated
 * (cen/sign-in-required). Safe to repeat.
 */
export const signOutEverywhere = defineCallable({
  name: 'signOutEverywhere',
  access: 'signedIn',
  input: NOTHING,
  output: NOTHING,
  seconds: 30,
  callsPerMinute: 10,
  maxBytes: SMALL_REQUEST,
})
