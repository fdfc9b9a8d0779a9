/** A line that names a difference; none if there is none. */
export function differs(what: string, found: unknown, expected: unknown): readonly string[] {
  const [left, right] = [JSON.stringify(found), JSON.stringify(expected)]
  return left === right ? [] : [`${what}: ${left} instead of ${right}`]
}
