import type { Remark } from '@outcome-studio/shared/domain/study'
import { nextRemark, type RemarkAt } from './nextRemark.ts'

const remarkAt = (at: number, ruleId: string): RemarkAt => {
  const remark: Remark = {
    ruleId,
    severity: 'hint',
    message: '',
    span: null,
    suggestion: null,
    source: 'lexer',
  }
  return { key: `text ${at}`, name: `${at}`, at, remark }
}
const [first, second, third] = [remarkAt(2, 'O1'), remarkAt(2, 'O2'), remarkAt(5, 'O1')]
const ALL = [first, second, third]

test('from remark to remark, and around', () => {
  expect(nextRemark(ALL, 1, -1, null)).toEqual({ remark: first, hasWrapped: false })
  expect(nextRemark(ALL, 1, 2, first)).toEqual({ remark: second, hasWrapped: false })
  expect(nextRemark(ALL, 1, 2, second)).toEqual({ remark: third, hasWrapped: false })
  expect(nextRemark(ALL, 1, 5, third)).toEqual({ remark: first, hasWrapped: true })
  expect(nextRemark(ALL, -1, 2, first)).toEqual({ remark: third, hasWrapped: true })
  expect(nextRemark(ALL, -1, 5, third)).toEqual({ remark: second, hasWrapped: false })
})

test('from the focused text, wherever the last visit was', () => {
  expect(nextRemark(ALL, 1, 3, first)).toEqual({ remark: third, hasWrapped: false })
  expect(nextRemark(ALL, -1, 3, null)).toEqual({ remark: second, hasWrapped: false })
  expect(nextRemark(ALL, 1, 9, null)).toEqual({ remark: first, hasWrapped: true })
})

test('without remarks there is none', () => expect(nextRemark([], 1, 0, null)).toBeNull())
