/** Known access types; the record may hold another string, which counts as no access (specification, section 3). */
export const ACCESS_TYPES = ['NEVER_SUBSCRIBED', 'NONE', 'STANDARD'] as const
export type AccessType = (typeof ACCESS_TYPES)[number]

/** What a new member is invited to do, in the order it is shown (specification, section 3). */
export const CHECKLIST_ITEMS = [
  'goals_survey',
  'start_training',
  'introduce_in_community',
  'first_live_event',
] as const
export type ChecklistItem = (typeof CHECKLIST_ITEMS)[number]

/** The signed-in person's record, domains/{domain}/users/{uid}. Times are ISO 8601 strings, empty if absent. */
export interface Member {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly firstName: string
  readonly lastName: string
  readonly title: string
  readonly organization: string
  readonly photoUrl: string
  readonly isAdmin: boolean
  readonly createdAt: string
  readonly subscriptionExpiresAt: string
  readonly trialExpiresAt: string
  readonly accessType: AccessType
  readonly affSvcSynced: boolean
  readonly cookiePreferences: { readonly functionalInsights: boolean } | null
  readonly checklistProgress: readonly ChecklistItem[]
  readonly planChangeRequest?: {
    readonly createdAt: string
    readonly currentPlan: string
    readonly newPlan: string
    readonly requestExpiresAt: string
  }
  readonly globalConfig?: { readonly hasVCAccess: boolean }
}

/** What the signed-in person's token says, apart from the record. */
export interface Claims {
  /** Token claim liveEventsAdmin (specification, section 6). */
  readonly toolsAdmin: boolean
}
