import { FALLBACK_MESSAGE, StudioError } from '@outcome-studio/shared/domain/errors'
import { testMember } from '@outcome-studio/shared/feature/testing'
import { QueryClient } from '@tanstack/react-query'
import { createErrorReports } from '../errors/createErrorReports.ts'
import { createHost } from './createHost.ts'

const NOW = new Date('2026-06-01T12:00:00Z')

function setUp() {
  const reports: unknown[] = []
  const navigations: string[] = []
  const host = createHost({
    queryClient: new QueryClient(),
    log: { logEvent: () => {}, report: (error) => reports.push(error) },
    errors: createErrorReports({ random: () => 0, now: () => NOW, route: () => '/' }),
    unsaved: {
      guard: () => () => {},
      isUnsaved: () => false,
      isOnDevice: () => true,
      onGuard: () => () => {},
    },
    navigate: (to) => void navigations.push(to),
  })
  return { host, reports, navigations }
}

test('access follows the member and the clock, and nobody is told of what did not change', () => {
  const { host } = setUp()
  const { access, member, claims } = host.services
  const heard = jest.fn()
  access.subscribe(heard)
  const trial = testMember({ accessType: 'NONE', trialExpiresAt: '2026-06-01T13:00:00Z' })
  const person = { state: 'signedIn', member: trial, claims: { toolsAdmin: true } } as const

  host.setPerson(person, NOW)
  host.setPerson(person, NOW)
  expect(access.get()).toEqual({ unrestricted: true, toolsAdmin: true })
  expect(member.get()).toBe(trial)
  expect(heard).toHaveBeenCalledTimes(1)

  host.setPerson(person, new Date('2026-06-01T13:00:01Z'))
  expect(access.get()).toEqual({ unrestricted: false, toolsAdmin: true })

  host.setPerson({ state: 'signedOut' }, NOW)
  expect(member.get()).toBeNull()
  expect(access.get()).toEqual({ unrestricted: false, toolsAdmin: false })
  expect(claims.get()).toEqual({ toolsAdmin: false })
})

test('features paint a member of this device, but nothing is done for them', () => {
  const { host } = setUp()
  const member = testMember()
  const person = { state: 'signedIn', member, claims: { toolsAdmin: false } } as const
  host.setPerson({ ...person, isFromDevice: true }, NOW)
  expect(host.services.member.get()).toBe(member)
  expect(host.services.access.get().unrestricted).toBe(true)
  expect(host.confirmedMember.get()).toBeNull()
  host.setPerson(person, NOW)
  expect(host.confirmedMember.get()).toBe(member)
  host.setPerson({ state: 'signedOut' }, NOW)
  expect(host.confirmedMember.get()).toBeNull()
})

test('a failure is shown in the words of the catalogue, and logged', () => {
  const { host, reports } = setUp()
  const known = new StudioError('cen/doc-not-found')
  host.services.showError(known)
  host.services.showError(new Error('x is undefined'))
  expect(host.toasts.shown.get().map(({ message, kind }) => [kind, message])).toEqual([
    ['error', known.message],
    ['error', FALLBACK_MESSAGE],
  ])
  expect(reports).toEqual([known, new Error('x is undefined')])
})

test('a modal a feature asks for is opened', () => {
  const { host } = setUp()
  host.services.openModal('membershipRequired')
  expect(host.modals.shown.get().modal).toBe('membershipRequired')
})
