import { defineFeature, FeatureError, type FeatureOptions } from '@outcome-studio/shared/feature'
import { testMember } from '@outcome-studio/shared/feature/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { fakeCalls, fakeRecord, resetFakeData, signedIn, signedOut } from '../testing/fakeData.ts'
import { renderShell } from '../testing/renderShell.tsx'

jest.mock('@outcome-studio/shared/data', () => jest.requireActual('../testing/fakeData.ts'))

type View = FeatureOptions['view']
type ViewProps = Parameters<View>[0]

const exposing = (view: View) => async () => ({
  default: defineFeature({ name: 'test', view }),
})

/** A view that has unsaved work between Edit and Save. */
function Editor({ host }: ViewProps) {
  const [release, setRelease] = useState<(() => void) | null>(null)
  return (
    <button
      type="button"
      onClick={() => (release ? release() : setRelease(() => host.guardUnsaved(() => true)))}
    >
      {release ? 'Save' : 'Edit'}
    </button>
  )
}

beforeEach(resetFakeData)

describe('guards', () => {
  test('nothing of a feature loads before it is known who is there, nor for somebody signed out', async () => {
    const load = jest.fn(exposing(() => null))
    const { router } = renderShell('/outcome-validation/my-study?view=all', { features: { load } })
    expect(screen.getByText('Loading your account')).toBeInTheDocument()
    act(signedOut)
    expect(await screen.findByRole('heading', { name: 'Sign in to Outcome Studio' })).toBeVisible()
    expect(router.state.location.search).toBe('?next=%2Foutcome-validation%2Fmy-study%3Fview%3Dall')
    expect(load).not.toHaveBeenCalled()

    act(() => signedIn(testMember()))
    await waitFor(() => expect(router.state.location.pathname).toBe('/outcome-validation/my-study'))
    expect(router.state.location.search).toBe('?view=all')
    await waitFor(() => expect(load).toHaveBeenCalled())
  })

  test('an incomplete profile leads to the profile, in place of the page asked for', async () => {
    signedIn(testMember({ name: '', lastName: '' }))
    const { router } = renderShell('/', { features: { load: exposing(() => <h1>Your profile</h1>) } })
    expect(await screen.findByRole('heading', { name: 'Your profile' })).toBeVisible()
    expect(router.state.location.pathname).toBe('/auth/profile')
    expect(router.state.historyAction).toBe('REPLACE')
  })

  test('what one person left on the screen is not there for the next', async () => {
    signedIn(testMember())
    renderShell('/outcome-validation', { features: { load: exposing(Editor) } })
    await userEvent.click(await screen.findByRole('button', { name: 'Edit' }))
    act(() => signedIn(testMember({ id: 'another' })))
    expect(await screen.findByRole('button', { name: 'Edit' })).toBeVisible()
  })

  test('a record that cannot be read says so and is asked for again', async () => {
    signedIn(testMember())
    const refetch = jest.fn(() => signedIn(testMember()))
    fakeRecord.set({ data: undefined, error: new Error('offline'), isPending: false, refetch })
    renderShell('/')
    expect(await screen.findByRole('alert')).toHaveTextContent('Your account could not be loaded.')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Hello, Stella Standard' })).toBeVisible()
  })
})

describe('addresses', () => {
  test('an unknown one is named as such with the emulators, and leads home without them', async () => {
    signedIn(testMember())
    const { unmount } = renderShell('/nowhere')
    expect(await screen.findByRole('heading', { name: 'Invalid URL' })).toBeVisible()
    unmount()
    renderShell('/nowhere', { emulators: false })
    expect(await screen.findByRole('heading', { name: 'Hello, Stella Standard' })).toBeVisible()
  })

  test.each(['/needs-framework', '/live-events', '/auth/plan'])(
    '%s says that it is not there yet',
    async (path) => {
      signedIn(testMember())
      renderShell(path)
      expect(await screen.findByRole('heading', { name: 'Not available yet' })).toBeVisible()
    },
  )

  test('the page is named after its area, and a new area takes the keyboard', async () => {
    signedIn(testMember())
    renderShell('/', { features: { load: exposing(() => <Link to="/outcome-validation/a">A study</Link>) } })
    expect(document.title).toBe('Home · Outcome Studio')
    await userEvent.click(
      within(screen.getByRole('navigation')).getByRole('link', { name: 'Outcome Validation' }),
    )
    expect(document.title).toBe('Outcome Validation · Outcome Studio')
    expect(screen.getByRole('main')).toHaveFocus()

    // Within an area the focus is left to the feature.
    await userEvent.click(await screen.findByRole('link', { name: 'A study' }))
    expect(screen.getByRole('main')).not.toHaveFocus()
  })
})

describe('layout', () => {
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

describe('home', () => {
  test('greets by e-mail where there is no name, and shows how the membership stands', async () => {
    signedIn(testMember({ name: '', accessType: 'NEVER_SUBSCRIBED' }))
    renderShell('/')
    expect(await screen.findByRole('heading', { name: 'Hello, standard@acme.test' })).toBeVisible()
    expect(screen.getByText('Membership required')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Activate your Membership' }))
    expect(screen.getByRole('dialog', { name: 'Membership required' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})

describe('features', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}))
  afterEach(() => jest.restoreAllMocks())

  test('a feature that is down costs its own area, and Try again brings it back', async () => {
    signedIn(testMember())
    let isDown = true
    const { reports } = renderShell('/outcome-validation', {
      features: {
        load: async () => {
          if (isDown) throw new FeatureError('unreachable', 'Outcome Validation')
          return exposing(() => <h1>Studies</h1>)()
        },
      },
    })
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Outcome Validation cannot be reached')
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible()
    expect(reports).toEqual([expect.objectContaining({ kind: 'unreachable' })])

    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
    expect(screen.getByRole('main')).toHaveFocus()
    expect(await screen.findByRole('alert')).toBeVisible()
    isDown = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Studies' })).toBeVisible()
  })

  test('a misfit offers to reload the page', async () => {
    signedIn(testMember())
    const load = () => Promise.reject(new FeatureError('incompatible', 'Outcome Validation'))
    renderShell('/outcome-validation', { features: { load } })
    expect(await screen.findByRole('button', { name: 'Reload the page' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  })

  test.each([
    [true, 1],
    [false, 0],
  ])('a missing file reloads the page only if a newer version is out (%s)', async (isOutdated, reloads) => {
    signedIn(testMember())
    const view = () => {
      throw Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' })
    }
    const shown = renderShell('/outcome-validation', {
      features: { load: exposing(view), isOutdated: async () => isOutdated },
    })
    expect(await screen.findByText('Outcome Validation stopped working')).toBeVisible()
    await act(async () => {})
    expect(shown.reloads).toHaveLength(reloads)
  })

  test('unsaved work is asked about before the page changes', async () => {
    signedIn(testMember())
    const { router } = renderShell('/outcome-validation', { features: { load: exposing(Editor) } })
    await userEvent.click(await screen.findByRole('button', { name: 'Edit' }))
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false)

    await userEvent.click(screen.getByRole('link', { name: 'Home' }))
    const question = screen.getByRole('alertdialog', { name: 'Leave without saving?' })
    await userEvent.click(within(question).getByRole('button', { name: 'Stay' }))
    expect(router.state.location.pathname).toBe('/outcome-validation')

    await userEvent.click(screen.getByRole('link', { name: 'Home' }))
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }))
    expect(await screen.findByRole('heading', { name: 'Hello, Stella Standard' })).toBeVisible()
  })
})

describe('signing out', () => {
  test('leads to sign-in', async () => {
    signedIn(testMember())
    renderShell('/')
    await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }))
    expect(await screen.findByRole('heading', { name: 'Sign in to Outcome Studio' })).toBeVisible()
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
  })

  test('that fails says so and can be tried again', async () => {
    signedIn(testMember())
    fakeCalls.signOut.mockRejectedValue(new Error('storage is full'))
    renderShell('/logging-out')
    expect(await screen.findByRole('alert')).toHaveTextContent('You are still signed in.')
    fakeCalls.signOut.mockImplementation(async () => signedOut())
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Sign in to Outcome Studio' })).toBeVisible()
  })
})
