import { type CollectionPath, collectionPath, type DocumentPath, documentPath } from './DocumentPath.ts'

// The security rules name none of these paths, so only the server reads and writes them.

/** Collection of the lists of domains, one for each person. */
export const MEMBER_DOMAINS_PATH: CollectionPath = collectionPath('memberDomains')

/** Path of the list of domains under which a person has had data: { domains: string[] }. */
export const memberDomainsPath = (uid: string): DocumentPath => documentPath(MEMBER_DOMAINS_PATH, uid)

/**
 * Path of a trial that was granted: { trialExpiresAt }. It survives the deletion of the account.
 * @param key keyed hash of the person, without personal data
 */
export const grantedTrialPath = (key: string): DocumentPath => documentPath('grantedTrials', key)

/** Collection of the group memberships: see functions/src/members/groups/Group.ts. */
export const GROUPS_PATH: CollectionPath = collectionPath('groups')

export const groupPath = (id: string): DocumentPath => documentPath(GROUPS_PATH, id)

/** Id of the group membership that operators set for an organization. */
export const organizationGroupId = (domain: string): string => `domain-${domain}`

/** Id of the group membership that a member has bought. */
export const boughtGroupId = (uid: string): string => `member-${uid}`

/** Collection of the seats of all groups. A person has at most one. */
export const GROUP_SEATS_PATH: CollectionPath = collectionPath('groupSeats')

/** Path of a person's seat: { group, domain, email, by, takenAt }. */
export const groupSeatPath = (uid: string): DocumentPath => documentPath(GROUP_SEATS_PATH, uid)

/** Path of the invitations that a member sent on one day: { day, used }. */
export const memberInvitationUsagePath = (uid: string): DocumentPath =>
  documentPath(usagePath(uid), 'invitations', 'today')

/** Path of the invitations that all members sent on one day: { day, used }. */
export const TOTAL_INVITATION_USAGE_PATH: DocumentPath = documentPath('system', 'invitationUsage')

/** Collection of what operators changed, see functions/src/admin. */
export const AUDIT_PATH: CollectionPath = collectionPath('system', 'audit', 'entries')

/** Collection of who listed or exported members, see functions/src/organization/membersLog.ts. */
export const MEMBERS_LOG_PATH: CollectionPath = collectionPath('system', 'audit', 'members')

/** Path of a member's storage in total: { documents, bytes, isOver }. */
export const usagePath = (uid: string): DocumentPath => documentPath('usage', uid)

/** Path of a member's storage, one entry for each of their documents: { documents, bytes }. */
export const usageEntriesPath = (uid: string): CollectionPath => collectionPath(usagePath(uid), 'entries')

/** Path of a member's prompts to the judge on one day: { day, used }. */
export const memberJudgeUsagePath = (uid: string): DocumentPath =>
  documentPath(usagePath(uid), 'judge', 'today')

/** Path of all members' prompts to the judge on one day: { day, used }. */
export const TOTAL_JUDGE_USAGE_PATH: DocumentPath = documentPath('system', 'judgeUsage')

/** Path of the answers that the coach's language model gave a member on one day: { day, used }. */
export const memberSiaUsagePath = (uid: string): DocumentPath => documentPath(usagePath(uid), 'sia', 'today')

/** Path of the answers that the coach's language model gave all members on one day: { day, used }. */
export const TOTAL_SIA_USAGE_PATH: DocumentPath = documentPath('system', 'siaUsage')

/** Collection of how much the language model was used, one document for each day, see functions/src/judge/modelUse.ts. */
export const MODEL_USE_PATH: CollectionPath = collectionPath('system', 'modelUse', 'days')

/** What the server keeps about synchronizing the people who pay, one document for each of them: see CustomerState. */
export const PAYMENT_STATES_PATH: CollectionPath = collectionPath('payments')

export const paymentStatePath = (uid: string): DocumentPath => documentPath(PAYMENT_STATES_PATH, uid)

/** Path of what the server keeps about synchronizing the catalogue: { tickets, applied }. */
export const CATALOGUE_STATE_PATH: DocumentPath = documentPath('system', 'catalogue')

/** Path of the time to which the changes at the payment provider have been followed: { until }. */
export const RECONCILIATION_PATH: DocumentPath = documentPath('system', 'reconciliation')

/** Collection of what the server keeps about the members who registered for an event, one document for each. */
export const eventMembersPath = (eventId: string): CollectionPath =>
  collectionPath('events', eventId, 'members')

/** Path of what the server knows about the places of an event: see Places in functions/src/events/waitlist. */
export const eventPlacesPath = (eventId: string): DocumentPath => documentPath('events', eventId)

/** Collection of the addresses of calendar feeds. A member has at most one. */
export const CALENDAR_FEEDS_PATH: CollectionPath = collectionPath('calendarFeeds')

/** Path of a member's calendar address: { token, tokenHash, createdAt }. */
export const calendarFeedPath = (uid: string): DocumentPath => documentPath(CALENDAR_FEEDS_PATH, uid)

export const eventMemberPath = (eventId: string, uid: string): DocumentPath =>
  documentPath(eventMembersPath(eventId), uid)

/** Path of how far the search for data without an account came: { position }. */
export const ORPHANED_DATA_PATH: DocumentPath = documentPath('system', 'orphanedData')

/** Path of how far versions were thinned and compressed: see functions/src/storage/versions. */
export const TIDIED_VERSIONS_PATH: DocumentPath = documentPath('system', 'tidiedVersions')

/** Path of how far the members of an event were looked at for a reminder: { position, isDone }. */
export const eventReminderPath = (eventId: string, key: string): DocumentPath =>
  documentPath('events', eventId, 'reminders', key)

/** Path of the latest that is known of a Zoom event: { readAt, conferenceAt }, in milliseconds since 1970. */
export const zoomConferencePath = (zoomId: string): DocumentPath => documentPath('zoomConferences', zoomId)

/** Collection of the mails to people, one document for each: see functions/src/mail/ledger. */
export const MAIL_LEDGERS_PATH: CollectionPath = collectionPath('mailLedgers')

export const mailLedgerPath = (id: string): DocumentPath => documentPath(MAIL_LEDGERS_PATH, id)

/**
 * Path of an address that its mail server refuses: { refusedAt, expiresAt }, in milliseconds since 1970 and a Timestamp.
 * @param id its hash
 */
export const refusedAddressPath = (id: string): DocumentPath => documentPath('refusedAddresses', id)

/** Path of the cursor of the sync with Zoom: where it continues, and which process runs it. */
export const ZOOM_SYNC_PATH: DocumentPath = documentPath('system', 'zoomSync')
