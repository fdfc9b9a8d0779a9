import { syncedEventPath } from '@outcome-studio/shared/domain/paths'
import type { Page } from '@playwright/test'
import { openSeedDatabase } from '../../../../tools/seed/src/rest/SeedDatabase.ts'

const HOUR = 3_600_000

/** Stores live events of the hours to come. */
export async function storeEvents(portOffset: number, count: number): Promise<void> {
  const database = openSeedDatabase({
    firestoreHost: `localhost:${8080 + portOffset}`,
    projectId: 'demo-outcome-studio',
  })
  const timeIn = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString()
  const documents = Array.from({ length: count }, (_none, at) => ({
    path: syncedEventPath(`bench-${at}`),
    data: {
      topic: `Bench ${at}: interviews of job executors`,
      startTime: timeIn(at + 1),
      // The list is read by it.
      endTime: timeIn(at + 2),
      duration: 60,
      timezone: 'America/New_York',
      zoomId: `9${at}`,
      zoomUUID: `bench-${at}`,
      eventType: 'webinar',
      approval: 'automatic',
      state: 'scheduled',
      status: 'published',
      category: `Category ${at % 12}`,
    },
  }))
  for (let from = 0; from < count; from += 250) await database.write(documents.slice(from, from + 250))
}

/** Opens the list by its link. @returns milliseconds until an event is shown */
export async function openEvents(page: Page): Promise<number> {
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Live Events' })
  const started = performance.now()
  await link.click()
  await page
    .getByRole('link', { name: /^Bench / })
    .first()
    .waitFor()
  return performance.now() - started
}
