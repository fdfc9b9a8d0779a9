import { testMember } from '@outcome-studio/shared/feature/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { exposing } from '../testing/exposing.tsx'
import { resetFakeData, signedIn } from '../testing/fakeData.ts'
import { renderShell } from '../testing/renderShell.tsx'

jest.mock('@outcome-studio/shared/data', () => jest.requireActual('../testing/fakeData.ts'))

beforeEach(resetFakeData)

test('the sidebar leads through the product and has no accessibility violations', async () => {
  signedIn(testMember())
  const { container } = renderShell('/')
  const main = screen.getByRole('navigation', { name: 'Main' })
  expect(within(main).getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
  expect(within(main).getByRole('button', { name: 'User Settings' })).toBeVisible()
  expect(within(main).queryByRole('link', { name: 'Sia' })).not.toBeInTheDocument()
  const footer = screen.getByRole('contentinfo')
  expect(within(footer).getAllByRole('link')).toHaveLength(4)
  expect(footer).toHaveTextContent('Version 19.2.0')
  expect(await axe(container)).toHaveNoViolations()
})

test('the menu of a small screen opens, and closes with Escape and on the way elsewhere', async () => {
  signedIn(testMember())
  renderShell('/', { features: { load: exposing(() => null) } })
  const menu = screen.getByText('Menu')
  await userEvent.click(menu)
  expect(menu).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard('{Escape}')
  expect(menu).toHaveAttribute('aria-expanded', 'false')
  await userEvent.click(menu)
  await userEvent.click(screen.getByRole('button', { name: 'User Settings' }))
  expect(menu).toHaveAttribute('aria-expanded', 'false')
  expect(document.title).toBe('Profile · Outcome Studio')
})

test('the skip link goes to the screen itself', async () => {
  signedIn(testMember())
  renderShell('/')
  await userEvent.tab()
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('main')).toHaveFocus()
})

test('pointing at a link warms the feature behind it up, unless the person saves data', async () => {
  signedIn(testMember())
  const preload = jest.fn()
  renderShell('/', { features: { preload } })
  const link = within(screen.getByRole('navigation')).getByRole('link', { name: 'Outcome Validation' })
  await userEvent.hover(link)
  expect(preload).toHaveBeenCalledWith(
    expect.objectContaining({ remote: 'mfe-outcome-validation' }),
    'Outcome Validation',
  )

  preload.mockClear()
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } })
  await userEvent.unhover(link)
  await userEvent.hover(link)
  expect(preload).not.toHaveBeenCalled()
  Reflect.deleteProperty(navigator, 'connection')
})
