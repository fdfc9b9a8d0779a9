import type { OutcomeStatementUuid } from '../StudyUuids.ts'
import type { ExpectedEffect, Initiative } from './Initiative.ts'

/**
 * The effects of an initiative on outcome statements that exist.
 * @param statements uuids of the study's statements
 */
export const effectsOf = (
  { effects }: Pick<Initiative, 'effects'>,
  statements: Pick<ReadonlySet<OutcomeStatementUuid>, 'has'>,
): readonly ExpectedEffect[] => effects.filter(({ statementId }) => statements.has(statementId))
