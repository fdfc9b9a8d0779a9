import { exportTriangularisDoc } from '@outcome-studio/shared/callables/exportTriangularisDoc'
import { upgradeTriangularisDoc } from '@outcome-studio/shared/callables/upgradeTriangularisDoc'
import { StudioError } from '@outcome-studio/shared/domain/errors'
import { studyRequestSchema } from '@outcome-studio/shared/domain/study'
import { LightReadError } from '../../connection/light/LightReadError.ts'
import { ServiceError } from '../../errors/ServiceError.ts'
import type { Session } from '../../session/Session.ts'
import type { MemoryDatabase } from './createMemoryDatabase.ts'
import type { DataClient } from './DataClient.ts'
import { exportInMemory, upgradeInMemory } from './memoryCallables.ts'

interface MemoryClientOptions {
  readonly database: MemoryDatabase
  readonly session: () => Session
  readonly now: () => Date
  /** Answers of callables by name, in addition to those for studies. */
  readonly answers?: Readonly<Record<string, (input: unknown) => Promise<unknown>>>
}

/**
 * Creates a client of a database in memory. Without a session, its source throws cen/sign-in-required. Unknown
 * callables throw ServiceError functions/not-found.
 */
export function createMemoryClient({
  database,
  session,
  now,
  answers = {},
}: MemoryClientOptions): DataClient {
  const member = async () => {
    const person = session()
    if (person.state === 'signedOut') throw new StudioError('cen/sign-in-required')
    return person
  }
  const source: DataClient['source'] = {
    member,
    renewToken: async () => {},
    confirmSession: async () => session().state === 'signedIn',
    isSignedOut: async () => session().state === 'signedOut',
    documents: async () => database.documentsOf(await member()),
    listEarly: () => Promise.reject(new LightReadError('The double has its database from the start.')),
  }
  const docNameOf = (input: unknown) => studyRequestSchema.parse(input).firestoreDocId
  const all: NonNullable<MemoryClientOptions['answers']> = {
    [upgradeTriangularisDoc.name]: (input) => upgradeInMemory(source, docNameOf(input), now),
    [exportTriangularisDoc.name]: (input) => exportInMemory(source, docNameOf(input), now),
    ...answers,
  }
  return {
    source,
    call: async (name, input) => {
      const answer = all[name]
      if (!answer) throw new ServiceError('functions/not-found', `The double has no function ${name}.`)
      return answer(input)
    },
  }
}
