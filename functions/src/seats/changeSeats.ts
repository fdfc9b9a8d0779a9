import { changeSeats as definition } from '@outcome-studio/shared/callables/changeSeats'
import { StudioError } from '@outcome-studio/shared/domain/errors'
import { memberInvitationUsagePath, TOTAL_INVITATION_USAGE_PATH } from '@outcome-studio/shared/domain/paths'
import { HttpsError } from 'firebase-functions/v2/https'
import { serveCallable } from '../callable/serveCallable.ts'
import { accounts } from '../database/accounts.ts'
import { openDailyQuota } from '../database/dailyQuota.ts'
import { database } from '../database/database.ts'
import { changeGroup, type SeatChange } from '../members/groups/changeGroup.ts'
import { managedGroups } from './managedGroups.ts'
import { readSeatGroups } from './readSeatGroups.ts'

/** Invitations of one day, so that nobody uses the product to mail strangers. */
const PER_DAY = { member: 100, total: 5_000 }

/** Changes who has the seats of a group. Only its owner or an admin of its organization may. */
export const changeSeats = serveCallable(
  definition,
  { memory: '512MiB', concurrency: 10, maxInstances: 5 },
  async ({ source, change }, caller) => {
    const services = { firestore: database(), auth: accounts(), now: () => new Date() }
    if (caller.token.email_verified !== true) throw new StudioError('cen/email-not-confirmed')
    const managed = await managedGroups(caller, services.firestore)
    const group = managed.find((each) => each.source === source)
    if (group === undefined) {
      throw new HttpsError(
        'permission-denied',
        'Only the person who manages the seats of the group can change them.',
      )
    }
    await reserve(caller.uid, invited(change))
    const mailed = await changeGroup(group.id, change, services.firestore, services.now(), group.contactName)
    return { groups: await readSeatGroups(caller, services), mailed }
  },
)

const invited = (change: SeatChange): number =>
  change.kind === 'invite' ? change.emails.length : change.kind === 'move' ? 1 : 0

async function reserve(uid: string, count: number): Promise<void> {
  if (count === 0) return
  const quota = openDailyQuota(
    { member: memberInvitationUsagePath(uid), total: TOTAL_INVITATION_USAGE_PATH, perDay: PER_DAY },
    database(),
    Date.now,
  )
  if ((await quota.reserve(count)) !== null) throw new StudioError('cen/too-many-invitations')
}
