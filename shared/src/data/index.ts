export type * from './studies/StudyRepository.ts'
