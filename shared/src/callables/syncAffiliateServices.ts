import { defineCallable, NOTHING, SMALL_REQUEST } from './defineCallable.ts'

/** Sends the caller's complete profile to the affiliate service once. Safe to repeat. */
export const syncAffiliateServices = defineCallable({
  name: 'syncAffiliateServices',
  access: 'signedIn',
  input: NOTHING,
  output: NOTHING,
  seconds: 30,
  callsPerMinute: 10,
  maxBytes: SMALL_REQUEST,
})
