const isRest = (segment: string): boolean => /^\{[^}]*=\*\*\}$/.test(segment)
const isWildcard = (segment: string): boolean => /^\{[^}]*\}$/.test(segment)

/**
 * @param pattern see TriggerPattern
 * @param document path below the documents root
 */
export function matchesPattern(pattern: string, document: string): boolean {
  const wanted = pattern.split('/')
  const segments = document.split('/')
  const last = wanted.at(-1)
  const open = last !== undefined && isRest(last)
  if (open ? segments.length < wanted.length : segments.length !== wanted.length) return false
  return wanted.every((segment, index) => isWildcard(segment) || segment === segments[index])
}
