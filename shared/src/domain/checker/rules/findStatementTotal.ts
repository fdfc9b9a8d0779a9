import { counted } from '../../base/counted.ts'
import type { FindInStudy } from '../Rule.ts'
import { writtenItems } from '../study/CheckedStudy.ts'
import { isOutside, STATEMENTS } from '../study/STUDY_SIZES.ts'

/** S3: a study with statements has a usual number of them. */
export const findStatementTotal: FindInStudy = ({ jtbd, jobSteps }) => {
  const count = jobSteps.reduce((sum, step) => sum + writtenItems(step.outcomeStatements).length, 0)
  // Without any statement the number of steps is what matters.
  if (count === 0 || !isOutside(count, STATEMENTS)) return []
  const message = `${counted(count, 'outcome statement')} so far. A complete study usually has ${STATEMENTS.range}.`
  return [{ uuid: jtbd.uuid, message, span: null }]
}
