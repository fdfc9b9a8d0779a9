import { SHELL_URL } from '../../support/sharedStack.ts'
import { restoreSignIn, signIn } from '../../support/signIn.ts'
import { expect, test } from '../../support/test.ts'
import { failuresOn } from '../../support/toasts.ts'
import { breakCalls, testEveryFaultWasMet } from './breakCalls.ts'

const OF_FILES = ['offline', 'failing', 'busy', 'refused'] as const

test('an area whose files fail affects only itself, and Try again loads it', async ({ page, context }) => {
  await restoreSignIn(page, 'standard@acme.test')
  const failure = page.getByRole('main').getByRole('alert')
  const again = failure.getByRole('button', { name: 'Try again' })
  const newStudyButton = page.getByRole('button', { name: 'New study' })
  for (const fault of OF_FILES) {
    for (const [index, call] of (['featureList', 'featureManifest', 'featureFiles'] as const).entries()) {
      const broken = await breakCalls(context, fault, call)
      if (index === 0) await page.goto(`${SHELL_URL}/outcome-validation`)
      else await again.click()
      await expect.poll(broken.count, `${call} ${fault}`).toBeGreaterThan(0)
      await expect(failure, `${call} ${fault}`).toBeVisible()
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
      expect(broken.count(), `${call} ${fault}`).toBeLessThan(30)
      await broken.end()
    }
    await again.click()
    await expect(newStudyButton, fault).toBeVisible()
  }
  for (const call of ['featureList', 'featureManifest', 'featureFiles'] as const) {
    const slow = await breakCalls(context, 'slow', call)
    await page.goto(`${SHELL_URL}/outcome-validation`)
    await expect.poll(slow.count, call).toBeGreaterThan(0)
    await expect(page.getByText('Loading Outcome Validation')).toBeAttached()
    await page.getByRole('link', { name: 'Home' }).click()
    await expect(page.getByRole('heading', { name: /^Hello/ })).toBeVisible()
    await page.goBack()
    await slow.end()
    await expect(newStudyButton, call).toBeVisible()
  }
})

test('a part of the shell that fails to load shows one error, and loads the next time', async ({
  page,
  context,
}) => {
  await signIn(page, 'standard@acme.test')
  const failure = failuresOn(page)
  const settings = page.getByRole('button', { name: 'User Settings' })
  // Home loads its documents with files of its own.
  await expect(page.getByRole('list', { name: 'Recent documents' })).toBeVisible()
  for (const fault of OF_FILES) {
    // The page checks for a newer version; the failed check is ignored.
    const check = await breakCalls(context, fault, 'page')
    const broken = await breakCalls(context, fault, 'shellFiles')
    await settings.click()
    await expect(failure, fault).toHaveCount(1)
    const first = broken.count()
    await settings.click()
    await expect.poll(broken.count, fault).toBeGreaterThan(first)
    await expect(failure, fault).toHaveCount(1)
    expect(broken.count(), fault).toBeLessThan(20)
    await Promise.all([broken.end(), check.end()])
    await page.getByRole('button', { name: 'Close notification' }).click()
    await expect(failure).toHaveCount(0)
  }
  const slow = await breakCalls(context, 'slow', 'shellFiles')
  await settings.click()
  await expect.poll(slow.count).toBeGreaterThan(0)
  await expect(failure).toHaveCount(0)
  await slow.end()
  await expect(page.getByRole('dialog', { name: 'User profile' })).toBeVisible()
})

testEveryFaultWasMet('files')
