import { type SiaSession, siaSessionId } from '@outcome-studio/shared/domain/coach'
import { SiaConversation } from '../core/SiaConversation.ts'
import { type Client, CoachCloud } from './CoachCloud.ts'
import { memoryOutbox } from './memoryOutbox.ts'
import { VirtualTime } from './VirtualTime.ts'

const SESSION: SiaSession = {
  id: siaSessionId('session'),
  studyUuid: 'study',
  title: '',
  createdAt: '2026-03-10T13:00:00.000Z',
  updatedAt: '2026-03-10T13:00:00.000Z',
  removedAt: null,
  needsUuid: null,
}
/** An empty study. */
export const context = () => ({
  study: { jtbd: { uuid: 'job', userInput: '', executor: '' }, jobSteps: [] },
  needs: null,
})

/** Opens a device whose pages show one session and share the outbox. */
export function openDevice() {
  const time = new VirtualTime()
  const cloud = new CoachCloud(time)
  const outbox = memoryOutbox()
  let ids = 0
  const openPage = (isOnline = true) => {
    const client: Client = { isOnline, isSignedIn: true, losesNextConfirmation: false }
    const conversation = new SiaConversation(SESSION, {
      repository: cloud.repository(client),
      outbox,
      timing: time,
      newId: () => {
        ids += 1
        return `m${ids}`
      },
      isOnline: () => client.isOnline,
    })
    return { client, conversation, close: conversation.open() }
  }
  return { time, cloud, outbox, openPage }
}

/** The states of the visible messages. */
export const states = ({ snapshot }: SiaConversation) => snapshot().messages.map(({ state }) => state)
