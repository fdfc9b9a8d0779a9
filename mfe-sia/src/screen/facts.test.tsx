import { memory, resetMemory } from '@outcome-studio/shared/data/testing'
import { siaMessageId, siaSessionId } from '@outcome-studio/shared/domain/coach'
import { screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { openSia } from '../testing/openSia.tsx'
import { ask, card, proposal } from '../testing/proposing.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  resetMemory()
})

// The tests' browser does not scroll.
beforeAll(() => Object.assign(Element.prototype, { scrollIntoView: () => {} }))
afterAll(() => Reflect.deleteProperty(Element.prototype, 'scrollIntoView'))

const facts = () => within(screen.getByRole('region', { name: 'Still open' }))
const study = () => within(screen.getByRole('region', { name: 'Study' }))
const EXECUTOR = proposal('p1', { kind: 'setExecutor', before: '', after: 'Commuters' })
const JOB = proposal('p2', { kind: 'setJob', before: '', after: 'Reach a destination on time' })

test('what was said is in the study, what is open above it, and both lead to their messages', async () => {
  const view = openSia({ path: '/study-1/s1' })
  await ask(view, EXECUTOR, JOB)
  await view.user.click((await card(0)).getByRole('button', { name: 'Accept' }))
  await view.user.click(await screen.findByRole('button', { name: /^Still open/, expanded: false }))
  expect(facts().getByRole('button', { name: 'Still open 1' })).toBeVisible()
  expect(
    facts()
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual(['Drafts to decide'])
  await view.user.click(facts().getByText('Questions for an interview'))
  expect(
    facts()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toContain('What are you trying to get done?')
  await view.user.click(facts().getByRole('button', { name: 'Copy questions' }))
  expect(await navigator.clipboard.readText()).toMatch(/^1\. What are you trying to get done\?\n2\. /)
  expect(await axe(view.container)).toHaveNoViolations()
  await view.user.click(study().getByRole('link', { name: 'Commuters' }))
  const said = within(screen.getByRole('log')).getByRole('article', { name: 'You' })
  await waitFor(() => expect(said).toHaveFocus())
  expect(said).toHaveTextContent('People who travel')
  await view.user.click(facts().getByRole('link', { name: 'Reach a destination on time' }))
  const answer = within(screen.getByRole('log')).getAllByRole('article', { name: 'Sia' }).at(-1)
  await waitFor(() => expect(answer).toHaveFocus())
})

test('an address leads to a message of a branch that is not the latest', async () => {
  const session = {
    ...{ id: siaSessionId('s1'), studyUuid: 'u1', title: 'Trips', removedAt: null, needsUuid: null },
    ...{ createdAt: '2026-11-20T10:00:00.000Z', updatedAt: '2026-11-20T10:00:00.000Z' },
  }
  for (const [at, text] of ['Drivers', 'Commuters'].entries()) {
    const createdAt = `2026-11-20T10:0${at}:00.000Z`
    const id = siaMessageId(`m${at}`)
    await memory().sia.send(session, { id, role: 'member', text, createdAt, parentId: null })
  }
  openSia({ path: '/u1/s1?message=m0' })
  const said = await screen.findByRole('article', { name: 'You' })
  await waitFor(() => expect(said).toHaveFocus())
  expect(said).toHaveTextContent('Drivers')
})
