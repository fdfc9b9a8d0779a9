import { memory, resetMemory } from '@outcome-studio/shared/data/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { axe } from 'jest-axe'
import { button } from '../../testing/openRows.tsx'
import { openRatedTable, openTable, TABLE_ROWS, tableRows } from '../../testing/openTable.ts'

beforeEach(() => {
  localStorage.clear()
  resetMemory()
})

const CORRECT = 'Minimize the likelihood that a comb breaks when it is lifted from the hive'
const RATINGS = [[5, 6], null, [9, 3], [9, 1]] as const
const rating = (name: string) => screen.getByRole('textbox', { name })
/** The sorted column with its direction. */
const sorted = () =>
  screen.getAllByRole('columnheader').flatMap((heading) => {
    const direction = heading.getAttribute('aria-sort')
    return direction === null || direction === 'none' ? [] : [`${heading.textContent} ${direction}`]
  })

describe('sorting', () => {
  test('by a heading, the other way round, and back to the order of the study', async () => {
    const { user, container } = await openRatedTable(RATINGS)
    expect(sorted()).toEqual([])
    await user.click(button('Opportunity'))
    expect(sorted()).toEqual(['Opportunity descending'])
    expect(tableRows()).toEqual([
      '2 buy a ticket',
      '1 find a friend',
      '1 find a route',
      '1 find a seat',
      '3 -',
    ])
    expect(await axe(container)).toHaveNoViolations()
    await user.click(button('Opportunity'))
    expect(sorted()).toEqual(['Opportunity ascending'])
    expect(tableRows()).toEqual([
      '1 find a route',
      '1 find a friend',
      '2 buy a ticket',
      '1 find a seat',
      '3 -',
    ])
    await user.click(button('Opportunity'))
    expect(sorted()).toEqual([])
    expect(tableRows()).toEqual(TABLE_ROWS)
  })

  test.each([
    ['No.', ['3 -', '2 buy a ticket', '1 find a friend', '1 find a seat', '1 find a route']],
    ['Outcome statement', ['2 buy a ticket', '1 find a friend', '1 find a route', '1 find a seat', '3 -']],
    ['Importance', ['1 find a friend', '2 buy a ticket', '1 find a route', '1 find a seat', '3 -']],
    ['Satisfaction', ['1 find a route', '1 find a friend', '2 buy a ticket', '1 find a seat', '3 -']],
  ])('by %s from the keyboard', async (heading, order) => {
    const { user } = await openRatedTable(RATINGS)
    act(() => button(heading).focus())
    await user.keyboard('{Enter}')
    expect(tableRows()).toEqual(order)
    expect(button(heading)).toHaveFocus()
  })

  test('by job step from the keyboard, which leaves the focus in the headings', async () => {
    const { user } = await openRatedTable(RATINGS)
    await user.click(button('Importance'))
    act(() => button('Job step').focus())
    await user.keyboard('{Enter}')
    expect(tableRows()).toEqual(TABLE_ROWS)
    expect(button('No.')).toHaveFocus()
  })

  test('by remarks the worst stand first', async () => {
    const { user } = await openTable([[CORRECT], ['buy a ticket']])
    await screen.findByRole('button', { name: /^Remarks on 2\.1: \d error/ })
    await user.click(button('Remarks'))
    expect(tableRows()).toEqual(['2 buy a ticket', `1 ${CORRECT}`])
  })

  test('changes nothing in the study, and an edited row stays where it is', async () => {
    const { user, host } = await openRatedTable(RATINGS)
    await user.click(button('Opportunity'))
    expect(host.isUnsaved()).toBe(false)
    await user.clear(rating('Importance of 2.1'))
    await user.type(rating('Importance of 2.1'), '2{Enter}')
    expect(tableRows()[0]).toBe('2 buy a ticket')
    await user.click(screen.getByRole('textbox', { name: 'Outcome statement 2.1' }))
    await user.paste('park the car\nfind the platform')
    expect(tableRows().slice(0, 3)).toEqual(['2 buy a ticket', '2 park the car', '2 find the platform'])
  })
})

test('the rows are filtered by band; a row stays while it is rated anew', async () => {
  const { user, container } = await openRatedTable(RATINGS)
  const band = screen.getByRole('combobox', { name: 'Band' })
  await user.selectOptions(band, 'Extreme opportunity')
  expect(tableRows()).toEqual(['2 buy a ticket'])
  await user.clear(rating('Importance of 2.1'))
  await user.type(rating('Importance of 2.1'), '1')
  await user.tab()
  expect(tableRows()).toEqual(['2 buy a ticket'])
  await user.selectOptions(band, 'Not rated')
  expect(tableRows()).toEqual(['1 find a seat'])
  expect(await axe(container)).toHaveNoViolations()
  await user.selectOptions(band, 'Worth a look')
  expect(
    screen.getByText('No outcome statement matches these filters. Change one, or clear them above.'),
  ).toBeVisible()
})

test('while filters are set the statements are counted, and one press clears the filters', async () => {
  const { user, container } = await openRatedTable(RATINGS)
  expect(screen.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Step' }), '1 plan leg 1 of the trip')
  expect(screen.getByText('3 of 4 statements')).toBeVisible()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Band' }), 'Not rated')
  await user.click(screen.getByRole('checkbox', { name: 'Only with remarks' }))
  expect(screen.getByText('1 of 4 statements')).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
  await user.click(button('Clear filters'))
  expect(tableRows()).toEqual(TABLE_ROWS)
  expect(screen.queryByText(/ of 4 statements/)).not.toBeInTheDocument()
  expect(screen.getByRole('combobox', { name: 'Band' })).toHaveDisplayValue('All bands')
  expect(screen.getByRole('checkbox', { name: 'Only with remarks' })).not.toBeChecked()
  expect(screen.getByRole('combobox', { name: 'Step' })).toHaveFocus()
})

test('an empty rating says what can be filled in', async () => {
  await openRatedTable(RATINGS)
  expect(rating('Importance of 1.2')).toHaveAttribute('placeholder', '0–10')
})

describe('ratings', () => {
  test('are shown and changed in place with their score, as one edit that is undone and saved', async () => {
    const { user } = await openRatedTable([[9, 3]])
    expect(rating('Importance of 1.1')).toHaveValue('9')
    const row = rating('Importance of 1.1').closest('tr')
    expect(row).toHaveTextContent('15.0High opportunity')
    await user.clear(rating('Importance of 1.1'))
    await user.type(rating('Importance of 1.1'), '8,5')
    await user.tab()
    expect(rating('Satisfaction of 1.1')).toHaveFocus()
    await user.clear(rating('Satisfaction of 1.1'))
    await user.type(rating('Satisfaction of 1.1'), '1{Enter}')
    expect(rating('Satisfaction of 1.2')).toHaveFocus()
    expect(row).toHaveTextContent('16.0Extreme opportunity')
    await user.click(button('Save'))
    await waitFor(async () => {
      const { content: study } = await memory().studies.load('Commute')
      expect(study.jobSteps[0]?.outcomeStatements[0]?.rating).toEqual({ importance: 8.5, satisfaction: 1 })
    })
    await user.click(button('Undo'))
    expect(row).toHaveTextContent('15.0High opportunity')
    expect(rating('Importance of 1.1')).toHaveValue('9')
  })

  test('show their score while they are typed', async () => {
    const { user } = await openRatedTable([[9, 3]])
    const row = rating('Importance of 1.1').closest('tr')
    await user.click(rating('Satisfaction of 1.1'))
    await user.keyboard('1')
    expect(row).toHaveTextContent('17.0Extreme opportunity')
    await user.keyboard('x')
    expect(row).not.toHaveTextContent('opportunity')
  })

  test('that are no numbers stay typed with what is wrong, and a half says what is missing', async () => {
    const { user } = await openTable()
    await user.type(rating('Importance of 1.1'), '11')
    await user.click(button('No.'))
    expect(rating('Importance of 1.1')).toHaveAccessibleDescription('“11” is not a number from 0 to 10.')
    expect(rating('Importance of 1.1')).toBeInvalid()
    await user.type(rating('Importance of 1.1'), '{Escape}7{Enter}')
    expect(rating('Importance of 1.1')).toHaveValue('7')
    await user.click(button('No.'))
    expect(rating('Importance of 1.1')).toHaveAccessibleDescription('Satisfaction missing')
  })

  test('are filled from a block of a spreadsheet in the order of the rows that are shown', async () => {
    const { user, toasts } = await openTable()
    await user.click(button('No.'))
    await user.click(rating('Importance of 2.1'))
    await user.paste('9\t3\r\n8\t2\r\n')
    expect(rating('Importance of 2.1')).toHaveValue('9')
    expect(rating('Satisfaction of 1.3')).toHaveValue('2')
    expect(toasts.map(([text]) => text)).toEqual(['4 ratings pasted.'])
    await user.click(button('Undo'))
    expect(rating('Importance of 2.1')).toHaveValue('')
  })

  test('move from row to row with the arrow keys, past a step without statements', async () => {
    const { user } = await openTable([['find a route'], [], ['buy a ticket']])
    await user.click(rating('Importance of 1.1'))
    await user.keyboard('{ArrowDown}')
    expect(rating('Importance of 3.1')).toHaveFocus()
    await user.keyboard('{ArrowUp}')
    expect(rating('Importance of 1.1')).toHaveFocus()
  })
})
