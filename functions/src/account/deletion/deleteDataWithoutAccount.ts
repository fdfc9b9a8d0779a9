import { MEMBER_DOMAINS_PATH, ORPHANED_DATA_PATH } from '@outcome-studio/shared/domain/paths'
import type { Auth } from 'firebase-admin/auth'
import { FieldPath, type Firestore } from 'firebase-admin/firestore'
import { z } from 'zod'
import { logSecurity } from '../../log/securityLog.ts'
import { deleteMemberData } from '../../members/deleteMemberData.ts'
import { memberDomains } from '../../members/memberDomains.ts'

/** The most accounts that getUsers looks up at once. */
const PAGE = 100

const progressSchema = z.object({
  /** Uid of the last person of the last page; empty for a new pass. */
  position: z.string().catch(''),
})

/**
 * Deletes the data of every person whom the database lists and who has no account. A call continues after the page that
 * the last one ended with, and begins again when all were looked at. Safe to repeat.
 * @param endServices ends a person's membership and their registrations at Zoom; if it fails, their data stays until
 *   the next pass
 * @param hasTime whether another page may be begun
 */
export async function deleteDataWithoutAccount(
  auth: Pick<Auth, 'getUsers'>,
  firestore: Firestore,
  endServices: (uid: string) => Promise<void>,
  hasTime: () => boolean,
): Promise<void> {
  const progress = firestore.doc(ORPHANED_DATA_PATH)
  const { position } = progressSchema.parse((await progress.get()).data() ?? {})
  const all = firestore.collection(MEMBER_DOMAINS_PATH).orderBy(FieldPath.documentId()).select().limit(PAGE)
  let last = position
  while (hasTime()) {
    const page = await (last === '' ? all : all.startAfter(last)).get()
    const uids = page.docs.map(({ id }) => id)
    last = uids.at(-1) ?? ''
    if (last === '') break
    const { users } = await auth.getUsers(uids.map((uid) => ({ uid })))
    const existing = new Set(users.map(({ uid }) => uid))
    for (const uid of uids.filter((each) => !existing.has(each))) {
      if (!(await succeeds(endServices(uid)))) continue
      await deleteMemberData(uid, await memberDomains(uid, null, firestore), firestore)
      logSecurity({ event: 'account-deleted', uid })
    }
    await progress.set({ position: last })
  }
  if (last === '') await progress.delete()
}

/** The failure has been logged. */
const succeeds = (work: Promise<void>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  )
