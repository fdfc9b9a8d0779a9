import * as fc from 'fast-check'
import { outcomeStatementUuid } from '../studyIds.ts'
import { EFFECTS, type Initiative, initiativeId } from './Initiative.ts'

const effects = fc.uniqueArray(
  fc.record({
    statementId: fc.nat(12).map((number) => outcomeStatementUuid(`statement${number}`)),
    effect: fc.constantFrom(...EFFECTS),
  }),
  { maxLength: 4, selector: ({ statementId }) => statementId },
)

/** Initiatives of a study of `anyStudy`, some with effects on statements that it does not have. */
export const anyInitiatives: fc.Arbitrary<readonly Initiative[]> = fc
  .uniqueArray(
    fc.record({
      id: fc.nat(5).map((number) => initiativeId(`initiative${number}`)),
      name: fc.string({ minLength: 1 }),
      owner: fc.string(),
      effort: fc.option(fc.integer({ min: 1, max: 400 }).map((halves) => halves / 2)),
      effects,
    }),
    { minLength: 1, maxLength: 3, selector: ({ id }) => id },
  )
  .map((initiatives) => initiatives.toSorted((one, other) => (one.id < other.id ? -1 : 1)))
