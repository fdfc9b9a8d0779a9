import { StudioError } from '@outcome-studio/shared/domain/errors'
import { waitFor } from '@testing-library/react'
import { openSession } from '../../testing/openSession.ts'
import { judgeRemark, lexerRemark, ScriptedServer } from '../../testing/ScriptedServer.ts'
import { exampleStudy, storeStudy } from '../../testing/storeStudy.ts'
import { Validation } from './Validation.ts'

const texts = (count: number) => Array.from({ length: count }, (_, index) => `statement ${index}`)

/** A stored study whose two steps have so many statements, its validation, and the states it went through. */
async function setUp(first = 2, second = 0) {
  const name = `Study ${crypto.randomUUID()}`
  const study = exampleStudy(name, second > 0 ? [texts(first), texts(second)] : [texts(first)])
  const session = openSession({ header: await storeStudy(name), content: study })
  const server = new ScriptedServer()
  const explain = jest.fn(() => 'It failed.')
  const save = jest.fn()
  const validation = new Validation({ session, run: server.run, explain, save })
  const states: string[] = []
  validation.subscribe(() => {
    const { state } = validation
    states.push('checked' in state ? `${state.kind} ${state.checked}/${state.total}` : state.kind)
  })
  const settled = () =>
    waitFor(() => {
      if (validation.state.kind === 'running') throw new Error('It still runs.')
      return validation.state
    })
  const statement = (at: number) => {
    const found = session.content.jobSteps[0]?.outcomeStatements[at]
    if (!found) throw new Error(`There is no statement ${at}`)
    return found
  }
  const write = (at: number, userInput: string) =>
    session.apply({ kind: 'updateOutcomeStatement', statementId: statement(at).uuid, userInput })
  return { session, server, validation, explain, save, states, settled, statement, write, study }
}

describe('a run', () => {
  test('sends the study in parts, shows how far it is, and records each part', async () => {
    const { server, validation, states, settled, session } = await setUp(60, 38)
    validation.start({ kind: 'study' })
    expect(await settled()).toEqual({
      kind: 'done',
      report: {
        checked: 101,
        counts: { error: 0, warning: 101, hint: 0 },
        changed: 0,
        unjudged: 0,
        refusal: null,
      },
    })
    expect(server.parts.map((part) => part?.length ?? null)).toEqual([40, 40, 21, null])
    expect(new Set(server.parts.flat()).size).toBe(102)
    expect(states).toEqual(['running 0/101', 'running 40/101', 'running 80/101', 'running 101/101', 'done'])
    expect(session.views.job).toMatchObject({ verLexer: '2', remarks: [lexerRemark('O2')] })
    expect(session.isDirty).toBe(true)
  })

  test('sends with a part what it belongs to, and nothing of what was said before', async () => {
    const { server, validation, settled, study } = await setUp(60)
    validation.start({ kind: 'study' })
    await settled()
    const [, second] = server.requests
    expect(second?.input.jtbd).toMatchObject({
      executor: 'commuters',
      userInput: 'reach a destination on time',
    })
    expect(second?.input.jobSteps).toMatchObject([{ userInput: 'plan leg 1 of the trip' }])
    expect(second?.input.jobSteps[0]?.outcomeStatements).toHaveLength(22)
    expect(JSON.stringify(server.requests)).not.toContain('remarks')
    expect(server.requests.at(-1)?.input.jobSteps[0]?.outcomeStatements).toHaveLength(60)
    expect(study.jobSteps).toHaveLength(1)
  })

  test('a text that no server would take is sent cut off', async () => {
    const { server, validation, settled, write } = await setUp(1)
    write(0, 'x'.repeat(5_000))
    validation.start({ kind: 'study' })
    expect(await settled()).toMatchObject({ kind: 'done' })
    expect(server.requests[0]?.input.jobSteps[0]?.outcomeStatements[0]?.userInput).toHaveLength(4_000)
  })

  test('of 2,000 statements asks no more often than a member may', async () => {
    const { server, validation, settled } = await setUp(1_000, 1_000)
    validation.start({ kind: 'study' })
    expect(await settled()).toMatchObject({ kind: 'done', report: { checked: 2_003 } })
    expect(server.requests.length).toBeLessThan(60)
  })

  test('a second one does not start beside it', async () => {
    const { server, validation, settled } = await setUp()
    validation.start({ kind: 'study' })
    validation.start({ kind: 'study' })
    validation.dismiss()
    expect(validation.state.kind).toBe('running')
    await settled()
    expect(server.requests).toHaveLength(2)
  })

  test('adds what the rules about the whole study found, and replaces what they said before', async () => {
    const { server, validation, settled, session, statement } = await setUp()
    session.apply({
      kind: 'recordRemarks',
      remarks: { [statement(0).uuid]: [lexerRemark('O14')], [statement(1).uuid]: [lexerRemark('O14')] },
      verLexer: '1',
    })
    server.more = ({ only }) =>
      only === 'wholeStudy' ? { remarks: { [statement(1).uuid]: [lexerRemark('O13')] } } : {}
    validation.start({ kind: 'study' })
    await settled()
    expect(statement(0).remarks).toEqual([lexerRemark('O2')])
    expect(statement(1).remarks).toEqual([lexerRemark('O2'), lexerRemark('O13')])
  })
})

describe('what is edited meanwhile', () => {
  test('keeps its own remarks, and is counted', async () => {
    const { server, validation, settled, statement, write } = await setUp()
    const answer = server.holdAt(0)
    validation.start({ kind: 'study' })
    write(0, 'changed')
    answer()
    expect(await settled()).toMatchObject({ report: { changed: 1, counts: { warning: 3 } } })
    expect(statement(0).remarks).toEqual([])
    expect(statement(1).remarks).toEqual([lexerRemark('O2')])
  })

  test('is sent as it is by then, where its turn comes later', async () => {
    const { server, validation, settled, write } = await setUp(60)
    const answer = server.holdAt(0)
    validation.start({ kind: 'study' })
    write(59, 'written meanwhile')
    answer()
    await settled()
    expect(JSON.stringify(server.requests[1])).toContain('written meanwhile')
  })

  test('while the rules about the whole study run gets none of their remarks, and is counted', async () => {
    const { server, validation, settled, statement, write } = await setUp()
    const answer = server.holdAt(1)
    const both = [statement(0).uuid, statement(1).uuid]
    server.more = ({ only }) =>
      only === 'wholeStudy'
        ? { remarks: Object.fromEntries(both.map((uuid) => [uuid, [lexerRemark('O13')]])) }
        : {}
    validation.start({ kind: 'study' })
    await waitFor(() => expect(server.requests).toHaveLength(2))
    write(1, 'changed')
    answer()
    expect(await settled()).toMatchObject({ report: { changed: 1 } })
    expect(statement(0).remarks).toContainEqual(lexerRemark('O13'))
    expect(statement(1).remarks).not.toContainEqual(lexerRemark('O13'))
  })

  test('and removed is not asked about, and breaks nothing', async () => {
    const { server, validation, settled, session, statement } = await setUp(60)
    const answer = server.holdAt(0)
    validation.start({ kind: 'study' })
    const gone = [statement(0).uuid, statement(59).uuid]
    for (const statementId of gone) session.apply({ kind: 'removeOutcomeStatement', statementId })
    answer()
    expect(await settled()).toMatchObject({ kind: 'done' })
    expect(server.parts[1]).not.toContain(gone[1])
  })

  test('is what a next run can be limited to', async () => {
    const { server, validation, settled, write, statement } = await setUp()
    expect(validation.hasRun).toBe(false)
    validation.start({ kind: 'study' })
    await settled()
    expect(validation.hasRun).toBe(true)
    write(1, 'changed')
    validation.start({ kind: 'changed' })
    expect(await settled()).toMatchObject({ report: { checked: 1 } })
    expect(server.parts.at(-2)).toEqual([statement(1).uuid])
    validation.start({ kind: 'changed' })
    expect(await settled()).toMatchObject({ report: { checked: 0 } })
  })
})

test('one job step is checked with its statements, and nothing else', async () => {
  const { server, validation, settled, study } = await setUp(3, 2)
  const [, step] = study.jobSteps
  if (!step) throw new Error('The example has two steps')
  validation.start({ kind: 'jobStep', stepId: step.uuid })
  expect(await settled()).toMatchObject({ report: { checked: 3 } })
  expect(server.parts).toEqual([[step.uuid, ...step.outcomeStatements.map(({ uuid }) => uuid)], null])
})

describe('a run that is stopped', () => {
  test('stops at once, keeps what it has, and goes on from there', async () => {
    const { server, validation, settled, statement } = await setUp(60)
    const answer = server.holdAt(1)
    validation.start({ kind: 'study' })
    await waitFor(() => expect(validation.state).toMatchObject({ checked: 40 }))
    validation.stop()
    const stopped = validation.state
    expect(stopped).toEqual({ kind: 'stopped', checked: 40, total: 62 })
    answer()
    await Promise.resolve()
    expect(validation.state).toBe(stopped)
    expect(statement(0).remarks).toEqual([lexerRemark('O2')])
    validation.resume()
    expect(await settled()).toMatchObject({ kind: 'done', report: { checked: 62, counts: { warning: 62 } } })
  })

  test('records nothing of an answer that comes too late', async () => {
    const { server, validation, session } = await setUp()
    const answer = server.holdAt(0)
    const before = session.content
    validation.start({ kind: 'study' })
    validation.stop()
    answer()
    await new Promise((resolve) => setTimeout(resolve))
    expect(session.content).toBe(before)
    expect(validation.state).toMatchObject({ kind: 'stopped', checked: 0, total: 4 })
  })

  test('can be started anew while the old answer is still under way', async () => {
    const { server, validation, settled } = await setUp()
    const first = server.holdAt(0)
    validation.start({ kind: 'study' })
    validation.stop()
    const second = server.holdAt(1)
    validation.start({ kind: 'study' })
    first()
    await new Promise((resolve) => setTimeout(resolve))
    expect(validation.state).toMatchObject({ kind: 'running', checked: 0 })
    second()
    expect(await settled()).toMatchObject({ kind: 'done' })
  })
})

describe('a run that fails', () => {
  test('at its beginning changes nothing', async () => {
    const { server, validation, settled, session, explain } = await setUp()
    const before = session.content
    const failure = new StudioError('cen/offline')
    server.failAt(0, failure)
    validation.start({ kind: 'study' })
    expect(await settled()).toEqual({ kind: 'failed', checked: 0, total: 4, message: 'It failed.' })
    expect(explain).toHaveBeenCalledWith(failure)
    expect(session.content).toBe(before)
    expect(session.isDirty).toBe(false)
  })

  test('on its way keeps what it has, and goes on from there', async () => {
    const { server, validation, settled, statement } = await setUp(60)
    server.failAt(1, new StudioError('cen/internal-error'))
    validation.start({ kind: 'study' })
    expect(await settled()).toMatchObject({ kind: 'failed', checked: 40, total: 62 })
    expect(statement(0).remarks).toEqual([lexerRemark('O2')])
    validation.resume()
    expect(await settled()).toMatchObject({ kind: 'done', report: { checked: 62 } })
    const kinds = server.parts.map((part) => part?.length ?? null)
    expect(kinds).toEqual([40, 22, 22, null])
    expect(statement(59).remarks).toEqual([lexerRemark('O2')])
  })

  test('only over the whole study has the single texts', async () => {
    const { server, validation, settled, statement } = await setUp()
    let fails = true
    server.more = ({ only }) => {
      if (only === 'wholeStudy' && fails) throw new StudioError('cen/internal-error')
      return {}
    }
    validation.start({ kind: 'study' })
    expect(await settled()).toMatchObject({ kind: 'failed', checked: 4, total: 4 })
    expect(statement(0).remarks).toEqual([lexerRemark('O2')])
    fails = false
    validation.resume()
    expect(await settled()).toMatchObject({ kind: 'done' })
  })
})

describe('the judge', () => {
  const silent = (only: unknown) => {
    const unjudged = Array.isArray(only) ? only.map(String) : []
    return { judge: { asked: unjudged.length, answered: 0, dropped: 0, failed: unjudged.length, unjudged } }
  }

  test("'s older remarks stand on a text that it gave no answer on, and go where it did", async () => {
    const { server, validation, settled, session, statement } = await setUp()
    const [first, second] = [statement(0).uuid, statement(1).uuid]
    const remarks = { [first]: [judgeRemark('O15')], [second]: [judgeRemark('O15')] }
    session.apply({ kind: 'recordRemarks', remarks, verLexer: '1', verPrompt: '1' })
    server.more = ({ only }) =>
      only === 'wholeStudy'
        ? {}
        : { verPrompt: '2', judge: { asked: 4, answered: 3, dropped: 0, failed: 1, unjudged: [first] } }
    validation.start({ kind: 'study' })
    expect(await settled()).toMatchObject({ report: { unjudged: 1 } })
    expect(statement(0).remarks).toEqual([lexerRemark('O2'), judgeRemark('O15')])
    expect(statement(1).remarks).toEqual([lexerRemark('O2')])
    expect(session.views.job.verPrompt).toBe('2')
  })

  test('that says nothing is not asked again in the run, and can be asked for the rest later', async () => {
    const { server, validation, settled } = await setUp(60)
    server.more = ({ only, judge }) => (judge === false ? {} : silent(only))
    validation.start({ kind: 'study' })
    expect(await settled()).toMatchObject({ kind: 'done', report: { checked: 62, unjudged: 62 } })
    expect(server.requests.map(({ judge }) => judge)).toEqual([undefined, false, undefined])
    server.more = ({ only }) =>
      Array.isArray(only)
        ? { judge: { ...silent(only).judge, answered: only.length, failed: 0, unjudged: [] } }
        : {}
    validation.start({ kind: 'unjudged' })
    expect(await settled()).toMatchObject({ kind: 'done', report: { checked: 62, unjudged: 0 } })
  })

  test('whose quota is used up is not asked again in the run, and the report says so', async () => {
    const { server, validation, settled } = await setUp(60)
    server.more = ({ only, judge }) =>
      judge === false ? {} : { judge: { ...silent(only).judge, refusal: 'member' } }
    validation.start({ kind: 'study' })
    expect(await settled()).toMatchObject({ kind: 'done', report: { unjudged: 62, refusal: 'member' } })
    expect(server.requests.map(({ judge }) => judge)).toEqual([undefined, false, undefined])
  })

  test('that there is none of costs nothing', async () => {
    const { validation, settled } = await setUp()
    validation.start({ kind: 'study' })
    expect(await settled()).toMatchObject({ report: { unjudged: 0 } })
  })
})
