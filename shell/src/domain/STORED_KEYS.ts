import {
  CHOSEN_BILLING,
  CLOSED_CHECKLIST,
  CLOSED_PLAN_CHANGE,
  DEBUG_ANALYTICS,
  DELETED_ACCOUNT,
  DISCARDED_DRAFTS,
  FAILED_PAYMENT,
  FEATURE_OVERRIDE,
  FIREBASE_SIGN_IN,
  type KeyName,
  NEEDS_DRAFT,
  PENDING_CHECKOUT,
  PENDING_DELETION,
  PROCESSED_VERSION,
  PROFILE_DRAFT,
  RECORDED_VISIT,
  REDIRECT_SIGN_IN,
  RELOAD_REASONS,
  SIA_DRAFT,
  SIA_OUTBOX,
  SIGN_OUT_MARK,
  SIGNED_IN,
  SNAPSHOTS,
  STUDY_DRAFT,
  TABLE_VIEWS,
  UNSAVED_REJECTION,
} from '@outcome-studio/shared/storage'

/** One thing that is stored in the browser while the product is used. */
interface StoredKey extends KeyName {
  /** What it is for, as shown on the privacy screen. */
  readonly purpose: string
  /** How long it is stored, as shown on the privacy screen. */
  readonly lifetime: string
  /** Essential keys need no consent. All others are stored only with consent, and erased when it ends. */
  readonly isEssential: boolean
}

const UNTIL_TAB_CLOSES = 'Until you close the tab.'
const UNTIL_CLEARED = 'Until you clear the data of this site.'

/** Everything that is stored in the browser. Only the sign-in service sets cookies, and only once a user goes there. */
export const STORED_KEYS: readonly StoredKey[] = [
  {
    key: 'outcome_studio_identity_session',
    where: 'Cookie',
    purpose: 'Keeps you signed in at our sign-in service.',
    lifetime: 'Until you sign out or close the browser.',
    isEssential: true,
  },
  {
    key: 'outcome_studio_identity_form',
    where: 'Cookie',
    purpose: 'Protects the sign-in form against forgery.',
    lifetime: 'Until you close the browser.',
    isEssential: true,
  },
  {
    key: 'outcome_studio_identity_device',
    where: 'Cookie',
    purpose: "Recognizes this browser, so that somebody else's wrong passwords do not lock you out.",
    lifetime: 'Until you close the browser.',
    isEssential: true,
  },
  {
    key: 'auth-flow-*',
    where: 'Cookie',
    purpose: 'Lets a sign-in end only in the browser that began it, within an hour.',
    lifetime: 'An hour at most.',
    isEssential: true,
  },
  {
    ...FIREBASE_SIGN_IN,
    purpose: 'Keeps you signed in.',
    lifetime: 'Until you sign out.',
    isEssential: true,
  },
  {
    ...SNAPSHOTS,
    purpose:
      'Your name and lists and the documents you opened last, so that they are there at once and while you are offline.',
    lifetime: 'Until you sign out, somebody else signs in, or two weeks after your last visit.',
    isEssential: true,
  },
  {
    key: 'firebase:*',
    where: 'Local storage',
    purpose: 'Keeps you signed in where the browser has no IndexedDB.',
    lifetime: 'Until you sign out.',
    isEssential: true,
  },
  {
    key: 'firebase:*',
    where: 'Session storage',
    purpose: 'Remembers a sign-in that is under way, until you are back.',
    lifetime: UNTIL_TAB_CLOSES,
    isEssential: true,
  },
  {
    key: 'firebase-heartbeat-database',
    where: 'IndexedDB',
    purpose: 'Tells our servers which version of their software asks.',
    lifetime: UNTIL_CLEARED,
    isEssential: true,
  },
  {
    key: 'firebase-installations-database',
    where: 'IndexedDB',
    purpose: 'A number for this browser, with which it may ask whether this version is still safe to use.',
    lifetime: UNTIL_CLEARED,
    isEssential: true,
  },
  {
    key: 'firebase_remote_config',
    where: 'IndexedDB',
    purpose: 'The last answer to that question, for an hour.',
    lifetime: UNTIL_CLEARED,
    isEssential: true,
  },
  {
    key: 'firebase-app-check-database',
    where: 'IndexedDB',
    purpose:
      'Shows our servers that requests come from this page and not from a program, if they ask for it.',
    lifetime: UNTIL_CLEARED,
    isEssential: true,
  },
  {
    key: '_grecaptcha',
    where: 'Local storage',
    purpose: 'Helps to tell people from programs, if our servers ask for it.',
    lifetime: UNTIL_CLEARED,
    isEssential: true,
  },
  {
    ...REDIRECT_SIGN_IN,
    purpose: 'Where you were going when you had to sign in.',
    lifetime: 'Until you are signed in.',
    isEssential: true,
  },
  {
    ...SIGN_OUT_MARK,
    purpose: 'Signs you out in every tab at once.',
    lifetime: 'Until you sign in again.',
    isEssential: true,
  },
  {
    ...SIGNED_IN,
    purpose: 'Keeps the sign-in page from showing for a moment while you are signed in.',
    lifetime: 'Until you sign out.',
    isEssential: true,
  },
  {
    ...DISCARDED_DRAFTS,
    purpose: 'Deletes your unsaved changes in every tab, if you chose that when you signed out.',
    lifetime: 'Until you sign in again.',
    isEssential: true,
  },
  {
    ...PROFILE_DRAFT,
    purpose: 'What you typed into your profile and have not saved.',
    lifetime: 'Until you save it or close the tab.',
    isEssential: true,
  },
  {
    ...PENDING_DELETION,
    purpose: 'Goes on with deleting your account after you signed in again.',
    lifetime: 'Until you are back.',
    isEssential: true,
  },
  {
    ...DELETED_ACCOUNT,
    purpose: 'Tells you on the sign-in page that your account was deleted.',
    lifetime: 'Until you are told.',
    isEssential: true,
  },
  {
    ...PENDING_CHECKOUT,
    purpose: 'Tells you the result of your payment once you are back. It holds nothing about your card.',
    lifetime: 'Until the result is shown or you close the tab.',
    isEssential: true,
  },
  {
    ...FAILED_PAYMENT,
    purpose: 'Tells you once that a payment went through that had failed. It holds nothing about your card.',
    lifetime: 'Until you are told.',
    isEssential: true,
  },
  {
    ...CHOSEN_BILLING,
    purpose: 'Whether you were looking at yearly or monthly plans when you left for the payment page.',
    lifetime: 'Until you close the tab.',
    isEssential: true,
  },
  {
    ...CLOSED_PLAN_CHANGE,
    purpose: 'The note about a plan change that you closed, so that it is not shown again.',
    lifetime: UNTIL_CLEARED,
    isEssential: true,
  },
  {
    ...PROCESSED_VERSION,
    purpose: 'The update you were told of, to say it once.',
    lifetime: UNTIL_CLEARED,
    isEssential: true,
  },
  {
    ...STUDY_DRAFT,
    purpose: 'What you typed into a study and have not saved, so that it is not lost.',
    lifetime: 'Until you save or discard it.',
    isEssential: true,
  },
  {
    ...NEEDS_DRAFT,
    purpose: 'What you typed into a needs document and have not saved, so that it is not lost.',
    lifetime: 'Until you save or discard it.',
    isEssential: true,
  },
  {
    ...SIA_DRAFT,
    purpose: 'What you typed to Sia and have not sent, so that it is not lost.',
    lifetime: 'Until you send or delete it.',
    isEssential: true,
  },
  {
    ...SIA_OUTBOX,
    purpose: 'What you sent to Sia while the connection was down, so that it is not lost.',
    lifetime: 'Until it is sent or you close the tab.',
    isEssential: true,
  },
  {
    ...UNSAVED_REJECTION,
    purpose: 'That you rejected what is optional, until it is saved with your account.',
    lifetime: 'Until it is saved with your account.',
    isEssential: true,
  },
  {
    ...TABLE_VIEWS,
    purpose: 'Keeps the views of a study’s table that you saved, with their columns, filters and order.',
    lifetime: 'Until you delete the view, or clear the data of this site.',
    isEssential: true,
  },
  {
    ...CLOSED_CHECKLIST,
    purpose: 'That you closed the checklist of first steps, so that it does not open by itself again.',
    lifetime: UNTIL_CLEARED,
    isEssential: true,
  },
  {
    ...RELOAD_REASONS,
    purpose: 'Keeps the page from reloading more than once.',
    lifetime: UNTIL_TAB_CLOSES,
    isEssential: true,
  },
  {
    ...FEATURE_OVERRIDE,
    purpose: 'For admins and developers: which versions of parts of the product they try out.',
    lifetime: 'Until they switch it off.',
    isEssential: true,
  },
  {
    ...DEBUG_ANALYTICS,
    purpose: 'For developers: writes analytics on this machine.',
    lifetime: 'Until they remove it.',
    isEssential: true,
  },
  {
    ...RECORDED_VISIT,
    purpose: 'A random number that ties together the recordings of one visit.',
    lifetime: 'Until you close the tab or withdraw your consent.',
    isEssential: false,
  },
]
