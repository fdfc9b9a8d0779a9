import { addMember } from '../../support/addMember.ts'
import { SiaTalk } from '../../support/SiaTalk.ts'
import { SHELL_URL } from '../../support/sharedStack.ts'
import { restoreSignIn } from '../../support/signIn.ts'
import { expect, test } from '../../support/test.ts'

test('a member accepts a proposal and looks at the study on a phone, by touch', async ({ page }) => {
  const talk = new SiaTalk(page)
  const write = async (text: string) => {
    const before = await talk.answers().count()
    await talk.message.tap()
    await page.keyboard.type(text)
    await talk.button('Send').tap()
    await talk.waitForAnswer(before + 1)
  }
  // Sia answers a member's calls up to a number per minute.
  await restoreSignIn(page, await addMember('talks', { hasVCAccess: true }))
  await page.goto(`${SHELL_URL}/sia`)

  await test.step('start a session about a new study', async () => {
    await talk.button('Sessions').tap()
    await talk.button('Choose the study of a new session').tap()
    await page.getByRole('menuitem', { name: 'About a new study' }).tap()
    await expect(talk.answers()).toHaveCount(1)
  })

  await test.step('name the executor and the job', async () => {
    await write('rail passengers')
    await talk.accept().tap()
    await expect(talk.accept()).toHaveCount(0)
    await write('they want to reach a destination by train')
    await talk.accept().first().tap()
  })

  await test.step('answer in lines what comes before and after', async () => {
    await write('As it is. Board the train, leave the train')
    const lines = talk.log.getByRole('region', { name: 'Finish the sentences' })
    const first = lines.getByRole('textbox', { name: 'Before:', exact: true })
    await first.tap()
    await page.keyboard.type('choose a connection')
    await expect(first).toHaveAccessibleDescription('Draft: Choose a connection')
    const before = await talk.answers().count()
    await lines.getByRole('button', { name: 'Send these lines' }).tap()
    await talk.waitForAnswer(before + 1)
    const last = (name: string) => talk.log.getByRole('article', { name, exact: true }).last()
    await expect(last('You')).toContainText('Before: choose a connection')
    await expect(last('Proposal')).toContainText('Choose a connection')
  })

  await test.step('look at the study and come back', async () => {
    await talk.button('Study').tap()
    await expect(talk.study.getByText(/rail passengers/i)).toBeVisible()
    await expect(talk.study.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible()
    await expect(talk.message).toBeHidden()
    await talk.button('Conversation').tap()
    await expect(talk.message).toBeVisible()
    await expect(talk.study).toBeHidden()
  })
})
