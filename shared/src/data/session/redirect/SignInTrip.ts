import { StudioError } from '@outcome-studio/shared/domain'
import * as z from 'zod/mini'

/** Why a person was sent to the identity provider. */
const tripSchema = z.union([
  z.object({ purpose: z.literal('signIn') }),
  z.object({ purpose: z.literal('signUp') }),
  z.object({
    purpose: z.literal('reauthenticate'),
    /** Who is to prove who they are. */
    uid: z.string(),
    /** Path of this product to go on at. */
    returnTo: z.string(),
  }),
])
export type SignInTrip = Readonly<z.infer<typeof tripSchema>>

const KEY = 'outcome-studio:sign-in-trip'

/**
 * Remembers in this tab that a person is at the identity provider, so that other pages need not look for an answer.
 * @throws StudioError cen/storage-blocked, where no answer could be taken either
 */
export function keepTrip(trip: SignInTrip, storage: () => Storage = () => sessionStorage): void {
  try {
    storage().setItem(KEY, JSON.stringify(trip))
  } catch (cause) {
    throw new StudioError('cen/storage-blocked', { cause })
  }
}

/** The trip under way in this tab; null when there is none, or storage is blocked, where none could begin. */
export function readTrip(storage: () => Storage = () => sessionStorage): SignInTrip | null {
  try {
    return tripSchema.parse(JSON.parse(storage().getItem(KEY) ?? 'null'))
  } catch {
    return null
  }
}

export function forgetTrip(storage: () => Storage = () => sessionStorage): void {
  try {
    storage().removeItem(KEY)
  } catch {
    // What cannot be reached was never kept.
  }
}
