const LONGEST_CHAIN = 8
/** Matches identifiers. Any other text might contain user content. */
const IDENTIFIER = /^[A-Za-z][\w./-]{0,63}$/

/**
 * Returns the error names along a chain of causes, outermost first, each with its code if it has one. Messages are
 * omitted because they may quote user content.
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
