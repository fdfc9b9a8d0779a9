import { expect } from '@playwright/test'
import { PORTS } from './sharedStack.ts'

export const CONSOLE_URL = `http://localhost:${PORTS.console}`

/** Waits for a mail with this subject and returns the link of the newest one. */
export async function mailedLink(to: string, subject: string): Promise<string> {
  let link = ''
  await expect(async () => {
    const response = await fetch(`${CONSOLE_URL}/mails.json?${new URLSearchParams({ to })}`)
    const mails: readonly { readonly subject: string; readonly text: string }[] = await response.json()
    const newest = mails.find((mail) => mail.subject === subject)
    link = /https?:\/\/\S+/.exec(newest?.text ?? '')?.[0] ?? ''
    expect(link, `a link in “${subject}” to ${to}`).not.toBe('')
  }).toPass()
  return link
}

/** A mail in the local mailbox. */
interface Mail {
  readonly subject: string
  readonly text: string
}

/** Subjects of all mails to an address, newest first. */
export async function mailSubjects(to: string): Promise<readonly string[]> {
  const response = await fetch(`${CONSOLE_URL}/mails.json?${new URLSearchParams({ to })}`)
  const mails: readonly Mail[] = await response.json()
  return mails.map(({ subject }) => subject)
}
