import { invalidRequest } from './StripeError.ts'

/** Parameters of a request: nested by the brackets in their names. */
export type Parameter = string | readonly Parameter[] | { readonly [name: string]: Parameter }

/** A tree that is being built. A Map, because names such as "__proto__" come from outside. */
type Branch = Map<string, string | Branch>

const MAX_DEPTH = 10

/**
 * Parses parameters as Stripe's clients encode them: `items[0][price]=p&metadata[a]=b&expand[]=c`.
 *
 * @throws StripeError for a name that is no parameter
 */
export function parseForm(fields: URLSearchParams): Readonly<Record<string, Parameter>> {
  const root: Branch = new Map()
  for (const [name, value] of fields) place(root, pathOf(name), value)
  return Object.fromEntries([...root].map(([name, part]) => [name, toParameter(part)]))
}

function pathOf(name: string): readonly string[] {
  const [first = '', ...rest] = name.split('[')
  const isWellFormed = first !== '' && rest.length < MAX_DEPTH && rest.every((part) => part.endsWith(']'))
  if (!isWellFormed) throw invalidRequest(`Invalid parameter name: ${name.slice(0, 100)}`)
  return [first, ...rest.map((part) => part.slice(0, -1))]
}

function place(root: Branch, path: readonly string[], value: string): void {
  let branch = root
  for (const [depth, step] of path.entries()) {
    const name = step === '' ? String(branch.size) : step
    if (depth === path.length - 1) {
      branch.set(name, value)
      return
    }
    const next = branch.get(name)
    const child: Branch = next instanceof Map ? next : new Map()
    branch.set(name, child)
    branch = child
  }
}

function toParameter(part: string | Branch): Parameter {
  if (typeof part === 'string') return part
  const entries = [...part].map(([name, child]) => [name, toParameter(child)] as const)
  if (entries.every(([name]) => /^\d+$/.test(name))) return entries.map(([, child]) => child)
  return Object.fromEntries(entries)
}
