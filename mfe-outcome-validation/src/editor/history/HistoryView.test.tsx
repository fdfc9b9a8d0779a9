import { memory, resetMemory } from '@outcome-studio/shared/data/testing'
import { VERSIONS_KEPT } from '@outcome-studio/shared/domain/base'
import { ERROR_CATALOGUE, StudioError } from '@outcome-studio/shared/domain/errors'
import { newInitiativeId, outcomeStatementUuid } from '@outcome-studio/shared/domain/study'
import { act, screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { filterOf } from '../../domain/segments/testing/sawStudy.ts'
import { openStudio } from '../../testing/openStudio.tsx'
import { exampleStudy, storeStudy } from '../../testing/storeStudy.ts'

beforeEach(() => {
  localStorage.clear()
  resetMemory()
})

const HISTORY = { path: '/Commute?view=history' }
const field = (name: string) => screen.findByRole('textbox', { name })
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const items = () => screen.findAllByRole('listitem')

/** Saves the example again, each time with these statements in its only step. */
async function saveMore(...saves: readonly (readonly string[])[]) {
  for (const statements of saves) {
    const { header } = await memory().studies.load('Commute')
    await memory().studies.save({
      docName: 'Commute',
      content: exampleStudy('Commute', [statements]),
      basedOnRevision: header.revision,
    })
  }
}

test('each save is listed with its counts and what it changed, the latest first', async () => {
  await storeStudy('Commute', [['one']])
  await saveMore(['one', 'two'], ['one again'])
  const { container } = openStudio(HISTORY)
  const texts = (await items()).map(({ textContent }) => textContent)
  expect(texts).toEqual([
    expect.stringContaining(
      'Latest save1 job step, 1 outcome statement. Outcome statements: 1 changed (“one again”), 1 removed.',
    ),
    expect.stringContaining('1 job step, 2 outcome statements. Outcome statements: 1 added.'),
    expect.stringContaining('1 job step, 1 outcome statement. The first version.'),
  ])
  expect(screen.getByRole('region', { name: /2026/ })).toBeInTheDocument()
  expect(await axe(container)).toHaveNoViolations()
})

test('a save of categories, ratings and the job says so', async () => {
  await storeStudy('Commute', [['one', 'two']])
  const { header, content: study } = await memory().studies.load('Commute')
  const [step] = study.jobSteps
  if (!step) throw new Error('The study has a step.')
  const rating = { importance: 9, satisfaction: 3 }
  const outcomeStatements = step.outcomeStatements.map((statement) => ({ ...statement, rating }))
  await memory().studies.save({
    docName: 'Commute',
    content: {
      ...study,
      jtbd: { ...study.jtbd, userInput: 'get to work' },
      jobSteps: [{ ...step, category: 'Define', outcomeStatements }],
    },
    basedOnRevision: header.revision,
  })
  openStudio(HISTORY)
  expect((await items())[0]).toHaveTextContent(
    '1 category changed. 2 ratings changed. Job or executor changed.',
  )
})

test('a version that is read has its initiatives, segments and questionnaire', async () => {
  await storeStudy('Commute', [['one']])
  const { header, content } = await memory().studies.load('Commute')
  await memory().studies.save({
    docName: 'Commute',
    content: {
      ...content,
      initiatives: [
        {
          id: newInitiativeId(1, 'x'),
          name: 'Planner',
          owner: 'Anna',
          effort: 3,
          effects: [{ statementId: outcomeStatementUuid('Commute-0-0'), effect: 'large' }],
        },
      ],
      segments: [filterOf('Bikers', 'Role', 'Biker')],
      questionnaire: {
        screeners: [{ id: 'role', question: 'Role', answers: ['Biker', 'Driver'] }],
        isShuffled: false,
        mostOutcomes: null,
      },
    },
    basedOnRevision: header.revision,
  })
  const { user } = openStudio(HISTORY)
  await user.click(await button(/^View version 2,/))
  const facts = within(await screen.findByRole('dialog')).getAllByRole('definition')
  expect(facts.map(({ textContent }) => textContent)).toEqual([
    'Role (Biker, Driver)\nOutcomes in the order of the study\nAll outcomes',
    'Planner\nOwner: Anna\nEffort: 3 person-weeks\nExpected effects: 1.1 large',
    'Bikers\nRole: Biker',
  ])
})

test('a version is compared with what is in the editor, and restored as an edit that can be taken back', async () => {
  await storeStudy('Commute', [['one']])
  await saveMore(['two words'])
  const { user, host, address } = openStudio({ path: '/Commute' })
  await user.type(await field('Outcome statement 1.1'), ' more')
  await user.click(screen.getByRole('link', { name: 'Versions' }))
  await user.click(await button(/^View version 1,/))
  const dialog = await screen.findByRole('dialog', { name: /^Version of / })
  expect(
    within(dialog).getByRole('row', { name: 'Outcome statement 1.1 one two words more' }),
  ).toBeInTheDocument()
  expect(within(dialog).getByRole('columnheader', { name: 'This version' })).toBeInTheDocument()
  expect(await axe(dialog)).toHaveNoViolations()
  await user.click(await button('Restore this version'))
  expect(await field('Outcome statement 1.1')).toHaveValue('one')
  expect(address()).toBe('/outcome-validation/Commute')
  expect(host.calls.toasts).toEqual([
    expect.stringMatching(/^Restored the version of .*\. Save to keep it\.$/),
  ])
  expect((await memory().studies.load('Commute')).header.revision).toBe(2)
  await user.click(await button('Undo'))
  expect(await field('Outcome statement 1.1')).toHaveValue('two words more')
})

test('a version gets a name, which the list and the choice of versions show', async () => {
  await storeStudy('Commute', [['one']])
  await saveMore(['two'])
  const { user } = openStudio(HISTORY)
  await user.click(await button(/^View version 1,/))
  await user.type(await field('Version name'), '  Before the interviews {Enter}')
  expect(await screen.findByText('Version named “Before the interviews”.')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect((await items())[1]).toHaveTextContent('Before the interviews')
  await user.click(await button(/^View version 2,/))
  expect(screen.getByRole('option', { name: /^The version before, Before the interviews, / })).toBeVisible()
  const { header } = await memory().studies.load('Commute')
  expect(await memory().studies.version(header.uuid, 1)).toMatchObject({ name: 'Before the interviews' })
})

test('a name that could not be stored stays in its field, and is stored later', async () => {
  await storeStudy('Commute', [['one']])
  const { user } = openStudio(HISTORY)
  await user.click(await button(/^View version 1,/))
  memory().studies.failNext(new StudioError('cen/offline'), 'renameVersion')
  await user.type(await field('Version name'), 'Draft{Enter}')
  expect(await screen.findByText(/^The name was not saved\./)).toBeInTheDocument()
  expect(await field('Version name')).toHaveValue('Draft')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByText(/^The name was not saved\./)).not.toBeInTheDocument())
  const { header } = await memory().studies.load('Commute')
  expect(await memory().studies.version(header.uuid, 1)).toMatchObject({ name: 'Draft' })
})

test('the name of a version that is no longer kept says so', async () => {
  await storeStudy('Commute', [['one']])
  const { user } = openStudio(HISTORY)
  await user.click(await button(/^View version 1,/))
  memory().studies.failNext(new StudioError('cen/doc-not-found'), 'renameVersion')
  await user.type(await field('Version name'), 'Draft{Enter}')
  expect(await screen.findByText('This version is no longer kept.')).toBeInTheDocument()
})

test('older versions follow when they are asked for', async () => {
  await storeStudy('Commute', [['0']])
  await saveMore(...Array.from({ length: 12 }, (_, at) => [String(at + 1)]))
  const { user } = openStudio(HISTORY)
  expect(await items()).toHaveLength(10)
  expect((await items()).at(-1)).toHaveTextContent('1 changed')
  await user.click(await button('Show older versions'))
  await waitFor(async () => expect(await items()).toHaveLength(13))
  expect(screen.queryByRole('button', { name: 'Show older versions' })).not.toBeInTheDocument()
})

test('what is saved meanwhile appears', async () => {
  await storeStudy('Commute', [['one']])
  const { user } = openStudio(HISTORY)
  expect(await items()).toHaveLength(1)
  await user.click(screen.getByRole('link', { name: 'Write' }))
  await user.type(await field('Outcome statement 1.1'), '!')
  await user.click(screen.getByRole('link', { name: 'Versions' }))
  await items()
  await user.keyboard('{Control>}s{/Control}')
  await waitFor(async () => expect(await items()).toHaveLength(2))
})

test('a study that was never saved has none, and says when there will be', async () => {
  openStudio({ path: '/new/study-1?view=history' })
  expect(await screen.findByText('No versions yet')).toBeInTheDocument()
  expect(screen.getByText(/was never saved/)).toBeInTheDocument()
})

test('what cannot be read is said, and asked for again', async () => {
  await storeStudy('Commute', [['one']])
  memory().studies.failNext(new StudioError('cen/offline'), 'versions')
  const { user } = openStudio(HISTORY)
  expect(await screen.findByRole('alert')).toHaveTextContent(ERROR_CATALOGUE['cen/offline'].message)
  await user.click(await button('Try again'))
  expect(await items()).toHaveLength(1)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('offline it says why there is nothing to see, and reads once the connection is back', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await storeStudy('Commute', [['one']])
  memory().studies.failNext(new StudioError('cen/offline'), 'versions')
  openStudio(HISTORY)
  expect(await screen.findByText(/Earlier versions are kept on the server/)).toBeInTheDocument()
  onLine.mockRestore()
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await items()).toHaveLength(1)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('while they are read it says so', async () => {
  await storeStudy('Commute', [['one']])
  const release = memory().studies.hold('versions')
  openStudio(HISTORY)
  expect(await screen.findByText(/Loading versions/)).toBeInTheDocument()
  expect(screen.getByText(new RegExp(`latest ${VERSIONS_KEPT}`))).toBeInTheDocument()
  await act(async () => release())
  expect(await items()).toHaveLength(1)
})

describe('with space beside the list', () => {
  beforeEach(() => void Object.assign(globalThis, { matchMedia: () => ({ matches: true }) }))
  afterEach(() => void Reflect.deleteProperty(globalThis, 'matchMedia'))
  const pane = () => screen.findByRole('region', { name: /^Version of / })

  test('the latest version is shown at once, against the one before it', async () => {
    await storeStudy('Commute', [['one bus']])
    await saveMore(['one tram'], ['one tram', 'two'])
    const { user, container } = openStudio(HISTORY)
    expect(within(await pane()).getByRole('row', { name: /^Outcome statement 1\.2 .*two$/ })).toBeVisible()
    expect(await button(/^View version 3,/)).toHaveAttribute('aria-current', 'true')
    await user.click(await button(/^View version 2,/))
    expect(
      within(await pane()).getByRole('row', { name: 'Outcome statement 1.1 one bus one tram' }),
    ).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(await axe(container)).toHaveNoViolations()
  })

  test('any two versions can be compared, and with the study as it is now', async () => {
    await storeStudy('Commute', [['one']])
    await saveMore(['two'], ['three'])
    const { user } = openStudio(HISTORY)
    const choose = async (option: RegExp) => {
      const select = within(await pane()).getByRole('combobox', { name: 'Compare with' })
      await user.selectOptions(select, within(select).getByRole('option', { name: option }))
    }
    const row = async (name: string) => within(await pane()).findByRole('row', { name })
    await user.click(await button(/^View version 2,/))
    expect(await row('Outcome statement 1.1 one two')).toBeVisible()
    await choose(/^The study as it is now$/)
    expect(await row('Outcome statement 1.1 two three')).toBeVisible()
    await user.click(await button(/^View version 1,/))
    expect(await row('Outcome statement 1.1 one three')).toBeVisible()
    await user.click(await button(/^View version 3,/))
    await choose(/^The study as it is now$/)
    expect(within(await pane()).getByText('No changes since this version.')).toBeVisible()
    expect(within(await pane()).getByText('The study has this content now.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Restore this version' })).not.toBeInTheDocument()
    await user.click(await button(/^View version 1,/))
    await user.click(within(await pane()).getByRole('button', { name: 'Restore this version' }))
    expect(await field('Outcome statement 1.1')).toHaveValue('one')
  })

  test('the chosen version stays chosen when the study is saved', async () => {
    await storeStudy('Commute', [['one']])
    await saveMore(['two'])
    const { user } = openStudio({ path: '/Commute' })
    await user.type(await field('Outcome statement 1.1'), '!')
    await user.click(screen.getByRole('link', { name: 'Versions' }))
    await user.click(await button(/^View version 1,/))
    await user.keyboard('{Control>}s{/Control}')
    expect(await button(/^View version 3,/)).toBeVisible()
    expect(await button(/^View version 1,/)).toHaveAttribute('aria-current', 'true')
  })
})
