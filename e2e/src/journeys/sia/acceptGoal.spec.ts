import { refusing } from '../../../../functions/src/test/modelServer/modelScripts.ts'
import { pressByKey, tabTo } from '../../support/keyboard.ts'
import { NeedsMap } from '../../support/NeedsMap.ts'
import { SiaTalk } from '../../support/SiaTalk.ts'
import { SHELL_URL } from '../../support/sharedStack.ts'
import { restoreSignIn } from '../../support/signIn.ts'
import { type CoachWithModel, startCoachWithModel } from '../../support/startCoachWithModel.ts'
import { expect, test } from '../../support/test.ts'

const STUDY = 'Bicycle for the daily ride'

// Functions of its own: with the journey to ten statements, the member would ask more than the limit for a minute. The
// built-in coach answers, because the model refuses.
let coach: CoachWithModel

test.beforeAll(async () => {
  coach = await startCoachWithModel()
  coach.model.follow(() => refusing(500))
})
test.afterAll(() => coach.release())

test('a member accepts a need into a new needs document, by keyboard', async ({ page }) => {
  const talk = new SiaTalk(page)
  await coach.answer(page)
  await restoreSignIn(page, 'tools@acme.test')

  await test.step('start a session about a stored study', async () => {
    await page.goto(`${SHELL_URL}/outcome-validation/${encodeURIComponent(STUDY)}`)
    await pressByKey(page, page.getByRole('link', { name: 'Talk to Sia' }))
    await pressByKey(page, talk.button('New session'))
    await expect(talk.answers()).toHaveCount(1)
  })

  await test.step('name a need beside the job', async () => {
    await tabTo(page, talk.message)
    await talk.skipTo('What else do they try to get done')
    await talk.say('wash the clothes after a wet ride')
  })

  await test.step('accept it into a needs document that is named like the study', async () => {
    await pressByKey(page, talk.button('Create a needs document'))
    await expect(talk.accept()).toBeFocused()
    await page.keyboard.press('Enter')
    const needs = page.getByRole('region', { name: 'Needs document' })
    await expect(needs.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible()
    await pressByKey(page, needs.getByRole('link', { name: 'Open in Needs Framework' }))
  })

  await test.step('find it there', async () => {
    const map = new NeedsMap(page)
    await expect(map.field('Document name')).toHaveValue(STUDY)
    await expect(map.goal('Related jobs', 1)).toHaveValue(/^wash the clothes/i)
  })
})
