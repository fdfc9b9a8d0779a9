import { defineCallable, NOTHING, SMALL_REQUEST } from './defineCallable.ts'

/**
 * Mails the caller a link that confirms their email address. Does nothing if it is confirmed, or if a mail was sent in
 * the last minutes.
 */
export const resendConfirmation = defineCallable({
  name: 'resendConfirmation',
  access: 'signedIn',
  input: NOTHING,
  output: NOTHING,
  seconds: 30,
  callsPerMinute: 5,
  maxBytes: SMALL_REQUEST,
})
