import { memory, resetMemory } from '@outcome-studio/shared/data/testing'
import { ERROR_CATALOGUE, StudioError } from '@outcome-studio/shared/domain/errors'
import {
  goalId,
  type NeedLayer,
  type Needs,
  needsUuid,
  newGoal,
  newNeeds,
} from '@outcome-studio/shared/domain/needs'
import { type Study, studyFromOutline, studyUuid } from '@outcome-studio/shared/domain/study'
import { createReadable } from '@outcome-studio/shared/feature'
import { act, screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { openSia } from '../testing/openSia.tsx'
import { ask, button, card, proposal } from '../testing/proposing.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  resetMemory()
})

const goal = (id: string, layer: NeedLayer, text: string) =>
  proposal(`p-${id}`, { kind: 'addGoal', goalId: id, layer, text })
const CALM = goal('calm', 'emotional', 'feel calm on the way')
const CORE = goal('job', 'core', 'arrive on time')

const MAP: Needs = {
  ...newNeeds(needsUuid('map')),
  goals: [newGoal({ id: goalId('core'), layer: 'core', text: 'reach a destination' })],
}
const storeMap = (basedOnRevision: number | null = null, needs = MAP) =>
  memory().needs.save({ docName: 'Trips', content: needs, basedOnRevision })
const storeStudy = (needs?: Study['needs']) => {
  const study = studyFromOutline(
    { executor: 'commuters', job: 'get home', steps: [] },
    { uuid: studyUuid('study-1'), newId: () => crypto.randomUUID() },
  )
  return memory().studies.save({
    docName: 'Commuting',
    content: { ...study, ...(needs && { needs }) },
    basedOnRevision: null,
  })
}
const goalsOf = async (docName: string) =>
  (await memory().needs.load(docName)).content.goals.map(({ layer, text }) => `${layer}: ${text}`)
const section = () => screen.findByRole('region', { name: 'Needs document' })
const inCard = async (name: string) => (await card(0)).findByRole('button', { name })
const isAccepted = async () => (await card(0)).findByText('Accepted')

test('an accepted goal goes into the needs document of the session, which the study pane shows', async () => {
  await storeMap()
  const view = openSia({ path: '/study-1/s1?needs=map' })
  await ask(view, CALM)
  expect((await card(0)).getByText('Needs document, emotional and social jobs')).toBeVisible()
  await view.user.click(await inCard('Accept'))
  await isAccepted()
  expect((await card(0)).getByRole('link', { name: 'in “Trips”' })).toHaveAttribute(
    'href',
    '/needs-framework/Trips',
  )
  await waitFor(async () =>
    expect(await goalsOf('Trips')).toEqual(['core: reach a destination', 'emotional: feel calm on the way']),
  )
  const needs = within(await section())
  expect(needs.getByText('feel calm on the way')).toBeVisible()
  expect(needs.getByRole('link', { name: 'Open in Needs Framework' })).toHaveAttribute(
    'href',
    '/needs-framework/Trips',
  )
  await waitFor(() => expect(needs.getByText('Saved')).toBeVisible())
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveFocus()
  expect(await axe(view.container)).toHaveNoViolations()
})

test('undo in the needs document opens it again, redo accepts it', async () => {
  await storeMap()
  const view = openSia({ path: '/study-1/s1?needs=map' })
  await ask(view, CALM)
  await view.user.click(await inCard('Accept'))
  await isAccepted()
  await view.user.click(button('Undo in the needs document'))
  expect(await inCard('Accept')).toBeVisible()
  await waitFor(async () => expect(await goalsOf('Trips')).toHaveLength(1))
  await view.user.click(button('Redo in the needs document'))
  await isAccepted()
  await waitFor(async () => expect(await goalsOf('Trips')).toHaveLength(2))
})

test('accepting twice at once adds one goal', async () => {
  await storeMap()
  const view = openSia({ path: '/study-1/s1?needs=map' })
  await ask(view, CALM)
  const accept = await inCard('Accept')
  act(() => {
    accept.click()
    accept.click()
  })
  await isAccepted()
  await waitFor(async () => expect(await goalsOf('Trips')).toHaveLength(2))
})

test('the needs document that the study came from is opened for a goal', async () => {
  await storeMap()
  await storeStudy({ uuid: 'map', docName: 'Trips', goalId: 'core' })
  const view = openSia({ path: '/study-1/s1' })
  await ask(view, CALM)
  await view.user.click(await inCard('Accept'))
  await waitFor(async () => expect(await goalsOf('Trips')).toHaveLength(2))
})

test('without a needs document one is created with the first goal, named like the study', async () => {
  await storeStudy()
  await memory().needs.save({
    docName: 'Commuting',
    content: newNeeds(needsUuid('other')),
    basedOnRevision: null,
  })
  const view = openSia({ path: '/study-1/s1' })
  await ask(view, CALM)
  await view.user.click(await inCard('Create a needs document'))
  const accept = await inCard('Accept')
  await waitFor(() => expect(accept).toHaveFocus())
  expect(memory().needs.names).toEqual(['Commuting'])
  expect(view.host.isUnsaved()).toBe(false)
  expect(within(await section()).getByText('New needs document')).toBeVisible()
  await view.user.click(accept)
  await waitFor(async () => expect(await goalsOf('Commuting 2')).toEqual(['emotional: feel calm on the way']))
  view.unmount()

  // The session remembers it.
  const later = openSia({ path: '/study-1/s1' })
  const needs = within(await section())
  expect(await needs.findByRole('heading', { name: 'Commuting 2' })).toBeVisible()
  await waitFor(async () => expect((await card(0)).getByText('Accepted')).toBeVisible())

  // So does the next one about the study.
  await later.user.click(button('New session'))
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Proposal' })).toBeNull())
  await ask(later, goal('proud', 'emotional', 'feel proud'))
  await later.user.click(await inCard('Accept'))
  await waitFor(async () => expect(await goalsOf('Commuting 2')).toHaveLength(2))
})

test('a name that was taken in the meantime gives way to the next one', async () => {
  await storeStudy()
  const view = openSia({ path: '/study-1/s1' })
  await ask(view, CALM)
  await view.user.click(await inCard('Create a needs document'))
  const accept = await inCard('Accept')
  memory().needs.failNext(new StudioError('cen/doc-already-exists'), 'save')
  await view.user.click(accept)
  await waitFor(async () => expect(await goalsOf('Commuting 2')).toHaveLength(1))
  expect(view.host.calls.errors).toEqual([])
})

test('one of the needs documents can be chosen', async () => {
  await storeMap()
  await storeStudy()
  const view = openSia({ path: '/study-1/s1' })
  await ask(view, CALM)
  await view.user.click(await inCard('Choose a needs document'))
  const dialog = within(screen.getByRole('dialog', { name: 'Needs document of the study' }))
  await view.user.type(dialog.getByRole('searchbox', { name: 'Search needs documents' }), 'tri')
  await view.user.click(dialog.getByRole('button', { name: 'Trips' }))
  const accept = await inCard('Accept')
  await waitFor(() => expect(accept).toHaveFocus())
  await view.user.click(accept)
  await waitFor(async () => expect(await goalsOf('Trips')).toHaveLength(2))
})

test('a deleted needs document is not written again: another one is offered', async () => {
  const view = openSia({ path: '/study-1/s1?needs=map' })
  await ask(view, CALM)
  expect(await inCard('Create a needs document')).toBeVisible()
  expect((await card(0)).queryByRole('button', { name: 'Accept' })).toBeNull()
  expect((await card(0)).queryByRole('button', { name: 'Choose a needs document' })).toBeNull()
})

test('rejecting needs no needs document', async () => {
  const view = openSia({ path: '/study-1/s1' })
  await ask(view, CALM)
  await view.user.click(await inCard('Reject'))
  expect(await (await card(0)).findByText('Rejected')).toBeVisible()
  expect((await card(0)).queryByRole('button', { name: 'Create a needs document' })).toBeNull()
  expect(memory().needs.names).toEqual([])
})

test('another core job is shown next to the proposed one before it is replaced', async () => {
  await storeMap()
  const view = openSia({ path: '/study-1/s1?needs=map' })
  await ask(view, CORE)
  expect(await (await card(0)).findByText(/^This text has changed/)).toBeVisible()
  await view.user.click(await inCard('Show both'))
  expect((await card(0)).getByText(/Above is the text of the needs document now/)).toBeVisible()
  await view.user.click(await inCard('Use the proposed text'))
  await isAccepted()
  await waitFor(async () => expect(await goalsOf('Trips')).toEqual(['core: arrive on time']))
})

test('a goal that another tab accepted is shown as accepted', async () => {
  const { revision } = await storeMap()
  const view = openSia({ path: '/study-1/s1?needs=map' })
  await ask(view, CALM)
  await inCard('Accept')
  const taken = newGoal({ id: goalId('calm'), layer: 'emotional', text: 'feel calm on the way' })
  await act(() => storeMap(revision, { ...MAP, goals: [...MAP.goals, taken] }))
  await isAccepted()
})

test.each(['cen/offline', 'cen/doc-too-large'] as const)(
  'a save that fails with %s loses nothing',
  async (code) => {
    await storeMap()
    const view = openSia({ path: '/study-1/s1?needs=map' })
    await ask(view, CALM)
    const accept = await inCard('Accept')
    memory().needs.failNext(new StudioError(code), 'save')
    await view.user.click(accept)
    await isAccepted()
    const needs = within(await section())
    expect(await needs.findByText(new RegExp(ERROR_CATALOGUE[code].message.slice(0, 20)))).toBeVisible()
    expect(needs.getByText('Unsaved changes')).toBeVisible()
    expect(view.host.isUnsaved()).toBe(true)
    await view.user.click(needs.getByRole('button', { name: 'Try again' }))
    await waitFor(async () => expect(await goalsOf('Trips')).toHaveLength(2))
    expect(view.host.isUnsaved()).toBe(false)
  },
)

test('a needs document that cannot be read can be tried again', async () => {
  await storeMap()
  memory().needs.failNext(new StudioError('cen/offline'), 'load')
  const view = openSia({ path: '/study-1/s1?needs=map' })
  await ask(view, CALM)
  expect(await (await card(0)).findByText(/^The needs document could not be opened\./)).toBeVisible()
  await view.user.click(await inCard('Try again'))
  expect(await inCard('Accept')).toBeVisible()
})

test('a needs document that arrives after its screen was closed is not opened', async () => {
  await storeMap()
  const proceed = memory().needs.hold('load')
  const view = openSia({ path: '/study-1/s1?needs=map' })
  await ask(view, CALM)
  expect(await (await card(0)).findByText('Opening the needs document…')).toBeVisible()
  view.unmount()
  await act(async () => proceed())
  expect(view.host.isUnsaved()).toBe(false)
  expect(await goalsOf('Trips')).toHaveLength(1)
})

test('without a membership no goal is accepted and no document created', async () => {
  const access = createReadable({ unrestricted: true, toolsAdmin: false })
  const view = openSia({ path: '/study-1/s1', access })
  await ask(view, CALM)
  const create = await inCard('Create a needs document')
  act(() => view.host.access.set({ unrestricted: false, toolsAdmin: false }))
  await view.user.click(create)
  expect(view.host.calls.modals).toEqual(['membershipRequired'])
  expect(create).toBeVisible()
})

test('several goals of an answer are accepted as one edit, and undone at once', async () => {
  await storeMap()
  const view = openSia({ path: '/study-1/s1?needs=map' })
  await ask(view, CALM, goal('thrifty', 'financial', 'pay less for the way'), CORE)
  await view.user.click(await screen.findByRole('button', { name: 'Accept all 2 goals' }))
  await waitFor(async () =>
    expect(await goalsOf('Trips')).toEqual([
      'core: reach a destination',
      'emotional: feel calm on the way',
      'financial: pay less for the way',
    ]),
  )
  expect(screen.queryByRole('button', { name: /^Accept all/ })).not.toBeInTheDocument()
  await isAccepted()
  await view.user.click(button('Undo in the needs document'))
  await waitFor(async () => expect(await goalsOf('Trips')).toEqual(['core: reach a destination']))
  expect(await screen.findByRole('button', { name: 'Accept all 2 goals' })).toBeVisible()
})
