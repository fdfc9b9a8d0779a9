import { memory, resetMemory } from '@outcome-studio/shared/data/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { openNeeds } from '../testing/openNeeds.tsx'
import { exampleNeeds, storeNeeds, type TextsByLayer } from '../testing/storeNeeds.ts'

beforeEach(() => {
  localStorage.clear()
  resetMemory()
})

const layer = (name: string) => within(screen.getByRole('region', { name }))
const button = (name: string) => screen.getByRole('button', { name })
const texts = (name: string) =>
  layer(name)
    .queryAllByRole('textbox')
    .map((element) => (element instanceof HTMLTextAreaElement ? element.value : ''))

const open = async (of: TextsByLayer) => {
  await storeNeeds('Commute', of)
  const view = openNeeds({ path: '/Commute' })
  await screen.findByRole('textbox', { name: 'Document name' })
  return view
}
const goal = (number: number, of = 'Related jobs') =>
  layer(of).getByRole('textbox', { name: `Goal ${number}` })

test('a goal of a collapsed layer is shown when the palette leads to it', async () => {
  const { user, host } = await open({ related: ['plan the day', 'pack a bag'] })
  await user.click(button('Collapse Related jobs'))
  expect(texts('Related jobs')).toEqual([])
  const action = host.pageActions().find(({ label }) => label === 'pack a bag')
  await act(async () => action?.run())
  await waitFor(() => expect(goal(2)).toHaveFocus())
  await user.click(button('Collapse Related jobs'))
  expect(texts('Related jobs')).toEqual([])
})

describe('goals by keyboard', () => {
  test('Enter adds a goal below and goes there', async () => {
    const { user } = await open({ related: ['first', 'last'] })
    await user.click(goal(1))
    await user.keyboard('{Enter}between')
    expect(texts('Related jobs')).toEqual(['first', 'between', 'last'])
    expect(goal(2)).toHaveFocus()
  })

  test('a goal that is added below another belongs to its job step', async () => {
    const content = exampleNeeds('Steps', { outcomes: ['Minimize the time it takes to choose a route'] })
    const goals = content.goals.map((each) => (each.layer === 'outcomes' ? { ...each, step: 'Plan' } : each))
    await memory().needs.save({ docName: 'Steps', content: { ...content, goals }, basedOnRevision: null })
    const { user } = openNeeds({ path: '/Steps' })
    await screen.findByRole('textbox', { name: 'Core job' })
    await user.click(goal(1, 'Desired outcomes'))
    await user.keyboard('{Enter}Minimize the likelihood of a delay{Control>}s{/Control}')
    await waitFor(() => expect(screen.getByText('Saved')).toBeInTheDocument())
    const stored = (await memory().needs.load('Steps')).content.goals
    expect(stored.filter(({ step }) => step === 'Plan').length).toBe(2)
  })

  test('the empty row that Enter leaves counts nowhere', async () => {
    const { user } = await open({ related: ['first'] })
    await user.click(goal(1))
    await user.keyboard('{Enter}')
    expect(texts('Related jobs')).toEqual(['first', ''])
    expect(layer('Related jobs').getByTitle(/^Usual/)).toHaveTextContent(/^1$/)
    await user.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(screen.getByText('Saved')).toBeInTheDocument())
    await user.click(screen.getByRole('link', { name: 'All needs documents' }))
    const item = (await screen.findByRole('link', { name: 'Commute' })).closest('li')
    expect(item).toHaveTextContent(/^Commute2 goals/)
  })

  test('Backspace in an empty goal removes it and goes back', async () => {
    const { user } = await open({ related: ['first', '', 'last'] })
    await user.click(goal(2))
    await user.keyboard('{Backspace}!')
    expect(texts('Related jobs')).toEqual(['first!', 'last'])
  })

  test('Alt and an arrow move a goal within its layer, with the cursor, and say where it is', async () => {
    const { user } = await open({ related: ['first', 'second'] })
    await user.click(goal(1))
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    expect(texts('Related jobs')).toEqual(['second', 'first'])
    expect(goal(2)).toHaveFocus()
    expect(screen.getByText('Moved to position 2 of 2.')).toBeInTheDocument()
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    expect(texts('Related jobs')).toEqual(['second', 'first'])
  })

  test('Alt and Enter ask for another layer and place', async () => {
    const { user } = await open({ related: ['feel at ease'], emotional: ['feel safe', 'feel proud'] })
    await user.click(goal(1))
    await user.keyboard('{Alt>}{Enter}{/Alt}')
    const dialog = within(await screen.findByRole('dialog', { name: 'Move related job 1' }))
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Layer' }), 'Emotional and social jobs')
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Place' }), 'At the top')
    await user.click(dialog.getByRole('button', { name: 'Move' }))
    expect(texts('Emotional and social jobs')).toEqual(['feel at ease', 'feel safe', 'feel proud'])
    await waitFor(() => expect(goal(1, 'Emotional and social jobs')).toHaveFocus())
  })

  test('a goal becomes the core job, and the one before a related job, in one edit', async () => {
    const { user } = await open({ core: ['travel'], related: ['plan the day'] })
    await user.click(button('Move goal 1 to…'))
    const dialog = within(await screen.findByRole('dialog'))
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Layer' }), 'Core functional job')
    await user.click(dialog.getByRole('button', { name: 'Move' }))
    expect(screen.getByRole('textbox', { name: 'Core job' })).toHaveValue('plan the day')
    expect(texts('Related jobs')).toEqual(['travel'])
    await user.click(button('Undo'))
    expect(screen.getByRole('textbox', { name: 'Core job' })).toHaveValue('travel')
    expect(texts('Related jobs')).toEqual(['plan the day'])
  })
})

test('several pasted lines become several goals, as one edit', async () => {
  const { user } = await open({ related: ['first', ''] })
  await user.click(goal(2))
  await user.paste('• one\n• two\n• three')
  expect(texts('Related jobs')).toEqual(['first', 'one', 'two', 'three'])
  expect(screen.getByText('3 goals pasted to Related jobs.')).toBeInTheDocument()
  expect(goal(4)).toHaveFocus()
  await user.keyboard('{Control>}z{/Control}')
  expect(texts('Related jobs')).toEqual(['first', ''])
})

test('a removed goal is announced and comes back with its state', async () => {
  const { user } = await open({ related: ['first', 'second'] })
  await user.click(button('Remove goal 1'))
  expect(texts('Related jobs')).toEqual(['second'])
  expect(screen.getByText('Related job 1 removed. Undo brings it back.')).toBeInTheDocument()
  expect(goal(1)).toHaveFocus()
  await user.click(button('Undo'))
  expect(texts('Related jobs')).toEqual(['first', 'second'])
})

test('a feeling among the functional jobs moves to its layer by one press', async () => {
  const { user } = await open({ related: ['feel safe on the way'] })
  await user.click(await screen.findByRole('button', { name: 'Move to Emotional and social jobs' }))
  expect(texts('Related jobs')).toEqual([])
  expect(goal(1, 'Emotional and social jobs')).toHaveValue('feel safe on the way')
  expect(goal(1, 'Emotional and social jobs')).toHaveFocus()
})

test('a layer collapses and shows its count', async () => {
  const { user } = await open({ related: ['first', 'second'] })
  await user.click(button('Collapse Related jobs'))
  expect(layer('Related jobs').queryByRole('textbox')).not.toBeInTheDocument()
  expect(layer('Related jobs').getByTitle(/^Usual/)).toHaveTextContent(/^2$/)
  expect(layer('Financial outcomes').getByText('0 · usually up to 80')).toBeInTheDocument()
  await user.click(layer('Related jobs').getByRole('button', { name: 'Add goal' }))
  expect(goal(3)).toHaveFocus()
})

test('a collapsed layer opens for a goal that is moved there', async () => {
  const { user } = await open({ related: ['feel safe on the way'], emotional: ['feel calm'] })
  await user.click(button('Collapse Emotional and social jobs'))
  await user.click(await screen.findByRole('button', { name: 'Move to Emotional and social jobs' }))
  expect(goal(2, 'Emotional and social jobs')).toHaveFocus()
})

test('the details of a goal say where it stands', async () => {
  const { user, container } = await open({ related: ['plan the day'] })
  await user.click(goal(1))
  await user.keyboard('{Control>}{Enter}{/Control}')
  const dialog = within(await screen.findByRole('dialog', { name: 'Details of related job 1' }))
  await user.type(dialog.getByRole('textbox', { name: 'Today' }), 'on paper')
  await user.type(dialog.getByRole('textbox', { name: 'Desired' }), 'at a glance')
  await user.click(dialog.getByRole('radio', { name: '4' }))
  expect(await axe(container.ownerDocument.body)).toHaveNoViolations()
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(goal(1)).toHaveFocus())
  await user.click(screen.getByRole('link', { name: 'Gaps' }))
  const row = within(screen.getByRole('row', { name: /plan the day/ }))
  expect(row.getByText('on paper')).toBeInTheDocument()
  expect(row.getByText('4 of 5')).toBeInTheDocument()
})

test('more pasted lines than a map could hold are refused, and the member is told', async () => {
  const { user, host } = await open({ related: ['first'] })
  await user.click(goal(1))
  await user.paste(Array.from({ length: 501 }, (_, at) => `goal ${at}`).join('\n'))
  expect(texts('Related jobs')).toEqual(['first'])
  expect(host.calls.toasts).toEqual(['That is more than 500 lines. Paste a part of it.'])
})
