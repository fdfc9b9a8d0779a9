import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startAuth } from '../../../../local-cloud/src/auth/startAuth.ts'
import { appClient } from '../../../../local-cloud/src/config/appClient.ts'
import { brandingOf } from '../../../../local-cloud/src/config/brandingOf.ts'
import { startIdentity } from '../../../../local-cloud/src/identity/startIdentity.ts'
import localCloudConfig from '../../../../local-cloud.config.ts'
import { stackPorts } from '../../../../tools/hosting/src/ports.ts'
import { startHosting } from '../../../../tools/hosting/src/startHosting.ts'
import { signInAtProvider } from '../../support/identity.ts'
import { PORTS } from '../../support/sharedStack.ts'
import { startAtFreeOffset } from '../../support/startAtFreeOffset.ts'
import { expect, test } from '../../support/test.ts'

const branding = brandingOf(localCloudConfig.branding)
const onError = (error: unknown) => process.stderr.write(`${String(error)}\n`)

/** A shell with a sign-in server and provider of its own, so that the test can stop the provider. */
async function startSignIn(portOffset: number) {
  const { shell, auth: authPort, identity } = stackPorts(portOffset)
  const ports = { ...PORTS, shell, auth: authPort, identity }
  const shellUrl = `http://localhost:${ports.shell}`
  const folder = await mkdtemp(join(tmpdir(), 'provider-down-'))
  const hosting = await startHosting({
    workspace: join(import.meta.dirname, '../../../..'),
    ports,
    only: ['shell'],
    caching: 'forEver',
    report: onError,
  })
  const auth = await startAuth({
    folder,
    port: ports.auth,
    identity: {
      providerId: localCloudConfig.identity.providerId,
      issuer: `http://localhost:${ports.identity}`,
      clientId: localCloudConfig.identity.clientId,
    },
    shellOrigin: shellUrl,
    signInUrl: `${shellUrl}${localCloudConfig.app.signInPath}`,
    defaultProject: localCloudConfig.project,
    branding: branding.product,
    remoteConfig: {},
    now: Date.now,
    onError,
  })
  return {
    shellUrl,
    startProvider: () =>
      startIdentity({
        folder,
        port: ports.identity,
        clients: [appClient(localCloudConfig, shellUrl)],
        branding: branding.accounts,
        cookiePrefix: localCloudConfig.identity.cookiePrefix,
        sendMail: () => {},
        now: Date.now,
        onError,
      }),
    stop: async () => {
      await auth.close()
      await hosting.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

test('while the provider is down an error appears; if it fails during the redirect, Back returns', async ({
  page,
}) => {
  const signIn = await startAtFreeOffset(startSignIn)
  try {
    const address = `${signIn.shellUrl}/auth/signin?next=%2Foutcome-validation`
    await page.goto(address)
    const signInButton = page.getByRole('button', { name: 'Sign in', exact: true })
    await signInButton.click()
    await expect(page.getByText(/^Signing in did not work\./)).toBeVisible()
    await expect(page).toHaveURL(address)

    const provider = await signIn.startProvider()
    await signInButton.click()
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
    await provider.close()
    await page.getByRole('textbox', { name: 'Email address' }).fill('ina@acme.test')
    await page.getByLabel('Password', { exact: true }).fill('whatever it was')
    const refused = page.waitForEvent('requestfailed', (request) => request.isNavigationRequest())
    await page.getByRole('button', { name: 'Continue' }).click()
    expect((await refused).failure()?.errorText).toBe('net::ERR_CONNECTION_REFUSED')
    await expect(page).toHaveURL(/^chrome-error:/)
    await page.goBack()
    await expect(page).toHaveURL(address)
    await expect(signInButton).toBeEnabled()
    await expect(page.getByText(/did not work/)).toHaveCount(0)

    const again = await signIn.startProvider()
    await signInAtProvider(page, 'ina@acme.test', 'whatever it was')
    await expect(page.getByText('Wrong email or password.')).toBeVisible()
    await again.close()
  } finally {
    await signIn.stop()
  }
})
