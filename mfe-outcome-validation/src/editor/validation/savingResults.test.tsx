import { memory, resetMemory } from '@outcome-studio/shared/data/testing'
import { StudioError } from '@outcome-studio/shared/domain/errors'
import { act, screen, waitFor } from '@testing-library/react'
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

const TEXTS = Array.from({ length: 48 }, (_, index) => `statement ${index}`)
const ASKS = /Save the study to keep these results\.$/
const button = (name: string) => screen.getByRole('button', { name })
const status = () => screen.getAllByRole('status')[0]
const stored = async () => (await memory().studies.load('Commute')).header

const open = async (texts: readonly string[] = ['one']) => {
  await storeStudy('Commute', [texts])
  const view = openStudio({ path: '/Commute' })
  await screen.findByRole('textbox', { name: 'Job' })
  return view
}

test('the results of a saved study are saved at the end of the run', async () => {
  const { user, host } = await open()
  await user.click(button('Run validation'))
  expect(await screen.findByText(/^Validated 3 texts: 3 warnings\.$/)).toBeVisible()
  await waitFor(() => expect(status()).toHaveTextContent('Saved'))
  expect(await stored()).toMatchObject({ revision: 2, counts: { warnings: expect.any(Number) } })
  expect(host.isUnsaved()).toBe(false)
})

test('what a stopped run has found is saved', async () => {
  const { user } = await open(TEXTS)
  const answer = server.holdAt(1)
  await user.click(button('Run validation'))
  await screen.findByRole('progressbar', { name: 'Checked 40 of 50' })
  await user.click(button('Stop'))
  await waitFor(() => expect(status()).toHaveTextContent('Saved'))
  answer()
  await user.click(button('Continue'))
  expect(await screen.findByText(/^Validated 50 texts: 50 warnings\.$/)).toBeVisible()
  await waitFor(async () => expect((await stored()).revision).toBe(3))
})

test('with other unsaved changes the results ask for a save, also if the change was made during the run', async () => {
  const { user } = await open()
  const answer = server.holdAt(0)
  await user.click(button('Run validation'))
  await user.type(screen.getByRole('textbox', { name: 'Job executor' }), '!')
  answer()
  expect(await screen.findByText(ASKS)).toBeVisible()
  expect(status()).toHaveTextContent('Unsaved changes')
  await user.click(button('Run validation'))
  expect(await screen.findByText(ASKS)).toBeVisible()
  expect((await stored()).revision).toBe(1)
})

test('a number that is not read yet counts as an unsaved change', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('link', { name: 'Needs for analysis' }))
  await user.type(await screen.findByRole('textbox', { name: 'Importance of 1.1' }), '11')
  await user.click(button('Run validation'))
  expect(await screen.findByText(ASKS)).toBeVisible()
  expect((await stored()).revision).toBe(1)
})

test('results that cannot be saved are kept on this device, and can be saved later', async () => {
  const { user, host } = await open()
  memory().studies.failNext(new StudioError('cen/internal-error'), 'save')
  await user.click(button('Run validation'))
  expect(await screen.findByText(ASKS)).toBeVisible()
  await waitFor(() => expect(host.calls.errors).toHaveLength(1))
  act(() => void dispatchEvent(new Event('pagehide')))
  expect(Object.values(localStorage).join()).toContain('O2 says so.')
  await user.click(button('Save'))
  await waitFor(() => expect(status()).toHaveTextContent('Saved'))
  expect(await screen.findByText(/^Validated 3 texts: 3 warnings\.$/)).toBeVisible()
})

test('offline nothing is sent, and the results of a run that failed stay unsaved', async () => {
  const { user, host } = await open(TEXTS)
  const online = jest.spyOn(navigator, 'onLine', 'get')
  const answer = server.holdAt(1)
  server.failAt(1, new StudioError('cen/offline'))
  await user.click(button('Run validation'))
  await screen.findByRole('progressbar', { name: 'Checked 40 of 50' })
  online.mockReturnValue(false)
  answer()
  await screen.findByText(/^The validation got as far as 40 of 50 texts/)
  expect(status()).toHaveTextContent('Unsaved changes')
  expect(host.calls.errors).toEqual([])
  online.mockReturnValue(true)
  await user.click(button('Try again'))
  await waitFor(async () => expect((await stored()).revision).toBe(2))
})

test('results merge with what another tab saved in the meantime', async () => {
  const { user } = await open()
  const answer = server.holdAt(0)
  await user.click(button('Run validation'))
  const { content: study } = await memory().studies.load('Commute')
  const theirs = { ...study, jtbd: { ...study.jtbd, executor: 'travelers' } }
  await act(async () => {
    await memory().studies.save({ docName: 'Commute', content: theirs, basedOnRevision: 1 })
  })
  answer()
  await screen.findByText(/^Validated 3 texts/)
  await waitFor(() => expect(status()).toHaveTextContent('Saved'))
  const after = await memory().studies.load('Commute')
  expect(after.content.jtbd.executor).toBe('travelers')
  expect(after.content.jobSteps[0]?.outcomeStatements[0]?.remarks).toHaveLength(1)
})
