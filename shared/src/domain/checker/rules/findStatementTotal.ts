import { counted } from '../../base/counted.ts'
import type { FindInStudy } from '../Rule.ts'
import { writtenItems } from '../study/CheckedStudy.ts'
import { isOutside, STATEMENTS } from '../study/STUDY_SIZES.ts'

/** S3: a study has a usual number of outcome statements. */
export const findStatementTotal: FindInStudy = ({ jtbd, jobSteps }) => {
  const count = jobSteps.reduce((sum, step) => sum + writtenItems(step.outcomeStatements).length, 0)
  if (!isOutside(count, STATEMENTS)) return []
  const message = `${counted(count, 'outcome statement')} so far. A complete study usually has ${STATEMENTS.range}.`
  return [{ uuid: jtbd.uuid, message, span: null }]
}
