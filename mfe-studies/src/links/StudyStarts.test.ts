import { memory, resetMemory } from '@outcome-studio/shared/data/testing'
import { DocumentSession, type NeedsSession, needsKind } from '@outcome-studio/shared/document'
import { StudioError } from '@outcome-studio/shared/domain/errors'
import { goalId, needsUuid } from '@outcome-studio/shared/domain/needs'
import { StudyStarts } from './StudyStarts.ts'

const CORE = goalId('core')

beforeEach(() => resetMemory())

function newSession(): NeedsSession {
  const session: NeedsSession = new DocumentSession({
    kind: needsKind,
    repository: memory().needs,
    start: { uuid: needsUuid('map') },
  })
  session.apply({
    kind: 'insertGoal',
    goal: { id: CORE, layer: 'core', text: 'reach a destination', executor: 'commuters' },
    index: 0,
  })
  return session
}

async function savedSession(): Promise<NeedsSession> {
  const session = newSession()
  session.rename('Commute')
  await session.save()
  return session
}

let next = 0
const startsOf = (session: NeedsSession) =>
  new StudyStarts({ session, save: (command) => memory().studies.save(command), newId: () => `id${next++}` })
const studyOf = (session: NeedsSession) => session.views.goal(CORE)?.study

test('stores the study and the link, each naming the other', async () => {
  const session = await savedSession()
  expect(await startsOf(session).start(CORE)).toEqual({ kind: 'started', docName: 'reach a destination' })
  const { content: study } = await memory().studies.load('reach a destination')
  expect(study.jtbd).toMatchObject({ executor: 'commuters', userInput: 'reach a destination' })
  expect(study.needs).toEqual({ uuid: 'map', docName: 'Commute', goalId: 'core' })
  expect(studyOf(session)).toEqual({ uuid: study.jtbd.uuid, docName: 'reach a destination' })
  expect(session.saveState.phase).toBe('saved')
})

test('unsaved edits stay unsaved, with the link', async () => {
  const session = await savedSession()
  session.apply({ kind: 'setVertical', vertical: 'Travel' })
  await startsOf(session).start(CORE)
  expect(session.saveState.phase).toBe('unsaved')
  expect(studyOf(session)).toBeDefined()
})

test('two presses at once make one study', async () => {
  const session = await savedSession()
  const starts = startsOf(session)
  await Promise.all([starts.start(CORE), starts.start(CORE)])
  expect(memory().studies.names).toEqual(['reach a destination'])
})

test('a taken name gets a number', async () => {
  const first = await savedSession()
  await startsOf(first).start(CORE)
  first.apply({ kind: 'setGoalFields', goalId: CORE, fields: { study: null } })
  expect(await startsOf(first).start(CORE)).toEqual({ kind: 'started', docName: 'reach a destination 2' })
})

test('a failed save links nothing, and a repeat makes one study', async () => {
  const session = await savedSession()
  const starts = startsOf(session)
  memory().studies.failNext(new StudioError('cen/offline'), 'save')
  await expect(starts.start(CORE)).rejects.toMatchObject({ code: 'cen/offline' })
  expect(studyOf(session)).toBeUndefined()
  await starts.start(CORE)
  expect(memory().studies.names).toEqual(['reach a destination'])
})

test('a map without a name starts nothing', async () => {
  const session = newSession()
  expect(await startsOf(session).start(CORE)).toEqual({ kind: 'notSaved' })
  expect(session.saveState.problem?.kind).toBe('name')
  expect(memory().studies.names).toEqual([])
})

test('a named map is saved first', async () => {
  const session = newSession()
  session.rename('Commute')
  expect(await startsOf(session).start(CORE)).toMatchObject({ kind: 'started' })
  expect(memory().needs.names).toEqual(['Commute'])
  expect(session.saveState.phase).toBe('saved')
})

test('a goal without text starts nothing', async () => {
  const session = await savedSession()
  session.apply({ kind: 'setGoalText', goalId: CORE, text: ' ' })
  expect(await startsOf(session).start(CORE)).toEqual({ kind: 'nothingToStart' })
})
