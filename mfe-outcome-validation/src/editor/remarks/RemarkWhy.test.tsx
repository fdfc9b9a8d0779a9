import { resetMemory } from '@outcome-studio/shared/data/testing'
import { screen, within } from '@testing-library/react'
import { openRows } from '../../testing/openRows.tsx'

beforeEach(() => {
  localStorage.clear()
  resetMemory()
})
afterEach(() => void Reflect.deleteProperty(globalThis, 'matchMedia'))

/** Opens the reason of the remark, or of the group of remarks, that says this. */
async function openWhy(message: string, user: Awaited<ReturnType<typeof openRows>>['user']) {
  const item = (await screen.findByText(message)).closest('li') ?? document.body
  const [why] = within(item).getAllByRole('button', { name: 'Why?' })
  if (why) await user.click(why)
  return within(screen.getByRole('note', { name: 'Why O4' }))
}

test('explains the fault of its remark, not another one of the same rule', async () => {
  const { user } = await openRows(['Minimize the time'])
  const note = await openWhy('Say what the measure is of.', user)
  expect(await note.findByText('Say what the measure is of')).toBeVisible()
  expect(note.queryByText(/Two measures/)).not.toBeInTheDocument()
})

test('explains each fault of a rule once where it has several', async () => {
  // As in a wide window, where the remarks of one rule are listed together.
  Object.assign(globalThis, { matchMedia: () => ({ matches: true }) })
  const { user } = await openRows([
    'Minimize the time',
    'Minimize the cost',
    'Minimize the time and cost of a trip by train',
  ])
  const note = await openWhy('Keep to one measure of one thing:', user)
  expect(await note.findAllByText('Say what the measure is of')).toHaveLength(1)
  expect(note.getByText('Keep to one measure of one thing')).toBeVisible()
})
