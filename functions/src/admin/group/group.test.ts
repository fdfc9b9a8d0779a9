import { giveSeat } from '../../members/groups/giveSeat.ts'
import { NOW, openTestCloud, type TestCloud } from '../test/openTestCloud.ts'

let cloud: TestCloud
beforeAll(async () => {
  cloud = await openTestCloud()
})
afterAll(() => cloud.release())

const END = '2027-12-31T23:59:59.999Z'

/** A member who signed in while the group may have been full. */
async function arrive(domain: string, uid: string): Promise<void> {
  await cloud.auth.createUser({ uid, email: `${uid}@${domain}`, emailVerified: true })
  await cloud.recordOf(domain, uid).set({ id: uid, accessType: 'NEVER_SUBSCRIBED', trialExpiresAt: '' })
  await giveSeat({ domain, uid, email: `${uid}@${domain}`, emailVerified: true }, cloud.firestore, NOW)
}

describe('a group membership', () => {
  test('is set, filled, enlarged, prolonged and ended', async () => {
    expect(await cloud.admin('group show many.test')).toBe('many.test has no group membership.')
    await cloud.admin('group set many.test --seats 1 --ends 2027-12-31 --contact boss@many.test')
    for (const uid of ['one', 'two', 'three']) await arrive('many.test', uid)
    expect(await cloud.admin('group show many.test')).toBe(
      `many.test: 1 of 1 seat taken.\nIt ends ${END}. Members ask boss@many.test.\n` +
        '2 members waiting: no seat was left for them.',
    )
    expect(await cloud.memberOf('many.test', 'two')).toMatchObject({
      groupSeat: 'full',
      groupContact: 'boss@many.test',
    })

    expect(await cloud.admin('group set many.test --seats 2')).toContain(
      'Of those who were waiting, 1 member got a seat.',
    )
    expect(await cloud.admin('group set many.test --seats 3')).toContain('Taken: 3 seats.')
    const two = await cloud.memberOf('many.test', 'two')
    expect(two.trialExpiresAt).toBe(END)
    expect(two).not.toHaveProperty('groupSeat')
    expect(await cloud.admin('group set many.test --contact office@many.test')).toContain(
      'Will change many.test: contact from boss@many.test to office@many.test.',
    )
    await cloud.admin('group set many.test --contact boss@many.test')
    await expect(cloud.admin('group set many.test --seats 2')).rejects.toThrow(
      'because 3 are taken or reserved. Free seats with "group free"',
    )

    expect(await cloud.admin('group set many.test --ends 2028-12-31')).toContain(
      '3 members got the new end date.',
    )
    expect((await cloud.memberOf('many.test', 'one')).trialExpiresAt).toBe('2028-12-31T23:59:59.999Z')
    expect(await cloud.admin('member show one@many.test')).toContain(
      'yes: the seat in the group membership of many.test',
    )

    expect(await cloud.admin('group end many.test')).toContain('3 members lost the access')
    expect((await cloud.memberOf('many.test', 'three')).trialExpiresAt).toBe(NOW.toISOString())
    expect(await cloud.admin('group end many.test')).toContain('0 members')
    expect(await cloud.admin('group show many.test')).toContain('It ended 2026-06-01')
    const log = await cloud.admin('audit --limit 100')
    expect(log.match(/set group {2}many\.test/g)).toHaveLength(6)
    expect(log.match(/end group {2}many\.test/g)).toHaveLength(1)
  })

  test('that changes or ends reaches the members who wait for a seat', async () => {
    await cloud.admin('group set wait.test --seats 1 --ends 2027-12-31 --contact boss@wait.test')
    for (const uid of ['four', 'five', 'six']) await arrive('wait.test', uid)
    await cloud.admin('group set wait.test --contact office@wait.test')
    for (const uid of ['five', 'six']) {
      expect(await cloud.memberOf('wait.test', uid)).toMatchObject({ groupContact: 'office@wait.test' })
    }
    await cloud.recordOf('wait.test', 'four').update({ accessType: 'STANDARD' })
    await cloud.admin('group end wait.test')
    expect(await cloud.memberOf('wait.test', 'four')).toMatchObject({ trialExpiresAt: '' })
    expect(await cloud.admin('group show wait.test')).toContain('0 of 1 seat taken')
    expect(await cloud.memberOf('wait.test', 'six')).not.toHaveProperty('groupSeat')
    expect(await cloud.admin('group show wait.test')).not.toContain('waiting')
  })

  test('of more members than one batch has gets its end everywhere', async () => {
    const uids = Array.from({ length: 230 }, (_, index) => `m${index}`)
    const id = 'domain-large.test'
    const group = { endsAt: END, seats: 300, contact: 'boss@large.test', used: uids.length }
    const batch = cloud.firestore.batch()
    batch.set(cloud.firestore.doc(`groups/${id}`), group)
    for (const uid of uids) {
      const seat = { group: id, uid, domain: 'large.test', by: 'domain', takenAt: NOW.toISOString() }
      batch.set(cloud.firestore.doc(`groupSeats/${uid}`), seat)
      batch.set(cloud.recordOf('large.test', uid), { trialExpiresAt: END })
    }
    batch.set(cloud.recordOf('large.test', 'guest'), { trialExpiresAt: END })
    await batch.commit()
    expect(await cloud.admin('group end large.test')).toContain('230 members lost')
    const { docs } = await cloud.recordOf('large.test', 'm0').parent.where('trialExpiresAt', '==', END).get()
    expect(docs.map(({ id }) => id)).toEqual(['guest'])
  })

  test('has seats that an operator frees and invites to, and says so before', async () => {
    await cloud.admin('group set few.test --seats 1 --ends 2027-12-31 --contact boss@few.test')
    await arrive('few.test', 'fay')
    await expect(cloud.admin('group invite few.test flo@few.test')).rejects.toThrow(
      'Not enough seats are free.',
    )
    expect(await cloud.admin('group free few.test fay@few.test')).toBe(
      'Will free the seat of fay@few.test in few.test. The member loses the access and gets a mail.\n' +
        'fay@few.test has no seat of few.test.',
    )
    expect(await cloud.memberOf('few.test', 'fay')).toMatchObject({ trialExpiresAt: '' })
    expect(await cloud.admin('group invite few.test flo@few.test')).toContain('flo@few.test is invited.')
    expect(await cloud.admin('group show few.test')).toContain('Reserved by invitations: 1 seat.')
    await arrive('few.test', 'flo')
    expect(await cloud.memberOf('few.test', 'flo')).toMatchObject({ trialExpiresAt: END })
    // Whose seat was freed takes none by themselves.
    await cloud.admin('group set few.test --seats 2')
    await giveSeat(
      { domain: 'few.test', uid: 'fay', email: 'fay@few.test', emailVerified: true },
      cloud.firestore,
      NOW,
    )
    expect(await cloud.memberOf('few.test', 'fay')).toMatchObject({ trialExpiresAt: '' })
  })

  test('that cannot be read is said to be so, and set anew', async () => {
    await cloud.firestore.doc('groups/domain-odd.test').set({ seats: 'ten' })
    expect(await cloud.admin('group show odd.test')).toContain('cannot be read')
    await expect(cloud.admin('group end odd.test')).rejects.toThrow('Set it anew')
    await expect(cloud.admin('group set odd.test --seats 3')).rejects.toThrow(
      'give --seats, --ends and --contact',
    )
    const set = 'group set odd.test --seats 3 --ends 2027-12-31 --contact boss@odd.test'
    expect(await cloud.admin(set)).toContain('odd.test has 3 seats')
    expect(await cloud.admin(set)).toContain('0 members got the new end date')
    expect((await cloud.admin('audit --limit 100')).match(/set group {2}odd\.test/g)).toHaveLength(1)
  })
})
