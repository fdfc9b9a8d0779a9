import { summarizeOrganization as definition } from '@outcome-studio/shared/callables/summarizeOrganization'
import { groupPath, memberPath, organizationGroupId } from '@outcome-studio/shared/domain/paths'
import { serveCallable } from '../callable/serveCallable.ts'
import { database } from '../database/database.ts'
import { parseGroup } from '../members/groups/Group.ts'
import { requireOrganizationAdmin } from './requireOrganizationAdmin.ts'

/** Counts the members and seats of the caller's organization. Only its admins are admitted. */
export const summarizeOrganization = serveCallable(
  definition,
  { memory: '256MiB', concurrency: 10, maxInstances: 5 },
  async (_input, caller) => {
    requireOrganizationAdmin(caller, 'organization')
    const { domain } = caller
    const firestore = database()
    const [count, stored] = await Promise.all([
      firestore.doc(memberPath(caller)).parent.count().get(),
      firestore.doc(groupPath(organizationGroupId(domain))).get(),
    ])
    const group = parseGroup(stored.data())
    return {
      domain,
      members: count.data().count,
      group:
        group.kind === 'group'
          ? { seats: group.group.seats, used: group.group.used, endsAt: group.group.endsAt }
          : null,
    }
  },
)
