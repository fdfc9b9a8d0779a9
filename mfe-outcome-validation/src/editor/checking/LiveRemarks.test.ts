import type { StudySession } from '@outcome-studio/shared/document'
import {
  jobStepUuid,
  outcomeStatementUuid,
  type Remark,
  type Study,
  studyUuid,
} from '@outcome-studio/shared/domain/study'
import { openSession } from '../../testing/openSession.ts'
import { COUNTS, LiveRemarks } from './LiveRemarks.ts'
import { NewSteps } from './NewSteps.ts'

const remark = (ruleId: string): Remark => ({
  ruleId,
  severity: 'error',
  message: '',
  span: null,
  suggestion: null,
  source: 'lexer',
})

/** Finds one error in every statement that says "bad". */
const find = (study: Study) =>
  Object.fromEntries(
    study.jobSteps.flatMap(({ outcomeStatements }) =>
      outcomeStatements.map(
        ({ uuid, userInput }) => [uuid, userInput === 'bad' ? [remark('O1')] : []] as const,
      ),
    ),
  )

const statementId = outcomeStatementUuid('statement-1')
const write = (session: StudySession, userInput: string) =>
  session.apply({ kind: 'updateOutcomeStatement', statementId, userInput })

/** In one step of a cost, like the rules about a whole study. */
const checkAt = (cost: number) =>
  function* (study: Study) {
    yield cost
    return find(study)
  }

const setUp = (cost = 1) => {
  const session = openSession({ uuid: studyUuid('study-1') })
  session.apply({ kind: 'addJobStep', index: 0, stepId: jobStepUuid('step-1'), statementId })
  const spy = jest.fn(checkAt(cost))
  const idle: (() => void)[] = []
  const remarks = new LiveRemarks({
    session,
    check: spy,
    newSteps: new NewSteps(),
    whenIdle: (work) => {
      idle.push(work)
      return () => idle.splice(idle.indexOf(work), 1)
    },
  })
  const runIdle = () => {
    for (const work of idle.splice(0)) work()
  }
  return { session, remarks, spy, runIdle }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('LiveRemarks', () => {
  test('checks once for a run of typing, when the page is idle', () => {
    const { session, remarks, spy, runIdle } = setUp()
    remarks.start()
    spy.mockClear()
    for (const text of ['b', 'ba', 'bad']) write(session, text)
    jest.runAllTimers()
    expect(spy).not.toHaveBeenCalled()
    runIdle()
    expect(spy).toHaveBeenCalledTimes(1)
    expect(remarks.of(statementId)).toEqual([remark('O1')])
    expect(remarks.counts).toEqual({ error: 1, warning: 0, hint: 0 })
  })

  test('wakes only those whose remarks have changed', () => {
    const { session, remarks, runIdle } = setUp()
    const woken = jest.fn()
    remarks.start()
    remarks.subscribe(statementId, () => woken(statementId))
    remarks.subscribe(COUNTS, () => woken(COUNTS))
    for (const text of ['good', 'bad', 'bad and worse', 'bad']) {
      write(session, text)
      jest.runAllTimers()
      runIdle()
    }
    expect(woken.mock.calls.flat()).toEqual([statementId, COUNTS, statementId, COUNTS, statementId, COUNTS])
  })

  test('checks a large study in slices, each when the page is idle', () => {
    const { session, remarks, runIdle } = setUp(200)
    runIdle()
    remarks.start()
    write(session, 'bad')
    jest.runAllTimers()
    runIdle()
    expect(remarks.of(statementId) ?? []).toEqual([])
    runIdle()
    expect(remarks.of(statementId)).toEqual([remark('O1')])
  })

  test('an edit in the middle of a check starts it anew', () => {
    const { session, remarks, runIdle } = setUp(200)
    runIdle()
    remarks.start()
    write(session, 'bad')
    jest.runAllTimers()
    runIdle()
    write(session, 'good')
    runIdle()
    expect(remarks.of(statementId) ?? []).toEqual([])
    jest.runAllTimers()
    runIdle()
    runIdle()
    expect(remarks.of(statementId) ?? []).toEqual([])
    expect(remarks.counts.error).toBe(0)
  })

  test('a check that was not finished when it was released is made when it starts again', () => {
    const { session, remarks, runIdle } = setUp(200)
    runIdle()
    const release = remarks.start()
    write(session, 'bad')
    jest.runAllTimers()
    runIdle()
    release()
    runIdle()
    expect(remarks.of(statementId) ?? []).toEqual([])
    remarks.start()
    runIdle()
    runIdle()
    expect(remarks.of(statementId)).toEqual([remark('O1')])
  })

  test('stops with its release', () => {
    const { session, remarks, spy, runIdle } = setUp()
    const release = remarks.start()
    write(session, 'bad')
    release()
    spy.mockClear()
    jest.runAllTimers()
    runIdle()
    expect(spy).not.toHaveBeenCalled()
  })
})
