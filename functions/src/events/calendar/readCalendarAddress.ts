import { readCalendarAddress as definition } from '@outcome-studio/shared/callables/readCalendarAddress'
import { serveCallable } from '../../callable/serveCallable.ts'
import { database } from '../../database/database.ts'
import { feedAddressOf, readFeedToken } from './feedAddress.ts'

/** Reads the caller's calendar address. Nobody else can read it. */
export const readCalendarAddress = serveCallable(
  definition,
  { memory: '256MiB', concurrency: 20, maxInstances: 5 },
  async (_input, { uid }) => {
    const token = await readFeedToken(uid, database())
    return { address: token === null ? null : feedAddressOf(token) }
  },
)
