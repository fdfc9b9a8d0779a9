import { resetFakeData, signedOut } from '@outcome-studio/shared/data/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { renderShell } from '../testing/renderShell.tsx'
import { checkStatement } from './checkStatement.ts'
import { EXAMPLE_STATEMENT } from './EXAMPLE_STATEMENT.ts'

jest.mock(
  '@outcome-studio/shared/data',
  () => jest.requireActual('@outcome-studio/shared/data/testing').fakeData,
)

beforeEach(() => {
  resetFakeData()
  signedOut()
})

const about = async () => within(await screen.findByRole('region', { name: 'About Outcome Studio' }))

test('the remarks that are written out are those of the checker', () => {
  const checked = checkStatement(EXAMPLE_STATEMENT.text)
  expect(EXAMPLE_STATEMENT.remarks).toEqual(
    checked.map(({ severity, message, suggestion }) => ({ severity, message, suggestion })),
  )
})

test.each(['/auth/signin', '/auth/signup', '/auth/subscribe'])(
  '%s says what the product is, with a statement that is checked',
  async (path) => {
    const { container } = renderShell(path)
    const pitch = await about()
    expect(pitch.getByRole('heading', { level: 2 })).toHaveTextContent('Find out what your customers need')
    expect(pitch.getByText(/^Every statement is checked while you type/)).toBeVisible()
    expect(pitch.getByRole('textbox')).toHaveValue(EXAMPLE_STATEMENT.text)
    expect(pitch.getByText(EXAMPLE_STATEMENT.remarks[0]?.message ?? '')).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
  },
)

test('fixes are taken, and what is typed is checked', async () => {
  renderShell('/auth/signin')
  const pitch = await about()
  const field = pitch.getByRole('textbox')
  await userEvent.click(pitch.getByRole('button', { name: 'Use "Minimize"' }))
  expect(field).toHaveFocus()
  await userEvent.click(await pitch.findByRole('button', { name: 'Leave out "quickly"' }))
  expect(field).toHaveValue('Minimize the time it takes to find a table when arriving')
  expect(await pitch.findByText('No remarks. You can measure this.')).toBeVisible()
  await userEvent.clear(field)
  await userEvent.type(field, 'Make it easier to find a table')
  expect(await pitch.findByText(/^Start with a direction and a measure/)).toBeVisible()
})
