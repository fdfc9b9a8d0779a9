/** The part of an element that decides. */
interface Named {
  readonly localName: string
  readonly classList: { contains(name: string): boolean }
}

/** What one alternative of a selector needs of an element. */
interface Needs {
  readonly tag?: string | undefined
  readonly classes: readonly string[]
}

const known = new Map<string, readonly Needs[]>()

/**
 * Returns false only if the selector cannot match the element, because the last part of each alternative names another
 * tag or a class that the element lacks. True says nothing.
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
    // Classes after a pseudo-class or an id are not looked at: they would only tell more.
    const [names = ''] = last.split(/[:#]/)
    const [tag = '', ...classes] = names.split('.')
    return { tag: /^[\w-]+$/.test(tag) ? tag.toLowerCase() : undefined, classes }
  })
}

/** Removes what is in parentheses or brackets: attributes, and arguments such as those of `:not`. Null if they do not pair. */
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
