import { readSiaMessage, type SiaMessage, type SiaMessageId } from '@outcome-studio/shared/domain/coach'
import type { CollectionReference, DocumentSnapshot } from 'firebase-admin/firestore'

/** The latest messages are read at once, whatever their branch; earlier ones of the branch one by one. */
const AT_ONCE = 200
/** Longest branch that is read. Of a longer one the coach does not know the beginning. */
const LONGEST = 400

/** Reads the messages from the first one to the given one, oldest first. */
export async function readBranch(
  messages: CollectionReference,
  last: SiaMessageId,
): Promise<readonly SiaMessage[]> {
  // The clock only decides what is read at once. The order is that of the parents.
  const { docs } = await messages.orderBy('createdAt', 'desc').limit(AT_ONCE).get()
  const latest = new Map(docs.map((each) => [each.id, each]))
  const branch: SiaMessage[] = []
  const seen = new Set<string>()
  let id: SiaMessageId | null = last
  while (id !== null && !seen.has(id) && branch.length < LONGEST) {
    seen.add(id)
    const stored: DocumentSnapshot = latest.get(id) ?? (await messages.doc(id).get())
    const message: SiaMessage | null = readSiaMessage(id, stored.data())
    if (message === null) break
    branch.unshift(message)
    id = message.parentId
  }
  return branch
}
