import { type Decision, proposalId } from '@outcome-studio/shared/domain/coach'
import type { CoachCloud } from '../testing/CoachCloud.ts'
import { context, openDevice, states } from '../testing/openDevice.ts'
import type { SiaConversation } from './SiaConversation.ts'

const answersIn = ({ messages }: CoachCloud) => [...messages.values()].filter(({ role }) => role === 'coach')

test('two pages that try again at the same time get the same answer', async () => {
  const { time, cloud, openPage } = openDevice()
  const one = openPage()
  await time.pass(100)
  one.conversation.send('Nurses', context)
  await time.pass(60)
  one.close()
  one.client.isOnline = false
  await time.pass(1_000)
  const pages = [openPage(), openPage()]
  await time.pass(100)
  for (const { conversation } of pages) {
    expect(states(conversation)).toEqual(['unanswered'])
    conversation.retry(conversation.snapshot().messages[0]?.id ?? fail(), context)
  }
  await time.pass(5_000)
  expect(answersIn(cloud)).toHaveLength(1)
  for (const { conversation } of pages) expect(states(conversation)).toEqual(['stored', 'whole'])
})

test('a message whose confirmation was lost is stored once, and answered by Try again', async () => {
  const { time, cloud, outbox, openPage } = openDevice()
  const { conversation, client } = openPage()
  await time.pass(100)
  client.losesNextConfirmation = true
  conversation.send('Nurses', context)
  await time.pass(1_000)
  // The listener may list a write that the database then refuses, so the message stays on the device.
  expect(states(conversation)).toEqual(['notStored'])
  expect(outbox.all()).toHaveLength(1)
  conversation.retry(conversation.snapshot().messages[0]?.id ?? fail(), context)
  await time.pass(5_000)
  expect([...cloud.messages.values()].map(({ role }) => role)).toEqual(['member', 'coach'])
  expect(outbox.all()).toEqual([])
})

test('what could not be stored is there after a reload, and sent once', async () => {
  const { time, cloud, openPage } = openDevice()
  const first = openPage()
  await time.pass(100)
  first.client.isOnline = false
  first.conversation.send('Nurses', context)
  first.close()
  const { conversation } = openPage()
  await time.pass(1_000)
  expect(states(conversation)).toEqual(['notStored'])
  conversation.retry(conversation.snapshot().messages[0]?.id ?? fail(), context)
  conversation.retry(conversation.snapshot().messages[0]?.id ?? fail(), context)
  await time.pass(5_000)
  expect(states(conversation)).toEqual(['stored', 'whole'])
  expect(cloud.messages.size).toBe(2)
})

test('words reach the listener of their answer, once per frame, and not that of the list', async () => {
  const { time, cloud, openPage } = openDevice()
  cloud.words = Array.from({ length: 40 }, (_, index) => `word${index} `)
  const { conversation } = openPage()
  await time.pass(100)
  conversation.send('Nurses', context)
  await time.pass(400)
  const answer = conversation.snapshot().messages.at(-1) ?? fail()
  const list = jest.fn()
  const before = conversation.snapshot().messages
  const text = jest.fn()
  conversation.subscribeText(answer.id, text)
  await time.pass(750)
  expect(text.mock.calls.length).toBeGreaterThan(2)
  expect(text.mock.calls.length).toBeLessThanOrEqual(750 / 16)
  conversation.subscribe(list)
  await time.pass(3_000)
  for (const [at, message] of conversation.snapshot().messages.entries()) expect(message).toBe(before[at])
})

test('stopping asks the server to stop, also from another page', async () => {
  const { time, cloud, openPage } = openDevice()
  cloud.words = Array.from({ length: 100 }, (_, index) => `word${index} `)
  const one = openPage()
  const two = openPage()
  await time.pass(100)
  one.conversation.send('Nurses', context)
  await time.pass(2_000)
  two.conversation.stop()
  expect(states(two.conversation)).toEqual(['stored', 'stopped'])
  await time.pass(3_000)
  expect(answersIn(cloud)).toMatchObject([{ status: 'stopped', stopRequested: true }])
  expect(states(one.conversation)).toEqual(['stored', 'stopped'])
})

test('an answer that another page begins is followed from the database, until its server is killed', async () => {
  const { time, cloud, openPage } = openDevice()
  cloud.words = Array.from({ length: 100 }, (_, index) => `word${index} `)
  const one = openPage()
  await time.pass(100)
  one.conversation.send('Nurses', context)
  await time.pass(3_000)
  const two = openPage()
  await time.pass(100)
  expect(states(two.conversation)).toEqual(['stored', 'streaming'])
  cloud.kill()
  await time.pass(31_000)
  expect(states(two.conversation)).toEqual(['stored', 'lost'])
  const id = two.conversation.snapshot().messages.at(-1)?.id ?? fail()
  expect(two.conversation.textOf(id)).toContain('word5')
})

function fail(): never {
  throw new Error('There is no message.')
}

describe('decisions about proposals', () => {
  const [first, second] = [proposalId('p1'), proposalId('p2')]
  const accepted: Decision = { kind: 'accepted', text: 'Get home' }
  const decisionsOn = ({ snapshot }: SiaConversation) =>
    snapshot().messages.flatMap((shown) => (shown.role === 'coach' ? [shown.message?.decisions] : []))

  async function openAnswer() {
    const device = openDevice()
    const page = device.openPage()
    await device.time.pass(100)
    page.conversation.send('Nurses', context)
    await device.time.pass(5_000)
    const answerId = page.conversation.snapshot().messages[1]?.id ?? fail()
    const storedDecisions = () => answersIn(device.cloud).map((answer) => Reflect.get(answer, 'decisions'))
    return { ...device, ...page, answerId, storedDecisions }
  }

  test('are shown before they are recorded, and recorded one after another', async () => {
    const { time, conversation, answerId, storedDecisions } = await openAnswer()
    void conversation.decide(answerId, first, accepted)
    void conversation.decide(answerId, second, { kind: 'rejected' })
    const both = { p1: accepted, p2: { kind: 'rejected' } }
    expect(decisionsOn(conversation)).toEqual([both])
    expect(storedDecisions()).toEqual([{}])
    await time.pass(60)
    expect(storedDecisions()).toEqual([{ p1: accepted }])
    await time.pass(1_000)
    expect(storedDecisions()).toEqual([both])
    expect(decisionsOn(conversation)).toEqual([both])
  })

  test('made on another page afterwards are shown', async () => {
    const { time, conversation, answerId, openPage } = await openAnswer()
    const other = openPage()
    void conversation.decide(answerId, first, { kind: 'rejected' })
    await time.pass(1_000)
    void other.conversation.decide(answerId, first, null)
    await time.pass(1_000)
    expect(decisionsOn(conversation)).toEqual([{}])
    expect(decisionsOn(other.conversation)).toEqual([{}])
  })

  test('that are not recorded are taken back, but for an acceptance, which the study shows', async () => {
    const { time, conversation, client, answerId } = await openAnswer()
    client.isOnline = false
    const outcomes = [accepted, { kind: 'rejected' } as const].map((decision, at) =>
      conversation.decide(answerId, at === 0 ? first : second, decision).catch(({ code }) => code),
    )
    await time.pass(1_000)
    expect(await Promise.all(outcomes)).toEqual(['cen/offline', 'cen/offline'])
    expect(decisionsOn(conversation)).toEqual([{ p1: accepted }])
  })
})
