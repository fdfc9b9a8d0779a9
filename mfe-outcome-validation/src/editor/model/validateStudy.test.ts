import { type Remark, StudioError } from '@outcome-studio/shared/domain'
import { exampleStudy, storeStudy } from '../../testing/storeStudy.ts'
import { EditorSession } from './EditorSession.ts'
import { validateStudy } from './validateStudy.ts'

const O3: Remark = {
  ruleId: 'O3',
  severity: 'error',
  message: 'Name a measure.',
  span: null,
  suggestion: null,
  source: 'judge',
}

const open = async () => {
  const header = await storeStudy(`Study ${crypto.randomUUID()}`)
  return new EditorSession({ header, study: exampleStudy('Commute', [['first', 'second']]) })
}
const texts = (session: EditorSession) => session.views.study.jobSteps[0]?.outcomeStatements ?? []

describe('validateStudy', () => {
  test('sends the texts without what was said about them before', async () => {
    const session = await open()
    const run = jest.fn(async () => ({ remarks: {}, verLexer: '2' }))
    await validateStudy(session, run)
    expect(JSON.stringify(run.mock.calls)).not.toContain('remarks')
    expect(session.views.job.verLexer).toBe('2')
    expect(session.isDirty).toBe(true)
  })

  test('leaves alone what was changed while the check was under way', async () => {
    const session = await open()
    const [first, second] = texts(session)
    if (!first || !second) throw new Error('The example has two statements')
    const report = await validateStudy(session, async () => {
      session.apply({ kind: 'updateOutcomeStatement', statementId: first.uuid, userInput: 'changed' })
      return { remarks: { [first.uuid]: [O3], [second.uuid]: [O3] }, verLexer: '2' }
    })
    expect(texts(session).map(({ remarks }) => remarks)).toEqual([[], [O3]])
    expect(report).toEqual({ counts: { error: 2, warning: 0, hint: 0 }, checked: 4 })
  })

  test('a failure changes nothing', async () => {
    const session = await open()
    const before = session.views.study
    await expect(
      validateStudy(session, () => Promise.reject(new StudioError('cen/offline'))),
    ).rejects.toMatchObject({ code: 'cen/offline' })
    expect(session.views.study).toBe(before)
    expect(session.isDirty).toBe(false)
  })
})
