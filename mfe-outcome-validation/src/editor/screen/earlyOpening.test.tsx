import { memory, resetMemory } from '@outcome-studio/shared/data/testing'
import { StudioError } from '@outcome-studio/shared/domain/errors'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { axe } from 'jest-axe'
import { openStudio } from '../../testing/openStudio.tsx'
import { storeStudy } from '../../testing/storeStudy.ts'

const SAVED_AT = Date.now() - 5 * 60_000 - 1_000

const name = () => screen.findByRole('textbox', { name: 'Study name' })
const statement = () => screen.findByRole('textbox', { name: 'Outcome statement 1.1' })
const executor = () => screen.getByRole('textbox', { name: 'Job executor' })
const saved = () => waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Saved'))
const stored = () => memory().studies.load('Commute')

/** Puts the study on the device as it is stored now. */
async function putOnDevice() {
  memory().device.set('studies document Commute', { value: await stored(), savedAt: SAVED_AT })
}

/** Saves the study from another device. */
async function saveElsewhere(executorElsewhere: string) {
  const { header, content } = await stored()
  const jtbd = { ...content.jtbd, executor: executorElsewhere }
  const { docName, revision } = header
  await memory().studies.save({ docName, content: { ...content, jtbd }, basedOnRevision: revision })
}

beforeEach(async () => {
  localStorage.clear()
  resetMemory()
  await storeStudy('Commute', [['first']])
  await putOnDevice()
})

test('a study that was opened before is there before the server answers, and can be edited and saved', async () => {
  const proceed = memory().studies.hold('load')
  const { user, container } = openStudio({ path: '/Commute' })
  expect(await name()).toHaveValue('Commute')
  expect(await statement()).toHaveValue('first')
  expect(await axe(container)).toHaveNoViolations()
  await user.type(executor(), 'Commuters')
  proceed()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await saved()
  expect((await stored()).content.jtbd.executor).toMatch(/Commuters$/)
  expect((await stored()).header.revision).toBe(2)
})

test('it follows a version that was saved elsewhere', async () => {
  await saveElsewhere('Drivers')
  const proceed = memory().studies.hold('load')
  openStudio({ path: '/Commute' })
  await name()
  proceed()
  await waitFor(() => expect(executor()).toHaveValue('Drivers'))
})

test('an edit of an older version is merged with the stored one when it is saved', async () => {
  await saveElsewhere('Drivers')
  const proceed = memory().studies.hold('load')
  const { user } = openStudio({ path: '/Commute' })
  await user.type(await statement(), ' thing')
  proceed()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await saved()
  const { content } = await stored()
  expect(content.jtbd.executor).toBe('Drivers')
  expect(content.jobSteps[0]?.outcomeStatements[0]?.userInput).toBe('first thing')
})

test('a study that was deleted elsewhere is not shown once the server says so', async () => {
  const { header } = await stored()
  await memory().studies.remove('Commute', header.uuid)
  const proceed = memory().studies.hold('load')
  openStudio({ path: '/Commute' })
  await name()
  proceed()
  expect(await screen.findByRole('alert')).toHaveTextContent(new StudioError('cen/doc-not-found').message)
  expect(screen.queryByRole('textbox', { name: 'Study name' })).not.toBeInTheDocument()
})

test('what was typed into it stays, and can be saved as a new study', async () => {
  const { header } = await stored()
  await memory().studies.remove('Commute', header.uuid)
  const proceed = memory().studies.hold('load')
  const { user } = openStudio({ path: '/Commute' })
  await user.type(await statement(), ' thing')
  proceed()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await user.click(await screen.findByRole('button', { name: 'Save as a new study' }))
  await saved()
  const { content } = await stored()
  expect(content.jobSteps[0]?.outcomeStatements[0]?.userInput).toBe('first thing')
})

test('another study of the same name takes its place', async () => {
  const { header } = await stored()
  await memory().studies.remove('Commute', header.uuid)
  await storeStudy('Commute', [['another']])
  const proceed = memory().studies.hold('load')
  openStudio({ path: '/Commute' })
  expect(await statement()).toHaveValue('first')
  proceed()
  await waitFor(async () => expect(await statement()).toHaveValue('another'))
})

test('while the server cannot be reached it says how old it is, until it can', async () => {
  // The opening reads it again.
  for (const _try of ['first', 'again']) memory().studies.failNext(new StudioError('cen/offline'), 'load')
  openStudio({ path: '/Commute' })
  expect(await screen.findByText(/^Offline\. Saved on this device/)).toHaveTextContent('5 minutes ago')
  expect(await name()).toHaveValue('Commute')
  fireEvent(window, new Event('online'))
  await waitFor(() => expect(screen.queryByText(/^Offline\. Saved/)).not.toBeInTheDocument())
})

test('a study with unsaved changes on this device waits for the stored version, to merge them', async () => {
  const first = openStudio({ path: '/Commute' })
  await first.user.type(await statement(), ' draft')
  first.unmount()
  const proceed = memory().studies.hold('load')
  openStudio({ path: '/Commute' })
  expect(await screen.findByText('Loading Commute')).toBeInTheDocument()
  proceed()
  expect(await statement()).toHaveValue('first draft')
})
