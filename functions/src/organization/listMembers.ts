import { listMembers as definition } from '@outcome-studio/shared/callables/listMembers'
import { serveCallable } from '../callable/serveCallable.ts'
import { accounts } from '../database/accounts.ts'
import { database } from '../database/database.ts'
import { logMembersAccess } from './membersLog.ts'
import { readMembers } from './readMembers.ts'
import { requireOrganizationAdmin } from './requireOrganizationAdmin.ts'

/** Lists a page of members for an admin, and logs it. */
export const listMembers = serveCallable(
  definition,
  { memory: '512MiB', concurrency: 10, maxInstances: 5 },
  async (query, caller) => {
    const { scope } = query
    requireOrganizationAdmin(caller, scope)
    const firestore = database()
    const now = new Date()
    const page = await readMembers(query, caller, { firestore, auth: accounts(), now })
    const members = page.members.length
    await logMembersAccess(caller, { action: 'list', scope, members }, firestore, now)
    return page
  },
)
