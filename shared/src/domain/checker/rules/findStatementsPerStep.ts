import { counted } from '../../base/counted.ts'
import type { FindInStudy, StudyRemarkDraft } from '../Rule.ts'
import { writtenItems } from '../study/CheckedStudy.ts'
import { isOutside, STATEMENTS_PER_STEP } from '../study/STUDY_SIZES.ts'

/** S2: each step has a usual number of outcome statements. */
export const findStatementsPerStep: FindInStudy = ({ jobSteps }) =>
  writtenItems(jobSteps).flatMap(({ uuid, outcomeStatements }): readonly StudyRemarkDraft[] => {
    const count = writtenItems(outcomeStatements).length
    const message = `This step has ${counted(count, 'outcome statement')}; ${STATEMENTS_PER_STEP.range} keep it complete and readable.`
    return isOutside(count, STATEMENTS_PER_STEP) ? [{ uuid, message, span: null }] : []
  })
