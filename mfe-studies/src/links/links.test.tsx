import { memory, resetMemory } from '@outcome-studio/shared/data/testing'
import { ERROR_CATALOGUE, StudioError } from '@outcome-studio/shared/domain/errors'
import { jobStepUuid, outcomeStatementUuid, type Study, studyUuid } from '@outcome-studio/shared/domain/study'
import { createReadable } from '@outcome-studio/shared/feature'
import { screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { openNeeds } from '../testing/openNeeds.tsx'
import { storeNeeds } from '../testing/storeNeeds.ts'

const STUDY: Study = {
  jtbd: { uuid: studyUuid('trip'), executor: 'commuters', userInput: 'plan a trip', remarks: [] },
  jobSteps: [
    {
      uuid: jobStepUuid('step'),
      userInput: 'choose a route',
      category: null,
      remarks: [],
      outcomeStatements: [
        { uuid: outcomeStatementUuid('s1'), userInput: 'Minimize the time it takes', remarks: [] },
        { uuid: outcomeStatementUuid('s2'), userInput: 'Minimize the number of changes', remarks: [] },
      ],
    },
  ],
}

beforeEach(() => {
  localStorage.clear()
  resetMemory()
})

const region = (name: string) => within(screen.getByRole('region', { name }))
const texts = (name: string) =>
  region(name)
    .getAllByRole('textbox')
    .map((field) => (field instanceof HTMLTextAreaElement ? field.value : ''))

describe('starting a study', () => {
  test('the button becomes a link that has the focus', async () => {
    await storeNeeds('Commute', { outcomes: ['Minimize the time it takes'] })
    const { user, container } = openNeeds({ path: '/Commute' })
    await user.click(await screen.findByRole('button', { name: 'Start a study' }))
    const link = await screen.findByRole('link', { name: 'Open study “reach a destination on time”' })
    await waitFor(() => expect(link).toHaveFocus())
    expect(link).toHaveAttribute('href', '/outcome-validation/reach%20a%20destination%20on%20time')
    expect(await screen.findByText('Saved')).toBeInTheDocument()
    const { content: study } = await memory().studies.load('reach a destination on time')
    expect(study.jobSteps).toHaveLength(1)
    expect(await axe(container)).toHaveNoViolations()
  })

  test('the link follows a rename, and a study that was deleted can be started again', async () => {
    await storeNeeds('Commute')
    const { user } = openNeeds({ path: '/Commute' })
    await user.click(await screen.findByRole('button', { name: 'Start a study' }))
    await screen.findByRole('link', { name: 'Open study “reach a destination on time”' })
    const { header } = await memory().studies.load('reach a destination on time')
    await memory().studies.rename(header.docName, 'Arrive', header.uuid)
    const link = await screen.findByRole('link', { name: 'Open study “Arrive”' })
    expect(link).toHaveAttribute('href', '/outcome-validation/Arrive')
    await memory().studies.remove('Arrive', header.uuid)
    await user.click(await screen.findByRole('button', { name: 'Start a study' }))
    await screen.findByRole('link', { name: 'Open study “reach a destination on time”' })
  })

  test('a failure is shown, and the button stays', async () => {
    await storeNeeds('Commute')
    memory().studies.failNext(new StudioError('cen/offline'), 'save')
    const { user, host } = openNeeds({ path: '/Commute' })
    await user.click(await screen.findByRole('button', { name: 'Start a study' }))
    await waitFor(() => expect(host.calls.errors).toHaveLength(1))
    expect(screen.getByRole('button', { name: 'Start a study' })).toBeEnabled()
  })

  test('is not offered without access', async () => {
    await storeNeeds('Commute')
    openNeeds({ path: '/Commute', access: createReadable({ unrestricted: false, toolsAdmin: false }) })
    expect(await screen.findByRole('textbox', { name: 'Core job' })).toHaveValue(
      'reach a destination on time',
    )
    expect(screen.queryByRole('button', { name: 'Start a study' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Bring in a study' })).not.toBeInTheDocument()
  })
})

describe('bringing in a study', () => {
  const bringIn = async (user: ReturnType<typeof openNeeds>['user']) => {
    await user.click(await screen.findByRole('button', { name: 'Bring in a study' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Bring in a study' }))
    await user.click(await dialog.findByRole('radio', { name: /^Trip/ }))
    await user.click(dialog.getByRole('button', { name: 'Bring in' }))
  }

  test('adds its job and outcomes, and nothing on a repeat', async () => {
    await memory().studies.save({ docName: 'Trip', content: STUDY, basedOnRevision: null })
    await storeNeeds('Commute')
    const { user } = openNeeds({ path: '/Commute' })
    await bringIn(user)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(texts('Related jobs')).toEqual(['plan a trip'])
    const outcomes = ['Minimize the time it takes', 'Minimize the number of changes']
    expect(texts('Desired outcomes')).toEqual(outcomes)
    await bringIn(user)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(texts('Desired outcomes')).toEqual(outcomes)
  })

  test('a failure stays in the dialog', async () => {
    await memory().studies.save({ docName: 'Trip', content: STUDY, basedOnRevision: null })
    await storeNeeds('Commute')
    const { user } = openNeeds({ path: '/Commute' })
    memory().studies.failNext(new StudioError('cen/offline'), 'load')
    await bringIn(user)
    const dialog = screen.getByRole('dialog', { name: 'Bring in a study' })
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(ERROR_CATALOGUE['cen/offline'].message)
    expect(await axe(dialog)).toHaveNoViolations()
  })
})
