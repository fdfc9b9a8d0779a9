import { expect as baseExpect, type Page } from '@playwright/test'
import type { Environment } from '../../../tools/environment/src/schema/environmentSchema.ts'
import { siteOf } from '../../../tools/environment/src/schema/siteOf.ts'
import { dismissMembershipDialog } from '../support/dismissMembershipDialog.ts'
import { StudyEditor } from '../support/StudyEditor.ts'
import { storeSession } from '../support/storedSession.ts'
import { addEvent, publishEvents } from './events.ts'
import { PATIENCE } from './PATIENCE.ts'
import { runSchedules } from './runSchedules.ts'
import type { Step } from './runSteps.ts'
import { signedIn } from './signedIn.ts'
import type { Emulators } from './startEmulators.ts'
import { startFunctions } from './startFunctions.ts'
import type { Services } from './startServices.ts'

interface Surroundings {
  readonly environment: Environment
  readonly page: Page
  readonly emulators: Pick<Emulators, 'output'>
  readonly services: Pick<Services, 'mails'>
}

/** A card that the local payment provider accepts. */
const CARD = {
  'Card number': '4242 4242 4242 4242',
  'Expiry date': '12 / 39',
  'Security code': '831',
  'Name on card': 'Olga Official',
} as const
const STATEMENT = 'Minimize the time it takes to find the cause of the damage'
const TOPIC = 'Interviews that find outcomes'

const expect = baseExpect.configure({ timeout: PATIENCE })

/**
 * Each schedule runs once, which brings in the catalogue of the payment provider and the events of Zoom. A new member
 * signs in, pays, writes a study, has it checked by the server, saves it, reloads it, and registers for an event.
 */
export function officialJourney(surroundings: Surroundings): readonly Step[] {
  const { environment, page, emulators, services } = surroundings
  const { origin } = siteOf(environment, 'shell')
  const editor = new StudyEditor(page)
  return [
    {
      name: 'Each schedule runs once',
      run: async () => {
        await addEvent(environment, TOPIC)
        await runSchedules(environment, emulators)
      },
    },
    { name: 'A new member signs in, has a record, and is at home', run: () => signIn(surroundings) },
    { name: 'The member pays, and the membership is active', run: () => pay(page, environment) },
    {
      name: 'A study is written, and checked by the server',
      run: async () => {
        await page.goto(`${origin}/outcome-validation`)
        await writeStudy(editor)
        await editor.button('Run validation').click()
        await expect(page.getByText(/^Validated \d+ texts/)).toBeVisible()
      },
    },
    {
      name: 'The study is saved, and opens again after a reload',
      run: async () => {
        await editor.button('Save').click()
        await expect(editor.status('Saved')).toBeVisible()
        await page.reload()
        await expect(editor.field('Outcome statement 1.1')).toHaveValue(STATEMENT)
      },
    },
    {
      name: 'The member registers for an event that came from Zoom',
      run: async () => {
        await publishEvents(environment)
        await page.goto(`${origin}/live-events`)
        await page.getByRole('link', { name: TOPIC }).click()
        await page.getByRole('button', { name: 'Register', exact: true }).click()
        await expect(page.getByText('You are registered.')).toBeVisible()
      },
    },
    {
      name: 'A mail confirms the registration',
      run: async () => {
        const subjects = () => services.mails().map(({ subject }) => subject)
        await expect.poll(subjects).toContainEqual(expect.stringContaining(TOPIC))
      },
    },
  ]
}

async function signIn({ environment, page, emulators }: Surroundings): Promise<void> {
  const { origin } = siteOf(environment, 'shell')
  await startFunctions(environment, emulators)
  await dismissMembershipDialog(page)
  const member = await signedIn(environment)
  await storeSession(page, member, origin, environment.firebase.apiKey)
  await page.goto(origin)
  await expect(page.getByRole('heading', { name: /^Hello/ })).toBeVisible()
  await page.getByRole('button', { name: 'Reject all' }).click()
}

/** Pays on the provider's page. The webhook then gives access. */
async function pay(page: Page, environment: Environment): Promise<void> {
  const { origin } = siteOf(environment, 'shell')
  await page.goto(`${origin}/auth/plan`)
  await page.getByRole('button', { name: 'Subscribe', exact: true }).click()
  await expect(page.getByRole('heading', { name: /^Subscribe to/, level: 1 })).toBeVisible()
  expect(new URL(page.url()).origin).toBe(environment.payments.apiOrigin)
  for (const [name, value] of Object.entries(CARD)) {
    await page.getByRole('textbox', { name, exact: true }).fill(value)
  }
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByText('Your membership is active').first()).toBeVisible()
  expect(new URL(page.url()).origin).toBe(origin)
}

async function writeStudy(editor: StudyEditor): Promise<void> {
  await editor.button('New study').click()
  await editor.field('Study name').fill('Repair a bicycle')
  await editor.field('Job executor').fill('Bicycle mechanics')
  await editor.field('Job').fill('Repair a damaged bicycle')
  await editor.button('Add job step').click()
  await editor.field('Job step 1').fill('Determine the cause of the damage')
  await editor.field('Outcome statement 1.1').fill(STATEMENT)
}
