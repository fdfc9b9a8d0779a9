import { domainPath, groupSeatCountPath } from '@outcome-studio/shared/domain/paths'
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore'
import { z } from 'zod'
import { parseGroup, type StoredGroup } from '../../members/groups/parseGroup.ts'

/** A domain's group membership as a transaction found it. */
export interface GroupState {
  readonly stored: StoredGroup
  /** The field `group` as it is stored; null for none. */
  readonly raw: unknown
  /** Seats that are taken. */
  readonly used: number
}

const countSchema = z.object({ used: z.int().min(0) })
const settingsSchema = z.object({ group: z.unknown() })

/** A transaction, or the database itself. */
interface Reader {
  getAll(...documents: DocumentReference[]): Promise<DocumentSnapshot[]>
}

/** Reads a domain's group membership. */
export async function readGroupState(
  domain: string,
  firestore: Firestore,
  reader: Reader,
): Promise<GroupState> {
  const reads = [domainPath(domain), groupSeatCountPath(domain)].map((path) => firestore.doc(path))
  const [settings, count] = await reader.getAll(...reads)
  return {
    stored: parseGroup(settings?.data()),
    raw: settingsSchema.safeParse(settings?.data()).data?.group ?? null,
    used: countSchema.safeParse(count?.data()).data?.used ?? 0,
  }
}
