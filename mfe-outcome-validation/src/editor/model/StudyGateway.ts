import type { StudyRepository } from '@outcome-studio/shared/data'

/** What a session needs of the place where studies are kept. */
export type StudyGateway = Pick<StudyRepository, 'load' | 'save' | 'rename' | 'version'>
