import { resetFakeData, signedIn } from '@outcome-studio/shared/data/testing'
import { SITE_LINKS } from '@outcome-studio/shared/domain/base'
import type { Member } from '@outcome-studio/shared/domain/member'
import { testMember } from '@outcome-studio/shared/feature/testing'
import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { sidebarEntries } from '../areas/navigation.ts'
import { exposing } from '../testing/exposing.tsx'
import { renderShell } from '../testing/renderShell.tsx'

jest.mock(
  '@outcome-studio/shared/data',
  () => jest.requireActual('@outcome-studio/shared/data/testing').fakeData,
)

const sidebarLink = (name: string) => within(screen.getByRole('navigation')).getByRole('link', { name })

/** The list that shows the name of an icon on hover and focus, unless it is quiet. */
const entries = () => screen.getByRole('navigation').querySelector('[data-quiet]')

/** A member who has already chosen cookies. */
const member = (changes: Partial<Member> = {}) =>
  testMember({ cookiePreferences: { functionalInsights: false }, ...changes })

beforeEach(resetFakeData)

test('the sidebar leads through the product and has no accessibility violations', async () => {
  const coached = member({ globalConfig: { hasVCAccess: true } })
  signedIn(coached)
  const { container } = renderShell('/')
  const main = within(screen.getByRole('navigation', { name: 'Main' }))
  const person = { state: 'signedIn', member: coached, claims: { toolsAdmin: false } } as const
  expect(main.getAllByRole('link').map((link) => link.textContent)).toEqual(
    sidebarEntries(person, SITE_LINKS).map(({ title }) => title),
  )
  expect(main.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
  // Shown on the bar of phones and tablets.
  expect(main.getByText('Outcome Studio').closest('a')).toHaveAttribute('href', '/')
  for (const name of ['Training', 'Community']) {
    const link = main.getByRole('link', { name })
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAccessibleDescription('Opens in a new tab')
  }
  expect(main.getByRole('button', { name: 'Actions checklist' })).toHaveAccessibleDescription('4 to do')
  expect(main.getByRole('button', { name: 'User Settings' })).toBeVisible()
  expect(main.getByRole('button', { name: 'Sign Out' })).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
})

test('the checklist has no entry before cookie preferences are set', () => {
  signedIn(member({ cookiePreferences: null }))
  renderShell('/')
  expect(screen.queryByRole('button', { name: 'Actions checklist' })).not.toBeInTheDocument()
})

test('the footer names its four pages, each in a new tab, and the version', () => {
  signedIn(member())
  renderShell('/')
  const footer = screen.getByRole('contentinfo')
  expect(footer).toHaveTextContent('© 2028 Outcome Studio')
  expect(footer).toHaveTextContent('Version 19.2.0')
  const links = within(footer).getAllByRole('link')
  expect(links.map((link) => link.firstChild?.textContent)).toEqual([
    'Terms & Conditions',
    'Privacy Policy',
    'Terms of Use',
    'Service Agreement',
  ])
  for (const link of links) expect(link).toHaveAttribute('target', '_blank')
})

test('until it is known whose page it is, neither the ways through it nor the footer are there', async () => {
  renderShell('/')
  expect(screen.getByRole('status')).toHaveTextContent('Loading your account')
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument()
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
  act(() => signedIn(member()))
  expect(await screen.findByRole('navigation', { name: 'Main' })).toBeVisible()
  expect(screen.getByRole('contentinfo')).toBeVisible()
  expect(screen.queryByText('Loading your account')).not.toBeInTheDocument()
})

test('a link of the sidebar shows its area and is marked as current', async () => {
  signedIn(member())
  renderShell('/', { features: { load: exposing(() => <h1>Webinars</h1>) } })
  await userEvent.click(sidebarLink('Live Events'))
  expect(await screen.findByRole('heading', { name: 'Webinars' })).toBeVisible()
  expect(sidebarLink('Live Events')).toHaveAttribute('aria-current', 'page')
})

test.each([
  ['/live-events-admin', 'Live Events'],
  ['/outcome-validation-admin', 'Outcome Validation'],
])('on %s the current page is %s', (path, label) => {
  signedIn(member(), true)
  renderShell(path)
  expect(sidebarLink(label)).toHaveAttribute('aria-current', 'page')
  expect(sidebarLink('Home')).not.toHaveAttribute('aria-current')
})

test('signing out leads away from everything of the member', async () => {
  signedIn(member())
  const { router } = renderShell('/')
  await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }))
  expect(router.state.location.pathname).not.toBe('/')
  expect(screen.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument()
})

test('on Android and iOS the sidebar is a menu', () => {
  signedIn(member())
  const { unmount } = renderShell('/')
  expect(screen.getByText('Menu')).not.toBeVisible()
  unmount()
  const browser = jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 15)')
  renderShell('/')
  expect(screen.getByRole('button', { name: 'Menu' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Home' })).not.toBeInTheDocument()
  browser.mockRestore()
})

test('the menu of a small screen opens, and closes with Escape and on the way elsewhere', async () => {
  signedIn(member())
  renderShell('/', { features: { load: exposing(() => null) } })
  const menu = screen.getByText('Menu')
  await userEvent.click(menu)
  expect(menu).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard('{Escape}')
  expect(menu).toHaveAttribute('aria-expanded', 'false')
  await userEvent.click(menu)
  await userEvent.click(sidebarLink('Outcome Validation'))
  expect(menu).toHaveAttribute('aria-expanded', 'false')
})

test('Escape hides the name an icon shows, until the pointer comes back', async () => {
  signedIn(member())
  renderShell('/')
  const link = sidebarLink('Live Events')
  await userEvent.hover(link)
  expect(entries()).toHaveAttribute('data-quiet', 'false')
  await userEvent.keyboard('{Escape}')
  expect(entries()).toHaveAttribute('data-quiet', 'true')
  await userEvent.unhover(link)
  await userEvent.hover(link)
  expect(entries()).toHaveAttribute('data-quiet', 'false')
})

test.each([
  ['a link', () => sidebarLink('Live Events')],
  ['a button', () => screen.getByRole('button', { name: 'User Settings' })],
])('a press of %s hides its name, until the pointer is at another icon', async (_what, find) => {
  signedIn(member())
  renderShell('/', { features: { load: exposing(() => <h1>Webinars</h1>) } })
  await userEvent.hover(find())
  await userEvent.pointer({ keys: '[MouseLeft>]', target: find() })
  expect(entries()).toHaveAttribute('data-quiet', 'true')
  await userEvent.pointer({ keys: '[/MouseLeft]', target: find() })
  fireEvent.pointerOver(find().querySelector('svg') ?? find())
  expect(entries()).toHaveAttribute('data-quiet', 'true')
  fireEvent.pointerOver(sidebarLink('Home'))
  expect(entries()).toHaveAttribute('data-quiet', 'false')
})

test('a press by key hides the name of an icon, and Tab shows the next one', async () => {
  signedIn(member())
  renderShell('/', { features: { load: exposing(() => <h1>Webinars</h1>) } })
  act(() => sidebarLink('Home').focus())
  await userEvent.tab()
  expect(entries()).toHaveAttribute('data-quiet', 'false')
  await userEvent.keyboard('{Enter}')
  expect(entries()).toHaveAttribute('data-quiet', 'true')
  await userEvent.tab()
  expect(entries()).toHaveAttribute('data-quiet', 'false')
})

test('another page hides the name of the icon below the pointer', async () => {
  signedIn(member())
  const { router } = renderShell('/', { features: { load: exposing(() => <h1>Webinars</h1>) } })
  await userEvent.hover(sidebarLink('Home'))
  await act(() => router.navigate('/live-events'))
  expect(entries()).toHaveAttribute('data-quiet', 'true')
})

test('an icon shows its name on focus by Tab, not on focus that a popover returns', async () => {
  signedIn(member())
  renderShell('/')
  const link = sidebarLink('Live Events')
  const list = screen.getByRole('navigation').querySelector('[data-by-tab]')
  act(() => link.focus())
  expect(list).toHaveAttribute('data-by-tab', 'false')
  await userEvent.tab()
  expect(list).toHaveAttribute('data-by-tab', 'true')
  await userEvent.keyboard('{Enter}')
  act(() => link.focus())
  expect(list).toHaveAttribute('data-by-tab', 'false')
})

test('the skip link goes to the screen itself', async () => {
  signedIn(member())
  renderShell('/')
  await userEvent.tab()
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('main')).toHaveFocus()
})

test('pointing at a link warms the feature behind it up, unless the person saves data', async () => {
  signedIn(member())
  const preload = jest.fn()
  renderShell('/', { features: { preload } })
  const link = sidebarLink('Outcome Validation')
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
