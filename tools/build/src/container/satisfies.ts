/**
 * Whether a version satisfies a range of the form "^1.2.3", the only one that the preset writes (`federation.ts`).
 *
 * Below 1.0.0, the first number that is not zero must be the same. A prerelease satisfies its own range alone.
 */
export function satisfies(version: string, range: string): boolean {
  if (`^${version}` === range) return true
  if (version.includes('-')) return false
  const have = numbersOf(version)
  const wanted = numbersOf(range.slice(1))
  const leading = wanted.findIndex((number) => number > 0)
  const differs = wanted.findIndex((number, index) => have[index] !== number)
  if (differs < 0) return true
  return leading >= 0 && differs > leading && Number(have[differs]) > Number(wanted[differs])
}

const numbersOf = (version: string): readonly number[] =>
  version.split('.').map((each) => Number.parseInt(each, 10))
