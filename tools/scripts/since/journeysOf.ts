import { JOURNEYS } from './JOURNEYS.ts'

const FOLDER = 'e2e/src/journeys/'

/**
 * The journeys that show a file: those of the longest place in `JOURNEYS` that holds it.
 *
 * @param file path from the root
 * @param journeys paths of all journeys
 */
export function journeysOf(file: string, journeys: readonly string[]): readonly string[] {
  const place = placeOf(file)
  const named = place === undefined ? [] : (JOURNEYS[place] ?? [])
  return journeys.filter((path) => named.some((name) => isNamed(path, name)))
}

/** The row of `JOURNEYS` that a file belongs to. */
export function placeOf(file: string): string | undefined {
  const places = Object.keys(JOURNEYS).filter((place) => file === place || file.startsWith(`${place}/`))
  return places.toSorted((one, other) => other.length - one.length)[0]
}

/** True if a name in `JOURNEYS` is a journey or its folder. */
export function isNamed(journey: string, name: string): boolean {
  return journey === `${FOLDER}${name}.spec.ts` || journey.startsWith(`${FOLDER}${name}/`)
}
