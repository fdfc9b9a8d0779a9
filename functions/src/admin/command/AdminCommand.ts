import type { Right } from '../Right.ts'

/** A parsed command. Addresses and domains are in lower case. */
export type AdminCommand =
  | { readonly kind: 'list' }
  | { readonly kind: 'grant' | 'revoke'; readonly right: Right; readonly email: string }
  | { readonly kind: 'groupSet'; readonly domain: string; readonly changes: GroupChanges }
  | { readonly kind: 'groupShow' | 'groupEnd'; readonly domain: string }
  | { readonly kind: 'groupInvite' | 'groupFree'; readonly domain: string; readonly email: string }
  | { readonly kind: 'memberShow' | 'paymentsSync'; readonly email: string }
  | { readonly kind: 'memberRestore'; readonly email: string; readonly source: RestoreSource }
  | { readonly kind: 'audit' | 'membersLog'; readonly limit: number }

/** From where a member is restored. */
export interface RestoreSource {
  /** Id of the database into which an export was imported. */
  readonly database: string
  /** Path of the file that `firebase auth:export` wrote; null if the account still exists. */
  readonly accounts: string | null
}

/** Parts of a group membership that are to be changed. */
export interface GroupChanges {
  readonly seats?: number
  /** ISO 8601 in UTC with milliseconds. */
  readonly endsAt?: string
  readonly contact?: string
}

/** Where a command acts, and who gives it. */
export interface AdminPlace {
  /** null for the local cloud. */
  readonly project: string | null
  /** Added to the standard ports of the local cloud. */
  readonly portOffset: number
  readonly operator: string
}
