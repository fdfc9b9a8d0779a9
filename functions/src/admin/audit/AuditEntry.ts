/** Whom or what a change is about. Nothing personal beyond address and uid is logged. */
export type AuditTarget = { readonly email: string; readonly uid: string } | { readonly domain: string }

/** One change by an operator, at system/audit/entries. */
export interface AuditEntry {
  /** ISO 8601. */
  readonly at: string
  readonly operator: string
  readonly action: string
  readonly target: AuditTarget
  /** The value before the change; null for none. */
  readonly before: unknown
  readonly after: unknown
  /** A claim cannot change in one transaction with its entry, which is therefore written before. */
  readonly state: 'requested' | 'done'
}
