import { addMember } from '../../../support/addMember.ts'
import { SiaTalk } from '../../../support/SiaTalk.ts'
import { SHELL_URL } from '../../../support/sharedStack.ts'
import { restoreSignIn } from '../../../support/signIn.ts'
import type { UiState } from '../UiState.ts'

/** States of the coach: an empty session, a conversation with what is next to it, and its dialogs. */
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
  {
    name: 'the reason of a proposal',
    reach: (page) => page.getByRole('button', { name: 'Why this draft?' }).click(),
    shows: (page) => page.getByRole('list', { name: 'Rules' }),
  },
  {
    name: 'a draft that a correction supersedes, and words that are not clear',
    reach: async (page) => {
      const talk = new SiaTalk(page)
      await talk.message.focus()
      await talk.say('Sorry, I meant rail commuters')
      await talk.accept().click()
      for (const answer of ['they want to reach a destination by train', 'as it is', 'board the train']) {
        await talk.message.focus()
        await talk.say(answer)
        if ((await talk.accept().count()) > 0) await talk.accept().first().click()
      }
      await talk.message.focus()
      await talk.skipTo('what takes long?')
      await talk.say('traffic')
    },
    shows: (page) => page.getByRole('region', { name: 'About “traffic”' }),
  },
  {
    name: 'a new outcome statement, whose job step can be chosen',
    reach: async (page) => {
      const talk = new SiaTalk(page)
      await talk.message.focus()
      await talk.say('finding the right platform takes long')
    },
    shows: (page) => page.getByRole('combobox', { name: 'Job step' }).first(),
  },
  {
    name: 'an accepted outcome statement',
    reach: (page) => new SiaTalk(page).accept().first().click(),
    shows: (page) =>
      page
        .getByRole('article', { name: 'Proposal' })
        .filter({ has: page.getByRole('combobox', { name: 'Job step' }), hasText: 'Accepted' })
        .first(),
  },
  {
    name: 'what is still open',
    reach: async (page) => {
      const shown = page.getByRole('button', { name: /^Still open/, expanded: true })
      if ((await shown.count()) === 0) await page.getByRole('button', { name: /^Still open/ }).click()
      await page.getByText('Questions for an interview').click()
    },
    shows: (page) => page.getByRole('button', { name: 'Copy questions' }),
  },
  {
    name: 'messages that were found',
    reach: (page) => page.getByRole('searchbox', { name: 'Search sessions' }).fill('traffic'),
    shows: (page) => page.getByRole('region', { name: 'In messages' }).getByRole('link').first(),
  },
  {
    name: 'the export of a session',
    reach: async (page) => {
      await page.getByRole('searchbox', { name: 'Search sessions' }).fill('')
      // The buttons of a row get their places while the pointer or the focus is in it.
      await page.getByRole('navigation', { name: 'Sessions' }).getByRole('link').first().hover()
      await page
        .getByRole('button', { name: /^Export / })
        .first()
        .click()
    },
    shows: (page) => page.getByRole('dialog', { name: 'Export session' }),
  },
]
