import { memory, resetMemory } from '@outcome-studio/shared/data/testing'
import type { ProposedEdit } from '@outcome-studio/shared/domain/coach'
import { StudioError } from '@outcome-studio/shared/domain/errors'
import {
  applyStudyOperation,
  jobStepUuid,
  outcomeStatementUuid,
  type Study,
  type StudyOperation,
  studyFromOutline,
  studyUuid,
} from '@outcome-studio/shared/domain/study'
import { createReadable } from '@outcome-studio/shared/feature'
import { act, screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { openSia } from '../testing/openSia.tsx'
import { ask, button, card, proposal } from '../testing/proposing.ts'

const OLD = 'Minimize the time it takes to choose a supplier'
const NEW = 'Minimize the likelihood that the part does not fit'

beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  resetMemory()
  const ids = ['order', 'old', 'install', 'test'].values()
  const study = studyFromOutline(
    {
      executor: 'Mechanics',
      job: 'Repair a pump',
      steps: [
        { step: 'Order the part', category: 'Locate', outcomes: [OLD] },
        { step: 'Install the part', category: 'Execute', outcomes: [] },
        { step: '', category: 'Confirm', outcomes: [] },
      ],
    },
    { uuid: studyUuid('pumps'), newId: () => ids.next().value ?? 'more' },
  )
  await memory().studies.save({ docName: 'Pumps', content: study, basedOnRevision: null })
})

const add = (id: string, stepId: string, text = NEW) =>
  proposal(`add ${id}`, { kind: 'addStatement', statementId: id, stepId, text })
const MOVE: ProposedEdit = {
  ...{ kind: 'moveStatement', statementId: 'old', fromStepId: 'order', stepId: 'install', text: OLD },
}
const open = (options = {}) => openSia({ path: '/pumps/s1', ...options })

/** The ids of the statements in each job step as it is stored. */
const stored = async () =>
  (await memory().studies.load('Pumps')).content.jobSteps.map(({ outcomeStatements }) =>
    outcomeStatements.map(({ uuid }) => uuid as string),
  )
const isStored = (...steps: readonly (readonly string[])[]) =>
  waitFor(async () => expect(await stored()).toEqual(steps))

/** Another tab saves what the operation makes of the study. */
const saveElsewhere = (operation: StudyOperation) =>
  act(async () => {
    const { header, content } = await memory().studies.load('Pumps')
    const changed: Study = applyStudyOperation(content, operation)
    await memory().studies.save({ docName: 'Pumps', content: changed, basedOnRevision: header.revision })
  })
const select = async (at = 0) => (await card(at)).findByRole('combobox', { name: 'Job step' })
const shown = async (at = 0) => within(await select(at)).getByRole('option', { selected: true }).textContent
const press = async (view: ReturnType<typeof openSia>, name: string, at = 0) =>
  view.user.click(await (await card(at)).findByRole('button', { name }))
const isAccepted = async (at = 0) => expect(await (await card(at)).findByText('Accepted')).toBeVisible()

describe('the job step of a new statement', () => {
  test('is the proposed one until the member chooses another', async () => {
    const view = open()
    await ask(view, add('new', 'order'))
    const options = within(await select()).getAllByRole('option')
    expect(options.map(({ textContent }) => textContent)).toEqual([
      '1 Order the part',
      '2 Install the part',
      '3 Untitled job step',
    ])
    expect(await shown()).toBe('1 Order the part')
    await view.user.selectOptions(await select(), '2 Install the part')
    expect(await select()).toHaveFocus()
    expect(await axe(view.container)).toHaveNoViolations()
    await press(view, 'Accept')
    await isAccepted()
    expect(await shown()).toBe('2 Install the part')
    await isStored(['old'], ['new'], [])
  })

  test('stays chosen while the text is edited, and after reject and undo', async () => {
    const view = open()
    await ask(view, add('new', 'order'))
    await view.user.selectOptions(await select(), '2 Install the part')
    await press(view, 'Reject')
    expect(await (await card(0)).findByText('Job step 2, new outcome statement')).toBeVisible()
    await press(view, 'Undo')
    expect(await shown()).toBe('2 Install the part')
    await press(view, 'Edit')
    expect(await shown()).toBe('2 Install the part')
    await view.user.keyboard(' at once{Enter}')
    await isAccepted()
    await isStored(['old'], ['new'], [])
    await press(view, 'Undo')
    expect(await (await card(0)).findByRole('button', { name: 'Accept' })).toBeVisible()
    expect(await shown()).toBe('2 Install the part')
  })

  test('decides what is accepted together', async () => {
    const view = open()
    await ask(view, add('one', 'order'), add('two', 'order'), add('three', 'order'))
    expect(await screen.findByRole('button', { name: 'Accept all 3 for job step 1' })).toBeVisible()
    await view.user.selectOptions(await select(0), '2 Install the part')
    expect(button('Accept all 2 for job step 1')).toBeVisible()
    await view.user.selectOptions(await select(1), '2 Install the part')
    await view.user.click(button('Accept all 2 for job step 2'))
    await isAccepted(1)
    await isStored(['old'], ['one', 'two'], [])
  })

  test('is the one that the study shows once it is accepted, also after a reload', async () => {
    const view = open()
    await ask(view, add('new', 'order'))
    await press(view, 'Accept')
    await isStored(['old', 'new'], [], [])
    await saveElsewhere({
      kind: 'moveOutcomeStatement',
      statementId: outcomeStatementUuid('new'),
      stepId: jobStepUuid('test'),
      to: 0,
    })
    await waitFor(async () => expect(await shown()).toBe('3 Untitled job step'))
    view.unmount()
    const again = open()
    expect(await shown()).toBe('3 Untitled job step')
    await press(again, 'Undo')
    expect(await (await card(0)).findByRole('button', { name: 'Accept' })).toBeVisible()
    expect(await shown()).toBe('3 Untitled job step')
    await isStored(['old'], [], [])
  })

  test('moves an accepted statement, which one undo takes back', async () => {
    const view = open()
    await ask(view, add('new', 'order'))
    await press(view, 'Accept')
    await isAccepted()
    await view.user.selectOptions(await select(), '2 Install the part')
    expect(await select()).toHaveFocus()
    expect(await screen.findByText('Moved.')).toHaveAttribute('role', 'status')
    await isStored(['old'], ['new'], [])
    await view.user.click(
      within(screen.getByRole('region', { name: 'Study' })).getByRole('button', { name: 'Undo' }),
    )
    await isAccepted()
    expect(await shown()).toBe('1 Order the part')
    await isStored(['old', 'new'], [], [])
  })

  test('does not move an accepted statement without a membership', async () => {
    const access = createReadable({ unrestricted: true, toolsAdmin: false })
    const view = open({ access })
    await ask(view, add('new', 'order'))
    await press(view, 'Accept')
    await isAccepted()
    view.host.access.set({ unrestricted: false, toolsAdmin: false })
    await view.user.selectOptions(await select(), '2 Install the part')
    expect(view.host.calls.modals).toEqual(['membershipRequired'])
    expect(await shown()).toBe('1 Order the part')
  })

  test('is chosen anew if another tab removes it', async () => {
    const view = open()
    await ask(view, add('new', 'install'))
    await select()
    await saveElsewhere({ kind: 'removeJobStep', stepId: jobStepUuid('install') })
    expect(await (await card(0)).findByText('Its job step is not in the study.')).toBeVisible()
    expect((await card(0)).queryByRole('button', { name: 'Accept' })).toBeNull()
    expect(await shown()).toBe('Choose a job step')
    await view.user.selectOptions(await select(), '2 Untitled job step')
    expect((await card(0)).queryByText('Its job step is not in the study.')).toBeNull()
    await press(view, 'Accept')
    await isAccepted()
    await isStored(['old'], ['new'])
  })

  test('can be chosen once the study has one', async () => {
    const view = openSia({ path: '/empty/s1' })
    await ask(
      view,
      proposal('step', { kind: 'addStep', stepId: 's', afterStepId: null, text: 'Plan', category: null }),
      add('new', 's'),
    )
    expect((await card(1)).queryByRole('combobox')).toBeNull()
    await press(view, 'Accept', 0)
    await waitFor(async () => expect(await shown(1)).toBe('1 Plan'))
  })
})

describe('a statement to move', () => {
  test('is shown with its text and both steps, and moves once', async () => {
    const view = open()
    await ask(view, proposal('move', MOVE))
    const first = await card(0)
    expect(first.getByText('Move to job step 2, from job step 1')).toBeVisible()
    expect(first.getByText(OLD)).toBeVisible()
    expect(first.queryByText(/^New text|^Before/)).toBeNull()
    expect(first.queryByRole('button', { name: 'Edit' })).toBeNull()
    expect(first.queryByRole('combobox')).toBeNull()
    expect(await axe(view.container)).toHaveNoViolations()
    await view.user.dblClick(first.getByRole('button', { name: 'Accept' }))
    await isAccepted()
    expect(await screen.findByText('Accepted.')).toHaveAttribute('role', 'status')
    await isStored([], ['old'], [])
    await press(view, 'Undo')
    const accept = await (await card(0)).findByRole('button', { name: 'Accept' })
    await waitFor(() => expect(accept).toHaveFocus())
    await isStored(['old'], [], [])
  })

  test('is rejected and opened again', async () => {
    const view = open()
    await ask(view, proposal('move', MOVE))
    await press(view, 'Reject')
    expect(await (await card(0)).findByText('Rejected')).toBeVisible()
    await press(view, 'Undo')
    expect(await (await card(0)).findByRole('button', { name: 'Accept' })).toBeVisible()
    await isStored(['old'], [], [])
  })

  test('that the member has moved is accepted, and is not moved back', async () => {
    const view = open()
    await ask(view, proposal('move', MOVE))
    await saveElsewhere({
      ...{ kind: 'moveOutcomeStatement', to: 0 },
      ...{ statementId: outcomeStatementUuid('old'), stepId: jobStepUuid('install') },
    })
    await isAccepted()
    expect((await card(0)).queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  test.each<readonly [string, StudyOperation]>([
    ['statement', { kind: 'removeOutcomeStatement', statementId: outcomeStatementUuid('old') }],
    ['step', { kind: 'removeJobStep', stepId: jobStepUuid('install') }],
  ])('cannot be accepted once another tab has removed the %s', async (_what, operation) => {
    const view = open()
    await ask(view, proposal('move', MOVE))
    await saveElsewhere(operation)
    expect(
      await (await card(0)).findByText('The statement or its step is no longer in the study.'),
    ).toBeVisible()
    expect((await card(0)).queryByRole('button', { name: 'Accept' })).toBeNull()
    await press(view, 'Reject')
    expect(await (await card(0)).findByText('Rejected')).toBeVisible()
  })

  test('is superseded by a later move', async () => {
    const view = open()
    await ask(view, proposal('move', MOVE))
    memory().sia.answerWith(async ({ write }) => {
      write('Then it belongs to the test.')
      return { proposals: [proposal('later', { ...MOVE, stepId: 'test' })] }
    })
    await view.user.type(screen.getByRole('textbox', { name: 'Message' }), 'No, to the last one{Enter}')
    expect(await (await card(0)).findByText('Superseded by a later draft')).toBeVisible()
    await press(view, 'Accept', 1)
    await isStored([], [], ['old'])
  })

  test('stays moved offline until it can be saved', async () => {
    const view = open()
    await ask(view, proposal('move', MOVE))
    memory().studies.failNext(new StudioError('cen/offline'))
    await press(view, 'Accept')
    await isAccepted()
    expect(await screen.findByText('Unsaved changes')).toBeVisible()
    await view.user.click(button('Save'))
    await isStored([], ['old'], [])
  })

  test('is saved by itself once the connection is back', async () => {
    const view = open()
    await ask(view, proposal('move', MOVE))
    memory().studies.failNext(new StudioError('cen/offline'))
    await press(view, 'Accept')
    expect(await screen.findByText('Unsaved changes')).toBeVisible()
    act(() => void window.dispatchEvent(new Event('online')))
    await isStored([], ['old'], [])
  })
})

test('a job step moves behind another one, and back', async () => {
  const view = open()
  await ask(
    view,
    proposal('step', {
      ...{ kind: 'moveStep', stepId: 'install', fromStepId: 'order', afterStepId: null },
      text: 'Install the part',
    }),
  )
  const moved = await card(0)
  expect(moved.getByText('Move to the beginning')).toBeVisible()
  expect(moved.getByText('Install the part')).toBeVisible()
  expect(moved.queryByRole('button', { name: 'Edit' })).toBeNull()
  await press(view, 'Accept')
  await isAccepted()
  const order = async () =>
    (await memory().studies.load('Pumps')).content.jobSteps.map(({ uuid }) => uuid as string)
  await waitFor(async () => expect(await order()).toEqual(['install', 'order', 'test']))
  await press(view, 'Undo')
  await waitFor(async () => expect(await order()).toEqual(['order', 'install', 'test']))
})
