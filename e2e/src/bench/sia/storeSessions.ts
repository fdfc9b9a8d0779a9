import { domainOfEmail } from '@outcome-studio/shared/domain/member'
import { memberPath } from '@outcome-studio/shared/domain/paths'
import { openSeedDatabase } from '../../../../tools/seed/src/rest/SeedDatabase.ts'

interface StoreSessions {
  readonly firestorePort: number
  readonly uid: string
  readonly email: string
  readonly count: number
  /** How many studies they are about. */
  readonly studies: number
}

/** Stores sessions without messages, one a day back from now, with admin rights. */
export async function storeSessions({
  firestorePort,
  uid,
  email,
  count,
  studies,
}: StoreSessions): Promise<void> {
  const root = `${memberPath({ uid, domain: domainOfEmail(email) ?? '' })}/siaStudies`
  const uuids = Array.from({ length: studies }, () => crypto.randomUUID())
  const dayBack = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
  const sessions = Array.from({ length: count }, (_none, at) => ({
    path: `${root}/${uuids[at % studies]}/sessions/${crypto.randomUUID()}`,
    data: {
      title: `Fences along field ${at}`,
      createdAt: dayBack(at),
      updatedAt: dayBack(at),
      removedAt: null,
      needsUuid: null,
    },
  }))
  const listed = uuids.map((uuid) => ({ path: `${root}/${uuid}`, data: { updatedAt: dayBack(0) } }))
  const database = openSeedDatabase({
    firestoreHost: `localhost:${firestorePort}`,
    projectId: 'demo-outcome-studio',
  })
  await database.write(sessions)
  await database.write(listed)
}
