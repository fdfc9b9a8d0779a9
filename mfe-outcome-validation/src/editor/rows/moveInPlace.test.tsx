import { render, screen } from '@testing-library/react'
import { moveInPlace } from './moveInPlace.ts'

/** As a browser: the row moves, and what has the focus keeps it. */
function moveBefore(this: Element, row: Node, before: Node | null): void {
  const { activeElement } = document
  Node.prototype.insertBefore.call(this, row, before)
  if (activeElement instanceof HTMLElement) activeElement.focus()
}

function List({ rows }: { readonly rows: readonly string[] }) {
  return (
    <ol ref={moveInPlace}>
      {rows.map((row) => (
        <li key={row}>
          <textarea aria-label={row} />
        </li>
      ))}
    </ol>
  )
}

const shown = () => screen.queryAllByRole('textbox').map((field) => field.getAttribute('aria-label'))

describe('in a browser that moves elements in place', () => {
  const moved = jest.fn(moveBefore)
  beforeAll(() => Object.assign(Element.prototype, { moveBefore: moved }))
  beforeEach(() => moved.mockClear())
  afterAll(() => Reflect.deleteProperty(Element.prototype, 'moveBefore'))

  test.each([
    [['a', 'c', 'b', 'd'], 'between others'],
    [['a', 'c', 'd', 'b'], 'to the end'],
  ])('React moves a row to %j in place, %s', (rows) => {
    const { rerender } = render(<List rows={['a', 'b', 'c', 'd']} />)
    const field = screen.getByRole('textbox', { name: 'b' })
    field.focus()
    rerender(<List rows={rows} />)
    expect(shown()).toEqual(rows)
    expect(moved).toHaveBeenCalledTimes(1)
    expect(field).toHaveFocus()
  })

  test('a new row is inserted, and the last one removed', () => {
    const { rerender } = render(<List rows={['a', 'b']} />)
    rerender(<List rows={['new', 'a', 'b', 'last']} />)
    expect(shown()).toEqual(['new', 'a', 'b', 'last'])
    rerender(<List rows={[]} />)
    expect(shown()).toEqual([])
    expect(moved).not.toHaveBeenCalled()
  })
})

test('elsewhere React moves rows as before', () => {
  const { rerender } = render(<List rows={['a', 'b', 'c']} />)
  rerender(<List rows={['a', 'c', 'b']} />)
  expect(shown()).toEqual(['a', 'c', 'b'])
})
