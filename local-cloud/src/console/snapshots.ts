import { z } from 'zod'
import type { Reply } from '../pages/Reply.ts'
import type { Visit } from '../pages/Visit.ts'
import { UnknownSnapshotError } from '../snapshots/Snapshots.ts'
import type { ConsoleEndpoint } from './ConsoleState.ts'

const Named = z.strictObject({ name: z.string().min(1).max(100) })

/** POST /snapshots {name}: copies the data of all services, once functions and webhooks have come to rest. */
export const createSnapshot: ConsoleEndpoint = ({ snapshots }, visit) =>
  asOwner(visit, (name) => snapshots.create(name))

/** POST /snapshots/restore {name}: restores the data of all services, once functions and webhooks have come to rest. */
export const restoreSnapshot: ConsoleEndpoint = ({ snapshots }, visit) =>
  asOwner(visit, (name) => snapshots.restore(name))

async function asOwner({ headers, body }: Visit, action: (name: string) => Promise<void>): Promise<Reply> {
  if (headers.authorization?.toLowerCase() !== 'bearer owner') {
    return { kind: 'json', status: 401, body: { error: 'unauthorized' } }
  }
  const named = Named.safeParse(body === '' ? {} : JSON.parse(body))
  if (!named.success) return { kind: 'json', status: 400, body: { error: z.prettifyError(named.error) } }
  try {
    await action(named.data.name)
    return { kind: 'json', status: 200, body: {} }
  } catch (error) {
    if (!(error instanceof UnknownSnapshotError)) throw error
    return { kind: 'json', status: 404, body: { error: error.message } }
  }
}
