/** Takes a stored identity where it is a good one, and makes one where not. */
export type TakeUuid = (stored: unknown) => string

/**
 * Sees to it that no two items have one identity.
 * @param ids makes an identity that nothing else has
 */
export function uuidTaker(ids: () => string): TakeUuid {
  const taken = new Set<string>()
  return (stored) => {
    const isGood = typeof stored === 'string' && stored !== '' && !taken.has(stored)
    const uuid = isGood ? stored : ids()
    taken.add(uuid)
    return uuid
  }
}
