import { MEMBER_DOMAINS_PATH } from '@outcome-studio/shared/domain/paths'
import type { Auth } from 'firebase-admin/auth'
import { FieldPath, type Firestore } from 'firebase-admin/firestore'
import { logSecurity } from '../../log/securityLog.ts'
import { deleteMemberData } from '../../members/deleteMemberData.ts'
import { memberDomains } from '../../members/memberDomains.ts'

/** The most accounts that getUsers looks up at once. */
const PAGE = 100

/**
 * Deletes the data of every person whom the database lists and who has no account. Safe to repeat.
 * @param endServices ends a person's membership and their registrations at Zoom; if it fails, their data stays until
 *   the next run
 */
export async function deleteDataWithoutAccount(
  auth: Pick<Auth, 'getUsers'>,
  firestore: Firestore,
  endServices: (uid: string) => Promise<void>,
): Promise<void> {
  const all = firestore.collection(MEMBER_DOMAINS_PATH).orderBy(FieldPath.documentId()).select().limit(PAGE)
  let page = await all.get()
  for (let last = page.docs.at(-1); last !== undefined; last = page.docs.at(-1)) {
    const uids = page.docs.map(({ id }) => id)
    const { users } = await auth.getUsers(uids.map((uid) => ({ uid })))
    const existing = new Set(users.map(({ uid }) => uid))
    for (const uid of uids.filter((each) => !existing.has(each))) {
      if (!(await succeeds(endServices(uid)))) continue
      await deleteMemberData(uid, await memberDomains(uid, null, firestore), firestore)
      logSecurity({ event: 'account-deleted', uid })
    }
    page = await all.startAfter(last.id).get()
  }
}

/** The failure has been logged. */
const succeeds = (work: Promise<void>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  )
