import { addMember } from '../../../support/addMember.ts'
import { SiaTalk } from '../../../support/SiaTalk.ts'
import { SHELL_URL } from '../../../support/sharedStack.ts'
import { restoreSignIn } from '../../../support/signIn.ts'
import type { UiState } from '../UiState.ts'

/** States of the coach: an empty session, and a conversation with a proposal. */
export const sia: readonly UiState[] = [
  {
    name: 'a session just begun',
    reach: async (page) => {
      await restoreSignIn(page, await addMember('talks', { hasVCAccess: true }))
      await page.goto(`${SHELL_URL}/sia/${crypto.randomUUID()}`)
    },
    shows: (page) => new SiaTalk(page).message,
  },
  {
    name: 'a conversation with a proposal',
    reach: async (page) => {
      const talk = new SiaTalk(page)
      await talk.message.focus()
      await talk.say('rail passengers')
    },
    shows: (page) => new SiaTalk(page).accept(),
  },
]
