import { isEqual } from '@outcome-studio/shared/domain/base'

/** Keeps equal values identical, and lists the keys of all others. */
export function reuseEqual<Key, Value>(before: ReadonlyMap<Key, Value>, after: ReadonlyMap<Key, Value>) {
  const values = new Map(
    [...after].map(([key, value]) => {
      const known = before.get(key)
      return [key, known !== undefined && isEqual(known, value) ? known : value] as const
    }),
  )
  const keys = new Set([...before.keys(), ...values.keys()])
  return { values, changed: [...keys].filter((key) => before.get(key) !== values.get(key)) }
}
