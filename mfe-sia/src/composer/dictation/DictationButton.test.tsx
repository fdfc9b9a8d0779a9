import { act, screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { openConversation } from '../../testing/openConversation.tsx'
import type { SpeechRecognizer, SpeechResult } from './speechRecognition.ts'

/** The recognizers of the page, the latest last. */
const created: FakeRecognizer[] = []

class FakeRecognizer implements SpeechRecognizer {
  lang = ''
  continuous = false
  interimResults = false
  onresult: SpeechRecognizer['onresult'] = null
  onerror: SpeechRecognizer['onerror'] = null
  onend: SpeechRecognizer['onend'] = null
  isRunning = false

  constructor() {
    created.push(this)
  }

  start(): void {
    this.isRunning = true
  }

  abort(): void {
    this.isRunning = false
  }

  hear(...parts: readonly (readonly [transcript: string, isFinal: boolean])[]): void {
    const results: SpeechResult['results'] = parts.map(([transcript, isFinal]) => ({
      0: { transcript },
      isFinal,
    }))
    act(() => this.onresult?.({ resultIndex: 0, results }))
  }
}

afterEach(() => {
  localStorage.clear()
  created.length = 0
  Reflect.deleteProperty(window, 'webkitSpeechRecognition')
})

async function dictating() {
  Object.assign(window, { webkitSpeechRecognition: FakeRecognizer })
  const opened = await openConversation()
  await opened.user.click(screen.getByRole('button', { name: 'Dictate' }))
  return opened
}

test('a browser without speech recognition has no button for it', async () => {
  await openConversation()
  expect(screen.queryByRole('button', { name: 'Dictate' })).toBeNull()
})

test('begins after the member has read who may get the audio', async () => {
  const { user } = await dictating()
  const dialog = await screen.findByRole('dialog', { name: 'Dictate with your browser' })
  expect(dialog).toHaveTextContent(/Its maker, for example Google, Microsoft or Apple, may get the audio/)
  expect(created).toHaveLength(0)
  expect(await axe(dialog)).toHaveNoViolations()
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(created).toHaveLength(0)
})

test('writes down what was understood, after what is there', async () => {
  const { user, field, pass } = await dictating()
  await user.click(await screen.findByRole('button', { name: 'Start dictation' }))
  await waitFor(() => expect(created.at(-1)?.isRunning).toBe(true))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.type(field, 'Nurses')
  created.at(-1)?.hear(['who look', false])
  expect(await screen.findByText('Listening… who look')).toBeVisible()
  expect(field).toHaveValue('Nurses')
  created.at(-1)?.hear(['who look after patients', true])
  await waitFor(() => expect(field).toHaveValue('Nurses who look after patients'))
  await user.click(screen.getByRole('button', { name: 'Stop dictation' }))
  expect(created.at(-1)?.isRunning).toBe(false)
  await pass(1_000)
  expect(screen.getByRole('status')).toHaveTextContent('Dictation ended')
  // The member has agreed for this session.
  await user.click(screen.getByRole('button', { name: 'Dictate' }))
  await waitFor(() => expect(created).toHaveLength(2))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('says why it ended when the microphone is not allowed', async () => {
  const { user, host } = await dictating()
  await user.click(await screen.findByRole('button', { name: 'Start dictation' }))
  await waitFor(() => expect(created).toHaveLength(1))
  act(() => {
    created.at(-1)?.onerror?.({ error: 'not-allowed' })
    created.at(-1)?.onend?.()
  })
  expect(await screen.findByRole('button', { name: 'Dictate' })).toBeVisible()
  expect(JSON.stringify(host.calls)).toContain('does not allow the microphone')
})
