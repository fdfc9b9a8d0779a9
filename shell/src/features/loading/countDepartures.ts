/**
 * Counts how often the page was about to be left. Firefox then aborts loading scripts and reports each as having a
 * wrong digest, while the page still runs.
 * @returns the number so far
 */
export function countDepartures(page: Pick<EventTarget, 'addEventListener'>): () => number {
  let departures = 0
  // Never removed: it counts for the lifetime of the page.
  page.addEventListener('beforeunload', () => {
    departures += 1
  })
  return () => departures
}
