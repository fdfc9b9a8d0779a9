import { memberCallable } from '../callable/memberCallable.ts'
import { database } from '../database/database.ts'
import { requireFreshSignIn } from '../guards/requireFreshSignIn.ts'
import { deleteMemberData } from './deleteMemberData.ts'
import { deleteSignIn } from './deleteSignIn.ts'

/**
 * Deletes the caller's account with everything in it; takes no input and answers nothing. The sign-in goes only when
 * the data is gone, so that whoever was interrupted can call again.
 * Fails with unauthenticated, failed-precondition (cen/fresh-sign-in-required) and resource-exhausted.
 */
export const deleteMyAccount = memberCallable(
  { timeoutSeconds: 300, callsPerMinute: 10 },
  async (caller, request) => {
    requireFreshSignIn(request, new Date())
    const firestore = await database()
    await deleteMemberData(caller, firestore)
    await deleteSignIn(caller.uid)
    // Another tab may have saved something until its sign-in ended.
    await deleteMemberData(caller, firestore)
  },
)
