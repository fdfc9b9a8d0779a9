/** The part of an element that decides. */
interface Named {
  readonly localName: string
  readonly classList: { contains(name: string): boolean }
}

/** Requirements of one alternative of a selector. */
interface Needs {
  readonly tag?: string | undefined
  readonly classes: readonly string[]
}

const known = new Map<string, readonly Needs[]>()

/**
 * Returns false if the selector cannot match the element: the last part of each alternative names another tag or a
 * missing class. Returns true if it may match.
 */
export function mayMatch({ localName, classList }: Named, selector: string): boolean {
  const needs = known.get(selector) ?? needsOf(selector)
  known.set(selector, needs)
  return needs.some(
    ({ tag, classes }) =>
      (tag === undefined || tag === localName.toLowerCase()) &&
      classes.every((name) => classList.contains(name)),
  )
}

function needsOf(selector: string): readonly Needs[] {
  const plain = withoutGroups(selector)
  // An escaped character may be part of a name.
  if (plain === null || selector.includes('\\')) return [{ classes: [] }]
  return plain.split(',').map((alternative) => {
    const last =
      alternative
        .trim()
        .split(/[\s>+~|]+/)
        .at(-1) ?? ''
    // Classes after a pseudo-class or an id are ignored; they could only exclude more.
    const [names = ''] = last.split(/[:#]/)
    const [tag = '', ...classes] = names.split('.')
    return { tag: /^[\w-]+$/.test(tag) ? tag.toLowerCase() : undefined, classes }
  })
}

/**
 * Removes parentheses and brackets with their content, such as attributes and arguments of `:not`. Null if they do not
 * pair.
 */
function withoutGroups(selector: string): string | null {
  let depth = 0
  let rest = ''
  for (const character of selector) {
    if (character === '(' || character === '[') depth += 1
    if (depth === 0) rest += character
    if (character === ')' || character === ']') depth -= 1
  }
  return depth === 0 ? rest : null
}
