import { StudioError } from '@outcome-studio/shared/domain'
import { createReadable } from '@outcome-studio/shared/feature'
import { screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { memory, startAnew } from '../testing/memoryData.ts'
import { openStudio } from '../testing/openStudio.tsx'
import { storeStudy } from '../testing/storeStudy.ts'

jest.mock('@outcome-studio/shared/data', () => jest.requireActual('../testing/memoryData.ts'))

beforeEach(() => {
  localStorage.clear()
  startAnew()
})

const choose = async (user: ReturnType<typeof openStudio>['user'], study: string, choice: string) => {
  await user.click(await screen.findByRole('button', { name: `Actions for ${study}` }))
  await user.click(screen.getByRole('menuitem', { name: choice }))
}

describe('the list of studies', () => {
  test('says what a study is where there is none', async () => {
    const { container } = openStudio()
    expect(await screen.findByRole('heading', { name: 'No studies yet' })).toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 1, name: 'Outcome Validation' })).toBeInTheDocument()
    expect(await axe(container)).toHaveNoViolations()
  })

  test('says that it loads, then shows each study with its counts as a link', async () => {
    await storeStudy('Commute', [['one', 'two'], ['three']])
    const release = memory.studies.hold()
    const { user, address, container } = openStudio()
    expect(await screen.findByText('Loading your studies')).toBeInTheDocument()
    release()
    const link = await screen.findByRole('link', { name: 'Commute' })
    expect(screen.getByText('2 job steps, 3 outcome statements')).toBeInTheDocument()
    expect(await axe(container)).toHaveNoViolations()
    await user.click(link)
    await waitFor(() => expect(address()).toBe('/outcome-validation/Commute'))
  })

  test('says why it could not be loaded, and tries again', async () => {
    await storeStudy('Commute')
    memory.studies.failNext(new StudioError('cen/offline'), 'list')
    const { user } = openStudio()
    expect(await screen.findByRole('alert')).toHaveTextContent('The server cannot be reached.')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'Commute' })).toBeInTheDocument()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test('New study leads to an unsaved study with the cursor in its name', async () => {
    const { user, address } = openStudio()
    await user.click(await screen.findByRole('button', { name: 'New study' }))
    expect(await screen.findByRole('textbox', { name: 'Study name' })).toHaveFocus()
    expect(address()).toMatch(/^\/outcome-validation\/new\/[0-9a-f-]{36}$/)
    expect(memory.studies.names).toEqual([])
  })

  test('a study that is called "new" opens like any other', async () => {
    await storeStudy('new')
    const { user } = openStudio()
    await user.click(await screen.findByRole('link', { name: 'new' }))
    expect(await screen.findByRole('textbox', { name: 'Study name' })).toHaveValue('new')
  })

  test('more than a handful can be searched', async () => {
    for (const name of ['Commute', 'Garden', 'Teeth', 'Wound', 'Crop', 'Code', 'Coffee'])
      await storeStudy(name)
    const { user } = openStudio()
    await user.type(await screen.findByRole('searchbox', { name: 'Find a study' }), 'co')
    const names = within(screen.getByRole('list', { name: 'Studies' })).getAllByRole('link')
    expect(names.map(({ textContent }) => textContent)).toEqual(['Coffee', 'Code', 'Commute'])
    await user.type(screen.getByRole('searchbox', { name: 'Find a study' }), 'xyz')
    expect(screen.getByText('No study’s name contains “coxyz”.')).toBeInTheDocument()
  })

  test('renames, and says why a name is refused', async () => {
    await storeStudy('Commute')
    await storeStudy('Garden')
    const { user } = openStudio()
    await choose(user, 'Commute', 'Rename')
    const field = screen.getByRole('textbox', { name: 'New name' })
    await user.clear(field)
    await user.type(field, 'a/b')
    expect(field).toHaveAccessibleDescription('Document name cannot contain a forward slash (/).')
    await user.clear(field)
    await user.type(field, 'Garden{Enter}')
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(
        'A document with this name already exists. Please choose a different name.',
      ),
    )
    await user.clear(field)
    await user.type(field, 'Travel{Enter}')
    expect(await screen.findByRole('link', { name: 'Travel' })).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Commute' })).not.toBeInTheDocument()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  test('copies under a name of its own', async () => {
    await storeStudy('Commute')
    const { user } = openStudio()
    await choose(user, 'Commute', 'Make a copy')
    expect(screen.getByRole('textbox', { name: 'Name of the copy' })).toHaveValue('Commute copy')
    await user.click(screen.getByRole('button', { name: 'Make a copy' }))
    expect(await screen.findByRole('link', { name: 'Commute copy' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Commute' })).toBeInTheDocument()
  })

  test('deletes at once, and brings back', async () => {
    await storeStudy('Commute', [['kept']])
    const { user } = openStudio()
    await choose(user, 'Commute', 'Delete')
    expect(await screen.findByRole('note')).toHaveTextContent('“Commute” was deleted.')
    expect(screen.queryByRole('link', { name: 'Commute' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByRole('link', { name: 'Commute' })).toBeInTheDocument()
    expect((await memory.studies.load('Commute')).study.jobSteps[0]?.outcomeStatements[0]?.userInput).toBe(
      'kept',
    )
  })

  test('unsaved changes to a deleted study are said to be what they are', async () => {
    await storeStudy('Commute')
    const editor = openStudio({ path: '/Commute' })
    await editor.user.type(await screen.findByRole('textbox', { name: 'Job executor' }), '!')
    editor.unmount()
    const before = openStudio()
    expect(await screen.findByText('Unsaved changes on this device')).toBeInTheDocument()
    await choose(before.user, 'Commute', 'Delete')
    expect(await screen.findByText(/“Commute” was deleted, but unsaved changes to it/)).toBeInTheDocument()
  })

  test('a deletion that fails leaves the study, and says why', async () => {
    await storeStudy('Commute')
    memory.studies.failNext(new StudioError('cen/offline'), 'remove')
    const { user, host } = openStudio()
    await choose(user, 'Commute', 'Delete')
    await waitFor(() => expect(host.calls.errors).toHaveLength(1))
    expect(screen.getByRole('link', { name: 'Commute' })).toBeInTheDocument()
  })

  test('a member without access reads everything, and is asked for membership to create or change', async () => {
    await storeStudy('Commute')
    const { user, host, address } = openStudio({
      access: createReadable({ unrestricted: false, toolsAdmin: false }),
    })
    await user.click(await screen.findByRole('button', { name: 'New study' }))
    await choose(user, 'Commute', 'Delete')
    expect(host.calls.modals).toEqual(['membershipRequired', 'membershipRequired'])
    expect(address()).toBe('/outcome-validation')
    expect(screen.getByRole('link', { name: 'Commute' })).toBeInTheDocument()
  })
})
