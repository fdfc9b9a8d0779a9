import { z } from 'zod'
import type { StorageUse } from './storageQuota.ts'

/** The count of a member's storage. */
export interface StoredUse extends StorageUse {
  /** Whether the member's records say overQuota. */
  readonly isOver: boolean
}

const number = z.number().catch(0)
const storedSchema = z.object({ documents: number, bytes: number, isOver: z.boolean().catch(false) })

/** Reads a stored count; zero if there is none. */
export const storageUseOf = (stored: unknown): StoredUse => storedSchema.parse(stored ?? {})
