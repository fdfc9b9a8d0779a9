import { context, openDevice, states } from '../testing/openDevice.ts'
import type { SiaConversation } from './SiaConversation.ts'

const atLast = ({ snapshot }: SiaConversation) => snapshot().messages.at(-1)?.id ?? fail()

describe('once the connection is back', () => {
  test('a message is sent by itself, once, also if the member tries again then', async () => {
    const { time, cloud, outbox, openPage } = openDevice()
    const { client, conversation } = openPage()
    await time.pass(100)
    client.isOnline = false
    conversation.send('Nurses', context)
    expect(states(conversation)).toEqual(['notStored'])
    conversation.resume(context)
    expect(states(conversation)).toEqual(['notStored'])
    client.isOnline = true
    conversation.resume(context)
    expect(states(conversation)).toEqual(['sending'])
    conversation.retry(atLast(conversation), context)
    conversation.resume(context)
    await time.pass(5_000)
    conversation.resume(context)
    await time.pass(5_000)
    expect(states(conversation)).toEqual(['stored', 'whole'])
    expect(cloud.messages.size).toBe(2)
    expect([...cloud.begun.values()]).toEqual([1])
    expect(outbox.all()).toEqual([])
  })

  test.each([0, 30, 60, 90, 200])(
    'two pages that have the message send it once, the second %d ms later',
    async (later) => {
      const { time, cloud, openPage } = openDevice()
      const one = openPage()
      await time.pass(100)
      one.client.isOnline = false
      one.conversation.send('Nurses', context)
      const other = openPage()
      await time.pass(100)
      other.client.isOnline = false
      other.conversation.retry(atLast(other.conversation), context)
      expect(states(other.conversation)).toEqual(['notStored'])
      one.client.isOnline = true
      one.conversation.resume(context)
      await time.pass(later)
      other.client.isOnline = true
      other.conversation.resume(context)
      cloud.catchUp()
      await time.pass(8_000)
      expect([...cloud.messages.values()].map(({ role }) => role)).toEqual(['member', 'coach'])
      for (const { conversation } of [one, other]) expect(states(conversation)).toEqual(['stored', 'whole'])
    },
  )

  test('a message that a reload found offline is sent once the messages are loaded', async () => {
    const { time, cloud, openPage } = openDevice()
    const before = openPage()
    await time.pass(100)
    before.client.isOnline = false
    before.conversation.send('Nurses', context)
    before.close()
    const { client, conversation } = openPage(false)
    await time.pass(100)
    client.isOnline = true
    conversation.resume(context)
    cloud.catchUp()
    await time.pass(5_000)
    expect(states(conversation)).toEqual(['stored', 'whole'])
    expect(cloud.messages.size).toBe(2)
  })

  test('a message that was stopped is sent, and not answered', async () => {
    const { time, cloud, openPage } = openDevice()
    const { client, conversation } = openPage()
    await time.pass(100)
    conversation.send('Nurses', context)
    client.isOnline = false
    conversation.stop()
    await time.pass(1_000)
    client.isOnline = true
    conversation.resume(context)
    await time.pass(5_000)
    expect(states(conversation)).toEqual(['unanswered'])
    expect(cloud.messages.size).toBe(1)
  })

  test('a message that was edited offline is sent in its last version', async () => {
    const { time, cloud, openPage } = openDevice()
    const { client, conversation } = openPage()
    await time.pass(100)
    client.isOnline = false
    conversation.send('Nurse', context)
    conversation.edit(atLast(conversation), 'Nurses', context)
    client.isOnline = true
    conversation.resume(context)
    await time.pass(5_000)
    expect([...cloud.messages.values()].map(({ text }) => text)[0]).toBe('Nurses')
    expect(cloud.messages.size).toBe(2)
  })

  test('a message that the server refused waits for the member', async () => {
    const { time, openPage } = openDevice()
    const { client, conversation } = openPage()
    await time.pass(100)
    client.isSignedIn = false
    conversation.send('Nurses', context)
    await time.pass(1_000)
    client.isSignedIn = true
    conversation.resume(context)
    await time.pass(1_000)
    expect(states(conversation)).toEqual(['notStored'])
  })
})
