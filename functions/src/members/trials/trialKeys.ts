import { createHmac } from 'node:crypto'
import { defineSecret } from 'firebase-functions/params'

/** Key of the hashes. Functions that grant or remember trials list it among their secrets. Never change it. */
export const TRIAL_KEY = defineSecret('TRIAL_KEY')

/** What identifies a person beyond their account, which they can delete and create again. */
export interface TrialPerson {
  readonly email: string
  /** Subjects at identity providers, each as provider|subject. */
  readonly subjects: readonly string[]
}

/**
 * Keys under which a person's trial in a domain is remembered, one for each way to recognize them.
 * @param secret value of TRIAL_KEY; prevents finding the person of a key by trying addresses
 * @throws Error for an empty secret
 */
export function trialKeys(
  domain: string,
  { email, subjects }: TrialPerson,
  secret: string,
): readonly string[] {
  if (secret === '') throw new Error('The secret TRIAL_KEY has no value.')
  const hash = (...parts: readonly string[]) =>
    createHmac('sha256', secret).update(JSON.stringify(parts)).digest('hex')
  return [
    ...(email === '' ? [] : [hash(domain, 'email', mailboxOf(email))]),
    ...subjects.map((subject) => hash(domain, 'subject', subject)),
  ]
}

/** ada+trial2@acme.test is the mailbox of ada@acme.test. */
const mailboxOf = (email: string): string => email.toLowerCase().replace(/(?<=[^+])\+[^@]*(?=@)/, '')
