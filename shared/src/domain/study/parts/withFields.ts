import { isEqual } from '../../base/isEqual.ts'

/**
 * Sets optional fields of a holder. Returns the same holder if nothing changes.
 * @param fields null or an empty list removes the field
 */
export function withFields<Holder extends object>(holder: Holder, fields: object): Holder {
  const changes = Object.entries(fields)
    .map(([name, value]) => [name, isNone(value) ? undefined : value] as const)
    .filter(([name, value]) => !isEqual(Reflect.get(holder, name), value))
  if (changes.length === 0) return holder
  const changed = { ...holder }
  for (const [name, value] of changes) {
    if (value === undefined) Reflect.deleteProperty(changed, name)
    else Reflect.set(changed, name, value)
  }
  return changed
}

const isNone = (value: unknown): boolean => value === null || (Array.isArray(value) && value.length === 0)
