import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import type { Sorting } from './nextSorting.ts'
import { type SortColumn, SortSelect } from './SortSelect.tsx'

type Column = 'number' | 'text' | 'score'
const COLUMNS: readonly SortColumn<Column>[] = [
  { column: 'number', label: 'No.', direction: 'descending', has: 'places' },
  { column: 'text', label: 'Outcome statement', direction: 'ascending' },
  { column: 'score', label: 'Opportunity', direction: 'descending' },
]

function Sorted() {
  const [sorting, setSorting] = useState<Sorting<Column> | null>(null)
  return (
    <>
      <SortSelect columns={COLUMNS} sorting={sorting} onSort={setSorting} />
      <p>{sorting === null ? 'as written' : `${sorting.column} ${sorting.direction}`}</p>
    </>
  )
}

test('each column is offered in both directions, the more useful one first, after the order of the study', async () => {
  const user = userEvent.setup()
  render(<Sorted />)
  const menu = screen.getByRole('combobox', { name: 'Sort by' })
  expect(
    within(menu)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Study order',
    'No., last to first',
    'No., first to last',
    'Outcome statement, A to Z',
    'Outcome statement, Z to A',
    'Opportunity, highest first',
    'Opportunity, lowest first',
  ])
  await user.selectOptions(menu, 'Opportunity, lowest first')
  expect(screen.getByText('score ascending')).toBeVisible()
  expect(menu).toHaveDisplayValue('Opportunity, lowest first')
  await user.selectOptions(menu, 'Study order')
  expect(screen.getByText('as written')).toBeVisible()
})
