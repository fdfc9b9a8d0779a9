import { deleteMyAccount as definition } from '@outcome-studio/shared/callables/deleteMyAccount'
import { serveCallable } from '../callable/serveCallable.ts'
import { database } from '../database/database.ts'
import { requireFreshSignIn } from '../guards/requireFreshSignIn.ts'
import { deleteMemberData } from './deleteMemberData.ts'
import { deleteSignIn } from './deleteSignIn.ts'

/** Deletes the data first and the sign-in last, so that an interrupted caller can call again. */
export const deleteMyAccount = serveCallable(definition, async (_input, caller) => {
  requireFreshSignIn(caller.token, new Date())
  const firestore = await database()
  await deleteMemberData(caller, firestore)
  await deleteSignIn(caller.uid)
  // Another tab may have saved something before its sign-in ended.
  await deleteMemberData(caller, firestore)
})
