import { readSiaMessage, readSiaSession } from '@outcome-studio/shared/domain/coach'
import { toStudy } from '../studies/toStudy.ts'
import { flatTire } from './flatTire.ts'
import { sessionDocuments } from './sessionDocuments.ts'

const OWNER = { uid: 'tools', domain: 'acme.test' }
const STUDY = toStudy(flatTire.study, 'domains/acme.test/users/tools')
const [about, session, ...messages] = sessionDocuments(flatTire, OWNER, '2026-03-01T12:00:00.000Z')
const answers = messages.flatMap(({ path, data }) => {
  const message = readSiaMessage(path.slice(path.lastIndexOf('/') + 1), data)
  return message?.role === 'coach' ? [message] : []
})

test('a session is about its owner’s study, and each message follows the one before', () => {
  expect(about?.path.endsWith(`/${STUDY.jtbd.uuid}`)).toBe(true)
  expect(readSiaSession('s', STUDY.jtbd.uuid, session?.data)).toMatchObject({
    title: flatTire.title,
    updatedAt: '2026-03-01T11:58:00.000Z',
  })
  const read = messages.map(({ path, data }) => readSiaMessage(path.slice(path.lastIndexOf('/') + 1), data))
  expect(read.map((message) => message?.role)).toEqual(['member', 'coach', 'member', 'coach'])
  expect(read.map((message) => message?.parentId)).toEqual([
    null,
    ...read.slice(0, -1).map((message) => message?.id),
  ])
})

test('the study has what was accepted, and lacks what waits for a decision', () => {
  const states = answers.flatMap(({ proposals, decisions }) =>
    proposals.map(({ id, edit }) => {
      if (edit.kind !== 'addStatement') throw new Error(`Not a new statement: ${edit.kind}`)
      const step = STUDY.jobSteps.find(({ uuid }) => uuid === edit.stepId)
      const isInStudy = step?.outcomeStatements.some(({ uuid }) => uuid === edit.statementId)
      return [isInStudy, decisions[id]?.kind]
    }),
  )
  expect(states).toEqual([
    [true, 'accepted'],
    [false, undefined],
  ])
})

test('the same documents come out each time', () => {
  expect(sessionDocuments(flatTire, OWNER, '2026-03-01T12:00:00.000Z')).toEqual([about, session, ...messages])
})
