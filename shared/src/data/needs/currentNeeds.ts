import type { Connection } from '../connection/Connection.ts'
import { createCurrentRepository } from '../repository/createCurrentRepository.ts'
import { createNeedsRepository } from './createNeedsRepository.ts'
import type { NeedsRepository } from './NeedsRepository.ts'

const current = createCurrentRepository(createNeedsRepository)

/** The needs documents of the member who is signed in on this page. */
export const currentNeeds = (): NeedsRepository => current.get()

/** Uses a repository for a connection. For tests without a server. */
export function provideNeeds(connection: Connection, needs: NeedsRepository): void {
  current.provide(connection, needs)
}
