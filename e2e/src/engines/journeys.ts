import { randomUUID } from 'node:crypto'
import { SEED_PASSWORD } from '../../../tools/seed/src/people/SEED_PASSWORD.ts'
import type { EngineUser } from './EngineUser.ts'

/** A seeded member who may use everything. Each engine has one of its own, because all share one stack. */
export interface EngineMember {
  readonly email: string
  readonly firstName: string
}

export interface EngineJourney {
  readonly name: string
  /** @param shellUrl for example "http://localhost:3000" */
  readonly run: (user: EngineUser, shellUrl: string, member: EngineMember) => Promise<void>
}

/** A message of the member is followed by a whole answer. */
const ANSWER_CAME = `(() => {
  const said = [...document.querySelectorAll('article[aria-label="You"], article[aria-label="Sia"]')]
  const answer = said.at(-1)
  return said.at(-2)?.getAttribute('aria-label') === 'You' && answer.getAttribute('aria-busy') === 'false'
})()`

/** Sia has said the first words, and the member none. */
const IS_GREETED = `document.querySelector('article[aria-label="Sia"]') !== null &&
  document.querySelector('article[aria-label="You"]') === null`

/** Reads the storage of the sign-in without a pause, so that the page is left while it waits for a result. */
const READ_STORAGE = `void (indexedDB.open('firebaseLocalStorageDb').onsuccess = ({ target: { result } }) => {
  const store = result.transaction('firebaseLocalStorage').objectStore('firebaseLocalStorage')
  const readAgain = () => (store.getAll().onsuccess = readAgain)
  readAgain()
  document.documentElement.dataset.reads = ''
})`

const shortId = () => randomUUID().slice(0, 6)

/** The main journeys, in this order: the first one signs in. Each can run again on the same stack. */
export const ENGINE_JOURNEYS: readonly EngineJourney[] = [
  {
    name: 'sign in at the identity provider, and stay signed in after a reload',
    run: async (user, shellUrl, { email, firstName }) => {
      await user.page.goto(`${shellUrl}/auth/signin?next=%2F`)
      await user.click('button', 'Sign in')
      await user.see('heading', 'Log in')
      await user.fill('textbox', 'Email address', email)
      await user.fill('textbox', 'Password', SEED_PASSWORD)
      await user.click('button', 'Continue')
      const hello = new RegExp(`^Hello, ${firstName}`)
      await user.see('heading', hello)
      await user.page.reload()
      await user.see('heading', hello)
    },
  },
  {
    name: 'write a study, see its checks, save it by key, reload it',
    run: async (user, shellUrl) => {
      const name = `Bicycle ${shortId()}`
      await user.page.goto(`${shellUrl}/outcome-validation`)
      await user.click('button', 'New study')
      await user.fill('textbox', 'Study name', name)
      await user.fill('textbox', 'Job executor', 'Mechanics')
      await user.fill('textbox', 'Job', 'Repair a bicycle')
      await user.click('button', 'Add job step')
      await user.fill('textbox', 'Job step 1', 'Find the damage')
      await user.page.press('Enter')
      await user.fill('textbox', 'Outcome statement 1.1', 'Brakes should be easy to adjust')
      await user.seeText('Start with a direction and a measure')
      await user.page.press('Control+s')
      await user.see('status', 'Saved')
      await user.page.reload()
      await user.seeValue('textbox', 'Study name', name)
      await user.seeValue('textbox', 'Outcome statement 1.1', 'Brakes should be easy to adjust')
    },
  },
  {
    name: 'map needs, save and reload them',
    run: async (user, shellUrl) => {
      const name = `Meals ${shortId()}`
      await user.page.goto(`${shellUrl}/needs-framework`)
      await user.click('button', 'New needs document')
      await user.fill('textbox', 'Document name', name)
      await user.fill('textbox', 'Executor', 'Cooks')
      await user.fill('textbox', 'Core job', 'Prepare a meal')
      await user.click('button', 'Save')
      await user.see('status', 'Saved')
      await user.page.reload()
      await user.seeValue('textbox', 'Document name', name)
      await user.seeValue('textbox', 'Core job', 'Prepare a meal')
    },
  },
  {
    name: 'leave while the storage is read, come back, register for a live event, and cancel',
    run: async (user, shellUrl) => {
      await user.page.evaluate(READ_STORAGE)
      await user.until('The read of the storage', "document.documentElement.matches('[data-reads]')")
      await user.page.goto('about:blank')
      await user.page.goto(`${shellUrl}/live-events`)
      await user.fill('searchbox', 'Find an event', 'two lang')
      await user.click('link', /^Statements in two languages/)
      await user.see('heading', 'Statements in two languages')
      await user.click('button', 'Register')
      await user.seeText('You are registered.')
      await user.click('button', 'Cancel registration')
      await user.see('button', 'Register')
    },
  },
  {
    name: 'talk with Sia and read an answer',
    run: async (user, shellUrl) => {
      await user.page.goto(`${shellUrl}/sia`)
      await user.see('button', 'Choose the study of a new session')
      const latest = await user.page.evaluate('location.pathname')
      await user.click('button', 'Choose the study of a new session')
      await user.click('menuitem', 'About a new study')
      // Until then, the field is that of the latest session, which may be about a new study too.
      await user.until('The new session', `location.pathname !== ${JSON.stringify(latest)} && ${IS_GREETED}`)
      await user.see('heading', 'New study')
      await user.fill('textbox', 'Message', 'Nurses')
      await user.page.press('Enter')
      await user.until('An answer of Sia after the message', ANSWER_CAME)
      await user.see('button', 'Send')
    },
  },
]
