import { NOW, openTestCloud, type TestCloud } from '../test/openTestCloud.ts'

let cloud: TestCloud
beforeAll(async () => {
  cloud = await openTestCloud()
})
afterAll(() => cloud.release())

test.each(['isAdmin', 'coach'])(
  '%s is granted, granted again and revoked, and each change is logged',
  async (right) => {
    const before = await cloud.entries()
    expect(await cloud.admin(`grant ${right} standard@acme.test`)).toBe(
      `standard@acme.test now has ${right}.`,
    )
    expect(await cloud.admin(`grant ${right} standard@acme.test`)).toContain('already has')
    const granted = await cloud.memberOf('acme.test', 'standard')
    expect(right === 'isAdmin' ? granted.isAdmin : granted.globalConfig?.hasVCAccess).toBe(true)
    expect(await cloud.admin('list')).toMatch(new RegExp(`standard@acme.test \\(standard\\): ${right}`))

    expect(await cloud.admin(`revoke ${right} standard@acme.test`)).toContain('no longer has')
    expect(await cloud.admin(`revoke ${right} standard@acme.test`)).toContain('does not have')
    const revoked = await cloud.memberOf('acme.test', 'standard')
    expect(right === 'isAdmin' ? revoked.isAdmin : revoked.globalConfig?.hasVCAccess).toBe(false)
    expect(await cloud.admin('list')).not.toContain('standard@acme.test')

    const target = { email: 'standard@acme.test', uid: 'standard' }
    const logged = { at: NOW.toISOString(), operator: 'olga', target, state: 'done' }
    const added = (await cloud.entries()).filter(
      (each) => !before.some((old) => JSON.stringify(old) === JSON.stringify(each)),
    )
    expect(added).toHaveLength(2)
    expect(added).toContainEqual({ ...logged, action: `grant ${right}`, before: false, after: true })
    expect(added).toContainEqual({ ...logged, action: `revoke ${right}`, before: true, after: false })
  },
)

test('a claim is added to the others, and says when it counts', async () => {
  await cloud.auth.setCustomUserClaims('standard', { stripeRole: 'member' })
  expect(await cloud.admin('grant liveEventsAdmin standard@acme.test')).toContain(
    'within an hour, or at the next sign-in',
  )
  const claims = async () => (await cloud.auth.getUser('standard')).customClaims
  expect(await claims()).toEqual({ stripeRole: 'member', liveEventsAdmin: true })
  await cloud.admin('revoke liveEventsAdmin standard@acme.test')
  expect(await claims()).toEqual({ stripeRole: 'member' })
  expect(await cloud.entries()).toContainEqual(
    expect.objectContaining({ action: 'revoke liveEventsAdmin', before: true, after: false, state: 'done' }),
  )
})

test('a claim that was asked for and not confirmed stands out in the log', async () => {
  const setCustomUserClaims = { value: () => Promise.reject(new Error('no answer')) }
  const failing = { ...cloud, auth: Object.create(cloud.auth, { setCustomUserClaims }) }
  await expect(cloud.admin('grant liveEventsAdmin standard@acme.test', failing)).rejects.toThrow('no answer')
  expect(await cloud.admin('audit')).toMatch(/grant liveEventsAdmin .*NOT CONFIRMED/)
})

test.each([
  ['grant isAdmin nobody@acme.test', 'Nobody has an account with the address nobody@acme.test.'],
  ['member show nobody@acme.test', 'Nobody has an account'],
  ['group end empty.test', 'empty.test has no group membership.'],
  [
    'group set empty.test --seats 3',
    'empty.test has no group membership yet: give --seats, --ends and --contact.',
  ],
])('%s is refused', async (line, message) => {
  await expect(cloud.admin(line)).rejects.toThrow(message)
})

test('somebody without a record gets no right', async () => {
  await cloud.auth.createUser({ uid: 'fresh', email: 'fresh@acme.test' })
  await expect(cloud.admin('grant coach fresh@acme.test')).rejects.toThrow('has no record yet')
  expect(await cloud.admin('member show fresh@acme.test')).toContain('no: there is no record')
})
