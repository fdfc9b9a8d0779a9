import type { Page } from '@playwright/test'
import { COLOR_RULES, findViolations } from '../../support/axe.ts'
import { pressByKey, tabTo } from '../../support/keyboard.ts'
import { StudyEditor } from '../../support/StudyEditor.ts'
import { SHARED_STACK_OFFSET, SHELL_URL } from '../../support/sharedStack.ts'
import { restoreSignIn } from '../../support/signIn.ts'
import { storeStudy } from '../../support/storeStudy.ts'
import { expect, test } from '../../support/test.ts'

const EMAIL = 'standard@acme.test'

/** Opens a generated study of 30 steps with ten statements each. */
async function openLargeStudy(page: Page, docName: string): Promise<StudyEditor> {
  await restoreSignIn(page, EMAIL)
  await storeStudy({ portOffset: SHARED_STACK_OFFSET, email: EMAIL, docName, statements: 300 })
  await page.goto(`${SHELL_URL}/outcome-validation/${encodeURIComponent(docName)}`)
  const editor = new StudyEditor(page)
  await expect(editor.field('Outcome statement 30.10')).toBeAttached()
  return editor
}

test('three hundred statements are edited by keyboard alone', async ({ page, context }) => {
  const editor = await openLargeStudy(page, 'Three hundred by keyboard')
  const announcement = (words: string) => page.getByText(words, { exact: true })

  await test.step('check accessibility', async () => {
    // Three hundred rows have the colors of one, which the accessibility journeys check in every scheme.
    expect(await findViolations(page, { without: COLOR_RULES })).toEqual([])
  })

  await test.step('add, write and move, and the focus follows', async () => {
    await tabTo(page, editor.field('Job'))
    await page.keyboard.press('End')
    await page.keyboard.press('ArrowDown')
    await expect(editor.field('Job step 1')).toBeFocused()
    await page.keyboard.press('Control+Enter')
    await expect(editor.field('Job step 2')).toBeFocused()
    await page.keyboard.type('Mend the gate')
    await page.keyboard.press('ArrowDown')
    await expect(editor.field('Outcome statement 2.1')).toBeFocused()
    await page.keyboard.type('Minimize the time it takes to mend a hinge')
    await page.keyboard.press('Enter')
    await expect(editor.field('Outcome statement 2.2')).toBeFocused()
    await page.keyboard.type('Minimize the number of nails lost')
    await page.keyboard.press('Alt+ArrowUp')
    await expect(editor.field('Outcome statement 2.1')).toHaveValue('Minimize the number of nails lost')
    await page.keyboard.press('Alt+ArrowUp')
    await expect(announcement('Moved to position 11 of 11 outcome statements of job step 1.')).toBeAttached()
    await expect(editor.field('Outcome statement 1.11')).toBeFocused()
  })

  await test.step('undo everything across a save, and redo it', async () => {
    await page.keyboard.press('Control+s')
    await expect(editor.status('Saved')).toBeVisible()
    for (let edit = 0; edit < 2; edit += 1) await page.keyboard.press('Control+z')
    await expect(editor.field('Outcome statement 2.2')).toHaveValue('Minimize the number of nails lost')
    await expect(editor.field('Outcome statement 2.2')).toBeFocused()
    await page.keyboard.press('Control+z')
    await expect(editor.field('Outcome statement 2.2')).toHaveValue('')
    await expect(announcement('Undone: outcome statement 2.2 changed.')).toBeAttached()
    for (let edit = 0; edit < 3; edit += 1) await page.keyboard.press('Control+Shift+z')
    await expect(editor.field('Outcome statement 1.11')).toHaveValue('Minimize the number of nails lost')
  })

  await test.step('find text outside of the viewport, and edit it', async () => {
    await page.keyboard.press('Control+f')
    await expect(page.getByRole('searchbox', { name: 'Find in study' })).toBeFocused()
    await page.keyboard.type('section 29 of')
    await expect(announcement('1 of 1: Job step 30')).toBeVisible()
    await expect(editor.field('Job step 30')).toBeInViewport()
    await pressByKey(page, editor.button('Go there'))
    await expect(editor.field('Job step 30')).toBeFocused()
    await page.keyboard.type('the last section of')
    await expect(editor.field('Job step 30')).toHaveValue('Check the last section of the fence')
  })

  await test.step('paste a table from a spreadsheet after a preview, and undo it', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const rows = Array.from(
      { length: 60 },
      (_, at) => `Sort part ${at % 3}\t"Minimize the number of ""odd"" parts\n${at}"`,
    )
    await page.evaluate((text) => navigator.clipboard.writeText(text), rows.join('\n'))
    await page.keyboard.press('Control+v')
    const preview = page.getByRole('dialog', { name: 'Add the pasted table' })
    await expect(preview.getByRole('status')).toHaveText('This adds 3 job steps and 60 outcome statements.')
    await expect(preview.getByRole('button', { name: 'Add to study' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(editor.field('Outcome statement 33.20')).toHaveValue('Minimize the number of "odd" parts 59')
    await page.keyboard.press('Control+z')
    await expect(editor.field('Job step 32')).toBeHidden()
  })

  await test.step('move a statement to any position by its number', async () => {
    await editor.field('Outcome statement 3.1').focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Move outcome statement 3.1' })
    await tabTo(page, dialog.getByRole('combobox', { name: 'To job step' }))
    await page.keyboard.type('31')
    await pressByKey(page, dialog.getByRole('button', { name: 'Move', exact: true }))
    await expect(dialog).toBeHidden()
    await expect(editor.field('Outcome statement 31.11')).toBeFocused()
  })

  await test.step('categorize a step on the job map, and return to its statements', async () => {
    // The Tab key would pass all controls of the study first, which is slow and tests nothing more.
    await page.getByRole('link', { name: 'Job map' }).focus()
    await page.keyboard.press('Enter')
    const map = page.getByRole('region', { name: 'Job map' })
    await expect(map).toBeVisible()
    await expect(page).toHaveURL(/\?view=map$/)
    await page.getByRole('combobox', { name: 'Category of job step 2', exact: true }).focus()
    await page.keyboard.press('p')
    const prepare = map.getByRole('region', { name: 'Prepare' })
    await expect(prepare.getByRole('combobox', { name: 'Category of job step 2' })).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(prepare.getByRole('button', { name: /^1 outcome statement/ })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(editor.field('Outcome statement 2.1')).toBeFocused()
  })

  await test.step('open the list of keys', async () => {
    await tabTo(page, editor.button('Add outcome statement').nth(1))
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+s')
    await expect(editor.status('Saved')).toBeVisible()
  })
})

/** The text has no remarks, so no row moves under the pointer. */
const MOVED = 'Minimize the number of nails that fall when a board is taken down'

test('statements and steps are dragged by their numbers, and Escape cancels the drag', async ({ page }) => {
  const editor = await openLargeStudy(page, 'Three hundred by pointer')
  const handle = (name: string) => editor.button(`Move ${name} to…`)
  await editor.field('Outcome statement 1.1').fill(MOVED)
  /** Lower edge of a row. Measured for each drag, because remarks can move it. */
  const lowerEdge = async (name: string) => {
    const box = await editor.field(name).boundingBox()
    return { x: box?.x ?? 0, y: (box?.y ?? 0) + (box?.height ?? 0) - 2 }
  }

  // The window scrolls when the pointer is near its edges.
  await editor.field('Outcome statement 1.1').evaluate((field) => field.scrollIntoView({ block: 'center' }))
  await handle('outcome statement 1.1').hover()
  await page.mouse.down()
  const first = await lowerEdge('Outcome statement 1.4')
  await page.mouse.move(first.x, first.y, { steps: 5 })
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect(editor.field('Outcome statement 1.1')).toHaveValue(MOVED)

  await handle('outcome statement 1.1').hover()
  await page.mouse.down()
  const second = await lowerEdge('Outcome statement 1.4')
  await page.mouse.move(second.x, second.y, { steps: 5 })
  await page.mouse.up()
  await expect(editor.field('Outcome statement 1.4')).toHaveValue(MOVED)
  await expect(page.getByRole('dialog')).toBeHidden()

  await page.getByRole('link', { name: 'Job map' }).click()
  const map = page.getByRole('region', { name: 'Job map' })
  const dragHandle = map.getByTitle('Drag it to another category').first()
  await dragHandle.hover()
  await page.mouse.down()
  const execute = map.getByRole('region', { name: 'Execute' })
  const box = await execute.boundingBox()
  await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 40, { steps: 5 })
  await page.mouse.up()
  await expect(execute.getByRole('textbox', { name: 'Job step 1', exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Write' }).click()
  await editor.save()
})
