import type { StoredRules } from './StoredRules.ts'

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
