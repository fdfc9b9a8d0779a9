import { fakeCalls, resetFakeData } from '@outcome-studio/shared/data/testing'
import { formatDay, formatLastDay } from '@outcome-studio/shared/domain/base'
import { StudioError } from '@outcome-studio/shared/domain/errors'
import type { Member } from '@outcome-studio/shared/domain/member'
import { createReadable } from '@outcome-studio/shared/feature'
import { renderFeature, testMember } from '@outcome-studio/shared/feature/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import feature from '../feature.tsx'
import { FUTURE, PAST } from '../testing/openPlan.tsx'
import { SEAT_GROUP } from '../testing/SEAT_GROUP.ts'

jest.mock(
  '@outcome-studio/shared/data',
  () => jest.requireActual('@outcome-studio/shared/data/testing').fakeData,
)

beforeEach(resetFakeData)

const { listSeats, refreshSession, renewConfirmation, resendConfirmation, takeSeat } = fakeCalls
const open = (member: Partial<Member> = {}) =>
  renderFeature(feature, { basename: '/auth/seats', path: '', member: createReadable(testMember(member)) })

describe('a member who manages no seats', () => {
  const newcomer = { accessType: 'NEVER_SUBSCRIBED' } as const
  test.each([
    ['seated', 'You have a seat'],
    ['unconfirmed', 'Confirm your address first'],
    ['full', 'No seat is free'],
    ['none', 'You have no seats to manage'],
  ] as const)('is told about their own: %s', async (answer, title) => {
    takeSeat.mockResolvedValue(answer)
    open(newcomer)
    expect(await screen.findByRole('heading', { name: title })).toBeVisible()
    expect(takeSeat).toHaveBeenCalledTimes(1)
  })

  test('who has confirmed the address takes the seat with a new token', async () => {
    takeSeat.mockResolvedValueOnce('unconfirmed').mockResolvedValueOnce('seated')
    open(newcomer)
    await userEvent.click(await screen.findByRole('button', { name: 'I have confirmed it' }))
    expect(await screen.findByRole('heading', { name: 'You have a seat' })).toBeVisible()
    expect(refreshSession).toHaveBeenCalledTimes(1)
    expect(renewConfirmation).not.toHaveBeenCalled()
  })

  test('who has confirmed the address at the identity provider returns there for a new token', async () => {
    takeSeat.mockResolvedValue('unconfirmed')
    open(newcomer)
    await userEvent.click(await screen.findByRole('button', { name: 'I have confirmed it' }))
    await waitFor(() => expect(renewConfirmation).toHaveBeenCalledWith('/auth/seats'))
  })

  test('can have the link sent again', async () => {
    takeSeat.mockResolvedValue('unconfirmed')
    const { host } = open(newcomer)
    await userEvent.click(await screen.findByRole('button', { name: 'Send the email again' }))
    await waitFor(() => expect(host.calls.toasts).toEqual(['We sent you a new email.']))
    expect(resendConfirmation).toHaveBeenCalledTimes(1)
  })

  test('a buyer whose address is not confirmed sees the seats after the confirmation', async () => {
    listSeats.mockResolvedValueOnce([]).mockResolvedValue([SEAT_GROUP])
    takeSeat.mockResolvedValueOnce('unconfirmed').mockResolvedValue('none')
    open({ accessType: 'STANDARD' })
    await userEvent.click(await screen.findByRole('button', { name: 'I have confirmed it' }))
    expect(await screen.findByRole('region', { name: 'Your group' })).toBeVisible()
  })

  test('with a seat learns whose it is, and nothing is taken', async () => {
    open({ accessType: 'NONE', trialExpiresAt: FUTURE, groupName: 'Acme' })
    const until = formatLastDay(FUTURE)
    const text = `Your seat in Acme’s group gives you full access until ${until}.`
    expect(await screen.findByText(text, { exact: false })).toBeVisible()
    expect(takeSeat).not.toHaveBeenCalled()
  })

  describe('and has planned a switch to a group', () => {
    const planner = {
      accessType: 'STANDARD',
      planChangeRequest: {
        createdAt: '2026-05-30T10:00:00.000Z',
        currentPlan: 'monthly',
        newPlan: 'groupYearly',
        requestExpiresAt: FUTURE,
      },
    } as const
    const text = `Your group plan starts on ${formatDay(FUTURE)} with 2 seats; you can invite then.`

    test('learns when it starts', async () => {
      takeSeat.mockResolvedValue('none')
      open(planner)
      expect(await screen.findByText(text)).toBeVisible()
      expect(screen.getByRole('link', { name: 'See your plan' })).toHaveAttribute('href', '/auth/plan')
      expect(screen.queryByText('You have no seats to manage')).not.toBeInTheDocument()
    })

    test('learns when it starts, and that the address has to be confirmed', async () => {
      takeSeat.mockResolvedValue('unconfirmed')
      open(planner)
      expect(await screen.findByText(text)).toBeVisible()
      expect(screen.getByRole('heading', { name: 'Confirm your address first' })).toBeVisible()
    })

    test.each([
      ['to another plan', { newPlan: 'yearly' }],
      ['that is over', { requestExpiresAt: PAST }],
    ])('but not of a switch %s', async (_what, change) => {
      takeSeat.mockResolvedValue('none')
      open({ ...planner, planChangeRequest: { ...planner.planChangeRequest, ...change } })
      expect(await screen.findByRole('heading', { name: 'You have no seats to manage' })).toBeVisible()
    })
  })

  test('can ask again if the answer did not come', async () => {
    takeSeat.mockRejectedValueOnce(new StudioError('cen/offline'))
    open(newcomer)
    const retry = await screen.findByRole('button', { name: 'Try again' })
    takeSeat.mockResolvedValue('seated')
    await userEvent.click(retry)
    expect(await screen.findByRole('heading', { name: 'You have a seat' })).toBeVisible()
  })
})
