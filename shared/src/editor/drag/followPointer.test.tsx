import { followPointer } from './followPointer.ts'

const FINGER = 1
const SECOND_FINGER = 2

/** jsdom has no PointerEvent. */
class PointerEventStandIn extends MouseEvent {
  readonly pointerId: number

  constructor(type: string, { pointerId = 0, ...init }: PointerEventInit) {
    super(type, init)
    this.pointerId = pointerId
  }
}
Object.assign(globalThis, { PointerEvent: PointerEventStandIn })

const pointerEvent = (type: string, pointerId: number, clientY: number) =>
  new PointerEvent(type, { pointerId, clientY })

/** Presses with one finger and drags. Answers what the drag calls. */
function startDrag() {
  const follower = { move: jest.fn(), end: jest.fn() }
  followPointer(pointerEvent('pointerdown', FINGER, 200), () => follower)
  dispatchEvent(pointerEvent('pointermove', FINGER, 300))
  expect(follower.move).toHaveBeenCalledTimes(1)
  return follower
}

test.each(['pointerup', 'pointercancel'])('%s of a second finger does not end a drag', (type) => {
  const { move, end } = startDrag()
  dispatchEvent(pointerEvent(type, SECOND_FINGER, 250))
  expect(end).not.toHaveBeenCalled()
  dispatchEvent(pointerEvent('pointermove', FINGER, 350))
  expect(move).toHaveBeenLastCalledWith(0, 350)
  dispatchEvent(pointerEvent('pointerup', FINGER, 350))
  expect(end.mock.calls).toEqual([[true]])
})

test('pointercancel of the dragging finger drops nothing', () => {
  const { end } = startDrag()
  dispatchEvent(pointerEvent('pointercancel', FINGER, 300))
  expect(end.mock.calls).toEqual([[false]])
})
