/// <reference lib="dom" />

/** What a page records of its paints. Read it with readPaints. */
export interface PaintRecord {
  /** Text at the start of the element of each paint that was the largest so far. */
  readonly largest: readonly string[]
  readonly layoutShift: number
}

const KEY = 'paintRecord'

/** Runs in the page before its own scripts. */
export function recordPaints(key = KEY): void {
  const record = { largest: [] as string[], layoutShift: 0 }
  Reflect.set(window, key, record)
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  observe('largest-contentful-paint', (entry) => {
    const element: unknown = Reflect.get(entry, 'element')
    record.largest.push(element instanceof Element ? element.textContent.slice(0, 40) : '')
  })
  observe('layout-shift', (entry) => {
    record.layoutShift += Number(Reflect.get(entry, 'value'))
  })
}

/** Reads in the page what recordPaints recorded. */
export function readPaints(key = KEY): PaintRecord {
  return Reflect.get(window, key)
}
