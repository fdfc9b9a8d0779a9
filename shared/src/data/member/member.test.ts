import { type Member, mapProfile } from '@outcome-studio/shared/domain/member'
import { openTestConnection } from '../testing/openTestConnection.ts'
import { stellaFixture } from '../testing/stellaFixture.ts'
import { deleteAsServer, writeAsServer } from '../testing/writeAsServer.ts'
import { updateEventReminders } from './useUpdateEventReminders.ts'
import { updateProfile } from './useUpdateProfile.ts'
import { updateProfilePhoto } from './useUpdateProfilePhoto.ts'
import { watchMember } from './watchMember.ts'

const at = stellaFixture()
afterEach(() => jest.restoreAllMocks())

/** Resolves with the first matching record. */
function nextMember(
  isWanted: (member: Member) => boolean,
  uid = 'standard',
  domain = 'acme.test',
): Promise<Member> {
  return new Promise((resolve, reject) => {
    const release = watchMember(
      uid,
      domain,
      (member) => {
        if (!isWanted(member)) return
        resolve(member)
        queueMicrotask(() => release())
      },
      reject,
      at.stella,
    )
  })
}
const profile = {
  ...mapProfile(() => ''),
  firstName: ' Stella ',
  lastName: ' Stone ',
  title: ' Lead ',
  organization: ' Acme ',
}

test('a record is read with its defaults', async () => {
  const member = await nextMember(() => true)
  expect(member).toMatchObject({ id: 'standard', email: 'standard@acme.test', accessType: 'STANDARD' })
  expect(member.isAdmin).toBe(false)
})

test('a profile is stored trimmed with the joined name, and listeners are notified', async () => {
  const changed = nextMember(({ lastName }) => lastName === 'Stone')
  await updateProfile(profile, at.stella)
  expect(await changed).toMatchObject({
    firstName: 'Stella',
    lastName: 'Stone',
    name: 'Stella Stone',
    title: 'Lead',
    organization: 'Acme',
    accessType: 'STANDARD',
  })
})

test('a photo is stored, and removed again', async () => {
  const photoUrl = 'data:image/jpeg;base64,AAAA'
  const shown = nextMember((member) => member.photoUrl === photoUrl)
  await updateProfilePhoto(photoUrl, at.stella)
  expect(await shown).toMatchObject({ name: 'Stella Stone' })
  const withoutPhoto = nextMember((member) => member.photoUrl === '')
  await updateProfilePhoto('', at.stella)
  await withoutPhoto
})

test('reminders of events are switched off and on, and listeners are notified', async () => {
  const off = nextMember(({ eventReminders }) => !eventReminders)
  await updateEventReminders(false, at.stella)
  await off
  const on = nextMember(({ eventReminders }) => eventReminders)
  await updateEventReminders(true, at.stella)
  await on
})

test('a photo URL of another host is refused before anything is sent', async () => {
  await expect(updateProfilePhoto('https://elsewhere.test/me.png', at.stella)).rejects.toMatchObject({
    code: 'cen/photo-unreadable',
  })
})

test('stores nothing when signed out', async () => {
  const stranger = openTestConnection(at.cloud)
  await expect(updateProfile(profile, stranger)).rejects.toMatchObject({ code: 'cen/sign-in-required' })
  await expect(updateProfilePhoto('', stranger)).rejects.toMatchObject({ code: 'cen/sign-in-required' })
  await stranger.release()
})

test("another member's record is refused", async () => {
  await expect(nextMember(() => true, 'tools')).rejects.toMatchObject({ code: 'permission-denied' })
})

test('a missing record is waited for', async () => {
  const waited = new Promise((resolve) => {
    jest.spyOn(console, 'info').mockImplementation(resolve)
  })
  await deleteAsServer(at.cloud, 'domains/acme.test/users/standard')
  const appeared = nextMember(() => true)
  expect(await waited).toBe('waiting')
  await expect(updateProfile(profile, at.stella)).rejects.toMatchObject({ code: 'cen/doc-not-found' })
  await expect(updateProfilePhoto('', at.stella)).rejects.toMatchObject({ code: 'cen/doc-not-found' })
  await writeAsServer(at.cloud, 'domains/acme.test/users/standard', { name: 'Stella' })
  expect(await appeared).toMatchObject({ name: 'Stella', id: 'standard' })
})

test('a record that is gone is a failure, after which the listener starts again', async () => {
  jest.spyOn(console, 'info').mockImplementation(() => {})
  let isShown = () => {}
  const shown = new Promise<void>((resolve) => {
    isShown = resolve
  })
  const failure = new Promise((resolve) => {
    const release = watchMember(
      'standard',
      'acme.test',
      () => isShown(),
      (error) => {
        release()
        resolve(error)
      },
      at.stella,
    )
  })
  await shown
  await deleteAsServer(at.cloud, 'domains/acme.test/users/standard')
  expect(await failure).toMatchObject({ code: 'cen/doc-not-found' })
  await writeAsServer(at.cloud, 'domains/acme.test/users/standard', { name: 'Stella' })
})

test('a record with malformed fields is parsed', async () => {
  await writeAsServer(at.cloud, 'domains/acme.test/users/standard', { accessType: 'GOLD', isAdmin: 'yes' })
  const member = await nextMember(({ name }) => name === '')
  expect(member).toMatchObject({ accessType: 'NONE', isAdmin: false, trialExpiresAt: '' })
})
