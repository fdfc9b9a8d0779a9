import { ANALYTICS_PATH } from '@outcome-studio/shared/domain/paths'
import { z } from 'zod'
import { DEBUG_ANALYTICS } from '../../../shared/src/storage/storedKeys.ts'
import { guardLocal } from '../../../tools/release/src/guardLocal.ts'
import { changeRecord, storeAsServer } from '../support/asServer.ts'
import { cloneForRedeploy } from '../support/cloneForRedeploy.ts'
import { releaseLocally } from '../support/releaseLocally.ts'
import { PORTS, SHARED_STACK_OFFSET, SHELL_URL } from '../support/sharedStack.ts'
import { restoreSignIn } from '../support/signIn.ts'
import { startOwnHosting } from '../support/startOwnHosting.ts'
import { storedSession } from '../support/storedSession.ts'
import { expect, test } from '../support/test.ts'

const ID = 'mfe-account'
const SCREEN = 'mfe-account/src/profile/ProfileScreen.tsx'
const RECORDS = `http://localhost:${PORTS.firestore}/v1/projects/demo-outcome-studio/databases/(default)/documents/${ANALYTICS_PATH}`

const remotesSchema = z.object({ remotes: z.array(z.looseObject({ id: z.string(), version: z.string() })) })

const versionAt = async (origin: string) =>
  remotesSchema
    .parse(await (await fetch(`${origin}/remotes.json`)).json())
    .remotes.find(({ id }) => id === ID)?.version ?? ''

/** Records of a version, as the database has them. */
async function recordsOf(version: string): Promise<readonly string[]> {
  const answer = await fetch(`${RECORDS}?pageSize=300`, { headers: { authorization: 'Bearer owner' } })
  const { documents = [] } = z
    .object({ documents: z.array(z.unknown()).optional() })
    .parse(await answer.json())
  return documents.map((document) => JSON.stringify(document)).filter((text) => text.includes(version))
}

/** Stores what pages of other members would have recorded. */
async function storeViews(version: string, count: number, event: string, outcome: object) {
  const views = Array.from({ length: count }, (_, at) =>
    storeAsServer(`${ANALYTICS_PATH}/other.${version}.${at}`, {
      event,
      event_params: { feature: ID, version, ...outcome },
      uid: `other-${at % 7}`,
      timestamp: new Date(),
    }),
  )
  await Promise.all(views)
}

test('a canary for one organization that fails is stopped, and new pages have the current version', async ({
  page,
  browser,
}) => {
  const workspace = await cloneForRedeploy([ID])
  const hosting = await startOwnHosting(workspace.folder)
  const { origin } = hosting.shell
  const other = await browser.newContext()
  const inOrganization = page.getByRole('heading', { name: 'Your profile', level: 1 })
  try {
    await workspace.edit(
      SCREEN,
      'export function ProfileScreen() {',
      'export function ProfileScreen() {\n  if (Date.now() > 0) throw new Error("injected")',
    )
    await workspace.build(ID)
    const canary = await versionAt(origin)
    await workspace.edit(SCREEN, '\n  if (Date.now() > 0) throw new Error("injected")', '')
    await workspace.edit(SCREEN, 'title="Profile"', 'title="Your profile"')
    await workspace.build(ID)
    const current = await versionAt(origin)
    expect(current).not.toBe(canary)
    await releaseLocally(workspace.folder, `canary ${ID} ${canary} --organization acme.test`)

    await page.addInitScript((key) => localStorage.setItem(key, 'yes'), DEBUG_ANALYTICS.key)
    await restoreSignIn(page, 'tools@acme.test', origin)
    await page.goto(`${origin}/`)
    const person = await storedSession(page)
    await changeRecord(person, { cookiePreferences: { functionalInsights: true } })

    await test.step('the organization has the canary, which fails and is recorded; another has the current version', async () => {
      await page.goto(`${origin}/auth/profile`)
      await expect(page.getByRole('alert').getByRole('button', { name: 'Try again' })).toBeVisible()
      await expect.poll(() => recordsOf(canary)).toContainEqual(expect.stringContaining('feature_failed'))
      const elsewhere = await other.newPage()
      await restoreSignIn(elsewhere, 'trial@group.test', origin)
      await elsewhere.goto(`${origin}/auth/profile`)
      await expect(elsewhere.getByRole('heading', { name: 'Your profile', level: 1 })).toBeVisible()
    })

    await test.step('few views decide nothing', async () => {
      expect(await guardLocal({ root: workspace.folder, portOffset: SHARED_STACK_OFFSET })).toEqual([])
      await page.reload()
      await expect(page.getByRole('alert').getByRole('button', { name: 'Try again' })).toBeVisible()
    })

    await test.step('after 50 views of each the guard stops it', async () => {
      await storeViews(canary, 60, 'feature_failed', { kind: 'crashed', mounted: false })
      await storeViews(current, 60, 'feature_mounted', { milliseconds: 180 })
      expect(await guardLocal({ root: workspace.folder, portOffset: SHARED_STACK_OFFSET })).toEqual([
        expect.stringMatching(/mfe-account .* failed in 6\d of 6\d page views, .* The canary was stopped\.$/),
      ])
      expect(await releaseLocally(workspace.folder, 'status')).toContain('by the guard: it failed in')
      await page.reload()
      await expect(inOrganization).toBeVisible()
      await expect.poll(() => recordsOf(current)).toContainEqual(expect.stringContaining(person.uid))
    })

    await test.step('the page of releases says when, by whom and why', async () => {
      const registry = await (await fetch(`${origin}/remotes.json`)).text()
      await page.route(`${SHELL_URL}/remotes.json`, (route) => route.fulfill({ body: registry }))
      await restoreSignIn(page, 'tools@acme.test')
      await page.goto(`${SHELL_URL}/releases-admin`)
      const feature = page.getByRole('region', { name: ID })
      await expect(feature.getByRole('note')).toContainText(
        /was stopped on .* by the guard, because it failed in 6\d of 6\d views/,
      )
      await expect(
        feature.getByRole('listitem').or(feature.getByRole('row')).filter({ hasText: current }),
      ).toContainText('Current')
      await expect(
        feature.getByRole('listitem').or(feature.getByRole('row')).filter({ hasText: canary }),
      ).toContainText('1,000')
    })
  } finally {
    const { uid, email } = await storedSession(page)
    await changeRecord({ uid, email }, { cookiePreferences: { functionalInsights: false } })
    await other.close()
    await hosting.stop()
    await workspace.release()
  }
})
