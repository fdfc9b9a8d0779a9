import type { Page } from '@playwright/test'
import { addMember } from '../../support/addMember.ts'
import { pressByKey, typeInto } from '../../support/keyboard.ts'
import { NeedsMap } from '../../support/NeedsMap.ts'
import { StudyEditor } from '../../support/StudyEditor.ts'
import { SHELL_URL } from '../../support/sharedStack.ts'
import { restoreSignIn } from '../../support/signIn.ts'
import { expect, test } from '../../support/test.ts'

const LIST = `${SHELL_URL}/needs-framework`
const NAME = 'Meals for guests'
const JOB = 'Prepare a meal for guests'

test('a member maps ten goals and starts a study, by keyboard alone', async ({ page }) => {
  const map = new NeedsMap(page)
  await restoreSignIn(page, await addMember('maps'))
  await page.goto(LIST)
  await expect(page.getByRole('heading', { name: 'No needs documents yet' })).toBeVisible()

  await test.step('answer the questions of the guided start', async () => {
    await pressByKey(page, map.button('Guided start'))
    await answer(page, 'Executor', 'Home cooks\n')
    await answer(page, 'Core job', `${JOB}\n`)
    await answer(page, 'Vertical', 'Food\n')
    await answer(
      page,
      'It takes a long time to …',
      'choose a dish that every guest can eat\nbuy the ingredients',
    )
    await pressByKey(page, map.button('Next'))
    await answer(page, 'Related jobs', 'Entertain guests at home')
    await pressByKey(page, map.button('Next'))
    await answer(page, 'They want to feel …', 'calm before guests arrive')
    await pressByKey(page, map.button('Next'))
    await pressByKey(page, map.button('Show the map'))
    await expect(map.field('Core job')).toHaveValue(JOB)
    await expect(map.goal('Emotional and social jobs', 1)).toHaveValue('Feel calm before guests arrive')
  })

  await test.step('write five more goals and save', async () => {
    await pressByKey(page, map.addGoal('Consumption chain jobs'))
    await expect(map.goal('Consumption chain jobs', 1)).toBeFocused()
    await page.keyboard.type('Purchase an oven\nClean an oven\nRepair an oven')
    await expect(map.goal('Consumption chain jobs', 3)).toHaveValue('Repair an oven')
    await pressByKey(page, map.addGoal('Financial outcomes'))
    await expect(map.goal('Financial outcomes', 1)).toBeFocused()
    await page.keyboard.type('Minimize the cost of ingredients\nMinimize the cost of energy')
    await expect(map.goal('Financial outcomes', 2)).toHaveValue('Minimize the cost of energy')
    await typeInto(page, map.field('Document name'), NAME)
    await page.keyboard.press('Control+s')
    await expect(map.status('Saved')).toBeVisible()
  })

  await test.step('start a study, open it and come back', async () => {
    await pressByKey(page, map.button('Start a study'))
    await expect(map.studyLink(JOB)).toBeFocused()
    await expect(map.status('Saved')).toBeVisible()
    await page.keyboard.press('Enter')
    const study = new StudyEditor(page)
    await expect(study.field('Job executor')).toHaveValue('Home cooks')
    await expect(study.field('Outcome statement 1.2')).toHaveValue(
      'Minimize the time it takes to buy the ingredients',
    )
    await pressByKey(page, page.getByRole('link', { name: `“${NAME}”` }))
    await expect(map.field('Core job')).toHaveValue(JOB)
    await expect(map.studyLink(JOB)).toBeVisible()
  })

  await test.step('reload with unsaved changes', async () => {
    await typeInto(page, map.field('Executor'), 'Hosts')
    await expect(map.status('Unsaved changes')).toBeVisible()
    page.once('dialog', (dialog) => dialog.accept())
    await page.reload()
    await expect(page.getByText(/^Your unsaved changes from .* are back/)).toBeVisible()
    await expect(map.field('Executor')).toHaveValue('Hosts')
    await page.keyboard.press('Control+s')
    await expect(map.status('Saved')).toBeVisible()
  })

  await test.step('find it in the list', async () => {
    await page.goto(LIST)
    await expect(page.getByRole('link', { name: NAME, exact: true })).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: '10 goals1 linked study' })).toBeVisible()
  })
})

test('two tabs on one map: the later save asks which version to keep', async ({ page, context }) => {
  await restoreSignIn(page, await addMember('maps'))
  await page.goto(LIST)
  const mine = new NeedsMap(page)
  await mine.button('New needs document').click()
  await mine.field('Document name').fill('Two tabs on one map')
  await mine.field('Core job').fill('Prepare a meal')
  await mine.save()
  await expect(page).toHaveURL(/\/needs-framework\/Two/)
  const other = await context.newPage()
  await other.goto(page.url())
  const theirs = new NeedsMap(other)
  await mine.field('Core job').fill('Prepare a meal for one')
  await theirs.field('Core job').fill('Prepare a meal for many')
  await theirs.save()
  await mine.button('Save').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('region', { name: 'Differences' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Keep mine' }).click()
  await expect(mine.status('Saved')).toBeVisible()
  // A tab without edits of its own follows.
  await expect(theirs.field('Core job')).toHaveValue('Prepare a meal for one')
})

/** Types an answer into the field of the guided start, which has the focus. */
async function answer(page: Page, label: string, text: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Guided start' })
  await expect(dialog.getByRole('textbox', { name: label, exact: true })).toBeFocused()
  await page.keyboard.type(text)
}
