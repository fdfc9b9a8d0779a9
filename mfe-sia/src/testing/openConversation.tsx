import { type CoachTurn, type SiaSession, siaSessionId } from '@outcome-studio/shared/domain/coach'
import { createReadable, defineFeature } from '@outcome-studio/shared/feature'
import { renderFeature } from '@outcome-studio/shared/feature/testing'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Conversation } from '../conversation/Conversation.tsx'
import { SiaConversation } from '../core/SiaConversation.ts'
import { type Client, CoachCloud } from './CoachCloud.ts'
import { memoryOutbox } from './memoryOutbox.ts'
import { VirtualTime } from './VirtualTime.ts'

export const TEST_SESSION: SiaSession = {
  id: siaSessionId('session'),
  studyUuid: 'study',
  title: '',
  createdAt: '2026-03-10T13:00:00.000Z',
  updatedAt: '2026-03-10T13:00:00.000Z',
  removedAt: null,
  needsUuid: null,
}
const OPENING: CoachTurn = {
  text: 'Hello, I am Sia. Who does the job?',
  choices: ['A nurse', 'A cook'],
  proposals: [],
  state: '',
}
const context = () => ({
  study: { jtbd: { uuid: 'job', userInput: '', executor: '' }, jobSteps: [] },
  needs: null,
})

interface OpenOptions {
  readonly unrestricted?: boolean
  /** Of an earlier page, for a reload. */
  readonly cloud?: CoachCloud
  readonly time?: VirtualTime
}

/** Opens a conversation in a page, with a coach in memory and a clock that moves only by `pass`. */
export async function openConversation(options: OpenOptions = {}) {
  const { unrestricted = true, time = new VirtualTime() } = options
  const { cloud = new CoachCloud(time) } = options
  const client: Client = { isOnline: true, isSignedIn: true, losesNextConfirmation: false }
  let ids = cloud.messages.size
  const conversation = new SiaConversation(TEST_SESSION, {
    repository: cloud.repository(client),
    outbox: memoryOutbox(),
    timing: time,
    newId: () => {
      ids += 1
      return `message${ids}`
    },
    isOnline: () => client.isOnline,
  })
  const release = conversation.open()
  const previewLines = cloud.preview(client)
  const feature = defineFeature({
    name: 'mfe-sia',
    view: () => (
      <Conversation
        conversation={conversation}
        session={TEST_SESSION}
        opening={OPENING}
        context={context}
        previewLines={previewLines}
        renderProposals={({ proposals }) => <p>{proposals.length} proposals</p>}
        timing={time}
      />
    ),
  })
  const view = renderFeature(feature, {
    basename: '/sia',
    access: createReadable({ unrestricted, toolsAdmin: false }),
  })
  const pass = (milliseconds: number) => act(() => time.pass(milliseconds))
  const user = userEvent.setup()
  const field = await screen.findByRole('textbox', { name: 'Message' })
  await pass(100)
  return {
    ...view,
    ...{ cloud, time, client, conversation, release, pass, user, field },
    /** Types a message and sends it with Enter. */
    say: async (text: string) => {
      await user.click(field)
      await user.keyboard(`${text}{Enter}`)
    },
  }
}
