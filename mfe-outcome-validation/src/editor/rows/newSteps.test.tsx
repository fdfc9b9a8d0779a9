import { resetMemory } from '@outcome-studio/shared/data/testing'
import { screen, waitFor } from '@testing-library/react'
import { button, field, openRows } from '../../testing/openRows.tsx'

beforeAll(() => {
  // What only a browser that lays pages out can do.
  Element.prototype.scrollIntoView = jest.fn()
})

beforeEach(() => {
  localStorage.clear()
  resetMemory()
})

const TOO_FEW = /^This step has [01] outcome statements?;/

/** Adds a second step and writes it. Its name is checked when this ends. */
async function writeStep() {
  const view = await openRows(['a', 'b', 'c'])
  await view.user.click(button('Add job step'))
  await waitFor(() => expect(field('Job step 2')).toHaveFocus())
  await view.user.keyboard('The tickets')
  await screen.findByText(/^"The" is not a verb/)
  return view
}

test('a new step has no remark about its empty statement until the focus leaves the step', async () => {
  const { user } = await writeStep()
  expect(screen.queryByText(TOO_FEW)).not.toBeInTheDocument()
  await user.click(field('Outcome statement 2.1'))
  await user.keyboard('first')
  await waitFor(() => expect(screen.getAllByText(/^Start with a direction/)).toHaveLength(4))
  expect(screen.queryByText(TOO_FEW)).not.toBeInTheDocument()
  await user.click(field('Study name'))
  expect(await screen.findByText(TOO_FEW)).toBeVisible()
})

test('a save shows it as well', async () => {
  const { user } = await writeStep()
  expect(screen.queryByText(TOO_FEW)).not.toBeInTheDocument()
  await user.keyboard('{Control>}s{/Control}')
  expect(await screen.findByText(TOO_FEW)).toBeVisible()
  expect(field('Job step 2')).toHaveFocus()
})
