import { isEqual } from '../../base/isEqual.ts'

/**
 * The holder with an optional part set, or without it; the very same holder where that changes nothing.
 *
 * @param part null or an empty list: none
 */
export function withPart<Holder extends object, Key extends keyof Holder>(
  holder: Holder,
  key: Key,
  part: NonNullable<Holder[Key]> | null,
): Holder {
  const wanted = part === null || (Array.isArray(part) && part.length === 0) ? undefined : part
  if (isEqual(holder[key], wanted)) return holder
  const changed = { ...holder }
  if (wanted === undefined) Reflect.deleteProperty(changed, key)
  else changed[key] = wanted
  return changed
}
