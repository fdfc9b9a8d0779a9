import { memory, resetMemory } from '@outcome-studio/shared/data/testing'
import { StudioError } from '@outcome-studio/shared/domain/errors'
import { applyStudyOperation, jobStepUuid, type StudyOperation } from '@outcome-studio/shared/domain/study'
import { act, screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { openStudio } from '../../testing/openStudio.tsx'
import { exampleStudy, storeStudy } from '../../testing/storeStudy.ts'

beforeEach(() => {
  localStorage.clear()
  resetMemory()
})

const field = (name: string) => screen.findByRole('textbox', { name })
const button = (name: string) => screen.getByRole('button', { name })
const status = () => screen.getAllByRole('status')[0]
const saved = () => waitFor(() => expect(status()).toHaveTextContent('Saved'))
const storedTexts = async () =>
  (await memory().studies.load('Commute')).content.jobSteps.flatMap(({ outcomeStatements }) =>
    outcomeStatements.map(({ userInput }) => userInput),
  )
const choice = async (where: string, side: 'Mine' | 'Theirs') =>
  within(await screen.findByRole('group', { name: where })).getByRole('radio', {
    name: new RegExp(`^${side}`),
  })

/** Another tab saves what `operations` make of the study as it is stored. */
async function saveElsewhere(...operations: readonly StudyOperation[]) {
  const { header, content: study } = await memory().studies.load('Commute')
  const changed = operations.reduce(applyStudyOperation, study)
  await memory().studies.save({ docName: 'Commute', content: changed, basedOnRevision: header.revision })
}
const theirs = exampleStudy('Commute', [['one', 'two', 'three']])
const write = (at: number, userInput: string): StudyOperation => ({
  kind: 'updateOutcomeStatement',
  statementId: theirs.jobSteps[0]?.outcomeStatements[at]?.uuid ?? raise(),
  userInput,
})
const raise = (): never => {
  throw new Error('The example has three statements')
}

/** Mine and theirs both changed 1.1, mine alone 1.2, theirs alone 1.3 and the category. */
async function conflict() {
  await storeStudy('Commute', [['one', 'two', 'three']])
  const view = openStudio({ path: '/Commute' })
  await view.user.type(await field('Outcome statement 1.1'), ' mine')
  await view.user.type(await field('Outcome statement 1.2'), ' of mine')
  await saveElsewhere(write(0, 'one theirs'), write(2, 'three of theirs'), {
    kind: 'updateJobStep',
    stepId: jobStepUuid('Commute-0'),
    category: 'Locate',
  })
  await view.user.click(button('Save'))
  await screen.findByRole('row', { name: 'Outcome statement 1.1 one mine one theirs' })
  return view
}

test('the dialog tells every difference, not only the texts, and marks what changed', async () => {
  await conflict()
  const dialog = screen.getByRole('dialog', { name: 'Which version do you want to keep?' })
  const rows = within(dialog).getAllByRole('row').slice(1)
  expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
    'Category of job step 1',
    'Outcome statement 1.1',
    'Outcome statement 1.2',
    'Outcome statement 1.3',
  ])
  expect([...dialog.querySelectorAll('mark')].map(({ textContent }) => textContent)).toContain('theirs')
  expect(await axe(dialog)).toHaveNoViolations()
})

test('Keep mine saves over it', async () => {
  const { user } = await conflict()
  await user.click(button('Keep mine'))
  await saved()
  expect(await storedTexts()).toEqual(['one mine', 'two of mine', 'three'])
})

test('Keep mine never saves over a version that was not shown', async () => {
  const { user } = await conflict()
  await saveElsewhere(write(0, 'later still'))
  await user.click(button('Keep mine'))
  await screen.findByRole('row', { name: 'Outcome statement 1.1 one mine later still' })
  expect(await storedTexts()).toEqual(['later still', 'two', 'three of theirs'])
})

test('Take theirs shows it, and mine can be brought back', async () => {
  const { user, host } = await conflict()
  await user.click(button('Take theirs'))
  expect(await field('Outcome statement 1.1')).toHaveValue('one theirs')
  expect(status()).toHaveTextContent('Saved')
  expect(host.calls.toasts).toEqual(['Their version is in place. Yours was set aside.'])
})

test('Decide later keeps both, and the choice stays at hand', async () => {
  const { user } = await conflict()
  await user.click(button('Decide later'))
  expect(await field('Outcome statement 1.1')).toHaveValue('one mine')
  expect(await storedTexts()).toEqual(['one theirs', 'two', 'three of theirs'])
  await user.click(button('Choose a version'))
  expect(await screen.findByRole('dialog')).toBeInTheDocument()
})

test('merging asks only for what both changed, and saves all that was chosen as one edit', async () => {
  const { user } = await conflict()
  await user.click(button('Compare and merge'))
  const dialog = await screen.findByRole('dialog', { name: 'Compare and merge' })
  expect(within(dialog).getByRole('status')).toHaveTextContent('1 choice left.')
  expect(button('Save merged version')).toBeDisabled()
  expect(await axe(dialog)).toHaveNoViolations()
  ;(await choice('Outcome statement 1.1', 'Theirs')).focus()
  await user.keyboard(' ')
  expect(within(dialog).getByRole('status')).toHaveTextContent('No conflicts left.')
  await user.click(button('Save merged version'))
  await saved()
  expect(await storedTexts()).toEqual(['one theirs', 'two of mine', 'three of theirs'])
  const { header, content: study } = await memory().studies.load('Commute')
  expect(header.revision).toBe(3)
  expect(study.jobSteps[0]?.category).toBe('Locate')
  await user.click(button('Undo'))
  expect(await field('Outcome statement 1.1')).toHaveValue('one mine')
  expect(await field('Outcome statement 1.3')).toHaveValue('three')
})

test('what one version alone changed can be decided otherwise', async () => {
  const { user } = await conflict()
  await user.click(button('Compare and merge'))
  await user.click(await choice('Outcome statement 1.1', 'Mine'))
  await user.click(screen.getByText('3 changes merged automatically'))
  await user.click(await choice('Outcome statement 1.3', 'Mine'))
  await user.click(button('Save merged version'))
  await saved()
  expect(await storedTexts()).toEqual(['one mine', 'two of mine', 'three'])
})

test('a save that came while merging is not written over', async () => {
  const { user } = await conflict()
  await user.click(button('Compare and merge'))
  await user.click(await choice('Outcome statement 1.1', 'Mine'))
  await saveElsewhere(write(0, 'later still'))
  await user.click(button('Save merged version'))
  await screen.findByRole('row', { name: 'Outcome statement 1.1 one mine later still' })
  expect(await storedTexts()).toEqual(['later still', 'two', 'three of theirs'])
})

test('a newer version that cannot be read is said, and both stay as they are', async () => {
  await storeStudy('Commute', [['one']])
  const { user, host } = openStudio({ path: '/Commute' })
  await user.type(await field('Outcome statement 1.1'), ' mine')
  await saveElsewhere(write(0, 'one theirs'))
  for (let reads = 0; reads < 2; reads += 1) memory().studies.failNext(new StudioError('cen/offline'), 'load')
  await user.click(button('Save'))
  await waitFor(() => expect(host.calls.errors).toHaveLength(1))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await user.click(await screen.findByRole('button', { name: 'Choose a version' }))
  expect(
    await screen.findByRole('row', { name: 'Outcome statement 1.1 one mine one theirs' }),
  ).toBeInTheDocument()
})

test('merging is the primary choice', async () => {
  await conflict()
  const dialog = screen.getByRole('dialog', { name: 'Which version do you want to keep?' })
  expect(within(dialog).getAllByRole('button').at(-1)).toHaveAccessibleName('Compare and merge')
})

describe('what does not collide', () => {
  test('is merged by the save, which says so, and one undo brings mine back', async () => {
    await storeStudy('Commute', [['one', 'two', 'three']])
    const { user, host } = openStudio({ path: '/Commute' })
    await user.type(await field('Outcome statement 1.2'), ' of mine')
    await saveElsewhere(write(2, 'three of theirs'))
    await user.click(button('Save'))
    await saved()
    expect(await storedTexts()).toEqual(['one', 'two of mine', 'three of theirs'])
    expect(await field('Outcome statement 1.3')).toHaveValue('three of theirs')
    expect(host.calls.toasts).toEqual([
      'Merged with changes that were saved in another tab or on another device.',
    ])
    await user.click(button('Undo'))
    expect(await field('Outcome statement 1.3')).toHaveValue('three')
    expect(await field('Outcome statement 1.2')).toHaveValue('two of mine')
    expect(status()).toHaveTextContent('Unsaved changes')
  })

  test('is merged into a draft of long ago, whose base is found in the history', async () => {
    await storeStudy('Commute', [['one', 'two', 'three']])
    const before = openStudio({ path: '/Commute' })
    await before.user.type(await field('Outcome statement 1.1'), ' mine')
    act(() => void dispatchEvent(new Event('pagehide')))
    before.unmount()
    await saveElsewhere(write(2, 'three of theirs'))
    const { user } = openStudio({ path: '/Commute' })
    await waitFor(async () => expect(await field('Outcome statement 1.1')).toHaveValue('one mine'))
    expect(await field('Outcome statement 1.3')).toHaveValue('three of theirs')
    await user.click(button('Save'))
    await saved()
    expect(await storedTexts()).toEqual(['one mine', 'two', 'three of theirs'])
  })

  test('is followed by a tab without edits of its own, which keeps the focus and the cursor', async () => {
    await storeStudy('Commute', [['one', 'two', 'three']])
    const { user, host } = openStudio({ path: '/Commute' })
    const focused = await field('Outcome statement 1.1')
    await user.click(focused)
    if (focused instanceof HTMLTextAreaElement) focused.setSelectionRange(1, 2)
    await saveElsewhere(write(2, 'three of theirs'))
    await waitFor(async () => expect(await field('Outcome statement 1.3')).toHaveValue('three of theirs'))
    expect(focused).toHaveFocus()
    expect(focused).toMatchObject({ selectionStart: 1, selectionEnd: 2 })
    expect(status()).toHaveTextContent('Saved')
    expect(screen.getByText('Updated with changes that were saved elsewhere.')).toBeInTheDocument()
    expect(host.isUnsaved()).toBe(false)
    expect(button('Undo')).toBeDisabled()
  })
})

test('a draft that collides with what was saved since is kept, and asks which version to keep', async () => {
  await storeStudy('Commute', [['one', 'two', 'three']])
  const before = openStudio({ path: '/Commute' })
  await before.user.type(await field('Outcome statement 1.1'), ' mine')
  act(() => void dispatchEvent(new Event('pagehide')))
  before.unmount()
  await saveElsewhere(write(0, 'one theirs'))
  const { user } = openStudio({ path: '/Commute' })
  await screen.findByRole('row', { name: 'Outcome statement 1.1 one mine one theirs' })
  await user.click(button('Decide later'))
  expect(await field('Outcome statement 1.1')).toHaveValue('one mine')
  expect(localStorage).toHaveLength(1)
  expect(await storedTexts()).toEqual(['one theirs', 'two', 'three'])
})
