import { z } from 'zod'
import { seedGroups } from './groups/seedGroups.ts'
import { seedMembership } from './membership/seedMembership.ts'
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
import { seedStudies } from './studies/seedStudies.ts'
import { studyDocuments } from './studies/studyDocuments.ts'

/** Tells that the documents were stored, and whose, so that a study deleted since then stays deleted. */
const MARKER_PATH = 'system/seed'
/** Who was seeded when the marker did not say it yet. */
const FIRST_PEOPLE: readonly string[] = ['standard', 'trial', 'expired', 'never', 'admin', 'tools']

/**
 * Gives the local cloud its people and studies. Safe to run at every start: accounts are made where they are
 * missing, documents are stored once and all together, and a trial that has run out since is renewed.
 * @throws SeedError when the local cloud does not answer or refuses
 */
export async function seed(target: SeedTarget): Promise<void> {
  for (const person of seedPeople) {
    await ensureAccount(person, target)
    await ensureIdentity(person, target)
  }
  const database = openSeedDatabase(target)
  const marker = await database.read(MARKER_PATH)
  if (marker) {
    await addNewcomers(marker, database, target.now)
    for (const person of seedPeople) await renewTrial(person, database, target.now)
  } else {
    await database.write(seedDocuments(target.now))
  }
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

/** Stores the records of people who were thought of after the data folder was first seeded. */
async function addNewcomers(stored: unknown, database: SeedDatabase, now: Date): Promise<void> {
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

/** Extends a trial that has ended since, so that seeded trial members keep access in an old data folder. */
async function renewTrial(person: SeedPerson, database: SeedDatabase, now: Date): Promise<void> {
  const { trialEndsInDays = 0 } = person
  if (trialEndsInDays <= 0) return
  const path = recordPath(person)
  const stored = trialEndSchema.safeParse(await database.read(path))
  if (!stored.success || Date.parse(stored.data.trialExpiresAt.stringValue) > now.getTime()) return
  await database.update({ path, data: { trialExpiresAt: daysFrom(now, trialEndsInDays) } })
}
