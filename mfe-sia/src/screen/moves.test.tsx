import { memory } from '@outcome-studio/shared/data/testing'
import { StudioError } from '@outcome-studio/shared/domain/errors'
import { jobStepUuid, outcomeStatementUuid, type StudyOperation } from '@outcome-studio/shared/domain/study'
import { act, screen, waitFor } from '@testing-library/react'
import { axe } from 'jest-axe'
import {
  addStatement,
  hasOrder,
  hasStored,
  isAccepted,
  isOpen,
  MOVE,
  MOVE_STEP,
  openPumps,
  press,
  pressInStudy,
  saveElsewhere,
  storePumps,
} from '../testing/openPumps.ts'
import { ask, button, card, proposal } from '../testing/proposing.ts'

beforeEach(storePumps)

describe('a statement to move', () => {
  test('is shown with its text and both steps, and moves once', async () => {
    const view = openPumps()
    await ask(view, proposal('move', MOVE))
    const first = await card(0)
    expect(first.getByText('Move to job step 2, from job step 1')).toBeVisible()
    expect(first.getByText(MOVE.text)).toBeVisible()
    expect(first.queryByText(/^New text|^Before/)).toBeNull()
    expect(first.queryByRole('button', { name: 'Edit' })).toBeNull()
    expect(first.queryByRole('combobox')).toBeNull()
    expect(await axe(view.container)).toHaveNoViolations()
    await view.user.dblClick(first.getByRole('button', { name: 'Accept' }))
    await isAccepted()
    expect(await screen.findByText('Accepted.')).toHaveAttribute('role', 'status')
    await hasStored([], ['old'], [])
    await press(view, 'Undo')
    const accept = await (await card(0)).findByRole('button', { name: 'Accept' })
    await waitFor(() => expect(accept).toHaveFocus())
    await hasStored(['old'], [], [])
  })

  test('is rejected and opened again', async () => {
    const view = openPumps()
    await ask(view, proposal('move', MOVE))
    await press(view, 'Reject')
    expect(await (await card(0)).findByText('Rejected')).toBeVisible()
    await press(view, 'Undo')
    await isOpen()
    await hasStored(['old'], [], [])
  })

  test('that the member has moved is accepted, and is not moved back', async () => {
    const view = openPumps()
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
    const view = openPumps()
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
    const view = openPumps()
    await ask(view, proposal('move', MOVE))
    memory().sia.answerWith(async ({ write }) => {
      write('Then it belongs to the test.')
      return { proposals: [proposal('later', { ...MOVE, stepId: 'test' })] }
    })
    await view.user.type(screen.getByRole('textbox', { name: 'Message' }), 'No, to the last one{Enter}')
    expect(await (await card(0)).findByText('Superseded by a later draft')).toBeVisible()
    await press(view, 'Accept', 1)
    await hasStored([], [], ['old'])
  })

  test('stays moved offline until it can be saved', async () => {
    const view = openPumps()
    await ask(view, proposal('move', MOVE))
    memory().studies.failNext(new StudioError('cen/offline'))
    await press(view, 'Accept')
    await isAccepted()
    expect(await screen.findByText('Unsaved changes')).toBeVisible()
    await view.user.click(button('Save'))
    await hasStored([], ['old'], [])
  })

  test('is saved by itself once the connection is back', async () => {
    const view = openPumps()
    await ask(view, proposal('move', MOVE))
    memory().studies.failNext(new StudioError('cen/offline'))
    await press(view, 'Accept')
    expect(await screen.findByText('Unsaved changes')).toBeVisible()
    act(() => void window.dispatchEvent(new Event('online')))
    await hasStored([], ['old'], [])
  })
})

test('a job step moves behind another one, and back', async () => {
  const view = openPumps()
  await ask(view, proposal('step', MOVE_STEP))
  const moved = await card(0)
  expect(moved.getByText('Move to the beginning')).toBeVisible()
  expect(moved.getByText('Install the part')).toBeVisible()
  expect(moved.queryByRole('button', { name: 'Edit' })).toBeNull()
  await press(view, 'Accept')
  await isAccepted()
  await hasOrder('install', 'order', 'test')
  await press(view, 'Undo')
  await hasOrder('order', 'install', 'test')
})

describe('Undo of a move', () => {
  test('puts a step where it was when the card was accepted', async () => {
    const view = openPumps()
    await ask(view, proposal('step', MOVE_STEP))
    await saveElsewhere({ kind: 'moveJobStep', stepId: jobStepUuid('install'), to: 2 })
    expect(await screen.findByRole('heading', { name: /^3\. Install the part/ })).toBeVisible()
    await press(view, 'Accept')
    await hasOrder('install', 'order', 'test')
    await press(view, 'Undo')
    await hasOrder('order', 'test', 'install')
  })

  test('puts a statement where it was when the card was accepted', async () => {
    const view = openPumps()
    await ask(view, addStatement('new', 'order'), proposal('move', { ...MOVE, stepId: 'test' }))
    await press(view, 'Accept')
    await hasStored(['old', 'new'], [], [])
    await press(view, 'Accept', 1)
    await hasStored(['new'], [], ['old'])
    await press(view, 'Undo', 1)
    await hasStored(['old', 'new'], [], [])
    await saveElsewhere({
      ...{ kind: 'moveOutcomeStatement', to: 0 },
      ...{ statementId: outcomeStatementUuid('old'), stepId: jobStepUuid('install') },
    })
    expect(await (await card(1)).findByText('Move to job step 3, from job step 2')).toBeVisible()
    await press(view, 'Accept', 1)
    await hasStored(['new'], [], ['old'])
    await press(view, 'Undo', 1)
    await hasStored(['new'], ['old'], [])
  })

  test.each([
    ['step', MOVE_STEP],
    ['statement', MOVE],
  ])('is there again once the study has the move of the %s again', async (_what, edit) => {
    const view = openPumps()
    await ask(view, proposal('move', edit))
    await press(view, 'Accept')
    await isAccepted()
    await pressInStudy(view, 'Undo')
    await isOpen()
    await pressInStudy(view, 'Redo')
    await isAccepted()
    await press(view, 'Undo')
    await isOpen()
    // Takes the undo on the card back.
    await pressInStudy(view, 'Undo')
    await isAccepted()
    await press(view, 'Undo')
    await isOpen()
  })
})
