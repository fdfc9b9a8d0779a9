import { slideRow } from './slideRow.ts'

const HEIGHTS = { a: 20, b: 40, c: 60 }
type Name = keyof typeof HEIGHTS

/** A list whose rows are one below the other, from `top` on. The field of `b` has the focus. */
function showRows(top = 300) {
  const list = document.createElement('ol')
  const rows = (['a', 'b', 'c'] as const).map((name) => {
    const row = document.createElement('li')
    row.dataset.statement = name
    row.append(document.createElement('textarea'))
    list.append(row)
    return row
  })
  document.body.replaceChildren(list)
  const read = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    const height = (row: Element) => HEIGHTS[(row as HTMLElement).dataset.statement as Name]
    const all = [...list.children]
    const y = all.slice(0, all.indexOf(this)).reduce((sum, row) => sum + height(row), top)
    return { top: y, bottom: y + height(this), height: height(this) } as DOMRect
  })
  const animate = jest.spyOn(Element.prototype, 'animate')
  rows[1]?.querySelector('textarea')?.focus()
  const moveTo = (order: readonly Name[]) => () => {
    for (const name of order) list.append(list.querySelector(`[data-statement="${name}"]`) ?? '')
    list.querySelector<HTMLElement>('[data-statement=b] textarea')?.focus()
    return true
  }
  return { list, read, animate, moveTo }
}

afterEach(() => {
  jest.restoreAllMocks()
  document.documentElement.scrollTop = 0
})

const nextFrame = () => new Promise(requestAnimationFrame)

test.each<[readonly Name[], number]>([
  [['b', 'a', 'c'], 20],
  [['a', 'c', 'b'], -60],
])('a row that moves to %j slides %i px, and no place is read after the move', async (order, by) => {
  const { animate, read, moveTo } = showRows()
  const move = moveTo(order)
  expect(
    slideRow('b', () => {
      read.mockClear()
      return move()
    }),
  ).toBe(true)
  await nextFrame()
  expect(animate).toHaveBeenCalledTimes(1)
  expect(animate).toHaveBeenCalledWith([{ transform: `translateY(${by}px)` }, {}], expect.anything())
  expect(read).not.toHaveBeenCalled()
  expect(document.documentElement.scrollTop).toBe(0)
})

test.each([
  ['the top', 90, 70],
  ['the bottom', 700, 192],
])('a row with the focus is scrolled away from %s of the window', async (_edge, top, expected) => {
  const { moveTo } = showRows(top)
  document.documentElement.scrollTop = 100
  slideRow('b', moveTo(['b', 'a', 'c']))
  await nextFrame()
  expect(document.documentElement.scrollTop).toBe(expected)
})

test('a row that comes into another list slides there, too', async () => {
  const { list, animate } = showRows()
  slideRow('c', () => {
    const row = document.createElement('li')
    row.dataset.statement = 'c'
    list.lastElementChild?.remove()
    list.prepend(row)
    return true
  })
  await nextFrame()
  expect(animate).toHaveBeenCalledWith([{ transform: 'translateY(60px)' }, {}], expect.anything())
})

test('without a move nothing slides', async () => {
  const { animate } = showRows()
  expect(slideRow('b', () => false)).toBe(false)
  await nextFrame()
  expect(animate).not.toHaveBeenCalled()
})
