import { memory, resetMemory } from '@outcome-studio/shared/data/testing'
import { StudioError } from '@outcome-studio/shared/domain/errors'
import { screen, waitFor } from '@testing-library/react'
import { axe } from 'jest-axe'
import { openStudio } from '../../testing/openStudio.tsx'
import { ScriptedServer } from '../../testing/ScriptedServer.ts'
import { storeStudy } from '../../testing/storeStudy.ts'

let server: ScriptedServer

beforeEach(() => {
  localStorage.clear()
  resetMemory()
  server = new ScriptedServer()
  memory().runAutomation = server.run
})
afterEach(() => jest.restoreAllMocks())

const button = (name: string) => screen.getByRole('button', { name })
const TEXTS = Array.from({ length: 48 }, (_, index) => `statement ${index}`)

/** Opens a study of 50 texts, two parts of them. */
const open = async (texts: readonly string[] = TEXTS) => {
  await storeStudy('Commute', [texts])
  const view = openStudio({ path: '/Commute' })
  await screen.findByRole('textbox', { name: 'Job' })
  return view
}
const spoken = (words: string) => screen.findByText(words)

test('a run shows how far it is, can be stopped, and goes on where it was', async () => {
  const { user } = await open()
  const answer = server.holdAt(1)
  await user.click(button('Run validation'))
  expect(await screen.findByRole('progressbar', { name: 'Checked 40 of 50' })).toBeInTheDocument()
  await user.click(button('Stop'))
  expect(screen.getByText(/^Stopped after 40 of 50 texts\./)).toBeInTheDocument()
  expect(button('Continue')).toHaveFocus()
  expect(await spoken('Validation stopped: 40 of 50 checked.')).toHaveAttribute('aria-live', 'polite')
  answer()
  await user.click(button('Continue'))
  expect(await screen.findByText(/^Validated 50 texts: 50 warnings\./)).toBeInTheDocument()
  expect(await spoken('Validation finished: 50 warnings.')).toHaveAttribute('aria-live', 'polite')
})

test('is accessible while it runs, when it was stopped, and afterwards', async () => {
  const { user, container } = await open(['one'])
  const answer = server.holdAt(0)
  await user.click(button('Run validation'))
  expect(screen.getByRole('progressbar', { name: 'Checked 0 of 3' })).toBeInTheDocument()
  expect(await axe(container)).toHaveNoViolations()
  await user.click(button('Stop'))
  expect(await axe(container)).toHaveNoViolations()
  answer()
  await user.click(button('Continue'))
  await screen.findByText(/^Validated 3 texts/)
  expect(await axe(container)).toHaveNoViolations()
})

test('the keyboard goes back to the button when the notice is gone', async () => {
  const { user, host } = await open(['one'])
  await user.click(button('Run validation'))
  await screen.findByText(/^Validated 3 texts/)
  await waitFor(() => expect(host.calls.events).toEqual(['study_validated', 'document_saved']))
  await user.click(button('Dismiss'))
  expect(screen.queryByText(/^Validated/)).not.toBeInTheDocument()
  expect(button('Run validation')).toHaveFocus()
})

test('the results ask for a save until the changed study is saved', async () => {
  const { user } = await open(['one'])
  await user.type(screen.getByRole('textbox', { name: 'Job executor' }), '!')
  await user.click(button('Run validation'))
  expect(await screen.findByText(/^Validated 3 texts.*Save the study to keep these results\.$/)).toBeVisible()
  await user.click(button('Save'))
  expect(await screen.findByText(/^Validated 3 texts: [^.]*\.$/)).toBeVisible()
})

test('the choice beside the button limits a run to a job step, and later to what was changed', async () => {
  const { user } = await open()
  await user.click(button('Choose what to validate'))
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Whole study',
    'Job step 1: plan leg 1 of the trip',
  ])
  await user.click(screen.getByRole('menuitem', { name: /Job step 1/ }))
  expect(await screen.findByText(/^Validated 49 texts/)).toBeInTheDocument()
  await user.click(button('Run validation'))
  expect(await screen.findByText(/^Validated 50 texts/)).toBeInTheDocument()
  await user.type(screen.getByRole('textbox', { name: 'Outcome statement 1.2' }), '!')
  await user.click(button('Choose what to validate'))
  await user.click(screen.getByRole('menuitem', { name: 'What changed since the last run' }))
  expect(await screen.findByText(/^Validated 1 text:/)).toBeInTheDocument()
})

test.each([
  ['says so offline', new StudioError('cen/offline'), false, /You are offline/],
  [
    'says so when it was asked too often',
    Object.assign(new Error(), { code: 'functions/resource-exhausted' }),
    true,
    /busy/,
  ],
])('a run that fails %s, and goes on where it was', async (_case, failure, isOnline, words) => {
  const { user, host } = await open()
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  server.failAt(1, failure)
  await user.click(button('Run validation'))
  const alert = await screen.findByText(
    /^The validation got as far as 40 of 50 texts, and what it found is kept\./,
  )
  expect(alert).toHaveAttribute('role', 'alert')
  expect(alert).toHaveTextContent(words)
  expect(host.calls.reports).toHaveLength(1)
  await user.click(button('Try again'))
  expect(await screen.findByText(/^Validated 50 texts/)).toBeInTheDocument()
  expect(server.parts.map((part) => part?.length ?? null)).toEqual([40, 10, 10, null])
})

test('a judge that did not answer is said, and can be asked again', async () => {
  server.more = ({ only }) => {
    const unjudged = Array.isArray(only) ? only.map(String) : []
    return unjudged.length === 0
      ? {}
      : { judge: { asked: 9, answered: 0, dropped: 0, failed: 9, unjudged: unjudged.slice(0, 1) } }
  }
  const { user } = await open()
  await user.click(button('Run validation'))
  const words = await screen.findByText(/The language model gave no answer on 11 texts\./)
  expect(words).toHaveTextContent(/^Validated 50 texts/)
  server.more = () => ({})
  await user.click(button('Try again'))
  expect(await screen.findByText(/^Validated 11 texts: 11 warnings\.$/)).toBeInTheDocument()
})

test('leaving the study ends the run: nothing more is asked', async () => {
  const { user, unmount } = await open()
  const answer = server.holdAt(0)
  await user.click(button('Run validation'))
  unmount()
  answer()
  await new Promise((resolve) => setTimeout(resolve))
  expect(server.requests).toHaveLength(1)
})
