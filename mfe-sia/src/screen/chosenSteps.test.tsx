import { jobStepUuid, outcomeStatementUuid } from '@outcome-studio/shared/domain/study'
import { createReadable } from '@outcome-studio/shared/feature'
import { screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import {
  addStatement,
  hasStored,
  isAccepted,
  isOpen,
  openPumps,
  press,
  pressInStudy,
  saveElsewhere,
  storePumps,
} from '../testing/openPumps.ts'
import { openSia } from '../testing/openSia.tsx'
import { ask, button, card, proposal } from '../testing/proposing.ts'

beforeEach(storePumps)

const select = async (at = 0) => (await card(at)).findByRole('combobox', { name: 'Job step' })
const shown = async (at = 0) => within(await select(at)).getByRole('option', { selected: true }).textContent

describe('the job step of a new statement', () => {
  test('is the proposed one until the member chooses another', async () => {
    const view = openPumps()
    await ask(view, addStatement('new', 'order'))
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
    await hasStored(['old'], ['new'], [])
  })

  test('stays chosen while the text is edited, and after reject and undo', async () => {
    const view = openPumps()
    await ask(view, addStatement('new', 'order'))
    await view.user.selectOptions(await select(), '2 Install the part')
    await press(view, 'Reject')
    expect(await (await card(0)).findByText('Job step 2, new outcome statement')).toBeVisible()
    await press(view, 'Undo')
    expect(await shown()).toBe('2 Install the part')
    await press(view, 'Edit')
    expect(await shown()).toBe('2 Install the part')
    await view.user.keyboard(' at once{Enter}')
    await isAccepted()
    await hasStored(['old'], ['new'], [])
    await press(view, 'Undo')
    await isOpen()
    expect(await shown()).toBe('2 Install the part')
  })

  test('decides what is accepted together', async () => {
    const view = openPumps()
    await ask(
      view,
      addStatement('one', 'order'),
      addStatement('two', 'order'),
      addStatement('three', 'order'),
    )
    expect(await screen.findByRole('button', { name: 'Accept all 3 for job step 1' })).toBeVisible()
    await view.user.selectOptions(await select(0), '2 Install the part')
    expect(button('Accept all 2 for job step 1')).toBeVisible()
    await view.user.selectOptions(await select(1), '2 Install the part')
    await view.user.click(button('Accept all 2 for job step 2'))
    await isAccepted(1)
    await hasStored(['old'], ['one', 'two'], [])
  })

  test('is the one that the study shows once it is accepted, also after a reload', async () => {
    const view = openPumps()
    await ask(view, addStatement('new', 'order'))
    await press(view, 'Accept')
    await hasStored(['old', 'new'], [], [])
    await saveElsewhere({
      kind: 'moveOutcomeStatement',
      statementId: outcomeStatementUuid('new'),
      stepId: jobStepUuid('test'),
      to: 0,
    })
    await waitFor(async () => expect(await shown()).toBe('3 Untitled job step'))
    view.unmount()
    const again = openPumps()
    expect(await shown()).toBe('3 Untitled job step')
    await press(again, 'Undo')
    await isOpen()
    expect(await shown()).toBe('3 Untitled job step')
    await hasStored(['old'], [], [])
  })

  test('moves an accepted statement, which one undo takes back', async () => {
    const view = openPumps()
    await ask(view, addStatement('new', 'order'))
    await press(view, 'Accept')
    await isAccepted()
    await view.user.selectOptions(await select(), '2 Install the part')
    expect(await select()).toHaveFocus()
    expect(await screen.findByText('Moved.')).toHaveAttribute('role', 'status')
    await hasStored(['old'], ['new'], [])
    await pressInStudy(view, 'Undo')
    await isAccepted()
    expect(await shown()).toBe('1 Order the part')
    await hasStored(['old', 'new'], [], [])
  })

  test('does not move an accepted statement without a membership', async () => {
    const access = createReadable({ unrestricted: true, toolsAdmin: false })
    const view = openPumps({ access })
    await ask(view, addStatement('new', 'order'))
    await press(view, 'Accept')
    await isAccepted()
    view.host.access.set({ unrestricted: false, toolsAdmin: false })
    await view.user.selectOptions(await select(), '2 Install the part')
    expect(view.host.calls.modals).toEqual(['membershipRequired'])
    expect(await shown()).toBe('1 Order the part')
  })

  test('is chosen anew if another tab removes it', async () => {
    const view = openPumps()
    await ask(view, addStatement('new', 'install'))
    await select()
    await saveElsewhere({ kind: 'removeJobStep', stepId: jobStepUuid('install') })
    expect(await (await card(0)).findByText('Its job step is not in the study.')).toBeVisible()
    expect((await card(0)).queryByRole('button', { name: 'Accept' })).toBeNull()
    expect(await shown()).toBe('Choose a job step')
    await view.user.selectOptions(await select(), '2 Untitled job step')
    expect((await card(0)).queryByText('Its job step is not in the study.')).toBeNull()
    await press(view, 'Accept')
    await isAccepted()
    await hasStored(['old'], ['new'])
  })

  test('can be chosen once the study has one', async () => {
    const view = openSia({ path: '/empty/s1' })
    await ask(
      view,
      proposal('step', { kind: 'addStep', stepId: 's', afterStepId: null, text: 'Plan', category: null }),
      addStatement('new', 's'),
    )
    expect((await card(1)).queryByRole('combobox')).toBeNull()
    await press(view, 'Accept', 0)
    await waitFor(async () => expect(await shown(1)).toBe('1 Plan'))
  })
})
