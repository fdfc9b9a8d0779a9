/** What the member can do about an error: try again, reload the page, sign in, or nothing. */
export type Recovery = 'retry' | 'reload' | 'sign-in' | 'none'

interface CatalogueEntry {
  readonly message: string
  readonly recovery: Recovery
}

/**
 * The product errors. Messages that docs/product.md §8 lists are exact. The text of cen/internal-error and the codes
 * from cen/doc-id-empty on are our choice.
 */
export const ERROR_CATALOGUE = {
  'cen/no-subscription': {
    message:
      'You do not have an active membership. If you are in a trial period, please wait until it expires before subscribing.',
    recovery: 'none',
  },
  'cen/already-subscribed': {
    message: 'You already have an active membership.',
    recovery: 'none',
  },
  'cen/membership-on-hold': {
    message:
      'Your membership is on hold because a payment is missing. Please use Manage membership to update your card.',
    recovery: 'none',
  },
  'cen/doc-not-found': {
    message: 'Could not load the document. It may have been deleted or you may not have access to it.',
    recovery: 'none',
  },
  'cen/doc-loading-error': {
    message: 'An error occurred while loading the document. Please try again later.',
    recovery: 'retry',
  },
  'cen/doc-already-exists': {
    message: 'A document with this name already exists. Please choose a different name.',
    recovery: 'none',
  },
  'cen/zoom-unavailable': {
    message: 'Zoom cannot be reached at the moment. The events stay as they were. Please try again later.',
    recovery: 'retry',
  },
  'cen/internal-error': {
    message:
      'Something went wrong while we processed this. Please try again later, or contact support if it keeps happening.',
    recovery: 'retry',
  },
  'cen/sign-in-required': {
    message: 'You must be signed in to perform this action.',
    recovery: 'sign-in',
  },
  'cen/doc-id-too-long': {
    message: 'Document name must not exceed 128 characters.',
    recovery: 'none',
  },
  'cen/doc-id-contains-slash': {
    message: 'Document name cannot contain a forward slash (/).',
    recovery: 'none',
  },
  'cen/doc-id-contains-periods': {
    message: 'Document name cannot solely consist of a single period (.) or double periods (..).',
    recovery: 'none',
  },
  'cen/doc-id-contains-double-underscores': {
    message: 'Document name cannot start and end with double underscores.',
    recovery: 'none',
  },
  'cen/doc-id-empty': {
    message: 'Please give the document a name.',
    recovery: 'none',
  },
  'cen/doc-id-contains-control-characters': {
    message: 'Document name cannot contain line breaks or other control characters.',
    recovery: 'none',
  },
  'cen/doc-changed': {
    message: 'This document was changed elsewhere since you opened it. Please choose which version to keep.',
    recovery: 'none',
  },
  'cen/doc-too-large': {
    message: 'This document is too large to save. Please shorten it or move part of it to another document.',
    recovery: 'none',
  },
  'cen/survey-too-large': {
    message:
      'These answers are too large to store. Please leave out columns with long texts, or import fewer respondents.',
    recovery: 'none',
  },
  'cen/storage-full': {
    message:
      'Your storage is full, so nothing can be saved. Please delete documents that you no longer need and try again.',
    recovery: 'retry',
  },
  'cen/no-seat-free': {
    message: 'Not enough seats are free. Free a seat, withdraw an invitation or buy more seats first.',
    recovery: 'none',
  },
  'cen/seats-taken': {
    message: 'More seats are taken than that. Free seats or withdraw invitations first.',
    recovery: 'none',
  },
  'cen/no-group': {
    message: 'You have no group whose seats you can manage, or its membership has ended.',
    recovery: 'none',
  },
  'cen/too-many-invitations': {
    message: 'You have sent as many invitations as are possible in a day. Please try again tomorrow.',
    recovery: 'none',
  },
  'cen/group-not-open': {
    message:
      'Seats can be open to everyone only at a domain that belongs to your organization and at which your own address is confirmed.',
    recovery: 'none',
  },
  'cen/offline': {
    message: 'The server cannot be reached. Please check your connection and try again.',
    recovery: 'retry',
  },
  'cen/app-not-verified': {
    message:
      'We could not verify that this request comes from Outcome Studio. Please allow reCAPTCHA if your browser blocks it, and try again.',
    recovery: 'retry',
  },
  'cen/fresh-sign-in-required': {
    message: 'Please sign in again first: this needs a sign-in of the last five minutes.',
    recovery: 'sign-in',
  },
  'cen/email-not-confirmed': {
    message:
      'Please confirm your email address first, with the link that we sent you. Then sign in again and try again.',
    recovery: 'sign-in',
  },
  'cen/storage-blocked': {
    message:
      'Signing in needs to keep something in your browser, which is blocked or full for this site. Please allow it and try again.',
    recovery: 'retry',
  },
  'cen/sign-in-no-result': {
    message:
      'You came back without a result of the sign-in. Please try again. If this repeats, allow cookies and storage for this site, or use another browser.',
    recovery: 'sign-in',
  },
  'cen/too-many-messages': {
    message:
      'Many messages were sent in the last 24 hours, so this one was not. Please wait, or put what you have to say into one message.',
    recovery: 'none',
  },
  'cen/message-not-possible': {
    message:
      'The event has changed, so this message was not sent. Please check to whom it goes and try again.',
    recovery: 'none',
  },
  'cen/photo-unreadable': {
    message: 'This file is not a picture we can read. Please choose a PNG, JPEG or WebP file.',
    recovery: 'none',
  },
  'cen/photo-file-too-large': {
    message: 'This file is larger than 10 MB. Please choose a smaller picture.',
    recovery: 'none',
  },
  'cen/photo-too-large': {
    message: 'This picture stays too large even at a small size. Please choose another one.',
    recovery: 'none',
  },
  'cen/payment-unavailable': {
    message: 'The payment provider could not be reached. Nothing was charged. Please try again.',
    recovery: 'retry',
  },
  'cen/payment-declined': {
    message: 'Your payment did not go through. Please update your card, then try again.',
    recovery: 'none',
  },
  'cen/subscription-ending': {
    message: 'Your membership ends with the paid period. Please resume it first, then change the plan.',
    recovery: 'none',
  },
  'cen/plan-not-offered': {
    message: 'This plan is not offered at the moment. Please choose another one.',
    recovery: 'none',
  },
} as const satisfies Readonly<Record<string, CatalogueEntry>>

export type StudioErrorCode = keyof typeof ERROR_CATALOGUE

/** Whether a string is one of the product's own codes. */
export function isStudioErrorCode(code: unknown): code is StudioErrorCode {
  return typeof code === 'string' && Object.hasOwn(ERROR_CATALOGUE, code)
}
