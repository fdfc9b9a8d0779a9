import { expect } from '@playwright/test'
import { PORTS } from './sharedStack.ts'

export const CONSOLE_URL = `http://localhost:${PORTS.console}`

/** Waits for a mail with this subject and returns the link of the newest one. */
export async function mailedLink(to: string, subject: string): Promise<string> {
  let link = ''
  await expect(async () => {
    const newest = (await mailsTo(to)).find((mail) => mail.subject === subject)
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
export const mailSubjects = async (to: string): Promise<readonly string[]> =>
  (await mailsTo(to)).map(({ subject }) => subject)

/** Waits for a mail with this subject, and returns the text of the newest one. */
export async function mailedText(to: string, subject: string): Promise<string> {
  let found: Mail | undefined
  await expect(async () => {
    found = (await mailsTo(to)).find((mail) => mail.subject === subject)
    expect(found, `“${subject}” to ${to}`).toBeDefined()
  }).toPass()
  return found?.text ?? ''
}

async function mailsTo(to: string): Promise<readonly Mail[]> {
  const response = await fetch(`${CONSOLE_URL}/mails.json?${new URLSearchParams({ to })}`)
  return await response.json()
}
