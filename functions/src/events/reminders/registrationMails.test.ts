import { formatEventTime } from '@outcome-studio/shared/domain/events'
import { eventMemberPath, registrationPath, syncedEventPath } from '@outcome-studio/shared/domain/paths'
import { DOMAIN, type EventsCloud, openEvents } from '../../test/events/openEvents.ts'
import { type MailCloud, openMailCloud, PRODUCT_PROJECT } from '../../test/events/openMailCloud.ts'
import { until } from '../../test/until.ts'

let at: MailCloud
let events: EventsCloud

beforeAll(async () => {
  at = await openMailCloud(PRODUCT_PROJECT)
  events = await openEvents(at.cloud)
  await at.clear()
})
afterAll(async () => {
  await events.release()
  await at.release()
})

/** Waits until the running functions have sent so many mails. */
async function received(uid: string, count: number): Promise<readonly string[]> {
  let subjects: readonly string[] = []
  await until(async () => {
    subjects = (await at.mails(`${uid}@${DOMAIN}`)).map(({ subject }) => subject)
    return subjects.length >= count
  })
  return subjects
}

test('the functions confirm a registration and its cancellation by mail, once each', async () => {
  const { eventId } = await events.publish()
  await events.createMember('mia')
  await events.request('mia', eventId)
  expect(await received('mia', 1)).toEqual(['You are registered: Finding outcomes'])
  const [mail] = await at.mails(`mia@${DOMAIN}`)
  const registration = await events.registration('mia', eventId)
  expect(mail?.text).toContain(`Join: ${registration?.personalJoinURL}`)
  expect(mail?.attachments?.map(({ name }) => name)).toContain('event.ics')
  await at.firestore.doc(registrationPath({ uid: 'mia', domain: DOMAIN }, eventId)).delete()
  expect(await received('mia', 2)).toEqual([
    'You are registered: Finding outcomes',
    'Registration canceled: Finding outcomes',
  ])
  const ledger = at.firestore.doc(eventMemberPath(eventId, 'mia'))
  await until(async () => (await ledger.get()).get('mailDueAt') === null)
})

test('the scheduled function reminds a member of an event that begins within the hour', async () => {
  const { eventId } = await events.publish({}, 50)
  await events.createMember('noa')
  await at.firestore.doc(eventMemberPath(eventId, 'noa')).set({
    uid: 'noa',
    domain: DOMAIN,
    email: `noa@${DOMAIN}`,
    status: 'registered',
    generation: 1,
  })
  const url = `http://localhost:${at.cloud.functionsPort}/demo-outcome-studio/us-west3/sendEventReminders`
  for (const _run of [1, 2]) expect((await fetch(url, { method: 'POST' })).status).toBe(200)
  const [subject = ''] = await received('noa', 1)
  const { startTime, timezone } = (await at.firestore.doc(syncedEventPath(eventId)).get()).data() ?? {}
  const { day, time } = formatEventTime({ startTime, timezone }, timezone, { locale: 'en-US-u-hc-h23' })
  // Midnight may have passed meanwhile.
  expect(subject).toMatch(
    new RegExp(`^(?:Today|${day.replace(/, \d+$/, '')},(?: \\d+,)?) ${time} \\(.+\\): Finding outcomes$`),
  )
})
