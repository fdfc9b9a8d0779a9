import { groupPath, organizationGroupId } from '@outcome-studio/shared/domain/paths'
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore'
import { parseGroup, type StoredGroup } from '../../members/groups/Group.ts'
import { takenSeats } from '../../members/groups/groupSeats.ts'

/** A domain's group membership as a transaction found it. */
export interface GroupState {
  readonly stored: StoredGroup
  /** Its document; null for none. */
  readonly raw: Readonly<Record<string, unknown>> | null
  /** Seats that have a member. */
  readonly used: number
  /** Those, and the ones that are reserved by invitations. */
  readonly taken: number
}

/** A transaction, or the database itself. */
interface Reader {
  getAll(...documents: DocumentReference[]): Promise<DocumentSnapshot[]>
}

/** Reads a domain's group membership. */
export async function readGroupState(
  domain: string,
  firestore: Firestore,
  reader: Reader,
  now: Date,
): Promise<GroupState> {
  const [document] = await reader.getAll(firestore.doc(groupPath(organizationGroupId(domain))))
  const raw = document?.data()
  const stored = parseGroup(raw)
  const group = stored.kind === 'group' ? stored.group : null
  return {
    stored,
    raw: raw ?? null,
    used: group?.used ?? 0,
    taken: group === null ? 0 : takenSeats(group, now),
  }
}
