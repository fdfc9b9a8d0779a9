import { breakCalls } from '../../../support/faults.ts'
import { SHELL_URL } from '../../../support/sharedStack.ts'
import type { UiState } from '../UiState.ts'

const ADMIN = `${SHELL_URL}/live-events-admin`
const SYNC_ZOOM = { service: 'functions', path: /syncZoom$/ } as const
const REGISTRANTS = { service: 'functions', path: /fetchLiveEventRegistrants$/ } as const
const TOPIC = 'Welcome to Outcome Studio'

/** Live events as a tools admin sees them. */
export const eventsAdmin: readonly UiState[] = [
  {
    name: 'the table of events',
    reach: async (page) => {
      await page.goto(ADMIN)
      await page.getByRole('searchbox', { name: 'Find an event' }).fill(TOPIC)
    },
    shows: (page) => page.getByRole('row', { name: TOPIC }),
  },
  {
    name: 'a selected event',
    reach: (page) => page.getByRole('checkbox', { name: `Select ${TOPIC}` }).check(),
    shows: (page) => page.getByText('1 event selected'),
  },
  {
    name: 'the details of an event',
    reach: (page) =>
      page.getByRole('row', { name: TOPIC }).getByRole('button', { name: 'Edit details' }).click(),
    shows: (page) => page.getByRole('dialog', { name: /Details of/ }),
  },
  {
    name: 'a sync that fails',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Cancel', exact: true }).click()
      const broken = await breakCalls(page.context(), 'failing', SYNC_ZOOM)
      await page.getByRole('button', { name: 'Sync with Zoom' }).click()
      return broken
    },
    shows: (page) => page.getByRole('button', { name: 'Try again' }),
  },
  {
    name: 'registrants',
    reach: async (page) => {
      await page.goto(ADMIN)
      await page.getByRole('searchbox', { name: 'Find an event' }).fill(TOPIC)
      await page.getByRole('row', { name: TOPIC }).getByRole('button', { name: 'Registrants' }).click()
    },
    shows: (page) => page.getByRole('heading', { name: 'No registrants' }),
  },
  {
    name: 'registrants that cannot be read',
    reach: async (page) => {
      const broken = await breakCalls(page.context(), 'failing', REGISTRANTS)
      await page.reload()
      return broken
    },
    shows: (page) => page.getByRole('button', { name: 'Try again' }),
  },
]
