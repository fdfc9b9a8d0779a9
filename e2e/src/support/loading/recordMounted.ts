/// <reference lib="dom" />

/** What a page records about its area. Read it with readMounted. */
export interface MountedRecord {
  /** Milliseconds from the start of the navigation until the area last stopped waiting. Null while it waits. */
  readonly mounted: number | null
  readonly largestPaint: number
}

const KEY = 'mountedRecord'

/**
 * Runs in the page before its own scripts. Removes requestIdleCallback, as in Safari, so that the page loads nothing in
 * advance: what it loads is what the area needs.
 */
export function recordMounted(key = KEY): void {
  Reflect.deleteProperty(window, 'requestIdleCallback')
  const record = { mounted: null as number | null, largestPaint: 0 }
  Reflect.set(window, key, record)
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) record.largestPaint = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new MutationObserver(() => {
    const isWaiting =
      document.querySelector('main h1') === null || document.querySelector('main [aria-busy="true"]') !== null
    if (isWaiting) record.mounted = null
    else record.mounted ??= performance.now()
  }).observe(document, { childList: true, subtree: true, attributes: true })
}

/** Reads in the page what recordMounted recorded. */
export function readMounted(key = KEY): MountedRecord {
  return Reflect.get(window, key)
}
