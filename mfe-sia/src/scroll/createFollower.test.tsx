import { createFollower } from './createFollower.ts'

let resize = () => {}
let top = 0
let height = 1_000

/** Gives elements a size, which jsdom does not have. */
function openScroller() {
  const scroller = document.createElement('div')
  Object.defineProperties(scroller, {
    clientHeight: { value: 400 },
    scrollHeight: { get: () => height },
    scrollTop: {
      get: () => top,
      set: (value: number) => {
        top = Math.min(value, height - 400)
      },
    },
  })
  const follower = createFollower(scroller, document.createElement('div'))
  const changes = jest.fn()
  follower.subscribe(changes)
  return {
    ...{ scroller, follower, changes },
    grow: (by: number) => {
      height += by
      resize()
      scroller.dispatchEvent(new Event('scroll'))
    },
    scrollTo: (value: number) => {
      top = value
      scroller.dispatchEvent(new Event('scroll'))
    },
  }
}

beforeEach(() => {
  top = 0
  height = 1_000
  globalThis.ResizeObserver = class {
    constructor(callback: ResizeObserverCallback) {
      resize = () => callback([], this)
    }
    observe() {}
    unobserve() {}
    disconnect() {
      resize = () => {}
    }
  }
})

test('follows content that grows', () => {
  const { grow } = openScroller()
  grow(100)
  expect(top).toBe(700)
  grow(5_000)
  expect(top).toBe(5_700)
})

test.each([
  ['the wheel', () => new WheelEvent('wheel', { deltaY: -1 })],
  ['a finger', () => new Event('touchmove')],
  ['Page Up', () => new KeyboardEvent('keydown', { key: 'PageUp' })],
  ['Home', () => new KeyboardEvent('keydown', { key: 'Home' })],
  ['Arrow Up', () => new KeyboardEvent('keydown', { key: 'ArrowUp' })],
])('stays where the reader is after %s', (_what, event) => {
  const { grow, scroller, follower, changes } = openScroller()
  grow(100)
  scroller.dispatchEvent(event())
  grow(500)
  expect(top).toBe(700)
  expect(follower.isFollowing()).toBe(false)
  expect(changes).toHaveBeenCalledTimes(1)
})

test('the scroll bar moved up means to leave, a layout that grows does not', () => {
  const { grow, scrollTo, follower } = openScroller()
  grow(100)
  height += 300
  scrollTo(700)
  expect(follower.isFollowing()).toBe(true)
  scrollTo(600)
  expect(follower.isFollowing()).toBe(false)
})

test('follows again at the end, and after a jump there', () => {
  const { grow, scroller, scrollTo, follower } = openScroller()
  const leave = () => scroller.dispatchEvent(new WheelEvent('wheel', { deltaY: -1 }))
  grow(100)
  leave()
  scrollTo(500)
  grow(100)
  expect(top).toBe(500)
  scrollTo(800)
  grow(100)
  expect(top).toBe(900)
  leave()
  grow(400)
  follower.jump()
  expect(top).toBe(1_300)
  grow(100)
  expect(top).toBe(1_400)
})

test('a wheel that turns down, and keys in a field, change nothing', () => {
  const { scroller, follower } = openScroller()
  scroller.dispatchEvent(new WheelEvent('wheel', { deltaY: 1 }))
  const field = scroller.appendChild(document.createElement('textarea'))
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true }))
  expect(follower.isFollowing()).toBe(true)
})

test('does nothing after its release', () => {
  const { grow, scroller, follower, changes } = openScroller()
  grow(100)
  follower.release()
  grow(500)
  scroller.dispatchEvent(new WheelEvent('wheel', { deltaY: -1 }))
  expect(top).toBe(700)
  expect(changes).not.toHaveBeenCalled()
})
