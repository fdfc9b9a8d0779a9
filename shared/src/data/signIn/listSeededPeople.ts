import * as z from 'zod/mini'
import type { RuntimeConfig } from '../runtimeConfig/RuntimeConfig.ts'

const seededPeopleSchema = z.array(
  z.object({
    uid: z.string(),
    email: z.string(),
    name: z.string(),
    customToken: z.string(),
  }),
)

/** Whether this is a local build, defined by the build. */
declare const DEVELOPER_PAGES: boolean

/** A person of the local cloud with a token to sign in as them. */
export type SeededPerson = Readonly<z.infer<typeof seededPeopleSchema>[number]>

/**
 * The people of the local cloud; none in production.
 * @throws TypeError if the local cloud does not respond, ZodError for an invalid response
 */
export async function listSeededPeople(
  { emulators }: RuntimeConfig,
  fetchJson: typeof fetch,
): Promise<readonly SeededPerson[]> {
  if (!DEVELOPER_PAGES || !emulators) return []
  const response = await fetchJson(new URL('/local-cloud/people', emulators.authUrl))
  return seededPeopleSchema.parse(await response.json())
}
