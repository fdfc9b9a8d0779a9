import type { SiaMessageId } from '@outcome-studio/shared/domain/coach'
import { siaMessageId } from '@outcome-studio/shared/domain/coach'

const KEY = 'message'

/** The query of an address that shows one message of a session, next to what the query has already. */
export function messageSearch(search: string, id: SiaMessageId): string {
  const parameters = new URLSearchParams(search)
  parameters.set(KEY, id)
  return `?${parameters}`
}

/** The message that the query of an address names; null for none. */
export function readMessageSearch(search: string): SiaMessageId | null {
  const id = new URLSearchParams(search).get(KEY)
  return id ? siaMessageId(id) : null
}
