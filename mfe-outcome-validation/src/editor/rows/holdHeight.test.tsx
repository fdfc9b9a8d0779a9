import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { holdHeight } from './holdHeight.ts'

/** The elements of this list are observed, and have these heights in CSS pixels. */
const observed = new Set<Element>()
let report: (height: number) => void = () => {}

class Observer {
  constructor(callback: (entries: readonly object[]) => void) {
    report = (blockSize) => callback([{ borderBoxSize: [{ blockSize }] }])
  }
  observe = (element: Element) => observed.add(element)
  disconnect = () => observed.clear()
}

beforeEach(() => {
  Reflect.set(globalThis, 'ResizeObserver', Observer)
  render(
    <ol ref={holdHeight}>
      {['One', 'Two'].map((name) => (
        <li key={name} data-statement={name} data-testid={name}>
          <div>
            <input aria-label={name} />
            <button type="button">Remove {name}</button>
          </div>
        </li>
      ))}
      <li>
        <input aria-label="Step" />
      </li>
    </ol>,
  )
})

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'ResizeObserver')
})

const heldRows = () => ['One', 'Two'].filter((name) => 'held' in screen.getByTestId(name).dataset)
const heightOf = (name: string) => screen.getByTestId(name).style.getPropertyValue('--held-height')
const fieldOf = (name: string) => screen.getByRole('textbox', { name })
const type = (name: string) => userEvent.type(fieldOf(name), 'a')

describe('holdHeight', () => {
  test('the row that is typed in has its height fixed, which follows what it shows', async () => {
    await userEvent.click(fieldOf('One'))
    expect(observed.size).toBe(0)
    await type('One')
    expect(heldRows()).toEqual([])
    act(() => report(38))
    expect([heldRows(), heightOf('One')]).toEqual([['One'], '38px'])
    act(() => report(58))
    expect(heightOf('One')).toBe('58px')
  })

  test('it is let go when the focus goes to another row, or elsewhere', async () => {
    await type('One')
    act(() => report(38))
    await type('Two')
    expect([heldRows(), heightOf('One')]).toEqual([[], ''])
    act(() => report(40))
    expect(heldRows()).toEqual(['Two'])
    await type('Step')
    expect(heldRows()).toEqual([])
    expect(observed.size).toBe(0)
  })

  test('it stays while the focus moves within the row', async () => {
    await type('One')
    act(() => report(38))
    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'Remove One' })).toHaveFocus()
    expect(heldRows()).toEqual(['One'])
  })
})
