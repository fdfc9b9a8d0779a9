import { act, screen, waitFor, within } from '@testing-library/react'
import { openConversation } from '../testing/openConversation.tsx'

afterEach(() => localStorage.clear())

const answer = () => within(screen.getByRole('log')).getAllByRole('article', { name: 'Sia' }).at(-1)
const ANSWER = 'Who does the job that you study?'

test('a message that cannot be stored says why, and is sent by Try again', async () => {
  const { say, pass, user, field, client, cloud } = await openConversation()
  client.isOnline = false
  await say('Nurses')
  await pass(1_000)
  expect(screen.getByRole('alert')).toHaveTextContent('Not sent: you are offline.')
  client.isOnline = true
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(field).toHaveFocus()
  await pass(5_000)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(answer()).toHaveTextContent(ANSWER)
  expect(cloud.messages.size).toBe(2)
})

test('a message that could not be sent offline is sent by itself once the connection is back', async () => {
  const { say, pass, client, cloud } = await openConversation()
  client.isOnline = false
  await say('Nurses')
  await pass(1_000)
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Not sent: you are offline. Your message stays on this device, and is sent once you are connected.',
  )
  client.isOnline = true
  act(() => void window.dispatchEvent(new Event('online')))
  expect(screen.getByText('Sending…')).toBeVisible()
  await pass(5_000)
  await waitFor(() => expect(answer()).toHaveTextContent(ANSWER))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(cloud.messages.size).toBe(2)
})
