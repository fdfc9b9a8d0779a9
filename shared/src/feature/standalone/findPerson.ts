import type { SeededToken, StandaloneData } from './StandaloneData.ts'

/** A feature cannot run alone. The page shows the message, which names the reason and the remedy for the developer. */
export class StandaloneError extends Error {
  override readonly name = 'StandaloneError'
}

/**
 * Finds a seeded person of the local cloud.
 *
 * @throws StandaloneError if the local cloud does not respond or has no person with this e-mail
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
