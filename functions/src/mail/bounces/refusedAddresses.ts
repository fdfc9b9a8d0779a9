import { createHash } from 'node:crypto'
import { type DocumentPath, refusedAddressPath } from '@outcome-studio/shared/domain/paths'
import { type Firestore, Timestamp } from 'firebase-admin/firestore'

/** Afterwards one mail is tried again, because mailboxes come back and mail servers are misconfigured. */
const BLOCKED_FOR = 30 * 86_400_000
/** Documents of one read. */
const PAGE = 300

/** The id does not reveal the address. Servers may treat capitals before the "@" as different, but none does. */
const pathOf = (email: string): DocumentPath =>
  refusedAddressPath(createHash('sha256').update(email.toLowerCase()).digest('hex'))

/**
 * Stores that a mail server refuses an address permanently. Other addresses of the same person are not affected.
 * Firestore deletes the document within days after `expiresAt` (firestore.indexes.json); readers compare the time.
 */
export async function noteRefusedAddress(email: string, firestore: Firestore, now: number): Promise<void> {
  await firestore
    .doc(pathOf(email))
    .set({ refusedAt: now, expiresAt: Timestamp.fromMillis(now + BLOCKED_FOR) })
}

/**
 * Of some addresses, those to which no mail is sent, because their mail server has refused them.
 * @param now milliseconds since 1970
 */
export async function refusedAddresses(
  emails: readonly string[],
  firestore: Firestore,
  now: number,
): Promise<ReadonlySet<string>> {
  const refused = new Set<string>()
  for (let at = 0; at < emails.length; at += PAGE) {
    const page = emails.slice(at, at + PAGE)
    const stored = await firestore.getAll(...page.map((email) => firestore.doc(pathOf(email))))
    for (const [index, email] of page.entries()) {
      const refusedAt: unknown = stored[index]?.get('refusedAt')
      if (typeof refusedAt === 'number' && now - refusedAt < BLOCKED_FOR) refused.add(email)
    }
  }
  return refused
}
