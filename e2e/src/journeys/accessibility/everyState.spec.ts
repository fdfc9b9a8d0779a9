import { restoreSignIn } from '../../support/signIn.ts'
import { test } from '../../support/test.ts'
import { checkStates } from './checkStates.ts'
import { customRules } from './states/customRules.ts'
import { eventsAdmin } from './states/eventsAdmin.ts'
import { evidence } from './states/evidence.ts'
import { identityPages } from './states/identityPages.ts'
import { languageModel } from './states/languageModel.ts'
import { liveEvents } from './states/liveEvents.ts'
import { managingEvents } from './states/managingEvents.ts'
import { member } from './states/member.ts'
import { needs } from './states/needs.ts'
import { newcomer } from './states/newcomer.ts'
import { people } from './states/people.ts'
import { plans, restorePlan } from './states/plans.ts'
import { releases } from './states/releases.ts'
import { sia } from './states/sia.ts'
import { signedOut } from './states/signedOut.ts'
import { studies } from './states/studies.ts'
import { survey } from './states/survey.ts'
import { views } from './states/views.ts'

// Each of them may run in any worker: together they take longer than all other files.
test.describe.configure({ mode: 'parallel' })
// Entry animations would change the measured colors.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('signed out', ({ page }) => checkStates(page, signedOut))

test('the identity provider and the mailbox', ({ page }) => checkStates(page, identityPages))

test('a new member', ({ page }) => checkStates(page, newcomer))

test('a member', ({ page }) => checkStates(page, member))

test('studies', async ({ page }) => {
  await restoreSignIn(page, 'standard@acme.test')
  await checkStates(page, studies)
})

test('every view of a study', async ({ page }) => {
  await restoreSignIn(page, 'standard@acme.test')
  await checkStates(page, views)
})

test('evidence', async ({ page }) => {
  await restoreSignIn(page, 'standard@acme.test')
  await checkStates(page, evidence)
})

test('a survey and its segments', async ({ page }) => {
  await restoreSignIn(page, 'standard@acme.test')
  await checkStates(page, survey)
})

test('needs documents', ({ page }) => checkStates(page, needs))

test('a conversation with the coach', ({ page }) => checkStates(page, sia))

test('custom rules', async ({ page }) => {
  await restoreSignIn(page, 'tools@acme.test')
  await checkStates(page, customRules)
})

test('releases of features', async ({ page }) => {
  await restoreSignIn(page, 'tools@acme.test')
  await checkStates(page, releases)
})

test('the language model', async ({ page }) => {
  await restoreSignIn(page, 'tools@acme.test')
  await checkStates(page, languageModel)
})

test('live events', async ({ page }) => {
  await restoreSignIn(page, 'admin@acme.test')
  await checkStates(page, liveEvents)
})

test('the admin view of live events', async ({ page }) => {
  await restoreSignIn(page, 'tools@acme.test')
  await checkStates(page, eventsAdmin)
})

test('what a community manager does', async ({ page }) => {
  await restoreSignIn(page, 'tools@acme.test')
  await checkStates(page, managingEvents)
})

test('every other kind of member', ({ page }) => checkStates(page, people))

test('the plan page', async ({ page }) => {
  try {
    await checkStates(page, plans)
  } finally {
    await restorePlan()
  }
})
