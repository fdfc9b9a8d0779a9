import { memory, resetMemory } from '@outcome-studio/shared/data/testing'
import { type Access, createReadable } from '@outcome-studio/shared/feature'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { button } from '../../testing/openRows.tsx'
import { openStudio } from '../../testing/openStudio.tsx'
import { openTable, TABLE_ROWS, TABLE_STEPS, tableRows } from '../../testing/openTable.ts'
import { storeStudy } from '../../testing/storeStudy.ts'

beforeEach(() => {
  localStorage.clear()
  resetMemory()
})

const CORRECT = 'Minimize the likelihood that a comb breaks when it is lifted from the hive'
const NONE: Access = { unrestricted: false, toolsAdmin: false }

const box = (name: string) => screen.getByRole('checkbox', { name })
const select = (text: string) => box(`Select: ${text}`)
const bar = () => within(screen.getByRole('group', { name: 'Selected rows' }))

test('one row for each outcome statement and for each step without one, in study order', async () => {
  const { container } = await openTable()
  expect(screen.getByRole('link', { name: 'Table' })).toHaveAttribute('aria-current', 'page')
  expect(tableRows()).toEqual(TABLE_ROWS)
  expect(screen.getByText('No outcome statements yet')).toBeVisible()
  const headings = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(headings).toEqual([
    '',
    'No.',
    'Outcome statement',
    'Remarks',
    'Importance',
    'Satisfaction',
    'Opportunity',
  ])
  expect(await axe(container)).toHaveNoViolations()
})

test('rows in the order of the study are below the name of their step, others beside it', async () => {
  const { user } = await openTable()
  const steps = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent)
  expect(steps()).toEqual([1, 2, 3].map((number) => `${number} plan leg ${number} of the trip`))
  await user.click(button('No.'))
  expect(steps()[0]).toBe('3 plan leg 3 of the trip')
  await user.click(button('Importance'))
  expect(steps()).toEqual([])
  expect(screen.getByRole('columnheader', { name: 'Job step' })).toBeInTheDocument()
  await user.click(button('Job step'))
  expect(steps()).toHaveLength(3)
})

test('on a phone the filters are behind a button, which counts them', async () => {
  const { user } = await openTable()
  await user.click(screen.getByText('Filter'))
  const filters = within(screen.getByLabelText('Filters of the table'))
  await user.selectOptions(filters.getByLabelText('Step'), '2 plan leg 2 of the trip')
  expect(tableRows()).toEqual(['2 buy a ticket'])
  expect(screen.getByText('Filter (1)')).toBeInTheDocument()
})

test('a statement that is moved while the rows are sorted by number stays in its place', async () => {
  const { user } = await openTable()
  await user.click(button('No.'))
  await user.click(select('find a route'))
  await user.click(button('Move…'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Move outcome statements' }))
  await user.selectOptions(dialog.getByRole('combobox', { name: 'To job step' }), '2 plan leg 2 of the trip')
  await user.click(dialog.getByRole('button', { name: 'Move' }))
  expect(tableRows()).toEqual(['3 -', '2 buy a ticket', '1 find a friend', '1 find a seat', '2 find a route'])
})

test('a pasted list becomes rows below the statement, and a table opens its mapping', async () => {
  const { user } = await openTable()
  await user.click(screen.getByRole('textbox', { name: 'Outcome statement 2.1' }))
  await user.paste('park the car\nfind the platform')
  expect(tableRows()).toEqual([...TABLE_ROWS.slice(0, 4), '2 park the car', '2 find the platform', '3 -'])
  await user.click(button('Undo'))
  expect(tableRows()).toEqual(TABLE_ROWS)
  await user.click(screen.getByRole('textbox', { name: 'Outcome statement 2.1' }))
  await user.paste('Outcome\tImportance\npark the car\t8')
  expect(await screen.findByRole('dialog')).toBeVisible()
})

test('a statement is edited in place, and Enter goes to the next row', async () => {
  const { user } = await openTable()
  const field = screen.getByRole('textbox', { name: 'Outcome statement 1.1' })
  await user.type(field, ' home{Enter}')
  expect(field).toHaveValue('find a route home')
  expect(screen.getByRole('textbox', { name: 'Outcome statement 1.2' })).toHaveFocus()
  expect(select('find a route home')).toBeInTheDocument()
})

test('the remarks of a statement are counted, described and shown below it', async () => {
  const { user } = await openTable()
  const field = screen.getByRole('textbox', { name: 'Outcome statement 2.1' })
  const toggle = await screen.findByRole('button', { name: /^Remarks on 2\.1: \d error/ })
  const described = () => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent
  const before = described()
  expect(before).toMatch(/\w{5}/)
  await user.click(toggle)
  expect(toggle).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getAllByRole('button', { name: /Why\?/ })[0]).toBeVisible()
  expect(described()).toMatch(/\w{5}/)
})

test('every row has its number', async () => {
  await openTable()
  const numbers = within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .flatMap((row) => row.querySelector('[data-column="number"]')?.textContent ?? [])
  expect(numbers).toEqual(['1.1', '1.2', '1.3', '2.1', '3'])
})

test('Shift selects a range by pointer and by keyboard, and Escape clears', async () => {
  const { user } = await openTable()
  await user.click(select('find a route'))
  await user.keyboard('{Shift>}')
  await user.click(select('find a friend'))
  await user.keyboard('{/Shift}')
  expect(bar().getByText('3 selected')).toBeVisible()
  expect(box('Select all')).toBePartiallyChecked()
  act(() => select('plan leg 3 of the trip').focus())
  await user.keyboard('{Shift>} {/Shift}')
  expect(bar().getByText('5 selected')).toBeVisible()
  expect(box('Select all')).toBeChecked()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('group', { name: 'Selected rows' })).not.toBeInTheDocument()
  expect(screen.getByRole('combobox', { name: 'Step' })).toBeVisible()
})

test('all rows are selected and deselected at once', async () => {
  const { user } = await openTable()
  await user.click(box('Select all'))
  expect(bar().getByText('5 selected')).toBeVisible()
  await user.click(button('Clear selection'))
  expect(box('Select all')).not.toBeChecked()
  expect(box('Select all')).toHaveFocus()
})

test('the selected statements move to a step in their order, as one edit, and stay selected', async () => {
  const { user } = await openTable()
  await user.click(select('find a friend'))
  await user.click(select('find a route'))
  await user.click(button('Move…'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Move outcome statements' }))
  await user.selectOptions(dialog.getByRole('combobox', { name: 'To job step' }), '3 plan leg 3 of the trip')
  await user.click(dialog.getByRole('button', { name: 'Move' }))
  expect(tableRows()).toEqual(['1 find a seat', '2 buy a ticket', '3 find a route', '3 find a friend'])
  expect(screen.getByText('2 outcome statements moved to job step 3.')).toBeInTheDocument()
  expect(bar().getByText('2 selected')).toBeVisible()
  await user.click(button('Undo'))
  expect(tableRows()).toEqual(TABLE_ROWS)
  expect(button('Undo')).toBeDisabled()
})

test('the selected rows are deleted as one edit, which the message undoes', async () => {
  const { user, toasts } = await openTable()
  await user.click(select('find a seat'))
  await user.click(select('buy a ticket'))
  await user.click(select('plan leg 3 of the trip'))
  await user.click(button('Delete'))
  expect(tableRows()).toEqual(['1 find a route', '1 find a friend', '2 -'])
  expect(toasts.map(([text]) => text)).toEqual(['2 outcome statements and 1 job step deleted.'])
  expect(box('Select all')).toHaveFocus()
  act(() => toasts[0]?.[1]?.action?.onAction())
  expect(tableRows()).toEqual(TABLE_ROWS)
  expect(box('Select all')).not.toBeChecked()
})

test('the message of a deletion undoes no later edit', async () => {
  const { user, toasts } = await openTable()
  await user.click(select('buy a ticket'))
  await user.click(button('Delete'))
  await user.type(screen.getByRole('textbox', { name: 'Outcome statement 1.1' }), ' home')
  act(() => toasts[0]?.[1]?.action?.onAction())
  expect(tableRows()).toEqual(['1 find a route home', '1 find a seat', '1 find a friend', '2 -', '3 -'])
  expect(toasts[1]?.[0]).toMatch(/edited since/)
})

test('the category of all selected steps is set as one edit and stored', async () => {
  const { user } = await openTable()
  await user.click(select('find a route'))
  await user.click(select('buy a ticket'))
  expect(bar().getByRole('combobox', { name: 'Category' })).toHaveDisplayValue('No category')
  await user.selectOptions(bar().getByRole('combobox', { name: 'Category' }), 'Execute')
  expect(screen.getByText('2 job steps sorted under Execute.')).toBeInTheDocument()
  await user.click(select('plan leg 3 of the trip'))
  expect(bar().getByRole('combobox', { name: 'Category' })).toHaveDisplayValue('Different')
  await user.click(button('Undo'))
  expect(bar().getByRole('combobox', { name: 'Category' })).toHaveDisplayValue('No category')
  await user.click(button('Redo'))
  await user.click(button('Save'))
  await waitFor(async () => {
    const { content: study } = await memory().studies.load('Commute')
    expect(study.jobSteps.map(({ category }) => category)).toEqual(['Execute', 'Execute', null])
  })
})

test('rows that are gone leave the selection', async () => {
  const { user } = await openTable([['find a route']])
  await user.click(screen.getByRole('link', { name: 'Write' }))
  await user.click(button('Add outcome statement'))
  await user.click(screen.getByRole('link', { name: 'Table' }))
  await screen.findByRole('table')
  await user.click(box('Select all'))
  expect(bar().getByText('2 selected')).toBeVisible()
  await user.click(button('Undo'))
  expect(bar().getByText('1 selected')).toBeVisible()
})

test('the rows are filtered by step and by remarks; a row stays while its remark is fixed', async () => {
  const { user } = await openTable([[CORRECT], ['buy a ticket'], []])
  await screen.findByRole('button', { name: /^Remarks on 2\.1: \d error/ })
  await user.click(box('Only with remarks'))
  expect(tableRows()).toEqual(['2 buy a ticket', '3 -'])
  const field = screen.getByRole('textbox', { name: 'Outcome statement 2.1' })
  fireEvent.change(field, { target: { value: 'Minimize the time it takes to buy a ticket' } })
  expect(field).toBeInTheDocument()
  await user.click(box('Only with remarks'))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Step' }), '1 plan leg 1 of the trip')
  expect(tableRows()).toEqual([`1 ${CORRECT}`])
})

test('a member who can only read has no checkboxes', async () => {
  await storeStudy('Commute', TABLE_STEPS)
  openStudio({ path: '/Commute?view=table', access: createReadable(NONE) })
  await screen.findByRole('table')
  expect(tableRows()).toEqual(TABLE_ROWS)
  expect(screen.queryByRole('checkbox', { name: /^Select/ })).not.toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: 'Outcome statement 1.1' })).toHaveAttribute('readonly')
  expect(screen.getByRole('textbox', { name: 'Importance of 1.1' })).toHaveAttribute('readonly')
})

test('a long study is shown in parts, and all of it is selected at once', async () => {
  const { user } = await openTable([Array.from({ length: 310 }, () => 'x')])
  // With the headings and the name of the step.
  const { rows } = screen.getByRole<HTMLTableElement>('table')
  expect(rows).toHaveLength(2 + 300)
  await user.click(box('Select all'))
  expect(bar().getByText('310 selected')).toBeVisible()
  await user.click(button('Show more'))
  expect(rows).toHaveLength(2 + 310)
  expect(screen.queryByText('Show more')).not.toBeInTheDocument()
})

test('a study without steps says what to do first, and leads there', async () => {
  await storeStudy('Commute', [])
  const { user } = openStudio({ path: '/Commute?view=table' })
  expect(await screen.findByText('Nothing to list yet')).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Write job steps and outcome statements' }))
  expect(await screen.findByRole('heading', { name: 'No job steps yet' })).toBeVisible()
})
