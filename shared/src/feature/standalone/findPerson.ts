import type { SeededToken, StandaloneData } from './StandaloneData.ts'
import { StandaloneError } from './StandaloneError.ts'

/**
 * Finds one of the local cloud's people.
 *
 * @throws StandaloneError when the local cloud does not answer or has nobody of this e-mail
 */
export async function findPerson<Config>(
  email: string,
  config: Config,
  { listSeededPeople }: Pick<StandaloneData<Config>, 'listSeededPeople'>,
): Promise<SeededToken> {
  const people = await listSeededPeople(config, fetch).catch((cause: unknown) => {
    throw new StandaloneError('The local cloud does not answer. Start it and reload the page.', { cause })
  })
  const person = people.find((each) => each.email === email)
  if (person) return person
  const known = people.map((each) => each.email).join(', ')
  throw new StandaloneError(
    known === ''
      ? 'The local cloud has no people yet. Reload the page once it is seeded.'
      : `Nobody is seeded as ${email}. Add ?as= and one of these to the address: ${known}.`,
  )
}
