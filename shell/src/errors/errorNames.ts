const LONGEST_CHAIN = 8
/** A name or code as programmers write it; anything else might be something a person wrote. */
const IDENTIFIER = /^[A-Za-z][\w./-]{0,63}$/

/**
 * The names along a failure's chain of causes, outermost first, each with its code where it bears one. Messages
 * are left out, because they may quote what a person wrote.
 * @param thrown any thrown value
 */
export function errorNames(thrown: unknown): readonly string[] {
  const names: string[] = []
  let current = thrown
  while (current !== undefined && current !== null && names.length < LONGEST_CHAIN) {
    names.push(nameOf(current))
    current = current instanceof Error ? current.cause : null
  }
  return names.length > 0 ? names : [String(thrown)]
}

function nameOf(value: unknown): string {
  if (!(value instanceof Error)) return `a thrown ${typeof value}`
  const name = IDENTIFIER.test(value.name) ? value.name : 'Error'
  const code = ['code', 'kind'].map((key) => Reflect.get(value, key)).find(isIdentifier)
  return code === undefined ? name : `${name} ${code}`
}

const isIdentifier = (value: unknown): value is string => typeof value === 'string' && IDENTIFIER.test(value)
