import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

/** Switches off in one click what a mail was about. */
export interface Unsubscription {
  readonly uid: string
  readonly domain: string
  /** The field of the member's record that becomes false. */
  readonly field: 'eventReminders'
}

/** How long the link of a mail works. The law of several countries asks for 30 days. */
const LONGEST = 180 * 86_400_000

const payloadSchema = z.tuple([z.string(), z.string(), z.literal('eventReminders'), z.number()])

/**
 * Signs an unsubscription, for a link that works without signing in.
 * @param secret value of UNSUBSCRIBE_KEY: one key, or while it is rotated several, separated by commas. The first signs
 * @param now milliseconds since 1970
 */
export function unsubscribeToken(
  { uid, domain, field }: Unsubscription,
  secret: string,
  now: number,
): string {
  const [key = ''] = keysOf(secret)
  const payload = Buffer.from(JSON.stringify([uid, domain, field, now])).toString('base64url')
  return `${payload}.${signatureOf(payload, key).toString('base64url')}`
}

/**
 * Reads the token of a link.
 * @param secret as of unsubscribeToken; any of its keys may have signed
 * @returns `forged` if we did not sign it, `old` if it has expired
 */
export function readUnsubscribeToken(
  token: string,
  secret: string,
  now: number,
): Unsubscription | 'forged' | 'old' {
  const [payload = '', signature = '', ...others] = token.split('.')
  const given = Buffer.from(signature, 'base64url')
  const isOwn = keysOf(secret).some((key) => {
    const expected = signatureOf(payload, key)
    return others.length === 0 && given.length === expected.length && timingSafeEqual(given, expected)
  })
  if (!isOwn) return 'forged'
  const [uid, domain, field, signedAt] = payloadSchema.parse(
    JSON.parse(Buffer.from(payload, 'base64url').toString()),
  )
  return now - signedAt > LONGEST ? 'old' : { uid, domain, field }
}

const keysOf = (secret: string): readonly string[] =>
  secret
    .split(',')
    .map((key) => key.trim())
    .filter((key) => key !== '')

/** The prefix prevents a signature for another purpose from being accepted. */
const signatureOf = (payload: string, key: string): Buffer =>
  createHmac('sha256', key).update(`unsubscribe:${payload}`).digest()
