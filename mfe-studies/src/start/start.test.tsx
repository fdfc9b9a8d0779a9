import { memory, resetMemory } from '@outcome-studio/shared/data/testing'
import { createReadable } from '@outcome-studio/shared/feature'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { NEEDS_EXAMPLE } from '../domain/guide/NEEDS_EXAMPLE.ts'
import { openNeeds } from '../testing/openNeeds.tsx'
import { storeNeeds } from '../testing/storeNeeds.ts'

beforeEach(() => {
  localStorage.clear()
  resetMemory()
})

const field = (name: string) => screen.findByRole('textbox', { name })
const press = async (user: ReturnType<typeof openNeeds>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name }))

describe('the guided start', () => {
  test('asks at most seven questions and ends in the map', async () => {
    const { user, address, container } = openNeeds()
    await press(user, 'Guided start')
    const executor = await field('Executor')
    await waitFor(() => expect(executor).toHaveFocus())
    expect(screen.getByText('Question 1 of 7')).toBeInTheDocument()
    expect(screen.getByRole('progressbar', { name: 'Question 1 of 7' })).toHaveAttribute('aria-valuenow', '1')
    // The name of the dialog is a caption beside the place, so that the question leads.
    const place = screen.getByText('Question 1 of 7')
    expect(place.parentElement).toHaveTextContent('Guided startQuestion 1 of 7')
    expect(place).toHaveAttribute('role', 'status')
    expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument()
    expect(await axe(container)).toHaveNoViolations()
    await user.type(executor, 'Home cooks{Enter}')
    await user.type(await field('Core job'), 'Prepare a meal for guests{Enter}')
    await user.type(await field('Vertical'), 'Food{Enter}')
    const slow = await field('It takes a long time to …')
    await waitFor(() => expect(slow).toHaveFocus())
    expect(screen.getAllByText(/Each line becomes/)).toHaveLength(1)
    expect(slow).toHaveAccessibleDescription('Each line becomes a goal.')
    await user.type(slow, 'choose a dish{Enter}buy what it needs')
    await press(user, 'Next')
    await field('Related jobs')
    await press(user, 'Skip')
    await field('They want to feel …')
    await press(user, 'Skip')
    await press(user, 'Show the map')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(await field('Core job')).toHaveValue('Prepare a meal for guests')
    // Proposed and selected: typing replaces it.
    expect(await field('Document name')).toHaveValue('Prepare a meal for guests')
    expect(await field('Document name')).toHaveFocus()
    const outcomes = within(screen.getByRole('region', { name: 'Desired outcomes' }))
    expect(outcomes.getByRole('textbox', { name: 'Goal 2' })).toHaveValue(
      'Minimize the time it takes to buy what it needs',
    )
    expect(screen.getByText('Unsaved changes')).toBeInTheDocument()
    expect(address()).toMatch(/^\/needs-framework\/new\//)
  })

  test('says what to write where a feeling is asked for, before the answer goes into the map', async () => {
    const { user, container } = openNeeds()
    await press(user, 'Guided start')
    for (let question = 1; question < 6; question += 1) await press(user, 'Skip')
    const feel = await field('They want to feel …')
    await user.type(feel, 'hire a moving company')
    expect(feel).toBeValid()
    await press(user, 'Next')
    expect(screen.getByText('Question 6 of 7')).toBeInTheDocument()
    expect(feel).toHaveFocus()
    expect(feel).toBeInvalid()
    expect(feel).toHaveAccessibleDescription(
      expect.stringContaining(
        '“hire a moving company”: This is something people do. Write how they want to feel,',
      ),
    )
    expect(await axe(container)).toHaveNoViolations()
    await user.clear(feel)
    await user.type(feel, 'at ease about a move')
    expect(feel).toBeValid()
    await press(user, 'Next')
    expect(await screen.findByText('Question 7 of 7')).toBeInTheDocument()
    await press(user, 'Back')
    const dialog = within(screen.getByRole('dialog', { name: 'Guided start' }))
    expect(dialog.getByRole('listitem')).toHaveTextContent('Feel at ease about a move')
    await user.type(await field('They want to feel …'), 'pack a box')
    await press(user, 'Next')
    // Who insists goes on. The map has the text as it was written, and offers to move it.
    await press(user, 'Next')
    await press(user, 'Go on later')
    const feelings = within(screen.getByRole('region', { name: 'Emotional and social jobs' }))
    expect(feelings.getByRole('textbox', { name: 'Goal 2' })).toHaveValue('Pack a box')
  })

  test('leaves out an answer that was refused and is skipped', async () => {
    const { user } = openNeeds()
    await press(user, 'Guided start')
    for (let question = 1; question < 6; question += 1) await press(user, 'Skip')
    await user.type(await field('They want to feel …'), 'hire a moving company')
    // A page that is hidden has put it into the draft.
    fireEvent(document, new Event('visibilitychange'))
    await press(user, 'Next')
    await press(user, 'Skip')
    await press(user, 'Go on later')
    const feelings = within(screen.getByRole('region', { name: 'Emotional and social jobs' }))
    expect(feelings.queryAllByRole('textbox')).toEqual([])
  })

  test('goes back to an answer, and goes on where it was left', async () => {
    const { user, router } = openNeeds()
    await press(user, 'Guided start')
    await user.type(await field('Executor'), 'Home cooks{Enter}')
    await field('Core job')
    await press(user, 'Back')
    expect(await field('Executor')).toHaveValue('Home cooks')
    await press(user, 'Go on later')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(router.state.location.search).toBe('')
    await press(user, 'Go on with the guided start')
    const dialog = await screen.findByRole('dialog', { name: 'Guided start' })
    expect(await within(dialog).findByText('Question 2 of 7')).toBeInTheDocument()
  })

  test.each([
    ['Escape', (user: ReturnType<typeof openNeeds>['user']) => user.keyboard('{Escape}')],
    ['Go on later', (user: ReturnType<typeof openNeeds>['user']) => press(user, 'Go on later')],
    ['Skip', (user: ReturnType<typeof openNeeds>['user']) => press(user, 'Skip')],
  ])('keeps what is typed on %s', async (_way, leave) => {
    const { user } = openNeeds()
    await press(user, 'Guided start')
    await user.type(await field('Executor'), 'Home cooks')
    await leave(user)
    if (screen.queryByText('Question 2 of 7')) await press(user, 'Go on later')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(await field('Executor')).toHaveValue('Home cooks')
  })

  test('a save closes it and includes the open answer', async () => {
    const { user } = openNeeds()
    await user.click(await screen.findByRole('button', { name: 'New needs document' }))
    await user.type(await field('Document name'), 'Dinner')
    await press(user, 'Guided start')
    await user.type(await field('Executor'), 'Home cooks')
    await user.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    const [core] = (await memory().needs.load('Dinner')).content.goals
    expect(core?.executor).toBe('Home cooks')
    expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument()
  })

  test('the open answer is in the draft of a page that is hidden, and can be typed on', async () => {
    const { user } = openNeeds()
    await press(user, 'Guided start')
    await user.type(await field('Executor'), 'Home cooks{Enter}')
    for (const name of ['Core job', 'Vertical']) {
      await field(name)
      await press(user, 'Skip')
    }
    const slow = await field('It takes a long time to …')
    await user.type(slow, 'choose a dish{Enter}buy wh')
    fireEvent(document, new Event('visibilitychange'))
    const draft = () => Object.values(localStorage).join('')
    expect(draft()).toContain('Minimize the time it takes to buy wh')
    expect(screen.getByText('Question 4 of 7')).toBeInTheDocument()
    expect(screen.queryByText('Already in the map:')).not.toBeInTheDocument()
    await user.type(slow, 'at it needs')
    fireEvent(document, new Event('visibilitychange'))
    expect(draft()).toContain('Minimize the time it takes to buy what it needs')
    await press(user, 'Next')
    await press(user, 'Go on later')
    const outcomes = within(screen.getByRole('region', { name: 'Desired outcomes' }))
    const [first, second, ...others] = outcomes.getAllByRole('textbox')
    expect(first).toHaveValue('Minimize the time it takes to choose a dish')
    expect(second).toHaveValue('Minimize the time it takes to buy what it needs')
    expect(others).toEqual([])
  })

  test('needs access', async () => {
    const { user, host, address } = openNeeds({
      access: createReadable({ unrestricted: false, toolsAdmin: false }),
    })
    await press(user, 'Guided start')
    expect(host.calls.modals).toEqual(['membershipRequired'])
    expect(address()).toBe('/needs-framework')
  })

  test('is not offered in a stored document', async () => {
    await storeNeeds('Commute')
    openNeeds({ path: '/Commute?begin=guide' })
    expect(await field('Document name')).toHaveValue('Commute')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /guided start/i })).not.toBeInTheDocument()
  })
})

describe('the worked example', () => {
  const [core] = NEEDS_EXAMPLE.goals

  test.each([true, false])('opens as a new document, with access: %s', async (unrestricted) => {
    const { user, router } = openNeeds({ access: createReadable({ unrestricted, toolsAdmin: false }) })
    await press(user, 'Open the worked example')
    await waitFor(async () => expect(await field('Core job')).toHaveValue(core?.text))
    expect(router.state.location.search).toBe('')
    expect(memory().needs.names).toEqual([])
  })

  test('leaves a document with goals as it is', async () => {
    await storeNeeds('Commute')
    openNeeds({ path: '/Commute?begin=example' })
    expect(await field('Core job')).toHaveValue('reach a destination on time')
  })
})
