import { createHash } from 'node:crypto'
import { StudioError } from '@outcome-studio/shared/domain/errors'
import {
  CALENDAR_FEEDS_PATH,
  calendarFeedPath,
  type MemberKey,
  memberPath,
} from '@outcome-studio/shared/domain/paths'
import type { Firestore } from 'firebase-admin/firestore'
import { defineString } from 'firebase-functions/params'
import { z } from 'zod'
import { isEncryptedOrLocal } from '../../network/isEncryptedOrLocal.ts'

const CALENDAR_FEED_URL = defineString('CALENDAR_FEED_URL', {
  default: '',
  description: 'Address of the function calendarFeed: https://… . http only for this machine.',
})

/** Bytes of a token: more than can be guessed. */
export const TOKEN_BYTES = 32
/** A token of 32 bytes in base64url, as the only segment of a path. */
const FEED_PATH = /^\/([\w-]{43})\.ics$/

/** The token itself is stored, so that a member can copy the address again for another device. */
const storedSchema = z.object({ token: z.string() })

/** The address cannot be made, because the parameter CALENDAR_FEED_URL is missing or malformed. */
export class CalendarSettingsError extends Error {
  override readonly name = 'CalendarSettingsError'
}

/**
 * The address at which calendar programs read a feed.
 * @throws CalendarSettingsError
 */
export function feedAddressOf(token: string): string {
  const place = CALENDAR_FEED_URL.value()
  if (!isEncryptedOrLocal(place)) throw new CalendarSettingsError('CALENDAR_FEED_URL is not usable.')
  return `${place}/${token}.ics`
}

/** The token in the path of a request; null if there cannot be one. */
export const feedTokenOf = (path: string): string | null => FEED_PATH.exec(path)?.[1] ?? null

/** The token of a member's feed; null if there is none. */
export async function readFeedToken(uid: string, firestore: Firestore): Promise<string | null> {
  const stored = await firestore.doc(calendarFeedPath(uid)).get()
  return storedSchema.safeParse(stored.data()).data?.token ?? null
}

interface NewToken {
  readonly firestore: Firestore
  readonly newToken: () => string
  readonly now: () => Date
}

/**
 * Returns the token of a member's feed, which it creates if there is none. Of two tabs, both get the same one.
 * @throws StudioError cen/sign-in-required if the account is being deleted
 */
export async function createFeedToken(
  member: MemberKey,
  { firestore, newToken, now }: NewToken,
): Promise<string> {
  const place = firestore.doc(calendarFeedPath(member.uid))
  return await firestore.runTransaction(async (transaction) => {
    const [stored, record] = await transaction.getAll(place, firestore.doc(memberPath(member)))
    // A deletion removes the record last, so that no address can be left over.
    if (record?.exists !== true) throw new StudioError('cen/sign-in-required')
    const existing = storedSchema.safeParse(stored?.data()).data?.token
    if (existing !== undefined) return existing
    const token = newToken()
    transaction.set(place, { token, tokenHash: hashOf(token), createdAt: now().toISOString() })
    return token
  })
}

/** Ends a member's address. Safe to repeat. */
export async function revokeFeedToken(uid: string, firestore: Firestore): Promise<void> {
  await firestore.doc(calendarFeedPath(uid)).delete()
}

/**
 * The id of the member whose feed has a token; null if there is none. Searching by the hash takes a time that says
 * nothing about the tokens that exist.
 */
export async function findFeedOwner(token: string, firestore: Firestore): Promise<string | null> {
  const feeds = firestore.collection(CALENDAR_FEEDS_PATH)
  const { docs } = await feeds.where('tokenHash', '==', hashOf(token)).select().limit(1).get()
  return docs[0]?.id ?? null
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')
