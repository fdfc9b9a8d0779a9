import { logMembersExport as definition } from '@outcome-studio/shared/callables/logMembersExport'
import { serveCallable } from '../callable/serveCallable.ts'
import { database } from '../database/database.ts'
import { logMembersAccess } from './membersLog.ts'
import { requireOrganizationAdmin } from './requireOrganizationAdmin.ts'

/** Logs that an admin exports the members that were listed. */
export const logMembersExport = serveCallable(
  definition,
  { memory: '256MiB', concurrency: 10, maxInstances: 5 },
  async ({ scope, members }, caller) => {
    requireOrganizationAdmin(caller, scope)
    await logMembersAccess(caller, { action: 'export', scope, members }, database(), new Date())
  },
)
