import { listSeats as definition } from '@outcome-studio/shared/callables/listSeats'
import { serveCallable } from '../callable/serveCallable.ts'
import { accounts } from '../database/accounts.ts'
import { database } from '../database/database.ts'
import { readSeatGroups } from './readSeatGroups.ts'

/** Lists the groups whose seats the caller manages. */
export const listSeats = serveCallable(
  definition,
  { memory: '512MiB', concurrency: 10, maxInstances: 5 },
  async (_input, caller) => ({
    groups: await readSeatGroups(caller, {
      firestore: database(),
      auth: accounts(),
      now: () => new Date(),
    }),
  }),
)
