import type { Locator } from '@playwright/test'
import { addMember } from '../../support/addMember.ts'
import { NeedsMap } from '../../support/NeedsMap.ts'
import { StudyEditor } from '../../support/StudyEditor.ts'
import { SHELL_URL } from '../../support/sharedStack.ts'
import { restoreSignIn } from '../../support/signIn.ts'
import { expect, test } from '../../support/test.ts'

const NAME = 'Trips by train'
const JOB = 'Reach a destination by train'

test('a member maps ten goals and starts a study on a phone, by touch', async ({ page }) => {
  const map = new NeedsMap(page)
  const write = async (field: Locator, text: string) => {
    await field.tap()
    await expect(field).toBeFocused()
    await page.keyboard.type(text)
  }
  await restoreSignIn(page, await addMember('maps'))
  await page.goto(`${SHELL_URL}/needs-framework`)

  await test.step('begin with the guided start', async () => {
    await map.button('Guided start').tap()
    const dialog = page.getByRole('dialog', { name: 'Guided start' })
    const field = (name: string) => dialog.getByRole('textbox', { name, exact: true })
    await write(field('Executor'), 'Rail passengers')
    await map.button('Next').tap()
    await write(field('Core job'), JOB)
    await map.button('Next').tap()
    await expect(field('Vertical')).toBeVisible()
    await map.button('Skip').tap()
    await write(field('It takes a long time to …'), 'find a platform\nfind a seat\nlearn about a delay')
    await map.button('Next').tap()
    await write(field('Related jobs'), 'Spend time on board\nTravel with a child')
    await map.button('Next').tap()
    await expect(field('They want to feel …')).toBeVisible()
    await map.button('Go on later').tap()
    await expect(dialog).toBeHidden()
  })

  await test.step('add goals and save', async () => {
    for (const [at, text] of [
      'Purchase a ticket',
      'Return a ticket',
      'Store a bicycle',
      'Repair a bag',
    ].entries()) {
      await map.addGoal('Consumption chain jobs').tap()
      await write(map.goal('Consumption chain jobs', at + 1), text)
    }
    await write(map.field('Document name'), NAME)
    await map.button('Save').tap()
    await expect(map.status('Saved')).toBeVisible()
  })

  await test.step('start a study, open it and come back', async () => {
    await map.button('Start a study').tap()
    await expect(map.studyLink(JOB)).toBeVisible()
    // Starting a study saves the link to it. Leaving earlier would ask first.
    await expect(map.status('Saved')).toBeVisible()
    await map.studyLink(JOB).tap()
    const study = new StudyEditor(page)
    await expect(study.field('Job')).toHaveValue(JOB)
    await page.getByRole('link', { name: `“${NAME}”` }).tap()
    await expect(map.field('Core job')).toHaveValue(JOB)
    await expect(map.goal('Consumption chain jobs', 4)).toHaveValue('Repair a bag')
  })
})
