import { breakCalls } from '../../../support/faults.ts'
import { paletteOf } from '../../../support/paletteOf.ts'
import { publishVersion } from '../../../support/publishVersion.ts'
import { SHELL_URL } from '../../../support/sharedStack.ts'
import { restoreSignIn } from '../../../support/signIn.ts'
import { untilStored } from '../../../support/storedSnapshots.ts'
import { withoutSnapshots } from '../../../support/withoutSnapshots.ts'
import { CALLS } from '../../faults/CALLS.ts'
import { openHomeWithoutChecklist } from '../checklist.ts'
import type { UiState } from '../UiState.ts'

/** States of the shell for a standard member, including errors that anybody can see. */
export const member: readonly UiState[] = [
  {
    name: 'an update notice',
    reach: async (page) => {
      await publishVersion(page, '20.0.0')
      await restoreSignIn(page, 'standard@acme.test')
      await openHomeWithoutChecklist(page)
    },
    shows: (page) => page.getByRole('region', { name: 'Update available' }),
  },
  {
    name: 'home',
    reach: (page) => page.getByRole('button', { name: 'Close the update notice' }).click(),
    shows: (page) => page.getByText('Yearly membership'),
  },
  {
    name: 'the command palette',
    reach: (page) => page.keyboard.press('Control+k'),
    shows: (page) => page.getByRole('group', { name: 'Recent' }).getByRole('option').first(),
  },
  {
    name: 'the palette with results',
    reach: (page) => paletteOf(page).fill('live'),
    shows: (page) => page.getByRole('option', { name: 'Live Events' }),
  },
  {
    name: 'the palette without results',
    reach: (page) => paletteOf(page).fill('zzz'),
    shows: (page) => page.getByText('Nothing found for “zzz”.'),
  },
  {
    name: 'a loading feature',
    reach: async (page) => {
      const slow = await breakCalls(page.context(), 'slow', CALLS.featureManifest)
      await page.goto(`${SHELL_URL}/outcome-validation`)
      return slow
    },
    shows: (page) => page.getByText('Loading Outcome Validation'),
  },
  {
    name: 'a feature that is down',
    reach: async (page) => {
      const broken = await breakCalls(page.context(), 'offline', CALLS.featureManifest)
      await page.goto(`${SHELL_URL}/outcome-validation`)
      return broken
    },
    shows: (page) => page.getByRole('alert').getByRole('button', { name: 'Try again' }),
  },
  {
    name: 'the profile above the page while its feature is down',
    reach: async (page) => {
      const broken = await breakCalls(page.context(), 'offline', CALLS.featureManifest)
      await openHomeWithoutChecklist(page)
      await page.getByRole('button', { name: 'User Settings' }).click()
      return broken
    },
    shows: (page) => page.getByRole('dialog').getByRole('button', { name: 'Try again' }),
  },
  {
    name: 'a dialog that cannot be loaded',
    reach: async (page) => {
      await page.keyboard.press('Escape')
      const broken = await breakCalls(page.context(), 'failing', CALLS.shellFiles)
      await page.keyboard.press('Control+k')
      await page.getByRole('button', { name: 'Close notification' }).focus()
      return broken
    },
    shows: (page) => page.getByText('This part of the page could not be loaded.'),
  },
  {
    name: 'home as this device stored it',
    reach: async (page) => {
      await page.goto(SHELL_URL)
      await untilStored(page, 'member', 'studies list', 'needs list')
      const away = await breakCalls(page.context(), 'offline', CALLS.record, CALLS.lists, CALLS.listener)
      await page.goto(SHELL_URL)
      return away
    },
    shows: (page) => page.getByText(/^Offline\. Saved on this device/),
  },
  {
    name: 'a loading account',
    reach: async (page) => {
      await withoutSnapshots(page)
      const slow = await breakCalls(page.context(), 'slow', CALLS.record, CALLS.listener)
      await page.goto(SHELL_URL)
      return slow
    },
    shows: (page) => page.getByText('Loading your account'),
  },
  {
    name: 'an account that loads slowly',
    reach: async (page) => {
      const slow = await breakCalls(page.context(), 'slow', CALLS.record, CALLS.listener)
      await page.clock.install()
      await page.goto(SHELL_URL)
      await page.getByText('Loading your account').waitFor({ state: 'attached' })
      await page.clock.fastForward(10_000)
      return slow
    },
    shows: (page) => page.getByText('This is taking longer than usual.'),
  },
  {
    name: 'an account that cannot be read',
    reach: async (page) => {
      const broken = await breakCalls(page.context(), 'refused', CALLS.record, CALLS.listener)
      await page.goto(SHELL_URL)
      return broken
    },
    shows: (page) => page.getByText('Your account could not be loaded.'),
  },
  {
    name: 'a failed sign-out',
    reach: async (page) => {
      await page.goto(SHELL_URL)
      await page.getByRole('heading', { name: /^Hello/ }).waitFor()
      await page.evaluate(() => {
        const remove = IDBObjectStore.prototype.delete
        IDBObjectStore.prototype.delete = function (key) {
          if (String(key).startsWith('firebase:authUser')) throw new DOMException('Broken by the test.')
          return remove.call(this, key)
        }
      })
      await page.getByRole('button', { name: 'Sign Out' }).click()
    },
    shows: (page) => page.getByText('You are still signed in.'),
  },
  {
    name: 'a link to the log-out screen',
    reach: (page) => page.goto(`${SHELL_URL}/logout`),
    shows: (page) => page.getByRole('heading', { name: 'Sign out of Outcome Studio?' }),
  },
  {
    name: 'a sign-out with unsaved changes on the device',
    reach: async (page) => {
      await page.evaluate(() => {
        localStorage.setItem('outcome-studio:draft:standard:study:tab', '{}')
      })
      await page.reload()
    },
    shows: (page) => page.getByRole('alertdialog', { name: 'Keep your unsaved changes on this device?' }),
  },
  {
    name: 'signed out while the identity provider is down',
    reach: async (page) => {
      const broken = await breakCalls(page.context(), 'offline', CALLS.providerAnswers)
      await page.getByRole('button', { name: 'Delete and sign out' }).click()
      return broken
    },
    shows: (page) => page.getByRole('heading', { name: 'You are signed out' }),
  },
]
