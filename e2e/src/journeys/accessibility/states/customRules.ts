import { SHELL_URL } from '../../../support/sharedStack.ts'
import type { UiState } from '../UiState.ts'

const ADMIN = `${SHELL_URL}/outcome-validation-admin`

/** States of the custom rules, which tools admins edit. */
export const customRules: readonly UiState[] = [
  {
    name: 'the rules of an organization, as a form',
    reach: (page) => page.goto(ADMIN),
    shows: (page) => page.getByRole('heading', { name: 'Rules of the method' }),
  },
  {
    name: 'a text checked by both rule sets',
    reach: (page) => page.getByRole('textbox', { name: 'Text' }).fill('Reduce the ease of use'),
    shows: (page) => page.getByRole('region', { name: 'By these rules' }),
  },
  {
    name: 'rules as malformed JSON',
    reach: async (page) => {
      await page.goto(`${ADMIN}?as=json`)
      await page.getByRole('textbox', { name: 'Rules as JSON' }).fill('{ "rules": { "O99": 1 }, ')
    },
    shows: (page) => page.getByRole('list', { name: 'Problems' }),
  },
]
