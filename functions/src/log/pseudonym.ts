import { createHash } from 'node:crypto'

/**
 * A short hash of an id. With an id, for example from a support request, its entries in the log can be found. The id
 * cannot be derived from an entry.
 */
export const pseudonym = (id: string): string => createHash('sha256').update(id).digest('hex').slice(0, 16)
