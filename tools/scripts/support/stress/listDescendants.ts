import { readdirSync, readFileSync } from 'node:fs'

/**
 * Lists the processes that a process has started, directly or indirectly, from Linux's /proc.
 *
 * @returns process ids in ascending order
 */
export function listDescendants(root: number): readonly number[] {
  const children = new Map<number, number[]>()
  for (const [pid, parent] of readParents()) children.set(parent, [...(children.get(parent) ?? []), pid])
  const found: number[] = []
  const waiting = [root]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const started = children.get(next) ?? []
    found.push(...started)
    waiting.push(...started)
  }
  return found.sort((one, other) => one - other)
}

function readParents(): readonly (readonly [pid: number, parent: number])[] {
  return readdirSync('/proc').flatMap((name) => {
    const parent = /^\d+$/.test(name) ? parentOf(name) : null
    return parent === null ? [] : [[Number(name), parent] as const]
  })
}

function parentOf(pid: string): number | null {
  try {
    // The name in parentheses may contain spaces and parentheses. The state and the parent follow it.
    const [, parent] =
      readFileSync(`/proc/${pid}/stat`, 'utf8')
        .split(/\) (?=[A-Z] \d)/)
        .at(-1)
        ?.split(' ') ?? []
    return Number(parent)
  } catch {
    // It has ended in the meantime.
    return null
  }
}
