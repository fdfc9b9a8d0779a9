import { STANDARD_RULES } from '@outcome-studio/shared/domain/checker'
import { type SharedCloud, sharedLocalCloud } from '../../../../tools/build/jest/localCloud.ts'
import { type Conversation, openConversation, STUDY } from '../../test/sia/openConversation.ts'
import { readQuestion } from './readQuestion.ts'

const NEEDS = { uuid: 'needs', goals: [{ layer: 'core', text: 'Seat guests' }] as const }

let cloud: SharedCloud
let conversation: Conversation

beforeAll(async () => {
  cloud = await sharedLocalCloud()
})
beforeEach(async () => {
  conversation = await openConversation(cloud)
})
afterEach(() => conversation.release())

const answer = (id: string, parentId: string, fields: object = {}) =>
  conversation.set(id, {
    role: 'coach',
    text: `${id}!`,
    createdAt: '2026-06-01T09:00:00.000Z',
    parentId,
    status: 'whole',
    state: '',
    ...fields,
  })

const read = (messageId: string) =>
  readQuestion(
    conversation.messages,
    { study: STUDY, needs: { ...NEEDS, goals: [...NEEDS.goals] }, messageId },
    conversation.member,
    STANDARD_RULES,
  )

const proposal = (id: string, edit: object) => ({
  id,
  edit,
  reason: 'It is measurable.',
  rules: ['O2'],
  assumptions: [],
  remarks: [],
})
const statement = (statementId: string, text: string) => ({
  kind: 'addStatement',
  statementId,
  stepId: 'step',
  text,
})

test('the first message has no history', async () => {
  await conversation.say('a', 'Hello')
  const { newId, ...question } = await read('a')
  expect(question).toEqual({
    study: STUDY,
    needs: NEEDS,
    said: ['Hello'],
    turns: [{ role: 'member', text: 'Hello' }],
    earlier: [],
    isFirst: true,
    rules: STANDARD_RULES,
    state: expect.any(String),
  })
  expect(newId()).not.toBe(newId())
})

test('only the branch of the message is read, after an edit and a retry', async () => {
  await conversation.say('a', 'Hello')
  await answer('a1', 'a', { state: 'first' })
  await answer('a2', 'a', { state: 'retried' })
  await conversation.say('b', 'I cook', 'a1')
  await conversation.say('b-edited', 'I bake', 'a2')
  await answer('b1', 'b', { state: 'second' })
  await conversation.say('c', 'Bread', 'b1')

  expect(await read('c')).toMatchObject({
    said: ['Hello', 'I cook', 'Bread'],
    state: 'second',
    turns: [{ text: 'Hello' }, { text: 'a1!' }, { text: 'I cook' }, { text: 'b1!' }, { text: 'Bread' }],
  })
  expect(await read('b-edited')).toMatchObject({ said: ['Hello', 'I bake'], state: 'retried' })
  expect(await read('b')).toMatchObject({ said: ['Hello', 'I cook'], state: 'first' })
})

test('an answer that was lost leaves the state of the one before', async () => {
  await conversation.say('a', 'Hello')
  await answer('a1', 'a', { state: 'first' })
  await conversation.say('b', 'I cook', 'a1')
  await answer('b1', 'b', { status: 'cut' })
  await conversation.say('c', 'Bread', 'b1')
  expect((await read('c')).state).toBe('first')
})

test('a message that moderation refused is not shown to the language model later', async () => {
  await conversation.say('a', 'Something harmful')
  await answer('a1', 'a', { notice: 'refused', by: 'rules' })
  await conversation.say('b', 'I cook', 'a1')
  await answer('b1', 'b')
  await conversation.say('c', 'Bread', 'b1')
  expect((await read('c')).turns.map(({ text }) => text)).toEqual(['I cook', 'b1!', 'Bread'])
})

test('proposals come with the decision, and with what the study shows', async () => {
  await conversation.say('a', 'Hello')
  const accepted = proposal('p1', statement('statement', 'Minimize the time it takes to find a free table'))
  const unsaved = proposal('p2', { ...statement('gone', 'Minimize the time it takes to wait') })
  const rejected = proposal('p3', { kind: 'setJob', before: 'Seat guests', after: 'Feed guests' })
  const open = proposal('p4', {
    kind: 'addStep',
    stepId: 'new',
    afterStepId: null,
    text: 'Define seats',
    category: 'Define',
  })
  const step = proposal('p5', {
    kind: 'addStep',
    stepId: 'step',
    afterStepId: null,
    text: 'Locate a table',
    category: 'Locate',
  })
  await answer('a1', 'a', {
    proposals: [accepted, unsaved, rejected, open, step],
    decisions: { p2: { kind: 'accepted' }, p3: { kind: 'rejected' } },
  })
  await conversation.say('b', 'Next', 'a1')
  const { earlier } = await read('b')
  expect(earlier.map(({ proposal: { id }, decision }) => [id, decision])).toEqual([
    ['p1', { kind: 'accepted', text: 'Minimize the time it takes to locate a free table' }],
    ['p2', { kind: 'accepted' }],
    ['p3', { kind: 'rejected' }],
    ['p4', null],
    ['p5', { kind: 'accepted' }],
  ])
})

test('a branch longer than one read is complete, and ordered by parents', async () => {
  let last = null
  const texts = Array.from({ length: 120 }, (_, index) => `message ${index}`)
  for (const [index, text] of texts.entries()) {
    // Every clock was wrong.
    await conversation.say(`m${index}`, text, last)
    await answer(`a${index}`, `m${index}`, {
      createdAt: new Date(Date.UTC(2026, 0, 1) - index).toISOString(),
    })
    last = `a${index}`
  }
  expect((await read('m119')).said).toEqual(texts)
})

test('messages in a circle end the branch', async () => {
  await conversation.say('a', 'Hello', 'a1')
  await answer('a1', 'a')
  expect((await read('a')).said).toEqual(['Hello'])
})

describe('a member is new to the coach', () => {
  beforeEach(() => conversation.say('a', 'Hello'))

  test('not with an earlier message', async () => {
    await answer('a1', 'a')
    await conversation.say('b', 'Next', 'a1')
    expect((await read('b')).isFirst).toBe(false)
  })

  test('not with another session about the study', async () => {
    await conversation.addSession('other')
    expect((await read('a')).isFirst).toBe(false)
  })

  test('not with a session about another study', async () => {
    await conversation.addStudy('dinner')
    expect((await read('a')).isFirst).toBe(false)
  })
})
