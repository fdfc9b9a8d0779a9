import { defineSecret, defineString } from 'firebase-functions/params'

/** Signs the links that unsubscribe. Functions that mail about events list it. */
export const UNSUBSCRIBE_KEY = defineSecret('UNSUBSCRIBE_KEY')

/** Where mails find the function `unsubscribe`. */
export const UNSUBSCRIBE_URL = defineString('UNSUBSCRIBE_URL', {
  default: '',
  description: 'Address of the function unsubscribe: https://…',
})
