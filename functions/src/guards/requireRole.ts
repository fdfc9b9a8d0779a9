import type { CallableAccess } from '@outcome-studio/shared/callables/defineCallable'
import { HttpsError } from 'firebase-functions/v2/https'
import { database } from '../database/database.ts'
import { requireAccess } from './requireAccess.ts'
import type { Caller } from './requireSignIn.ts'

/** @throws HttpsError permission-denied for a caller whom the callable does not admit */
export async function requireRole(access: CallableAccess, caller: Omit<Caller, 'token'>): Promise<void> {
  switch (access) {
    case 'signedIn':
      return
    case 'membership':
      return await requireAccess(caller, await database(), new Date())
    case 'toolsAdmin':
      if (!caller.toolsAdmin) throw new HttpsError('permission-denied', 'This is for tools admins only.')
  }
}
