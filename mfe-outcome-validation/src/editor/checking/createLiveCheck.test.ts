import { type CheckedEntity, checkStudy, type checkText } from '@outcome-studio/shared/domain/checker'
import type { Study } from '@outcome-studio/shared/domain/study'
import { exampleStudy } from '../../testing/storeStudy.ts'
import { createLiveCheck, type LiveCheck } from './createLiveCheck.ts'

const mockCheckText = jest.fn()
jest.mock('@outcome-studio/shared/domain/checker', () => {
  const checker = jest.requireActual('@outcome-studio/shared/domain/checker')
  return { ...checker, checkText: (...given: readonly unknown[]) => mockCheckText(...given) }
})
beforeEach(() => {
  const actual = jest.requireActual<{ checkText: typeof checkText }>('@outcome-studio/shared/domain/checker')
  mockCheckText.mockReset().mockImplementation(actual.checkText)
})

const TEXTS = ['Minimize the time it takes to board', 'Reduce the ease of boarding', 'Board quickly']
const studyOf = (...texts: readonly string[]) => exampleStudy('Commute', [texts])

function finish(steps: ReturnType<LiveCheck>) {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}
const checked = (): readonly string[] =>
  mockCheckText.mock.calls.map(([, text]: readonly [CheckedEntity, string]) => text)

test('finds what the check of the whole study finds, the second time too', () => {
  const check = createLiveCheck()
  const study: Study = studyOf(...TEXTS)
  expect(finish(check(study))).toEqual(checkStudy(study))
  expect(finish(check(study))).toEqual(checkStudy(study))
})

test('checks only the text that was changed', () => {
  const check = createLiveCheck()
  finish(check(studyOf(...TEXTS)))
  mockCheckText.mockClear()
  finish(check(studyOf(...TEXTS.slice(0, 2), 'Board slowly')))
  expect(checked()).toEqual(['Board slowly'])
})

test('does not lose what it checked before it was broken off', () => {
  const check = createLiveCheck()
  const broken = check(studyOf(...TEXTS))
  for (const _step of TEXTS) broken.next()
  mockCheckText.mockClear()
  finish(check(studyOf(...TEXTS)))
  expect(checked()).toEqual(TEXTS.slice(1))
})

test('forgets what is no longer in the study', () => {
  const check = createLiveCheck()
  finish(check(studyOf(...TEXTS)))
  finish(check(studyOf()))
  mockCheckText.mockClear()
  finish(check(studyOf(...TEXTS)))
  expect(checked()).toEqual(TEXTS)
})
