import { defineCallable, NOTHING, SMALL_REQUEST } from './defineCallable.ts'

/** Creates or completes the caller's record after sign-in. It may be called any number of times, also concurrently. */
export const runSSOMigrationSync = defineCallable({
  name: 'runSSOMigrationSync',
  access: 'signedIn',
  input: NOTHING,
  output: NOTHING,
  // The person waits for their record.
  seconds: 15,
  callsPerMinute: 20,
  maxBytes: SMALL_REQUEST,
})
