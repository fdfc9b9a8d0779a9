import { z } from 'zod'
import { seedEvents } from './events/seedEvents.ts'
import { seedGroups } from './groups/seedGroups.ts'
import { seedMembership } from './membership/seedMembership.ts'
import { needsDocuments } from './needs/needsDocuments.ts'
import { seedNeedsDocuments } from './needs/seedNeedsDocuments.ts'
import { daysFrom } from './people/daysFrom.ts'
import { ensureAccount } from './people/ensureAccount.ts'
import { ensureIdentity } from './people/ensureIdentity.ts'
import { memberRecord } from './people/memberRecord.ts'
import { memberKeyOf, recordPath } from './people/recordPath.ts'
import type { SeedPerson } from './people/SeedPerson.ts'
import { seedPeople } from './people/seedPeople.ts'
import { openSeedDatabase, type SeedDatabase } from './rest/SeedDatabase.ts'
import type { SeedDocument } from './rest/SeedDocument.ts'
import type { SeedTarget } from './rest/SeedTarget.ts'
import { seedSessions } from './sia/seedSessions.ts'
import { sessionDocuments } from './sia/sessionDocuments.ts'
import { seedStudies } from './studies/seedStudies.ts'
import { studyDocuments } from './studies/studyDocuments.ts'

/** Records that the documents were stored and for whom, so that a study deleted since then stays deleted. */
const MARKER_PATH = 'system/seed'
/** People in markers from versions that did not list them. */
const FIRST_PEOPLE: readonly string[] = ['standard', 'trial', 'expired', 'never', 'admin', 'tools']

/**
 * Seeds the local cloud with people, studies, sessions with the coach and events. Safe at every start: missing accounts
 * are created, documents are stored once and atomically, and expired trials are renewed. There is always an event that
 * is live and one that starts soon.
 * @throws SeedError when the local cloud does not respond or rejects a call
 */
export async function seed(target: SeedTarget): Promise<void> {
  for (const person of seedPeople) {
    await ensureAccount(person, target)
    await ensureIdentity(person, target)
  }
  const database = openSeedDatabase(target)
  const marker = await database.read(MARKER_PATH)
  if (marker) {
    await addNewPeople(marker, database, target.now)
    for (const person of seedPeople) await renewTrial(person, database, target.now)
  } else {
    await database.write(seedDocuments(target.now))
  }
  await seedEvents(database, target)
  await seedGroups(database)
  await seedMembership(seedPeople, database, target)
}

function seedDocuments(now: Date): readonly SeedDocument[] {
  const people: readonly SeedPerson[] = seedPeople
  return [
    ...people.map((person) => ({ path: recordPath(person), data: memberRecord(person, now) })),
    ...seedStudies.flatMap(({ owner, study, lastSavedInDays }) =>
      people
        .filter(({ email }) => email === owner)
        .flatMap((person) => studyDocuments(study, memberKeyOf(person), daysFrom(now, lastSavedInDays))),
    ),
    ...seedNeedsDocuments.flatMap(({ owner, needs, lastSavedInDays }) =>
      people
        .filter(({ email }) => email === owner)
        .flatMap((person) => needsDocuments(needs, memberKeyOf(person), daysFrom(now, lastSavedInDays))),
    ),
    ...seedSessions.flatMap(({ owner, session, lastUsedInDays }) =>
      people
        .filter(({ email }) => email === owner)
        .flatMap((person) => sessionDocuments(session, memberKeyOf(person), daysFrom(now, lastUsedInDays))),
    ),
    markerOf(now),
  ]
}

function markerOf(now: Date): SeedDocument {
  const data = { seededAt: now.toISOString(), people: seedPeople.map(({ uid }) => uid) }
  return { path: MARKER_PATH, data }
}

const markerSchema = z.object({
  people: z.object({ arrayValue: z.object({ values: z.array(z.object({ stringValue: z.string() })) }) }),
})

/** Stores the records of people who were added after the data folder was first seeded. */
async function addNewPeople(stored: unknown, database: SeedDatabase, now: Date): Promise<void> {
  const marker = markerSchema.safeParse(stored)
  const known = marker.success
    ? marker.data.people.arrayValue.values.map(({ stringValue }) => stringValue)
    : FIRST_PEOPLE
  const records: SeedDocument[] = []
  for (const person of seedPeople) {
    const path = recordPath(person)
    if (known.includes(person.uid) || (await database.read(path))) continue
    records.push({ path, data: memberRecord(person, now) })
  }
  if (records.length > 0) await database.write([...records, markerOf(now)])
}

const trialEndSchema = z.object({ trialExpiresAt: z.object({ stringValue: z.iso.datetime() }) })

/** Extends an expired trial, so that seeded trial members have access in an old data folder. */
async function renewTrial(person: SeedPerson, database: SeedDatabase, now: Date): Promise<void> {
  const { trialEndsInDays = 0 } = person
  if (trialEndsInDays <= 0) return
  const path = recordPath(person)
  const stored = trialEndSchema.safeParse(await database.read(path))
  if (!stored.success || Date.parse(stored.data.trialExpiresAt.stringValue) > now.getTime()) return
  await database.update({ path, data: { trialExpiresAt: daysFrom(now, trialEndsInDays) } })
}
