import { checkText } from '@outcome-studio/shared/domain/checker'
import { WILLING } from '../../../../functions/src/sia/coach/testing/scripts.ts'
import { addMember } from '../../support/addMember.ts'
import { pressByKey, tabTo } from '../../support/keyboard.ts'
import { SiaTalk } from '../../support/SiaTalk.ts'
import { SHELL_URL } from '../../support/sharedStack.ts'
import { restoreSignIn } from '../../support/signIn.ts'
import { expect, test } from '../../support/test.ts'

/** Messages that are sent before the page is reloaded. */
const BEFORE_RELOAD = 9

test('a member talks from nothing to ten outcome statements, by keyboard alone', async ({ page }) => {
  const talk = new SiaTalk(page)
  const saved = talk.study.getByRole('status').filter({ hasText: /^Saved$/ })
  const statements = talk.study.getByRole('list', { name: /^Outcome statements/ }).getByRole('listitem')
  // The opening is not stored: it speaks about the study as it is now.
  const exchange = async () => (await talk.log.getByRole('article').allTextContents()).slice(1)
  const answer = async (messages: readonly string[]) => {
    for (const message of messages) {
      await talk.say(message)
      await talk.acceptByKey()
    }
    await expect(saved).toBeVisible()
  }
  // Each session of an earlier journey would be two more tab stops before the message.
  await restoreSignIn(page, await addMember('ten-statements', { hasVCAccess: true }))
  await page.goto(`${SHELL_URL}/sia`)

  await test.step('start a session about a new study', async () => {
    await pressByKey(page, talk.button('Choose the study of a new session'))
    await page.keyboard.press('ArrowDown')
    const choice = page.getByRole('menuitem', { name: 'About a new study' })
    while (!(await choice.evaluate((element) => element === document.activeElement)))
      await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(talk.study.getByRole('heading', { name: 'New study' })).toBeVisible()
    await expect(talk.answers()).toHaveCount(1)
    await tabTo(page, talk.message)
  })

  await test.step('answer, accept what is proposed, and reload', async () => {
    await answer(WILLING.slice(0, BEFORE_RELOAD))
    const [said, accepted] = [await exchange(), await statements.allTextContents()]
    expect(accepted.length).toBeGreaterThan(0)
    await page.reload()
    await expect(statements).toHaveText(accepted.map(withoutMark))
    await expect.poll(exchange).toEqual(said)
  })

  await test.step('go on to ten statements', async () => {
    await tabTo(page, talk.message)
    await answer(WILLING.slice(BEFORE_RELOAD))
    expect(await statements.count()).toBeGreaterThanOrEqual(10)
  })

  await test.step('open the study in Outcome Validation', async () => {
    const accepted = (await statements.allTextContents()).map(withoutMark)
    await pressByKey(page, talk.study.getByRole('link', { name: 'Open in Outcome Validation' }))
    const fields = page.getByRole('textbox', { name: /^Outcome statement \d/ })
    await expect(fields).toHaveCount(accepted.length)
    const values = await fields.evaluateAll((all) => all.map((field) => Reflect.get(field, 'value')))
    expect(values).toEqual(accepted)
    const errors = accepted.flatMap((text) =>
      checkText('outcomeStatement', text).filter(({ severity }) => severity === 'error'),
    )
    expect(errors).toEqual([])
  })
})

/** A statement without the hidden mark of what was accepted last. */
const withoutMark = (text: string): string => text.replace(/^New: /, '')
