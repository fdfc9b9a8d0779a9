import { memory, resetMemory } from '@outcome-studio/shared/data/testing'
import { type Access, createReadable } from '@outcome-studio/shared/feature'
import { act, screen, waitFor } from '@testing-library/react'
import { axe } from 'jest-axe'
import { declaredStyle } from '../../testing/declaredStyle.ts'
import { openStudio } from '../../testing/openStudio.tsx'
import { storeStudy } from '../../testing/storeStudy.ts'

const NONE: Access = { unrestricted: false, toolsAdmin: false }
const FULL: Access = { unrestricted: true, toolsAdmin: false }
const STATEMENT = 'Reduce the time it takes to board when a train arrives'

/** Buttons that only lead to reading. All others would change the study. */
const READING = [
  /^Keyboard shortcuts$|^Export…$|^Save as…$|^Show parts$|^View$|^View |^View version/,
  /^\d+ (outcome statement|remark|error|warning|hint)/,
  /^Why\?$|^Remarks(: | on )\d|^(Collapse|Expand) (job step \d|all)/,
  // Points about the study lead to their place, headings sort.
  /^Job step 1: /,
  /^(No\.|Job step|Outcome statement|Remarks|Importance|Satisfaction|Opportunity)$/,
  /^(Print or save as PDF|Present full screen)$/,
  /^About [A-Z]/,
  // The filter by band, and the part of the landscape that is shown.
  /^All bands/,
  /^Zoom to data$/,
]

beforeEach(() => {
  localStorage.clear()
  resetMemory()
})

const field = (name: string) => screen.findByRole('textbox', { name })

const VIEWS = [
  '',
  '?view=table',
  '?view=map',
  '?view=needs',
  '?view=segments',
  '?view=initiatives',
  '?view=report',
  '?view=history',
]

test.each(VIEWS)(
  'without access the view %p shows the study, and nothing on it changes anything',
  async (view) => {
    await storeStudy('Commute', [[STATEMENT]])
    const { container, host } = openStudio({ path: `/Commute${view}`, access: createReadable(NONE) })
    expect(await screen.findByText(/^Without a membership you can read, search and export/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/auth/plan')
    await waitFor(() => expect(screen.queryByText(/^Loading/)).not.toBeInTheDocument())

    const controls = [...screen.getAllByRole('button'), ...screen.queryAllByRole('combobox')]
    const names = controls.map((each) => each.getAttribute('aria-label') ?? each.textContent ?? '')
    expect(names.filter((name) => !READING.some((reading) => reading.test(name)))).toEqual([])
    for (const box of screen.queryAllByRole('textbox')) expect(box).toHaveAttribute('readonly')
    expect(await axe(container)).toHaveNoViolations()
    expect(host.calls.modals).toEqual([])
  },
)

test.each(['Study name', 'Job executor', 'Job'])(
  'the text of %p is plain, without a gray box',
  async (name) => {
    await storeStudy('Commute', [[STATEMENT]])
    openStudio({ path: '/Commute', access: createReadable(NONE) })
    const text = await field(name)
    expect(text).toHaveAttribute('readonly')
    expect(declaredStyle(text, 'background', 'all')).toBe('transparent')
    expect(declaredStyle(text, 'border-color', 'all')).toBe('transparent')
  },
)

test('keys and pastes change nothing', async () => {
  await storeStudy('Commute', [[STATEMENT]])
  const { user, host } = openStudio({ path: '/Commute', access: createReadable(NONE) })
  const statement = await field('Outcome statement 1.1')
  await user.click(statement)
  await user.keyboard('more{Enter}{Alt>}{ArrowUp}{/Alt}{Control>}z{/Control}')
  await user.paste('One\nTwo\nThree')
  expect(statement).toHaveValue(STATEMENT)
  expect(screen.queryByRole('textbox', { name: 'Outcome statement 1.2' })).not.toBeInTheDocument()
  expect(host.isUnsaved()).toBe(false)
})

test('unsaved edits stay when access ends, and can be saved when it returns', async () => {
  await storeStudy('Commute', [['']])
  const { user, host } = openStudio({ path: '/Commute', access: createReadable(FULL) })
  const executor = await field('Job executor')
  await user.clear(executor)
  await user.type(executor, 'Riders')
  act(() => host.access.set(NONE))
  expect(await screen.findByText(/Your unsaved changes stay on this device/)).toBeVisible()
  expect(executor).toHaveValue('Riders')
  expect(executor).toHaveAttribute('readonly')
  expect(screen.getByRole('button', { name: 'Export…' })).toBeEnabled()
  expect(host.isUnsaved()).toBe(true)

  act(() => host.access.set(FULL))
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  await waitFor(() => expect(host.isUnsaved()).toBe(false))
  expect((await memory().studies.load('Commute')).content.jtbd.executor).toBe('Riders')
})

test('a draft from before access ended is there without it', async () => {
  await storeStudy('Commute', [['']])
  const first = openStudio({ path: '/Commute' })
  await first.user.clear(await field('Job executor'))
  await first.user.type(await field('Job executor'), 'Riders')
  first.unmount()
  openStudio({ path: '/Commute', access: createReadable(NONE) })
  await waitFor(async () => {
    const restore = screen.queryByRole('button', { name: 'Restore unsaved changes' })
    if (restore) await first.user.click(restore)
    expect(await field('Job executor')).toHaveValue('Riders')
  })
  expect(screen.getByText(/Your unsaved changes stay on this device/)).toBeVisible()
})
