/// <reference lib="dom" />

/** Measures that a page records while it loads. Read them with readPage. */
export interface PageRecord {
  /** Milliseconds from the start of the navigation to the first frame with the greeting and the tiles. */
  readonly painted: number | null
  readonly largestPaint: number
  readonly layoutShift: number
  /** Duration in milliseconds of each task longer than 50 ms. */
  readonly longTasks: readonly number[]
}

const KEY = 'pageRecord'

/** Runs in the page before its own scripts. */
export function recordPage(key = KEY): void {
  const record = {
    painted: null as number | null,
    largestPaint: 0,
    layoutShift: 0,
    longTasks: [] as number[],
  }
  Reflect.set(window, key, record)
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  observe('largest-contentful-paint', ({ startTime }) => {
    record.largestPaint = startTime
  })
  observe('layout-shift', (entry) => {
    if (!Reflect.get(entry, 'hadRecentInput')) record.layoutShift += Number(Reflect.get(entry, 'value'))
  })
  observe('longtask', ({ duration }) => record.longTasks.push(Math.round(duration)))

  const watching = new MutationObserver(() => {
    const hasGreeting = document.querySelector('h1')?.textContent?.startsWith('Hello, ')
    if (!hasGreeting || document.querySelector('ul[aria-label="Areas"] a') === null) return
    watching.disconnect()
    // The task after the animation frame runs when the frame is complete.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        record.painted = performance.now()
      }
      port2.postMessage(null)
    })
  })
  watching.observe(document, { childList: true, subtree: true, characterData: true })
}

/** Reads in the page what recordPage recorded. */
export function readPage(key = KEY): PageRecord {
  return Reflect.get(window, key)
}
