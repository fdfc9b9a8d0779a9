import type { Connection } from '../connection/Connection.ts'
import { createCurrentRepository } from '../repository/createCurrentRepository.ts'
import { createStudyRepository } from './createStudyRepository.ts'
import type { StudyRepository } from './StudyRepository.ts'

const current = createCurrentRepository(createStudyRepository)

/** The studies of the member who is signed in on this page. */
export const currentStudies = (): StudyRepository => current.get()

/** Uses a repository for a connection. For tests without a server. */
export function provideStudies(connection: Connection, studies: StudyRepository): void {
  current.provide(connection, studies)
}
