/** What a group of functions runs as, with the least rights that its members need. */
export interface ServiceAccount {
  /** What the functions do, as shown in the console. */
  readonly purpose: string
  /** Names under which the functions are deployed. */
  readonly functions: readonly string[]
  /** Predefined roles in the project. Writing to the log needs none. */
  readonly roles: readonly string[]
  /** Permissions to change sign-ins, which no predefined role has without those to change their configuration. */
  readonly permissions: readonly string[]
  /** Secrets that the functions declare. */
  readonly secrets: readonly string[]
}

/** Reads and writes documents. */
const DOCUMENTS = 'roles/datastore.user'
/** Reads documents alone. */
const READING = 'roles/datastore.viewer'
/** Reads sign-ins, which every callable does to check the session. */
const SIGN_INS = 'roles/firebaseauth.viewer'
/** Receives events of the database, and passes them on to the function. Schedules get the latter at the deployment. */
const TRIGGERS = ['roles/eventarc.eventReceiver', 'roles/run.invoker']

/** Sets claims, and revokes sessions. */
const UPDATE = 'firebaseauth.users.update'
const DELETE = 'firebaseauth.users.delete'
/** Creates the link of a mail that confirms an address. */
const CONFIRM = 'firebaseauth.users.sendEmail'

/**
 * The service accounts of the functions, by id. Each function belongs to one, together with others that need the same
 * secrets and rights. Functions that everybody can call without signing in do not share an account with others, unless
 * the request is signed.
 */
export const SERVICE_ACCOUNTS: Readonly<Record<string, ServiceAccount>> = {
  'studio-members': {
    purpose: 'Calls of members that need no other service',
    functions: [
      'changeCalendarAddress',
      'changeSeats',
      'exportTriangularisDoc',
      'listMembers',
      'listSeats',
      'logMembersExport',
      'previewLines',
      'readCalendarAddress',
      'sendEventMessage',
      'summarizeFeatureViews',
      'summarizeOrganization',
      'takeSeat',
      'upgradeTriangularisDoc',
    ],
    roles: [DOCUMENTS, SIGN_INS],
    permissions: [],
    secrets: [],
  },
  'studio-sessions': {
    purpose: 'Sessions and confirmed addresses',
    functions: ['resendConfirmation', 'signOutEverywhere'],
    roles: [DOCUMENTS, SIGN_INS],
    permissions: [CONFIRM, UPDATE],
    secrets: [],
  },
  'studio-accounts': {
    purpose: 'First sign-in and deletion of accounts',
    functions: ['deleteMyAccount', 'deleteOrphanedData', 'runSSOMigrationSync'],
    roles: [DOCUMENTS, SIGN_INS],
    permissions: [DELETE, UPDATE],
    secrets: ['STRIPE_API_KEY', 'TRIAL_KEY', 'ZOOM_CLIENT_SECRET'],
  },
  'studio-affiliate': {
    purpose: 'Profiles for the affiliate service',
    functions: ['syncAffiliateServices'],
    roles: [DOCUMENTS, SIGN_INS],
    permissions: [],
    secrets: ['AFFILIATE_KEY'],
  },
  'studio-payments': {
    purpose: 'Payments and memberships',
    functions: [
      'changeSeatCount',
      'createCheckoutSession',
      'ext-firestore-stripe-payments-createPortalLink',
      'ext-firestore-stripe-payments-handleWebhookEvents',
      'reconcilePayments',
      'requestPlanChange',
    ],
    roles: [DOCUMENTS, SIGN_INS, ...TRIGGERS],
    permissions: [UPDATE],
    secrets: ['STRIPE_API_KEY', 'STRIPE_WEBHOOK_SECRET'],
  },
  'studio-events': {
    purpose: 'Registrations for live events, and mails about them',
    functions: [
      'decideRegistrants',
      'deliverEventMessage',
      'deliverEventMessagesBySchedule',
      'followEventPlaces',
      'followPlacesBySchedule',
      'previewEventMail',
      'registerForEvent',
      'syncZoomBySchedule',
      'zoomWebhook',
    ],
    roles: [DOCUMENTS, SIGN_INS, ...TRIGGERS],
    permissions: [],
    secrets: ['SMTP_URL', 'UNSUBSCRIBE_KEY', 'ZOOM_CLIENT_SECRET', 'ZOOM_WEBHOOK_SECRET'],
  },
  'studio-event-admin': {
    purpose: 'Calls of tools admins that read and change events at Zoom',
    functions: ['changeEvent', 'countRegistrants', 'fetchLiveEventRegistrants', 'syncZoom'],
    roles: [DOCUMENTS, SIGN_INS],
    permissions: [],
    secrets: ['ZOOM_CLIENT_SECRET'],
  },
  'studio-mail': {
    purpose: 'Mails that need no other service',
    functions: ['announceEventChange', 'resendPersonMails', 'sendEventReminders', 'sendPersonMails'],
    roles: [DOCUMENTS, SIGN_INS, ...TRIGGERS],
    permissions: [],
    secrets: ['SMTP_URL', 'UNSUBSCRIBE_KEY'],
  },
  'studio-unsubscribe': {
    purpose: 'The link of mails that unsubscribes',
    functions: ['unsubscribe'],
    roles: [DOCUMENTS],
    permissions: [],
    secrets: ['UNSUBSCRIBE_KEY'],
  },
  'studio-calendar': {
    purpose: 'Addresses for calendar programs',
    functions: ['calendarFeed'],
    roles: ['roles/datastore.viewer', SIGN_INS],
    permissions: [],
    secrets: [],
  },
  'studio-model': {
    purpose: 'The judge and the coach, and the page about their language model',
    functions: ['readModelStatus', 'runOutcomeAutomation', 'siaChat', 'testModel'],
    roles: [DOCUMENTS, SIGN_INS],
    permissions: [],
    secrets: ['JUDGE_KEY'],
  },
  'studio-upkeep': {
    purpose: 'Counts, listings and the log, after changes of documents',
    functions: [
      'countDeletedSiaMessage',
      'countSiaMessage',
      'countStorage',
      'listEvent',
      'logRulesChange',
      'tidyVersions',
    ],
    roles: [DOCUMENTS, ...TRIGGERS],
    permissions: [],
    secrets: [],
  },
  'studio-public-events': {
    purpose: 'Pages of published events, which everybody may open',
    functions: ['publicEvent'],
    roles: [READING],
    permissions: [],
    secrets: [],
  },
  'studio-reports': {
    purpose: 'Reports of browsers, which are only logged',
    functions: ['reports'],
    roles: [],
    permissions: [],
    secrets: [],
  },
}
