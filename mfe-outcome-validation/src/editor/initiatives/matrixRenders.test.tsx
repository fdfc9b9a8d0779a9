import { resetMemory } from '@outcome-studio/shared/data/testing'
import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { openInitiatives } from '../../testing/openInitiatives.ts'
import type * as Styles from './matrixStyles.ts'

const mockRendered: (string | undefined)[] = []

jest.mock('./matrixStyles.ts', (): typeof Styles => {
  const actual = jest.requireActual<typeof Styles>('./matrixStyles.ts')
  const { CellButton: Actual } = actual
  const CellButton = (props: Parameters<typeof Actual>[0]) => {
    mockRendered.push(props['aria-label'])
    return <Actual {...props} />
  }
  return { ...actual, CellButton: Object.assign(CellButton, Actual) }
})

beforeEach(() => {
  localStorage.clear()
  resetMemory()
})

async function openTwo() {
  const view = await openInitiatives()
  for (const name of ['Planner', 'Alarm']) {
    await view.user.click(await screen.findByRole('button', { name: 'New initiative' }))
    await view.user.keyboard(name)
  }
  return view
}

/** The cells that an action renders, each once. */
async function renderedBy(action: () => Promise<void>) {
  mockRendered.length = 0
  await action()
  return [...new Set(mockRendered)]
}

const type = (user: UserEvent, field: string) => () =>
  user.type(screen.getByRole('textbox', { name: field }), 'x')

test('a key press in a field of an initiative renders the cells that name it, and no others', async () => {
  const { user } = await openTwo()
  expect(await renderedBy(type(user, 'Owner of Planner'))).toEqual([])
  const [name] = screen.getAllByRole('textbox', { name: 'Name of the initiative' })
  expect(name).toHaveValue('Planner')
  const rendered = await renderedBy(async () => void (name && (await user.type(name, 's'))))
  expect(rendered).toEqual(['Planners, no effect on outcome 1.1', 'Planners, no effect on outcome 1.2'])
})

test('an effect that is set renders its cell, and the one that leaves the order of tabbing', async () => {
  const { user } = await openTwo()
  const cell = screen.getByRole('button', { name: 'Alarm, no effect on outcome 1.2' })
  expect(await renderedBy(() => user.click(cell))).toEqual([
    'Planner, no effect on outcome 1.1',
    'Alarm, no effect on outcome 1.2',
    'Alarm, small effect on outcome 1.2',
  ])
})
