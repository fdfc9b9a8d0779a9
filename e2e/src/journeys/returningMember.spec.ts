import { cloneForRedeploy } from '../support/cloneForRedeploy.ts'
import { measureArea } from '../support/loading/measureArea.ts'
import type { SentFile } from '../support/loading/watchFiles.ts'
import { restoreSignIn } from '../support/signIn.ts'
import { startOwnHosting } from '../support/startOwnHosting.ts'
import { expect, test } from '../support/test.ts'

/** Documents of the shell that every page reads again: the registry of features and the configuration. */
const READ_AGAIN = ['/config.json', '/remotes.json']

/** Revalidated with each page, so that a feature whose server is down fails at once. */
const MANIFEST = expect.stringMatching(/^\/mfe-account\/.*\/mf-manifest\.json$/)

test('a release of one feature costs a returning member the files of that feature alone', async ({
  page,
  context,
}) => {
  const workspace = await cloneForRedeploy(['mfe-account'])
  const hosting = await startOwnHosting(workspace.folder)
  const origin = hosting.shell.origin
  const profile = `${origin}/auth/profile`
  const fetched = ({ files }: { readonly files: readonly SentFile[] }) =>
    files.filter(({ bytes }) => bytes > 0).map(({ url, bytes }) => ({ path: new URL(url).pathname, bytes }))
  try {
    await workspace.build('mfe-account')
    await restoreSignIn(page, 'standard@acme.test', origin)
    await measureArea(context, profile, 'empty')
    const unchanged = fetched(await measureArea(context, profile, 'warm'))
    expect(unchanged.map(({ path }) => path).sort()).toEqual(
      expect.arrayContaining([...READ_AGAIN, MANIFEST]),
    )
    expect(unchanged).toHaveLength(READ_AGAIN.length + 1)

    await workspace.edit(
      'mfe-account/src/profile/ProfileScreen.tsx',
      'title="Profile"',
      'title="Your profile"',
    )
    await workspace.build('mfe-account')
    const released = fetched(await measureArea(context, profile, 'warm'))
    for (const { path, bytes } of released) {
      test.info().annotations.push({ type: 'fetched again', description: `${bytes} bytes: ${path}` })
    }
    const ofFeature = released.filter(({ path }) => path.startsWith('/mfe-account/'))
    expect(ofFeature.some(({ path }) => path.endsWith('/mf-manifest.json'))).toBe(true)
    const others = released.filter((file) => !ofFeature.includes(file))
    expect(others.map(({ path }) => path).sort()).toEqual(READ_AGAIN)
  } finally {
    await hosting.stop()
    await workspace.release()
  }
})
