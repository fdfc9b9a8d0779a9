import { memory, resetMemory } from '@outcome-studio/shared/data/testing'
import { ERROR_CATALOGUE, StudioError } from '@outcome-studio/shared/domain/errors'
import { createReadable } from '@outcome-studio/shared/feature'
import { act, screen, waitFor } from '@testing-library/react'
import { axe } from 'jest-axe'
import { openStudio } from '../../testing/openStudio.tsx'
import { storeStudy } from '../../testing/storeStudy.ts'

beforeEach(() => {
  localStorage.clear()
  resetMemory()
})
afterEach(() => void Reflect.deleteProperty(globalThis, 'matchMedia'))

const field = (name: string) => screen.findByRole('textbox', { name })
const button = (name: string) => screen.getByRole('button', { name })
const raise = (): never => {
  throw new Error('The notice has an Undo')
}
const status = () => screen.getByRole('status')
const storedTexts = async (name: string) =>
  (await memory().studies.load(name)).content.jobSteps.map(({ userInput, outcomeStatements }) => [
    userInput,
    ...outcomeStatements.map((statement) => statement.userInput),
  ])

describe('writing a new study', () => {
  test('from the first word to the saved study, at an address of its own', async () => {
    const { user, address, container } = openStudio({ path: '/new/study-1' })
    expect(await field('Study name')).toHaveFocus()
    expect(status()).toHaveTextContent('')
    await user.keyboard('Commute')
    expect(status()).toHaveTextContent(/^Unsaved changes$/)
    await user.type(await field('Job executor'), 'commuters')
    await user.type(await field('Job'), 'reach a destination on time')
    await user.click(button('Add job step'))
    expect(await field('Job step 1')).toHaveFocus()
    await user.keyboard('plan the trip')
    await user.type(await field('Outcome statement 1.1'), 'Minimize the time it takes to choose a route')
    await user.click(button('Add outcome statement'))
    expect(await field('Outcome statement 1.2')).toHaveFocus()
    await user.click(button('Save'))
    await waitFor(() => expect(status()).toHaveTextContent(/^Saved$/))
    expect(address()).toBe('/outcome-validation/Commute')
    expect(await storedTexts('Commute')).toEqual([
      ['plan the trip', 'Minimize the time it takes to choose a route', ''],
    ])
    expect(await axe(container)).toHaveNoViolations()
  })

  test('the bar with Save, which stays in view, names the study as it is typed', async () => {
    await storeStudy('Commute', [['']])
    const { user } = openStudio({ path: '/Commute' })
    const name = await field('Study name')
    const title = screen.getByRole('heading', { level: 1, name: 'Commute' })
    expect(title.parentElement?.parentElement).toContainElement(button('Save'))
    await user.type(name, ' by bike')
    expect(screen.getByRole('heading', { level: 1, name: 'Commute by bike' })).toBeInTheDocument()
    await user.click(button('Commute by bike'))
    expect(name).toHaveFocus()
  })

  test.each([
    { window: 'on a phone, where they are cut, the views are in the bar that stays in view', isNarrow: true },
    { window: 'in a wider window they are below the bar', isNarrow: false },
  ])('$window', async ({ isNarrow }) => {
    const matchMedia = (query: string) => ({ matches: isNarrow && query.includes('max-width') })
    Object.assign(globalThis, { matchMedia })
    await storeStudy('Commute', [['']])
    const { container } = openStudio({ path: '/Commute' })
    await field('Study name')
    const views = screen.getAllByRole('navigation', { name: 'Views of the study' })
    expect(views).toHaveLength(1)
    const bar = screen.getByRole('heading', { level: 1, name: 'Commute' }).parentElement?.parentElement
    expect(bar?.contains(views[0] ?? null)).toBe(isNarrow)
    expect(await axe(container)).toHaveNoViolations()
  })

  test('what is typed on while the first save is under way is neither lost nor interrupted', async () => {
    const { user, address } = openStudio({ path: '/new/study-1' })
    await user.type(await field('Study name'), 'Commute')
    await user.click(await field('Job executor'))
    const acknowledge = memory().studies.hold()
    await user.keyboard('{Control>}s{/Control}')
    expect(status()).toHaveTextContent('Saving…')
    await user.keyboard('commuters')
    acknowledge()
    await waitFor(() => expect(address()).toBe('/outcome-validation/Commute'))
    expect(status()).toHaveTextContent('Unsaved changes')
    expect(await field('Job executor')).toHaveFocus()
    expect(await field('Job executor')).toHaveValue('commuters')
  })

  test('the rules for names are told while typing, and a refusal on save at the field', async () => {
    await storeStudy('Commute')
    const { user, host } = openStudio({ path: '/new/study-1' })
    const name = await field('Study name')
    await user.type(name, 'a/')
    expect(name).toHaveAccessibleDescription(/cannot contain a forward slash/)
    await user.clear(name)
    await user.type(name, 'Commute')
    expect(name).toBeValid()
    await user.click(button('Save'))
    await waitFor(() => expect(name).toBeInvalid())
    expect(name).toHaveAccessibleDescription(/A document with this name already exists/)
    expect(name).toHaveFocus()
    expect(host.calls.errors).toHaveLength(1)
    expect(status()).toHaveTextContent('Unsaved changes')
  })
})

describe('a stored study', () => {
  test('opens with all that was written', async () => {
    await storeStudy('Commute', [['first', 'second'], ['third']])
    openStudio({ path: '/Commute' })
    expect(await field('Study name')).toHaveValue('Commute')
    expect(await field('Job executor')).toHaveValue('commuters')
    expect(await field('Job')).toHaveValue('reach a destination on time')
    expect(await field('Outcome statement 1.2')).toHaveValue('second')
    expect(await field('Outcome statement 2.1')).toHaveValue('third')
    expect(status()).toHaveTextContent(/^Saved$/)
  })

  test('that is not there says so, and leads back', async () => {
    openStudio({ path: '/Nowhere' })
    expect(await screen.findByRole('alert')).toHaveTextContent('Could not load the document.')
    expect(screen.getByRole('link', { name: 'All studies' })).toHaveAttribute('href', '/outcome-validation')
  })

  test('that could not be read is read again', async () => {
    await storeStudy('Commute')
    memory().studies.failNext(new StudioError('cen/doc-loading-error'), 'load')
    const { user } = openStudio({ path: '/Commute' })
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await field('Study name')).toHaveValue('Commute')
  })

  test('a new name is taken over on save, with the address', async () => {
    await storeStudy('Commute')
    const { user, address } = openStudio({ path: '/Commute' })
    const name = await field('Study name')
    await user.clear(name)
    await user.type(name, 'Travel & 100%')
    await user.click(button('Save'))
    await waitFor(() => expect(status()).toHaveTextContent('Saved'))
    expect(memory().studies.names).toEqual(['Travel & 100%'])
    expect(address()).toBe('/outcome-validation/Travel%20%26%20100%25')
    expect(name).toBeInTheDocument()
  })

  test('a failed save says why in place and by toast, keeps everything and can be tried again', async () => {
    await storeStudy('Commute', [['']])
    const { user, host } = openStudio({ path: '/Commute' })
    await user.type(await field('Outcome statement 1.1'), 'kept')
    memory().studies.failNext(new StudioError('cen/offline'))
    await user.click(button('Save'))
    expect(await screen.findByRole('alert')).toHaveTextContent(ERROR_CATALOGUE['cen/offline'].message)
    expect(host.calls.errors).toHaveLength(1)
    expect(status()).toHaveTextContent('Unsaved changes')
    await user.click(button('Try again'))
    await waitFor(() => expect(status()).toHaveTextContent('Saved'))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(await storedTexts('Commute')).toEqual([['plan leg 1 of the trip', 'kept']])
  })

  test('unsaved work is guarded, saved work is not', async () => {
    await storeStudy('Commute')
    const { user, host } = openStudio({ path: '/Commute' })
    await user.type(await field('Job executor'), '!')
    expect(host.isUnsaved()).toBe(true)
    await user.click(button('Save'))
    await waitFor(() => expect(status()).toHaveTextContent('Saved'))
    expect(host.isUnsaved()).toBe(false)
  })
})

describe('offline', () => {
  const setOnline = (isOnline: boolean) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
    act(() => void dispatchEvent(new Event(isOnline ? 'online' : 'offline')))
  }
  afterEach(() => jest.restoreAllMocks())

  test('a save says so while it waits, and what it reports ends with the connection', async () => {
    await storeStudy('Commute', [['']])
    const { user } = openStudio({ path: '/Commute' })
    await user.type(await field('Outcome statement 1.1'), 'kept')
    setOnline(false)
    expect(screen.getByText(/^You are offline\. Go on writing/)).toBeInTheDocument()
    const answer = memory().studies.hold('save')
    memory().studies.failNext(new StudioError('cen/offline'), 'save')
    await user.click(button('Save'))
    expect(status()).toHaveTextContent('Offline, not saved yet')
    answer()
    expect(await screen.findByRole('alert')).toHaveTextContent(ERROR_CATALOGUE['cen/offline'].message)
    setOnline(true)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(screen.queryByText(/^You are offline/)).not.toBeInTheDocument()
    expect(status()).toHaveTextContent('Unsaved changes')
    expect(await field('Outcome statement 1.1')).toHaveValue('kept')
  })
})

describe('a study that is gone', () => {
  test('deleted meanwhile, it can be saved as a new one', async () => {
    const { uuid } = await storeStudy('Commute')
    const { user } = openStudio({ path: '/Commute' })
    await user.type(await field('Job executor'), '!')
    await memory().studies.remove('Commute', uuid)
    await user.click(button('Save'))
    await user.click(await screen.findByRole('button', { name: 'Save as a new study' }))
    await waitFor(() => expect(status()).toHaveTextContent('Saved'))
    expect(memory().studies.names).toEqual(['Commute'])
  })
})

describe('what could not be saved', () => {
  test.each([
    ['QuotaExceededError', /has no room left to keep a copy/],
    ['SecurityError', /does not let us keep a copy/],
  ])('and cannot be kept on the device is told for as long as it is so (%s)', async (name, words) => {
    await storeStudy('Commute', [['']])
    const { user, host } = openStudio({ path: '/Commute' })
    const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('No', name)
    })
    await user.type(await field('Outcome statement 1.1'), 'only in this tab')
    act(() => void dispatchEvent(new Event('pagehide')))
    expect(screen.getByText(words)).toHaveTextContent('Your text is in this tab alone until it is saved')
    expect(host.isUnsaved()).toBe(true)
    await user.click(button('Save'))
    await waitFor(() => expect(status()).toHaveTextContent('Saved'))
    expect(screen.queryByText(words)).not.toBeInTheDocument()
    expect(await storedTexts('Commute')).toEqual([['plan leg 1 of the trip', 'only in this tab']])
    setItem.mockRestore()
  })

  const draftOf = async (text: string) => {
    await storeStudy('Commute', [['']])
    const before = openStudio({ path: '/Commute' })
    await before.user.type(await field('Outcome statement 1.1'), text)
    act(() => void dispatchEvent(new Event('pagehide')))
    before.unmount()
    return openStudio({ path: '/Commute' })
  }
  const restored = () => screen.findByText(/^Your unsaved changes from .* are back\.$/)

  test('is back when the study is opened again, and cleared by the save', async () => {
    const { user } = await draftOf('typed before the crash')
    await restored()
    expect(await field('Outcome statement 1.1')).toHaveValue('typed before the crash')
    expect(status()).toHaveTextContent('Unsaved changes')
    await user.click(button('Save'))
    await waitFor(() => expect(status()).toHaveTextContent('Saved'))
    expect(screen.queryByText(/are back/)).not.toBeInTheDocument()
    expect(localStorage).toHaveLength(0)
  })

  test('can be undone in one step, and redone', async () => {
    const { user } = await draftOf('typed before the crash')
    await restored()
    const [, inNotice] = screen.getAllByRole('button', { name: 'Undo' })
    await user.click(inNotice ?? raise())
    expect(await field('Outcome statement 1.1')).toHaveValue('')
    expect(status()).toHaveTextContent('Saved')
    expect(screen.queryByText(/are back/)).not.toBeInTheDocument()
    expect(localStorage).toHaveLength(0)
    await user.click(button('Redo'))
    expect(await field('Outcome statement 1.1')).toHaveValue('typed before the crash')
    expect(status()).toHaveTextContent('Unsaved changes')
  })

  test('is back for a member who can no longer save, with no way to discard the only copy', async () => {
    ;(await draftOf('typed before the membership ended')).unmount()
    openStudio({ path: '/Commute', access: createReadable({ unrestricted: false, toolsAdmin: false }) })
    await restored()
    expect(await field('Outcome statement 1.1')).toHaveValue('typed before the membership ended')
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
    expect(localStorage).toHaveLength(1)
  })

  test('stays under what is typed next, over as many reloads as there are', async () => {
    const second = await draftOf('first')
    await restored()
    await second.user.type(await field('Outcome statement 1.1'), ', second')
    await second.user.type(await field('Job executor'), '!')
    act(() => void dispatchEvent(new Event('pagehide')))
    second.unmount()
    openStudio({ path: '/Commute' })
    await restored()
    expect(await field('Outcome statement 1.1')).toHaveValue('first, second')
    expect(await field('Job executor')).toHaveValue('commuters!')
    expect(localStorage).toHaveLength(1)
  })

  test('of a study that was never saved is found from the list', async () => {
    const before = openStudio({ path: '/new/study-1' })
    await before.user.type(await field('Study name'), 'Commute')
    before.unmount()
    const { user } = openStudio()
    expect(await screen.findByRole('note')).toHaveTextContent('“Commute” was started on this device')
    await user.click(screen.getByRole('link', { name: 'Open' }))
    await restored()
    expect(await field('Study name')).toHaveValue('Commute')
  })
})

describe('running a validation', () => {
  const O3 = {
    ruleId: 'O3',
    severity: 'error',
    message: 'Name something that can be measured.',
    span: null,
    suggestion: null,
    source: 'judge',
  } as const

  test('writes what was found to its field, says how much, and saves it', async () => {
    await storeStudy('Commute', [['Minimize the ease of boarding']])
    memory().runAutomation = async ({ automationEntity }) => ({
      remarks: automationEntity === 'study' ? { 'Commute-0-0': [O3] } : {},
      verLexer: '1.0.0',
    })
    const { user } = openStudio({ path: '/Commute' })
    await field('Job')
    await user.click(button('Run validation'))
    expect(await screen.findByText(/^Validated 3 texts: 1 error\./)).toBeInTheDocument()
    expect(await field('Outcome statement 1.1')).toHaveAccessibleDescription(
      expect.stringContaining('Error Name something that can be measured.'),
    )
    await waitFor(() => expect(status()).toHaveTextContent('Saved'))
    const { content: study } = await memory().studies.load('Commute')
    expect(study.jtbd.verLexer).toBe('1.0.0')
    expect(study.jobSteps[0]?.outcomeStatements[0]?.remarks).toEqual([O3])
  })

  test('that fails keeps everything, and can be tried again', async () => {
    await storeStudy('Commute')
    const works = memory().runAutomation
    memory().runAutomation = async () => {
      throw new StudioError('cen/internal-error')
    }
    const { user, host } = openStudio({ path: '/Commute' })
    await field('Job')
    await user.click(button('Run validation'))
    expect(await screen.findByRole('alert')).toHaveTextContent(/did not run, and nothing was changed/)
    expect(status()).toHaveTextContent('Saved')
    expect(host.calls.reports).toHaveLength(1)
    memory().runAutomation = works
    await user.click(button('Try again'))
    expect(await screen.findByText(/^Validated 1 text: nothing to fix\./)).toBeInTheDocument()
  })
})
