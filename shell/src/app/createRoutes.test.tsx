import { resetFakeData, signedIn, signedOut } from '@outcome-studio/shared/data/testing'
import { testMember } from '@outcome-studio/shared/feature/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { renderShell } from '../testing/renderShell.tsx'

jest.mock(
  '@outcome-studio/shared/data',
  () => jest.requireActual('@outcome-studio/shared/data/testing').fakeData,
)

beforeEach(resetFakeData)

describe('addresses', () => {
  test('an unknown one is named as such with the emulators, and leads home without them', async () => {
    signedIn(testMember())
    const { unmount } = renderShell('/nowhere')
    expect(await screen.findByRole('heading', { name: 'Invalid URL' })).toBeVisible()
    unmount()
    renderShell('/nowhere', { emulators: false })
    expect(await screen.findByRole('heading', { name: 'Hello, Stella Standard' })).toBeVisible()
  })

  test('the page is named after its area, and a new area takes the keyboard', async () => {
    signedIn(testMember())
    renderShell('/')
    expect(document.title).toBe('Home · Outcome Studio')
    await userEvent.click(
      within(screen.getByRole('navigation')).getByRole('link', { name: 'Outcome Validation' }),
    )
    expect(document.title).toBe('Outcome Validation · Outcome Studio')
    expect(screen.getByRole('main')).toHaveFocus()
  })
})

describe('accessibility', () => {
  test.each(['/', '/live-events', '/nowhere'])('%s as a member', async (path) => {
    signedIn(testMember())
    const { container } = renderShell(path)
    await screen.findByRole('heading', { level: 1 })
    expect(await axe(container)).toHaveNoViolations()
  })

  test.each(['/auth/signin', '/auth/signup'])('%s signed out', async (path) => {
    signedOut()
    const { container } = renderShell(path)
    await screen.findByRole('main')
    expect(await axe(container)).toHaveNoViolations()
  })
})
