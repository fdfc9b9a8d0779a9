import { memory, resetMemory } from '@outcome-studio/shared/data/testing'
import { type Access, createReadable } from '@outcome-studio/shared/feature'
import { catchDownloads } from '@outcome-studio/shared/feature/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { openInitiatives } from '../../testing/openInitiatives.ts'
import { button } from '../../testing/openRows.tsx'
import { openStudio } from '../../testing/openStudio.tsx'
import { storeStudy } from '../../testing/storeStudy.ts'

beforeEach(() => {
  localStorage.clear()
  resetMemory()
})

const NONE: Access = { unrestricted: false, toolsAdmin: false }

const grid = () => within(screen.getByRole('grid', { name: 'Initiatives by outcome' }))
const cell = (name: string) => grid().getByRole('button', { name })
const names = () =>
  screen
    .getAllByRole<HTMLInputElement>('textbox', { name: 'Name of the initiative' })
    .map(({ value }) => value)
const undo = (user: UserEvent) => user.click(button('Undo'))

async function addInitiative(user: UserEvent, name: string) {
  await user.click(await screen.findByRole('button', { name: 'New initiative' }))
  await user.keyboard(name)
}

async function addOutcomes(user: UserEvent, ...outcomes: readonly RegExp[]) {
  const [add] = screen.getAllByRole('button', { name: 'Add outcomes…' })
  if (add) await user.click(add)
  const dialog = within(await screen.findByRole('dialog'))
  for (const outcome of outcomes) await user.click(dialog.getByRole('checkbox', { name: outcome }))
  await user.click(dialog.getByRole('button', { name: /^Add \d/ }))
}

test('without initiatives the view says what they are, and a new one has the focus in its name', async () => {
  const { user, container } = await openInitiatives()
  expect(await screen.findByText('No initiatives yet')).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
  await addInitiative(user, 'Route planner')
  expect(names()).toEqual(['Route planner'])
  expect(screen.getByText('0 of 2 underserved outcomes are covered.')).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
})

test('without outcome statements there is nothing to decide', async () => {
  await storeStudy('Commute', [])
  openStudio({ path: '/Commute?view=initiatives' })
  expect(await screen.findByText('Nothing to decide yet')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'New initiative' })).not.toBeInTheDocument()
})

test('outcomes are added from a list in the order of opportunity, with one effect, as one edit', async () => {
  const { user } = await openInitiatives()
  await addInitiative(user, 'Route planner{Enter}')
  const dialog = within(await screen.findByRole('dialog', { name: 'Add outcomes to Route planner' }))
  const listed = dialog
    .getAllByRole('checkbox')
    .map(({ id }) => document.querySelector(`label[for="${id}"]`)?.textContent)
  expect(listed).toEqual(['1.1 find a route', '1.2 find a seat', '2.1 find a friend', '2.2 buy a ticket'])
  await user.type(dialog.getByRole('searchbox', { name: 'Find outcomes' }), 'find')
  expect(dialog.getAllByRole('checkbox')).toHaveLength(3)
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Expected effect' }), 'large')
  await user.click(dialog.getByRole('checkbox', { name: '1.1 find a route' }))
  await user.click(dialog.getByRole('checkbox', { name: '2.1 find a friend' }))
  await user.click(dialog.getByRole('button', { name: 'Add 2 outcomes' }))
  expect(cell('Route planner, large effect on outcome 1.1')).toBeVisible()
  expect(screen.getByText('1 of 2 underserved outcomes is covered.')).toBeVisible()
  // 0.75 × (9 − 3) + 0.75 × (6 − 5) = 5.25
  expect(screen.getByRole('table', { name: 'Initiatives' })).toHaveTextContent('5.3')
  await undo(user)
  expect(cell('Route planner, no effect on outcome 1.1')).toBeVisible()
})

test('an initiative is described in place and stored,', async () => {
  const { user } = await openInitiatives()
  await addInitiative(user, 'Planner')
  await user.type(screen.getByRole('textbox', { name: 'Owner of Planner' }), 'Anna')
  const effort = screen.getByRole('textbox', { name: 'Effort of Planner in person-weeks' })
  await user.type(effort, '2.5')
  await user.click(button('Save'))
  await waitFor(async () => {
    const { content } = await memory().studies.load('Commute')
    expect(content.initiatives).toMatchObject([{ name: 'Planner', owner: 'Anna', effort: 2.5, effects: [] }])
  })
})

test('an effort that is none stays typed, says what to enter, and does not reach the study', async () => {
  const { user } = await openInitiatives()
  await addInitiative(user, 'Planner')
  const effort = screen.getByRole('textbox', { name: 'Effort of Planner in person-weeks' })
  await user.type(effort, '3')
  await user.type(effort, 'x')
  await user.tab()
  expect(effort).toHaveValue('3x')
  expect(effort).toBeInvalid()
  expect(effort).toHaveAccessibleDescription(/^Enter person-weeks above 0/)
  await user.click(button('Save'))
  await waitFor(async () => {
    expect((await memory().studies.load('Commute')).content.initiatives).toMatchObject([{ effort: 3 }])
  })
})

test('cells are set by pressing, by letters and by Delete, and arrow keys move between them', async () => {
  const { user } = await openInitiatives()
  await addInitiative(user, 'Planner')
  await addInitiative(user, 'Alarm')
  const first = cell('Planner, no effect on outcome 1.1')
  await user.click(first)
  expect(first).toHaveAccessibleName('Planner, small effect on outcome 1.1')
  expect(screen.getByText('Planner, small effect on outcome 1.1.')).toBeInTheDocument()
  await user.keyboard('{ArrowRight}')
  expect(cell('Alarm, no effect on outcome 1.1')).toHaveFocus()
  await user.keyboard('l{ArrowDown}{ArrowLeft}m')
  expect(cell('Planner, medium effect on outcome 1.2')).toHaveFocus()
  expect(cell('Alarm, large effect on outcome 1.1')).toBeVisible()
  expect(screen.getByText('All 2 underserved outcomes are covered.')).toBeVisible()
  await user.keyboard('{Delete}')
  expect(cell('Planner, no effect on outcome 1.2')).toHaveFocus()
  // One cell is in the order of tabbing.
  expect(
    grid()
      .getAllByRole('button')
      .filter(({ tabIndex }) => tabIndex === 0),
  ).toHaveLength(1)
})

test('the list is sorted by what follows from the ratings, and a row stays while it is edited', async () => {
  const { user } = await openInitiatives()
  await addInitiative(user, 'Planner')
  await addInitiative(user, 'Alarm')
  await user.click(cell('Alarm, no effect on outcome 1.1'))
  await user.click(screen.getByRole('button', { name: 'Value' }))
  expect(names()).toEqual(['Alarm', 'Planner'])
  expect(screen.getByRole('columnheader', { name: 'Value' })).toHaveAttribute('aria-sort', 'descending')
  await user.click(cell('Planner, no effect on outcome 1.1'))
  await user.keyboard('l')
  expect(names()).toEqual(['Alarm', 'Planner'])
})

test('a deleted initiative is brought back by the message, with its outcomes', async () => {
  const { user, toasts } = await openInitiatives()
  await addInitiative(user, 'Planner')
  await addOutcomes(user, /find a route/)
  await user.click(button('Delete Planner'))
  expect(screen.getByText('No initiatives yet')).toBeVisible()
  expect(toasts.at(-1)?.[0]).toBe('Initiative “Planner” deleted.')
  act(() => toasts.at(-1)?.[1]?.action?.onAction())
  expect(cell('Planner, medium effect on outcome 1.1')).toBeVisible()
})

test('the file for a tracker is named when it is exported', async () => {
  const downloads = catchDownloads()
  const { user, toasts } = await openInitiatives()
  await addInitiative(user, 'Planner')
  await user.click(button('Export initiatives'))
  await user.click(await screen.findByRole('menuitem', { name: 'CSV for Linear' }))
  await waitFor(() =>
    expect(toasts.at(-1)).toEqual([
      'Exported as CSV for Linear: Commute initiatives for Linear.csv',
      { kind: 'success' },
    ]),
  )
  expect(downloads.names).toEqual(['Commute initiatives for Linear.csv'])
  downloads.release()
})

test('a removed statement leaves the matrix, and undo brings its effect back', async () => {
  const { user } = await openInitiatives()
  await addInitiative(user, 'Planner')
  await addOutcomes(user, /find a route/)
  await user.click(screen.getByRole('link', { name: 'Table' }))
  await user.click(await screen.findByRole('checkbox', { name: 'Select: find a route' }))
  await user.click(button('Delete'))
  await user.click(screen.getByRole('link', { name: 'Initiatives' }))
  expect(await screen.findByText('The one underserved outcome is not covered.')).toBeVisible()
  await undo(user)
  expect(cell('Planner, medium effect on outcome 1.1')).toBeVisible()
})

test('the matrix shows what is not covered alone', async () => {
  const { user } = await openInitiatives()
  await addInitiative(user, 'Planner')
  await addOutcomes(user, /find a route/)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Not covered')
  expect(
    grid()
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['1.2 find a seat'])
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'All outcomes')
  expect(grid().getAllByRole('rowheader')).toHaveLength(4)
})

test('a member who can only read changes nothing', async () => {
  const { user } = await openInitiatives()
  await addInitiative(user, 'Planner')
  await user.click(button('Save'))
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Saved'))
  document.body.replaceChildren()
  openStudio({ path: '/Commute?view=initiatives', access: createReadable(NONE) })
  expect(await screen.findByRole('textbox', { name: 'Name of the initiative' })).toHaveAttribute('readonly')
  expect(screen.queryByRole('button', { name: 'New initiative' })).not.toBeInTheDocument()
  const first = cell('Planner, no effect on outcome 1.1')
  await user.click(first)
  expect(first).toHaveAccessibleName('Planner, no effect on outcome 1.1')
})
