import { startMail } from '../../mail/startMail.ts'
import type { LoopbackListener } from '../../network/listenOnLoopback.ts'
import { temporaryFolder } from '../../test/temporaryFolder.ts'
import { zoomFixture } from '../../zoom/zoomFixture.ts'
import { startConsole } from '../startConsole.ts'

const fixture = zoomFixture()

let folder: ReturnType<typeof temporaryFolder>
let mail: ReturnType<typeof startMail>
let console: LoopbackListener

beforeEach(async () => {
  folder = temporaryFolder()
  mail = startMail(folder.path, Date.now)
  console = await startConsole({
    port: 0,
    mails: mail.store,
    zoom: fixture.zoom.server,
    branding: { siteName: 'Shop', heading: 'Shop', mark: { path: '', color: '#000000' } },
    shellOrigin: 'http://localhost:3000',
    now: Date.now,
    onError: (error) => {
      throw error
    },
  })
})
afterEach(async () => {
  await console.close()
  mail.close()
  folder.remove()
})

const page = async () => (await fetch(`http://localhost:${console.port}/zoom`)).text()
const press = async (action: string, fields: Readonly<Record<string, string>> = {}) => {
  const response = await fetch(`http://localhost:${console.port}/zoom/${action}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })
  return response.status
}
const onlyEvent = async () => Object(await fixture.zoom.owner('GET', 'events')).events[0]
const TOMORROW = new Date(Date.now() + 86_400_000).toISOString().slice(0, 16)

async function addMeeting() {
  const fields = { type: 'meeting', topic: 'Jobs', time: TOMORROW, minutes: '45', approval: '1' }
  expect(await press('add', fields)).toBe(303)
  return onlyEvent()
}

test('its buttons add, move, start, end and cancel an event', async () => {
  expect(await page()).toContain('No event yet.')
  const { id, duration, type } = await addMeeting()
  expect([type, duration]).toEqual(['meeting', 45])
  const later = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 16)
  await press('move', { event: id, occurrence: '', time: later })
  expect(await onlyEvent()).toMatchObject({ start_time: `${later}:00Z` })
  await press('start', { event: id, occurrence: '' })
  expect(await page()).toContain(': live')
  await press('end', { event: id, occurrence: '' })
  expect(await page()).toContain(': over')
  await press('cancel', { event: id, occurrence: '' })
  expect(await page()).toContain(': cancelled')
  expect(await press('start', { event: '123456789' })).toBe(404)
  expect(await press('move', { event: id, time: 'soon' })).toBe(400)
})

test('its buttons decide about registrants, and let somebody join', async () => {
  const { id } = await addMeeting()
  await fixture.zoom.api('POST', `/meetings/${id}/registrants`, { email: 'ann@acme.test', first_name: 'Ann' })
  const registrant = async () =>
    Object(await fixture.zoom.owner('GET', `events/${id}/registrants`)).registrants[0]
  const fields = { event: id, registrant: (await registrant()).id }
  expect(await page()).toContain('ann@acme.test: pending')
  await press('approve', fields)
  expect(await registrant()).toMatchObject({ status: 'approved' })
  await press('deny', fields)
  expect(await registrant()).toMatchObject({ status: 'denied' })
  await press('join', { event: id, email: 'ann@acme.test', name: 'Ann', minutes: '20' })
  await press('end', { event: id })
  const { body } = await fixture.zoom.api('GET', `/report/meetings/${id}/participants`)
  expect(body).toMatchObject({ participants: [{ name: 'Ann', duration: 1200 }] })
})

test('its buttons fail the next calls, and deliver webhooks', async () => {
  await addMeeting()
  await press('faults', { fault: 'too many', count: '2' })
  expect(await page()).toContain('The next 2 calls will fail.')
  expect((await fixture.zoom.api('GET', '/users/host1/meetings')).status).toBe(429)
  await press('deliver')
  expect(fixture.zoom.received).toHaveLength(1)
  const [{ event: notice }] = Object(await fixture.zoom.owner('GET', 'deliveries'))
  await press('send', { notice })
  expect(fixture.zoom.received).toHaveLength(2)
  await press('webhooks', { mode: 'late' })
  expect(await fixture.zoom.owner('POST', 'webhooks', { mode: 'normal' })).toEqual({ mode: 'normal' })
})
