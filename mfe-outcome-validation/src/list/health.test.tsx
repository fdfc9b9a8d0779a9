import { memory, resetMemory } from '@outcome-studio/shared/data/testing'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { openStudio } from '../testing/openStudio.tsx'
import { judgeRemark } from '../testing/ScriptedServer.ts'
import { exampleStudy, storeStudy } from '../testing/storeStudy.ts'
import { describeHealth } from './describeHealth.ts'

beforeEach(() => {
  localStorage.clear()
  resetMemory()
})

const REDUCE = 'Reduce the time it takes to board when a train arrives'
const status = () => screen.getAllByRole('status')[0]

const showRemarks = async (user: UserEvent) =>
  user.click(await screen.findByRole('button', { name: /^Remarks: / }))

/** The numbers of remarks that the editor shows. */
function shownHealth() {
  const names = within(screen.getByRole('group', { name: 'Show only' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
  const of = (severity: string) => Number.parseInt(names.find((name) => name.includes(severity)) ?? '0', 10)
  return { errors: of('error'), warnings: of('warning'), hints: of('hint') }
}

async function saveInEditor() {
  const view = openStudio({ path: '/Commute' })
  await view.user.type(await screen.findByRole('textbox', { name: 'Job executor' }), 's')
  await showRemarks(view.user)
  const health = shownHealth()
  await view.user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(status()).toHaveTextContent('Saved'))
  await view.user.click(screen.getByRole('link', { name: 'All studies' }))
  const item = (await screen.findByRole('link', { name: 'Commute' })).closest('li')
  return { ...view, health, item }
}

test('a study that was never validated shows what the check while typing found at its last save', async () => {
  await storeStudy('Commute', [[REDUCE, 'Easy']])
  const { health, item } = await saveInEditor()
  expect(health.errors).toBeGreaterThan(0)
  expect(item).toHaveTextContent(`Last check: ${describeHealth(health)}`)
  expect((await memory().studies.load('Commute')).header.counts).toMatchObject(health)
})

test('remarks that the member dismissed, and rules that the organization switched off, are not counted', async () => {
  memory().rules.store({ kind: 'organization' }, { rules: { O17: { off: true } } })
  await storeStudy('Commute', [[REDUCE]])
  const { user } = openStudio({ path: '/Commute' })
  const dismiss = await screen.findByRole('button', { name: 'Dismiss warning O2' })
  await showRemarks(user)
  const before = shownHealth().warnings
  await user.click(dismiss)
  await user.click(screen.getByRole('button', { name: 'False alarm' }))
  await waitFor(() => expect(screen.queryByText('Hint O17')).not.toBeInTheDocument())
  await waitFor(() => expect(shownHealth().warnings).toBe(before - 1))
  const health = shownHealth()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(status()).toHaveTextContent('Saved'))
  expect((await memory().studies.load('Commute')).header.counts).toMatchObject(health)
})

test('remarks of the language model are counted in the list as in the editor', async () => {
  const study = exampleStudy('Commute', [[REDUCE]])
  const jtbd = {
    ...study.jtbd,
    remarks: [judgeRemark('J10'), judgeRemark('J9')],
    verLexer: '1',
    verPrompt: '1',
  }
  await memory().studies.save({ docName: 'Commute', content: { ...study, jtbd }, basedOnRevision: null })
  const { health, item } = await saveInEditor()
  expect(health.warnings).toBeGreaterThan(2)
  expect(item).toHaveTextContent(`Last check: ${describeHealth(health)}`)
})
