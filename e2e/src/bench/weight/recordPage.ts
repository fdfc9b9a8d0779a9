/// <reference lib="dom" />

/** What a page notes about itself while it loads; read with readPage. */
export interface PageRecord {
  /** Milliseconds from the start of the navigation to the first frame that greets the member beside the tiles. */
  readonly painted: number | null
  readonly largestPaint: number
  readonly layoutShift: number
  /** Milliseconds of each task longer than 50 ms. */
  readonly longTasks: readonly number[]
}

const KEY = 'pageRecord'

/** Runs in the page before anything else of it. */
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
    const greets = document.querySelector('h1')?.textContent?.startsWith('Hello, ')
    if (!greets || document.querySelector('ul[aria-label="Areas"] a') === null) return
    watching.disconnect()
    // The frame that shows it is over when the task after its animation frame runs.
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

/** Reads in the page what recordPage noted. */
export function readPage(key = KEY): PageRecord {
  return Reflect.get(window, key)
}
