import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startStack } from '../../support/Stack.ts'
import { StudyEditor } from '../../support/StudyEditor.ts'
import { restoreSignIn } from '../../support/signIn.ts'
import { expect, test } from '../../support/test.ts'
import { writeStudy } from '../../support/writeStudy.ts'

test('acknowledged saves survive killing the whole stack in the middle of saving', async ({ page }) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'outcome-studio-kill-'))
  let stack = await startStack({ dataDir })
  try {
    const { portOffset, shellUrl } = stack
    await restoreSignIn(page, 'standard@acme.test', shellUrl)
    const editor = await writeStudy(page, 'Power cut', shellUrl)
    const address = page.url()
    await editor.field('Job').fill('Harvest honey before the storm')
    await editor.save()

    await editor.field('Job').fill('Harvest honey during the storm')
    await editor.button('Save').click()
    await stack.kill()
    const acknowledged = await editor.status('Saved').isVisible()

    stack = await startStack({ portOffset, dataDir })
    page.on('dialog', (dialog) => dialog.accept())
    await page.goto(address)
    const again = new StudyEditor(page)
    await expect(again.field('Study name')).toHaveValue('Power cut')
    await expect(again.field('Outcome statement 1.1')).toHaveValue(/a comb breaks/)
    await expect(again.field('Job')).toHaveValue(
      acknowledged ? 'Harvest honey during the storm' : /Harvest honey (before|during) the storm/,
    )

    await again.field('Job').fill('Harvest honey after the storm')
    await again.button('Run validation').click()
    await expect(page.getByText(/^Validated \d+ texts/)).toBeVisible()
    await again.save()
    await page.goto(`${stack.shellUrl}/outcome-validation`)
    await page.getByRole('link', { name: 'Power cut' }).click()
    await expect(again.field('Job')).toHaveValue('Harvest honey after the storm')
    await writeStudy(page, 'After the power cut', stack.shellUrl)
  } finally {
    await stack.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
})
