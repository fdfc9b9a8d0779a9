import type { Remark } from '@outcome-studio/shared/domain/study'
import { jobRemarks } from './jobRemarks.ts'

const remark = (ruleId: string): Remark => ({
  ruleId,
  severity: 'hint',
  message: '',
  span: null,
  suggestion: null,
  source: 'lexer',
})

test('each remark on the job is shown in one place, and none is lost', () => {
  const [executor, step, whole, added] = [remark('E1'), remark('J3'), remark('S4'), remark('Our own rule')]
  expect(jobRemarks([executor, step, whole, added])).toEqual({
    executor: [executor],
    job: [step, added],
    study: [whole],
  })
})
