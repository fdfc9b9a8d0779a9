import { fakePrice, resetFakeData, signedIn } from '@outcome-studio/shared/data/testing'
import { MONTHLY_PRICE, YEARLY_PRICE } from '@outcome-studio/shared/domain/base'
import type { Member } from '@outcome-studio/shared/domain/member'
import { testMember } from '@outcome-studio/shared/feature/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { renderShell } from '../../testing/renderShell.tsx'

jest.mock(
  '@outcome-studio/shared/data',
  () => jest.requireActual('@outcome-studio/shared/data/testing').fakeData,
)

const SOON = '2999-01-01T00:00:00.000Z'
const LONG_AGO = '2001-01-01T00:00:00.000Z'

/** A member who has already chosen cookies. */
const member = (changes: Partial<Member> = {}) =>
  testMember({ cookiePreferences: { functionalInsights: false }, ...changes })

beforeEach(resetFakeData)

type Membership = Pick<Member, 'accessType' | 'trialExpiresAt'>
const paid: Membership = { accessType: 'STANDARD', trialExpiresAt: '' }

test.each<[Membership, number | null, string, boolean]>([
  [{ accessType: 'NONE', trialExpiresAt: SOON }, null, 'Group Yearly Membership', false],
  [{ accessType: 'NEVER_SUBSCRIBED', trialExpiresAt: SOON }, null, 'Group Yearly Membership', false],
  [{ accessType: 'STANDARD', trialExpiresAt: SOON }, MONTHLY_PRICE, 'Group Yearly Membership', false],
  [{ accessType: 'NONE', trialExpiresAt: LONG_AGO }, null, 'Membership expired', false],
  [{ accessType: 'NEVER_SUBSCRIBED', trialExpiresAt: '' }, null, 'Membership required', true],
  [{ accessType: 'NONE', trialExpiresAt: '' }, null, 'Membership expired', true],
  [paid, YEARLY_PRICE, 'Yearly membership', false],
  [paid, MONTHLY_PRICE, 'Monthly membership', false],
])('%j at price %j: badge "%s", to be activated: %s', (membership, price, badge, canActivate) => {
  signedIn(member(membership))
  fakePrice.set(price)
  renderShell('/')
  expect(screen.getByText(badge).closest('[role=status]')).toBeVisible()
  expect(screen.queryAllByRole('button', { name: 'Activate your Membership' })).toHaveLength(
    canActivate ? 1 : 0,
  )
})

test('the group of a member’s seat is named while the seat gives access', () => {
  const seat = { accessType: 'NEVER_SUBSCRIBED', groupName: 'Acme' } as const
  signedIn(member({ ...seat, trialExpiresAt: SOON }))
  renderShell('/')
  expect(screen.getByText('A seat of Acme’s group')).toBeVisible()
  act(() => signedIn(member({ ...seat, trialExpiresAt: LONG_AGO })))
  expect(screen.queryByText('A seat of Acme’s group')).not.toBeInTheDocument()
})

test.each([undefined, null, 1])('a standard member at price %j has no badge', (price) => {
  signedIn(member())
  fakePrice.set(price)
  renderShell('/')
  expect(screen.queryByText(/membership$/)).not.toBeInTheDocument()
})

test('shows the photo, and leads to the profile and the plan in one click', async () => {
  const photoUrl = 'data:image/png;base64,AAAA'
  signedIn(member({ photoUrl }))
  fakePrice.set(YEARLY_PRICE)
  const { container } = renderShell('/')
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: 'Yearly membership' })).toHaveAttribute('href', '/auth/plan')
  expect(main.getByRole('link', { name: 'Plan' })).toHaveAttribute('href', '/auth/plan')
  expect(main.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/auth/profile')
  expect(container.querySelector('main img')).toHaveAttribute('src', photoUrl)
  expect(await axe(container)).toHaveNoViolations()
})

test('the badge comes in once the price is known', () => {
  signedIn(member())
  fakePrice.set(undefined)
  renderShell('/')
  act(() => fakePrice.set(YEARLY_PRICE))
  expect(screen.getByRole('link', { name: 'Yearly membership' })).toBeVisible()
})

test('greets by e-mail where there is no name', async () => {
  signedIn(member({ name: '' }))
  renderShell('/')
  expect(await screen.findByRole('heading', { name: 'Hello, standard@acme.test' })).toBeVisible()
})

test('a membership is activated by way of the plans, or not now', async () => {
  signedIn(member({ accessType: 'NEVER_SUBSCRIBED' }))
  const { router } = renderShell('/')
  const activate = screen.getByRole('button', { name: 'Activate your Membership' })
  await userEvent.click(activate)
  expect(screen.getByRole('dialog', { name: 'Membership required' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await waitFor(() => expect(activate).toHaveFocus())

  await userEvent.click(activate)
  await userEvent.click(screen.getByRole('button', { name: 'See plans' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(router.state.location.pathname).toBe('/auth/plan')
})

test.each([
  ['NEVER_SUBSCRIBED', /^With a membership you create and save studies/],
  ['NONE', /^Your studies stay available/],
] as const)('the question for a membership says to %s what is true for them', async (accessType, text) => {
  signedIn(member({ accessType }))
  renderShell('/')
  await userEvent.click(screen.getByRole('button', { name: 'Activate your Membership' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Membership required' }))
  expect(dialog.getByText(text)).toBeVisible()
  expect(dialog.queryAllByText(/^Your studies/)).toHaveLength(accessType === 'NONE' ? 1 : 0)
})

test.each<[string, Membership, string, RegExp]>([
  [
    'a membership',
    { accessType: 'NONE', trialExpiresAt: '' },
    'Activate your Membership',
    /^Your membership has ended/,
  ],
  [
    'a group seat',
    { accessType: 'NONE', trialExpiresAt: LONG_AGO },
    'See plans',
    /^Access through your group has ended/,
  ],
])('%s that has ended is renewed by the only primary button', async (_what, membership, name, text) => {
  signedIn(member(membership))
  const { container, router } = renderShell('/')
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('note')).toHaveTextContent(text)
  expect(container.querySelectorAll('main [data-tone=primary]:is(a, button)')).toHaveLength(1)
  expect(await axe(container)).toHaveNoViolations()
  await userEvent.click(main.getByRole('button', { name }))
  if (name !== 'See plans') await userEvent.click(screen.getByRole('button', { name: 'See plans' }))
  expect(router.state.location.pathname).toBe('/auth/plan')
})

test.each<[string, Partial<Member>]>([
  ['never had access', { accessType: 'NEVER_SUBSCRIBED' }],
  ['has access', paid],
  ['has a seat', { accessType: 'NONE', trialExpiresAt: SOON }],
  ['has a payment that is due', { payment: { state: 'due', problem: 'declined', accessUntil: '' } }],
])('a member who %s sees no such notice', (_who, changes) => {
  signedIn(member(changes))
  renderShell('/')
  expect(screen.queryByText(/has ended/)).not.toBeInTheDocument()
})

test('the links to other sites are those of the configuration', async () => {
  signedIn(member())
  const links = {
    training: 'https://learn.test/',
    community: 'https://talk.test/',
    termsAndConditions: 'https://legal.test/1',
    privacyPolicy: 'https://legal.test/2',
    termsOfUse: 'https://legal.test/3',
    serviceAgreement: 'https://legal.test/4',
  }
  renderShell('/', { links })
  const shown = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  const outside = shown.filter((href) => href?.startsWith('https:'))
  const menu = [links.training, links.community]
  expect([...outside].sort()).toEqual([...Object.values(links), ...menu].sort())
})

test.each([
  ['never had access', { accessType: 'NEVER_SUBSCRIBED' }, true],
  ['has no access any more', { accessType: 'NONE' }, true],
  ['has access', paid, false],
  ['has a seat', { accessType: 'NONE', trialExpiresAt: SOON }, false],
] as const)(
  'to a member who %s, a tile says what in its area needs a membership: %j',
  async (_who, changes, isMarked) => {
    signedIn(member(changes))
    const { container } = renderShell('/')
    const tiles = within(screen.getByRole('list', { name: 'Areas' }))
    const NOTE = 'You can look around. To create, check or join you need a membership.'
    for (const name of ['Live Events', 'JTBD Needs Framework', 'Outcome Validation']) {
      const link = tiles.getByRole('link', { name })
      if (isMarked) expect(link).toHaveAccessibleDescription(expect.stringContaining(NOTE))
      else expect(link).not.toHaveAccessibleDescription(expect.stringContaining(NOTE))
    }
    expect(tiles.getByRole('link', { name: 'Training' })).not.toHaveAccessibleDescription(
      expect.stringContaining(NOTE),
    )
    expect(tiles.queryAllByText('Membership')).toHaveLength(isMarked ? 3 : 0)
    expect(await axe(container)).toHaveNoViolations()
  },
)

test('the tiles are links of one name each, with their lead as description', async () => {
  signedIn(member({ globalConfig: { hasVCAccess: true } }), true)
  const { container } = renderShell('/')
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: 'Sia' })).toHaveAttribute('href', '/sia')
  const training = main.getByRole('link', { name: 'Training' })
  expect(training).toHaveAttribute('target', '_blank')
  expect(training).toHaveAttribute('rel', 'noopener noreferrer')
  expect(training).toHaveAccessibleDescription(
    'Learn the method step by step, on our training site. Opens in a new tab',
  )
  expect(main.getByRole('link', { name: 'Community' })).toHaveAttribute('target', '_blank')
  expect(main.getByRole('link', { name: 'Live Events' })).toHaveAttribute('href', '/live-events')
  expect(main.getByRole('link', { name: 'JTBD Needs Framework' })).toHaveAttribute('href', '/needs-framework')
  expect(main.getByRole('link', { name: 'Outcome Validation' })).toHaveAccessibleDescription(
    'Write studies and have every statement checked.',
  )
  const admin = main.getAllByRole('link', { name: 'Admin' })
  expect(admin.map((link) => link.getAttribute('href'))).toEqual([
    '/sia-admin',
    '/live-events-admin',
    '/outcome-validation-admin',
  ])
  expect(admin[0]).toHaveAccessibleDescription('Sia')
  expect(await axe(container)).toHaveNoViolations()
})
