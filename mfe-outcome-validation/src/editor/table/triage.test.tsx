import { memory, resetMemory } from '@outcome-studio/shared/data/testing'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { button } from '../../testing/openRows.tsx'
import { openStudio } from '../../testing/openStudio.tsx'
import { openRatedTable, openTable, TABLE_ROWS, tableRows } from '../../testing/openTable.ts'

beforeEach(() => {
  localStorage.clear()
  resetMemory()
})

const headings = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
const select = (name: string) => screen.getByRole('combobox', { name })
const bar = () => within(screen.getByRole('group', { name: 'Selected rows' }))
const options = () => within(screen.getByRole('dialog', { name: 'View of the table' }))

async function showColumns(user: UserEvent, ...names: readonly string[]) {
  await user.click(button('View'))
  for (const name of names) await user.click(options().getByRole('checkbox', { name }))
}

test('status, owner and tags are set in columns that are shown when asked for, and stored', async () => {
  const { user, container } = await openTable()
  expect(headings()).not.toContain('Status')
  await showColumns(user, 'Status', 'Owner', 'Tags')
  await user.click(options().getByRole('button', { name: 'Close' }))
  await user.selectOptions(select('Status of 1.1'), 'Agreed')
  await user.type(screen.getByRole('textbox', { name: 'Owner of 1.1' }), 'Anna Berg')
  const tags = screen.getByRole('textbox', { name: 'Tags of 1.1, separated by commas' })
  await user.type(tags, 'risk, speed, ')
  expect(tags).toHaveValue('risk, speed, ')
  await user.tab()
  expect(tags).toHaveValue('risk, speed')
  expect(await axe(container)).toHaveNoViolations()
  await user.click(button('Save'))
  await waitFor(async () => {
    const { content } = await memory().studies.load('Commute')
    expect(content.jobSteps[0]?.outcomeStatements[0]).toMatchObject({
      status: 'agreed',
      owner: 'Anna Berg',
      tags: ['risk', 'speed'],
    })
  })
})

test('a study with a status shows the column, filters by it, and Draft removes it', async () => {
  const { user, unmount } = await openTable()
  await showColumns(user, 'Status')
  await user.selectOptions(select('Status of 2.1'), 'Out')
  await user.click(button('Save'))
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Saved'))
  unmount()
  const again = openStudio({ path: '/Commute?view=table' })
  await screen.findByRole('table')
  expect(headings()).toContain('Status')
  await again.user.selectOptions(select('Status'), 'Out')
  expect(tableRows()).toEqual(['2 buy a ticket'])
  await again.user.selectOptions(select('Status of 2.1'), 'Draft')
  expect(tableRows()).toEqual(['2 buy a ticket'])
  await again.user.click(button('Clear filters'))
  expect(tableRows()).toEqual(TABLE_ROWS)
})

test('what is out keeps its rating and is no opportunity', async () => {
  const { user } = await openRatedTable([[9, 3]])
  expect(screen.getByText('High opportunity', { selector: 'span' })).toBeVisible()
  await showColumns(user, 'Status')
  await user.selectOptions(select('Status of 1.1'), 'Out')
  expect(screen.getByText('Out: not counted')).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Importance of 1.1' })).toHaveValue('9')
  await user.click(screen.getByRole('link', { name: 'Needs for analysis' }))
  expect(await screen.findByRole('textbox', { name: 'Importance of 1.2' })).toBeVisible()
  expect(screen.queryByRole('textbox', { name: 'Importance of 1.1' })).not.toBeInTheDocument()
})

test('the status of all selected statements is set as one edit', async () => {
  const { user } = await openTable()
  await user.click(screen.getByRole('checkbox', { name: 'Select: find a route' }))
  await user.click(screen.getByRole('checkbox', { name: 'Select: buy a ticket' }))
  await user.selectOptions(bar().getByRole('combobox', { name: 'Status' }), 'Agreed')
  expect(screen.getByText('2 outcome statements set to agreed.')).toBeInTheDocument()
  expect(bar().getByRole('combobox', { name: 'Status' })).toHaveDisplayValue('Agreed')
  await user.click(button('Undo'))
  expect(bar().getByRole('combobox', { name: 'Status' })).toHaveDisplayValue('Draft')
  expect(button('Undo')).toBeDisabled()
})

test('selected statements are added to a new initiative', async () => {
  const { user } = await openTable()
  await user.click(screen.getByRole('checkbox', { name: 'Select: find a route' }))
  await user.click(button('Add to initiative…'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add to an initiative' }))
  await user.click(dialog.getByRole('button', { name: 'Add' }))
  expect(dialog.getByText('Give the initiative a name.')).toBeVisible()
  await user.type(dialog.getByRole('textbox', { name: 'Name of the new initiative' }), 'Planner')
  await user.click(dialog.getByRole('button', { name: 'Add' }))
  expect(screen.getByText('1 outcome added to “Planner”.')).toBeInTheDocument()
  await user.click(screen.getByRole('link', { name: 'Initiatives' }))
  expect(await screen.findByRole('button', { name: 'Planner, medium effect on outcome 1.1' })).toBeVisible()
})

test('a view is saved with columns, filters and order, and shown again after a reload', async () => {
  const { user, unmount } = await openRatedTable([[9, 3], [8, 5], null, [9, 9]])
  await user.click(screen.getByRole('button', { name: 'Opportunity' }))
  await user.selectOptions(select('Step'), '1 plan leg 1 of the trip')
  await showColumns(user, 'Remarks')
  await user.click(options().getByRole('button', { name: 'Save view' }))
  expect(options().getByText('Give the view a name, then save it.')).toBeVisible()
  await user.type(options().getByRole('textbox', { name: 'Save this view as' }), 'Best first{Enter}')
  expect(options().getByRole('button', { name: 'Best first' })).toBeVisible()
  unmount()
  const again = openStudio({ path: '/Commute?view=table' })
  await screen.findByRole('table')
  expect(tableRows()).toEqual(TABLE_ROWS)
  await again.user.click(button('View'))
  await again.user.click(options().getByRole('button', { name: 'Best first' }))
  expect(tableRows()).toEqual(['1 find a route', '1 find a seat', '1 find a friend'])
  expect(headings()).not.toContain('Remarks')
  expect(screen.getByRole('columnheader', { name: 'Opportunity' })).toHaveAttribute('aria-sort', 'descending')
  await again.user.click(button('View'))
  await again.user.click(options().getByRole('button', { name: 'Delete view Best first' }))
  expect(options().queryByRole('button', { name: 'Best first' })).not.toBeInTheDocument()
})
