import { parseSync } from '@swc/core'
import { analyse } from 'scslre'

/**
 * Finds regular expressions of a source file that do not run in linear time. For example, `/\s+$/` tries every space of
 * a long run as a start.
 *
 * @param isJsx whether the source is a .tsx file
 * @returns the literals, as they are written
 */
export function findSlowPatterns(source: string, isJsx: boolean): readonly string[] {
  const found: string[] = []
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    if ('type' in node && node.type === 'RegExpLiteral' && 'pattern' in node && 'flags' in node) {
      const [pattern, flags] = [`${node.pattern}`, `${node.flags}`]
      if (isSlow(pattern, flags)) found.push(`/${pattern}/${flags}`)
      return
    }
    for (const child of Object.values(node)) visit(child)
  }
  visit(parseSync(source, { syntax: 'typescript', tsx: isJsx, target: 'es2023' }))
  return found
}

function isSlow(source: string, flags: string): boolean {
  const { reports } = analyse({ source, flags })
  // A sticky pattern is tried at one place only.
  return reports.some(({ type }) => type !== 'Move' || !flags.includes('y'))
}
