/** Custom rules as their author wrote them, usable or not. */
export interface StoredRules {
  readonly json: string
  /** Counts saves from 1; 0 for rules that were stored without a revision. */
  readonly revision: number
  /** ISO 8601 in UTC; null if unknown. */
  readonly updatedAt: string | null
}

/** Custom rules from their document; null if there is none. Malformed rules are shown as they are. */
export function readStoredRules(fields: Readonly<Record<string, unknown>> | undefined): StoredRules | null {
  if (fields === undefined) return null
  const { json, revision, updatedAt, ...others } = fields
  return {
    json: typeof json === 'string' ? json : JSON.stringify(others, null, 2),
    revision: typeof revision === 'number' ? revision : 0,
    updatedAt: typeof updatedAt === 'string' ? updatedAt : null,
  }
}
