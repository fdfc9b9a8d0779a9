import { createHash } from 'node:crypto'

/**
 * The same short name for the same id. Whoever knows an id, for example from a support request, finds its entries in the
 * log; nobody finds the id from an entry.
 */
export const pseudonym = (id: string): string => createHash('sha256').update(id).digest('hex').slice(0, 16)
