import { fakeCalls, resetFakeData, signedIn } from '@outcome-studio/shared/data/testing'
import { ERROR_CATALOGUE, StudioError } from '@outcome-studio/shared/domain/errors'
import type { ChecklistItem, Member } from '@outcome-studio/shared/domain/member'
import { testMember } from '@outcome-studio/shared/feature/testing'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { renderShell } from '../testing/renderShell.tsx'

jest.mock(
  '@outcome-studio/shared/data',
  () => jest.requireActual('@outcome-studio/shared/data/testing').fakeData,
)

const ALL: readonly ChecklistItem[] = [
  'goals_survey',
  'start_training',
  'introduce_in_community',
  'first_live_event',
]
const LABELS = ['Goals survey', 'Start training', 'Introduce yourself in the community', 'First live event']
const member = (changes: Partial<Member> = {}) =>
  testMember({ cookiePreferences: { functionalInsights: false }, ...changes })

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
const pass = (milliseconds: number) => act(async () => jest.advanceTimersByTime(milliseconds))
const list = () => screen.queryByRole('dialog', { name: "Let's get started!" })
const pressEntry = () => user.click(screen.getByRole('button', { name: 'Actions checklist' }))
const openByHand = async () => {
  await pressEntry()
  await screen.findByRole('dialog', { name: "Let's get started!" })
}

beforeEach(() => {
  jest.useFakeTimers()
  localStorage.clear()
  resetFakeData()
})
afterEach(() => jest.useRealTimers())

describe('opening by itself', () => {
  test('after three seconds on home, once', async () => {
    signedIn(member())
    const { router } = renderShell('/')
    await pass(2_999)
    expect(list()).not.toBeInTheDocument()
    await pass(1)
    expect(list()).toBeVisible()
    await user.keyboard('{Escape}')
    expect(list()).not.toBeInTheDocument()

    await act(() => router.navigate('/live-events'))
    await act(() => router.navigate('/'))
    await pass(60_000)
    expect(list()).not.toBeInTheDocument()
  })

  test.each<[string, Member, string]>([
    ['everything is done', member({ checklistProgress: ALL }), '/'],
    ['cookie preferences are not set', member({ cookiePreferences: null }), '/'],
    ['another page is open', member(), '/live-events'],
    ['a payment is due', member({ payment: { state: 'due', problem: 'declined', accessUntil: '' } }), '/'],
  ])('not when %s', async (_why, who, path) => {
    signedIn(who)
    const { shell } = renderShell(path)
    await pass(60_000)
    expect(shell.host.modals.shown.get().isChecklistOpen).toBe(false)
  })

  test('another person is shown it too', async () => {
    signedIn(member())
    renderShell('/')
    await pass(3_000)
    await act(async () => signedIn(member({ id: 'another' })))
    expect(list()).not.toBeInTheDocument()
    await pass(3_000)
    expect(list()).toBeVisible()
  })

  test('who left home before sees it after three seconds of the next visit', async () => {
    signedIn(member())
    const { router } = renderShell('/')
    await pass(2_000)
    await act(() => router.navigate('/live-events'))
    await pass(2_000)
    await act(() => router.navigate('/'))
    await pass(2_999)
    expect(list()).not.toBeInTheDocument()
    await pass(1)
    expect(list()).toBeVisible()
  })

  test('it waits under a modal, and comes three seconds after', async () => {
    signedIn(member())
    const { shell } = renderShell('/')
    act(() => shell.host.modals.open('cookiePreferences'))
    await pass(10_000)
    expect(shell.host.modals.shown.get().isChecklistOpen).toBe(false)
    act(() => shell.host.modals.close('cookiePreferences'))
    await pass(3_000)
    expect(list()).toBeVisible()
  })

  test('who has opened it by hand is not shown it again', async () => {
    signedIn(member())
    renderShell('/')
    await openByHand()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await pass(60_000)
    expect(list()).not.toBeInTheDocument()
  })

  test('once closed, not after a reload either; by hand it still opens', async () => {
    signedIn(member())
    const { unmount } = renderShell('/')
    await pass(3_000)
    await user.keyboard('{Escape}')
    unmount()
    renderShell('/')
    await pass(60_000)
    expect(list()).not.toBeInTheDocument()
    await openByHand()
  })

  test('it waits under the palette', async () => {
    Object.assign(Element.prototype, { scrollIntoView: () => {} })
    signedIn(member())
    const { shell } = renderShell('/')
    act(() => shell.host.palette.open())
    await pass(10_000)
    expect(shell.host.modals.shown.get().isChecklistOpen).toBe(false)
    act(() => shell.host.palette.close())
    await pass(3_000)
    expect(shell.host.modals.shown.get().isChecklistOpen).toBe(true)
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
  })

  describe('in a small window', () => {
    const line = () => screen.queryByRole('button', { name: '1 of 4 done, continue' })
    beforeEach(() => {
      const matchMedia = (query: string) => ({ matches: query.includes('max-height: 859px'), media: query })
      Object.assign(globalThis, { matchMedia })
      signedIn(member({ checklistProgress: ['start_training'] }))
      renderShell('/')
    })
    afterEach(() => Reflect.deleteProperty(globalThis, 'matchMedia'))

    test('it is one line, which opens the list with the focus', async () => {
      await pass(3_000)
      expect(list()).toBeVisible()
      expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
      const button = line()
      expect(button).toHaveAttribute('aria-expanded', 'false')
      jest.useRealTimers()
      expect(await axe(document.body)).toHaveNoViolations()
      if (button) await userEvent.click(button)
      expect(screen.getByRole('checkbox', { name: 'Start training' })).toBeChecked()
      expect(line()).not.toBeInTheDocument()
      expect(list()).toHaveFocus()
      await userEvent.keyboard('{Escape}')
      expect(list()).not.toBeInTheDocument()
    })

    test('its entry opens the whole list, at once or after the line', async () => {
      await pass(3_000)
      expect(line()).toBeVisible()
      await pressEntry()
      expect(screen.getByRole('checkbox', { name: 'Start training' })).toBeVisible()
      await pressEntry()
      expect(list()).not.toBeInTheDocument()
      await openByHand()
      expect(line()).not.toBeInTheDocument()
    })
  })

  test('it does not take the keyboard from what a person is doing', async () => {
    signedIn(member())
    renderShell('/')
    const tile = within(screen.getByRole('main')).getByRole('link', { name: 'Live Events' })
    tile.focus()
    await pass(3_000)
    expect(list()).toBeVisible()
    expect(tile).toHaveFocus()
  })
})

describe('the list', () => {
  test('has its words, four items and no accessibility violations', async () => {
    jest.useRealTimers()
    signedIn(member({ checklistProgress: ['start_training'] }))
    const { container } = renderShell('/')
    await userEvent.click(screen.getByRole('button', { name: 'Actions checklist' }))
    const dialog = await screen.findByRole('dialog', { name: "Let's get started!" })
    expect(dialog).toHaveTextContent('Check off each item as you complete it to track your progress.')
    expect(dialog).toHaveTextContent('1 of 4')
    const boxes = within(dialog).getAllByRole('checkbox')
    expect(boxes).toHaveLength(4)
    for (const name of LABELS) expect(within(dialog).getByRole('checkbox', { name })).toBeVisible()
    for (const [index, box] of boxes.entries()) {
      if (index === 1) expect(box).toBeChecked()
      else expect(box).not.toBeChecked()
    }
    expect(await axe(container)).toHaveNoViolations()
  })

  test.each([
    ['Map goals in Needs Framework', '/needs-framework'],
    ['Open the training site (opens in a new tab)', expect.stringMatching(/^https:.*training/)],
    ['Open the community (opens in a new tab)', expect.stringMatching(/^https:.*community/)],
    ['See live events', '/live-events'],
  ])('each item leads to its place: %s', async (name, address) => {
    signedIn(member())
    renderShell('/')
    await openByHand()
    expect(screen.getByRole('link', { name }).getAttribute('href')).toEqual(address)
  })

  test('ticking saves, counts down, and ends with congratulations', async () => {
    signedIn(member())
    const { events } = renderShell('/')
    await openByHand()
    const entry = screen.getByRole('button', { name: 'Actions checklist' })
    for (const [index, name] of LABELS.entries()) {
      expect(entry).toHaveAccessibleDescription(`${4 - index} to do`)
      await user.click(screen.getByRole('checkbox', { name }))
    }
    expect(fakeCalls.toggleChecklist.mock.calls).toEqual(ALL.map((item) => [item, true]))
    expect(entry).toHaveAccessibleDescription('All done')
    expect(screen.getByRole('dialog', { name: 'Congrats!' })).toHaveTextContent(
      'You are off to a great start in Outcome Studio',
    )

    await user.click(screen.getByRole('checkbox', { name: 'Goals survey' }))
    expect(fakeCalls.toggleChecklist).toHaveBeenLastCalledWith('goals_survey', false)
    expect(list()).toBeVisible()
    const toggles = events.filter(([event]) => event === 'checklist_toggle')
    expect(toggles.map(([, parameters]) => parameters)).toEqual([
      ...ALL.map((item) => ({ item, is_done: true })),
      { item: 'goals_survey', is_done: false },
    ])
  })

  test('a tick shows at once, and goes when it is refused, which is said', async () => {
    signedIn(member())
    const { events } = renderShell('/')
    await openByHand()
    const refusal = Promise.withResolvers<void>()
    fakeCalls.toggleChecklist.mockReturnValueOnce(refusal.promise)
    const box = screen.getByRole('checkbox', { name: 'Start training' })
    await user.click(box)
    expect(box).toBeChecked()
    expect(screen.getByRole('button', { name: 'Actions checklist' })).toHaveAccessibleDescription('3 to do')
    await act(async () => refusal.reject(new StudioError('cen/offline')))
    expect(box).not.toBeChecked()
    expect(screen.getByRole('region', { name: 'Notifications' })).toHaveTextContent(
      ERROR_CATALOGUE['cen/offline'].message,
    )
    expect(events.map(([event]) => event)).not.toContain('checklist_toggle')
  })

  test.each([
    ['Goals survey', 'JTBD Needs Framework'],
    ['Start training', 'Training'],
    ['Introduce yourself in the community', 'Community'],
    ['First live event', 'Live Events'],
  ])('"%s" points at the tile "%s" while hovered or focused', async (name, title) => {
    signedIn(member())
    renderShell('/')
    await openByHand()
    const pointedAt = () =>
      within(screen.getByRole('main'))
        .getAllByRole('listitem')
        .filter((tile) => tile.getAttribute('data-pointed-at') === 'true')
        .map((tile) => within(tile).getByRole('heading').textContent)
    const box = screen.getByRole('checkbox', { name })
    const place = within(box.closest('li') ?? document.body).getByRole('link')
    expect(pointedAt()).toEqual([])
    for (const part of [box, place]) {
      await user.hover(part)
      expect(pointedAt()).toEqual([title])
      await user.unhover(part)
      expect(pointedAt()).toEqual([])
    }
    act(() => place.focus())
    expect(pointedAt()).toEqual([title])
    act(() => box.focus())
    expect(pointedAt()).toEqual([title])
    await user.keyboard('{Escape}')
    expect(pointedAt()).toEqual([])
  })
})

describe('precedence', () => {
  test('the button opens and closes it, with the focus; Escape gives the focus back', async () => {
    signedIn(member())
    renderShell('/')
    await openByHand()
    expect(list()).toHaveFocus()
    await user.keyboard('{Escape}')
    expect(list()).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Actions checklist' })).toHaveFocus()
    await openByHand()
    await pressEntry()
    expect(list()).not.toBeInTheDocument()
  })

  test('the membership modal closes it, and so does another page', async () => {
    signedIn(member({ accessType: 'NONE' }))
    const { router } = renderShell('/')
    await openByHand()
    await user.click(screen.getByRole('button', { name: 'Activate your Membership' }))
    expect(await screen.findByRole('dialog', { name: 'Membership required' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Not now' }))
    expect(list()).not.toBeInTheDocument()

    await openByHand()
    await act(() => router.navigate('/live-events'))
    expect(list()).not.toBeInTheDocument()
  })

  test('on a phone it is opened from the menu, which makes room for it and takes the focus back', async () => {
    const browser = jest
      .spyOn(navigator, 'userAgent', 'get')
      .mockReturnValue('Mozilla/5.0 (Linux; Android 15)')
    signedIn(member())
    renderShell('/')
    const menu = screen.getByRole('button', { name: 'Menu' })
    await user.click(menu)
    await openByHand()
    expect(menu).toHaveAttribute('aria-expanded', 'false')
    expect(list()).toHaveFocus()
    await user.keyboard('{Escape}')
    expect(menu).toHaveFocus()
    browser.mockRestore()
  })
})
