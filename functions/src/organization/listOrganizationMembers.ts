import { listOrganizationMembers as definition } from '@outcome-studio/shared/callables/listOrganizationMembers'
import { HttpsError } from 'firebase-functions/v2/https'
import { serveCallable } from '../callable/serveCallable.ts'
import { database } from '../database/database.ts'
import { isPublicMail } from '../members/isPublicMail.ts'
import { readOrganization } from './readOrganization.ts'

/** Lists the members of the caller's organization. Only its admins are admitted. */
export const listOrganizationMembers = serveCallable(
  definition,
  { memory: '512MiB', concurrency: 10, maxInstances: 5 },
  async (_input, caller) => {
    // Anyone can sign up with an address of the domain, but only its owner can confirm it.
    if (caller.token.email_verified !== true || isPublicMail(caller.domain)) {
      throw new HttpsError(
        'permission-denied',
        'This is for admins with a confirmed address of their organization.',
      )
    }
    return readOrganization(caller, database(), new Date())
  },
)
