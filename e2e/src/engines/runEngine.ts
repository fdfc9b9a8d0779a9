import type { Engine } from './EnginePage.ts'
import { EngineUser } from './EngineUser.ts'
import type { EngineJourney, EngineMember } from './journeys.ts'

/** A journey that failed in an engine. */
export interface EngineFailure {
  readonly name: string
  readonly message: string
}

/**
 * Runs the journeys one after the other in an engine. After a failure the rest runs too, but for a failed sign-in.
 * @returns the failures
 */
export async function runEngine(
  { name, page }: Pick<Engine, 'name' | 'page'>,
  journeys: readonly EngineJourney[],
  shellUrl: string,
  member: EngineMember,
): Promise<readonly EngineFailure[]> {
  const user = new EngineUser(page)
  const failures: EngineFailure[] = []
  for (const [at, journey] of journeys.entries()) {
    const begin = Date.now()
    try {
      await journey.run(user, shellUrl, member)
      process.stderr.write(`${name}: ${journey.name} (${Date.now() - begin} ms)\n`)
    } catch (error) {
      failures.push({ name: `${name}: ${journey.name}`, message: messageOf(error) })
      if (at > 0) continue
      const rest = journeys.slice(1).map((left) => `${name}: ${left.name}`)
      return [...failures, ...rest.map((left) => ({ name: left, message: 'The sign-in failed.' }))]
    }
  }
  return failures
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
