import { fakeCalls, resetFakeData } from '@outcome-studio/shared/data/testing'
import { ERROR_CATALOGUE, StudioError } from '@outcome-studio/shared/domain/errors'
import {
  mapProfile,
  normalizeProfile,
  PROFILE_FIELD_NAMES,
  PROFILE_FIELDS,
} from '@outcome-studio/shared/domain/member'
import { createReadable, type HostServices } from '@outcome-studio/shared/feature'
import { renderFeature, testMember } from '@outcome-studio/shared/feature/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import feature from '../feature.tsx'

jest.mock(
  '@outcome-studio/shared/data',
  () => jest.requireActual('@outcome-studio/shared/data/testing').fakeData,
)

const { updateProfile } = fakeCalls

beforeEach(() => {
  sessionStorage.clear()
  resetFakeData()
})

const field = (name: string) => screen.findByRole('textbox', { name })
const status = () => within(screen.getByRole('form', { name: 'Profile' })).getByRole('status')
const save = () => screen.getByRole('button', { name: 'Save' })

const open = (overrides: Parameters<typeof testMember>[0] = {}, host: Partial<HostServices> = {}) => ({
  ...renderFeature(feature, {
    basename: '/auth/profile',
    member: createReadable(testMember(overrides)),
    ...host,
  }),
  user: userEvent.setup(),
})

describe('the profile', () => {
  test('shows the member’s fields, with a read-only e-mail', async () => {
    const { container } = open({ title: 'Lead', organization: 'Acme' })
    expect(await field('First name')).toHaveValue('Stella')
    expect(await field('Last name')).toHaveValue('Standard')
    expect(await field('Title')).toHaveValue('Lead')
    expect(await field('Organization')).toHaveValue('Acme')
    expect(await field('E-mail')).toHaveValue('standard@acme.test')
    expect(await field('E-mail')).toHaveAttribute('readonly')
    expect(screen.getByText('Stella Standard')).toBeInTheDocument()
    expect(screen.getByText('S')).toBeInTheDocument()
    expect(await axe(container)).toHaveNoViolations()
  })

  test('says what is unusual about the payments', async () => {
    open({ payment: { state: 'due', problem: 'declined', accessUntil: '2999-01-10T12:00:00.000Z' } })
    expect(await screen.findByText(/^Payment due, access until/)).toBeVisible()
  })

  test('is saved trimmed, and shows "Saved" only after the acknowledgement', async () => {
    const { user } = open()
    let acknowledge = () => {}
    updateProfile.mockReturnValue(
      new Promise((resolve) => {
        acknowledge = resolve
      }),
    )
    await user.type(await field('Title'), ' Lead ')
    expect(status()).toHaveTextContent('Unsaved changes')
    await user.click(save())
    expect(status()).toHaveTextContent('Saving…')
    acknowledge()
    await waitFor(() => expect(status()).toHaveTextContent(/^Saved$/))
    expect(updateProfile.mock.calls[0]?.[0]).toEqual({
      ...mapProfile((name) => testMember()[name]),
      title: 'Lead',
    })
  })

  test.each(PROFILE_FIELD_NAMES)('shows %s, and saves a change of it', async (name) => {
    const { user } = open(mapProfile((each) => `Old ${each}`))
    const box = await field(PROFILE_FIELDS[name].label)
    expect(box).toHaveValue(`Old ${name}`)
    expect(box).toHaveAttribute('autocomplete', PROFILE_FIELDS[name].autoComplete)
    await user.clear(box)
    await user.type(box, 'New')
    await user.click(save())
    await waitFor(() => expect(status()).toHaveTextContent(/^Saved$/))
    expect(updateProfile.mock.calls[0]?.[0]).toEqual({
      ...mapProfile((each) => `Old ${each}`),
      [name]: 'New',
    })
  })

  test.each(PROFILE_FIELD_NAMES)('accepts %s of the longest length, and no longer one', async (name) => {
    const { user } = open()
    const { label, maxLength } = PROFILE_FIELDS[name]
    // Characters of two UTF-16 code units, which rules count.
    const longest = '\u{1F600}'.repeat(maxLength / 2)
    const box = await field(label)
    await user.clear(box)
    await user.click(box)
    await user.paste(`${longest}x`)
    await user.click(save())
    await waitFor(() =>
      expect(box).toHaveAccessibleDescription(`Please use at most ${maxLength} characters.`),
    )
    expect(updateProfile).not.toHaveBeenCalled()
    await user.clear(box)
    await user.paste(longest)
    await user.click(save())
    await waitFor(() => expect(status()).toHaveTextContent(/^Saved$/))
    expect(updateProfile.mock.calls[0]?.[0]).toMatchObject({ [name]: longest })
  })

  test('is saved with composed letters and plain spaces, and shows that', async () => {
    const { user } = open()
    const first = await field('First name')
    await user.clear(first)
    await user.type(first, ' Jose\u0301\u00a0Luis ')
    await user.click(save())
    await waitFor(() => expect(status()).toHaveTextContent(/^Saved$/))
    expect(updateProfile.mock.calls[0]?.[0]).toMatchObject({ firstName: 'Jos\u00e9 Luis' })
    expect(first).toHaveValue('Jos\u00e9 Luis')
  })

  test('requires both names, and moves focus to a missing one', async () => {
    const { user } = open()
    const first = await field('First name')
    await user.clear(first)
    await user.type(first, '   ')
    await user.click(save())
    await waitFor(() => expect(first).toHaveAccessibleDescription('Please enter your first name.'))
    expect(first).toHaveFocus()
    expect(updateProfile).not.toHaveBeenCalled()
  })

  test('shows a failure and keeps the edits', async () => {
    const { user, host } = open()
    updateProfile.mockRejectedValue(new StudioError('cen/offline'))
    await user.type(await field('Title'), 'Lead')
    await user.click(save())
    expect(await screen.findByRole('alert')).toHaveTextContent(ERROR_CATALOGUE['cen/offline'].message)
    expect(await field('Title')).toHaveValue('Lead')
    expect(status()).toHaveTextContent('Unsaved changes')
    expect(host.calls.reports).toHaveLength(1)
    expect(host.isUnsaved()).toBe(true)
  })

  test('applies a change from elsewhere, except to edited fields', async () => {
    const { user, host } = open()
    await user.type(await field('Title'), 'Lead')
    act(() => host.member.set(testMember({ title: 'Theirs', organization: 'Acme' })))
    expect(await field('Organization')).toHaveValue('Acme')
    expect(await field('Title')).toHaveValue('Lead')
  })
})

describe('an unsaved edit', () => {
  test('is restored after the modal was closed, and can be discarded', async () => {
    const { user, unmount } = open({}, { presentation: 'modal' })
    await user.type(await field('Title'), 'Lead')
    unmount()
    const again = open({ organization: 'Acme' })
    expect(await field('Title')).toHaveValue('Lead')
    expect(await field('Organization')).toHaveValue('Acme')
    expect(status()).toHaveTextContent('Unsaved changes')
    await again.user.click(screen.getByRole('button', { name: 'Discard changes' }))
    expect(await field('Title')).toHaveValue('')
    expect(screen.queryByRole('button', { name: 'Discard changes' })).not.toBeInTheDocument()
    again.unmount()
    open()
    expect(await field('Title')).toHaveValue('')
  })

  test('is not restored once it is saved', async () => {
    const { user, unmount } = open()
    await user.type(await field('Title'), 'Lead')
    await user.click(save())
    await waitFor(() => expect(status()).toHaveTextContent('Saved'))
    unmount()
    open()
    expect(await field('Title')).toHaveValue('')
  })
})

describe('headings', () => {
  test('in a modal: no title, and headings of level 3', async () => {
    const { container } = open({}, { presentation: 'modal' })
    expect(await screen.findByRole('heading', { level: 3, name: 'Password' })).toBeVisible()
    for (const level of [1, 2]) expect(screen.queryByRole('heading', { level })).not.toBeInTheDocument()
    expect(await axe(container)).toHaveNoViolations()
  })

  test('on a page: a title, and headings of level 2', async () => {
    open()
    expect(await screen.findByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
    expect(screen.getByRole('heading', { level: 2, name: 'Delete account' })).toBeVisible()
  })
})

describe('membership', () => {
  test('a member who never subscribed can activate one', async () => {
    const { user, host } = open({ accessType: 'NEVER_SUBSCRIBED' })
    expect(await screen.findByText('Membership required')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Activate your Membership' }))
    expect(host.calls.modals).toEqual(['membershipRequired'])
  })

  test('a group member sees the group membership without activation', async () => {
    open({ accessType: 'NONE', trialExpiresAt: '2999-01-01T00:00:00.000Z' })
    expect(await screen.findByText('Group Yearly Membership')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Activate your Membership' })).not.toBeInTheDocument()
  })
})

describe('an incomplete profile', () => {
  const nameless = { name: '', firstName: '', lastName: '' }

  test('asks for the names, and navigates home once the record has them', async () => {
    const { user, host } = open(nameless)
    expect(await screen.findByRole('note')).toHaveTextContent('Add your name to finish')
    await user.type(await field('First name'), 'Nora')
    await user.type(await field('Last name'), 'New')
    updateProfile.mockImplementation(async (profile) =>
      host.member.set(testMember({ ...nameless, ...normalizeProfile(profile) })),
    )
    await user.click(save())
    await waitFor(() => expect(host.calls.navigations).toEqual(['/']))
    expect(screen.queryByRole('note')).not.toBeInTheDocument()
  })

  test('asks for two names only, and says that a confirmation was mailed', async () => {
    fakeCalls.readSignIn.mockResolvedValue({ isByToken: false, isEmailVerified: false })
    const { container } = open(nameless)
    expect(
      await screen.findByText(
        'We sent an email to standard@acme.test. Open the link in it to confirm your address.',
      ),
    ).toBeVisible()
    expect(screen.getAllByRole('textbox').map((box) => box.getAttribute('name'))).toEqual([
      'firstName',
      'lastName',
    ])
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Save'])
    expect(await axe(container)).toHaveNoViolations()
  })

  test('says nothing of an address that is confirmed', async () => {
    open(nameless)
    await field('First name')
    await waitFor(() => expect(fakeCalls.readSignIn).toHaveBeenCalled())
    expect(screen.queryByText(/^We sent an email/)).not.toBeInTheDocument()
  })

  test('a complete profile stays on the page after a save', async () => {
    const { user, host } = open()
    await user.type(await field('Title'), 'Lead')
    await user.click(save())
    await waitFor(() => expect(status()).toHaveTextContent('Saved'))
    expect(host.calls.navigations).toEqual([])
  })
})
