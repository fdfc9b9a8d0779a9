import * as fc from 'fast-check'
import type { StudyHeader } from './Study.ts'
import { studyUuid } from './studyIds.ts'

/** The header of a study as a list shows it. */
export const headerOf = (docName: string, updatedAt = '', outcomeStatements = 0): StudyHeader => ({
  docName,
  uuid: studyUuid(docName),
  createdAt: '',
  updatedAt,
  revision: 1,
  schemaVersion: 1,
  counts: { jobSteps: 0, outcomeStatements },
})

/** Headers of studies with unique names, often equal otherwise. */
export const anyHeaders: fc.Arbitrary<readonly StudyHeader[]> = fc.uniqueArray(
  fc
    .record({
      name: fc.string({ unit: 'binary', minLength: 1 }),
      time: fc.constantFrom('', '2026-01-01T00:00:00.000Z', '2026-02-01T00:00:00.000Z'),
      statements: fc.nat(3),
    })
    .map(({ name, time, statements }) => headerOf(name, time, statements)),
  { maxLength: 20, selector: ({ docName }) => docName },
)
