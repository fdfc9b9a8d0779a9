import { equalValues } from '../values/equalValues.ts'
import { int } from '../values/int.ts'
import { list, type RuleMap, type RuleValue, string } from '../values/RuleValue.ts'
import { expectKind } from './arguments.ts'
import { setOf } from './collections.ts'
import type { MethodTable } from './Method.ts'

export const mapMethods: MethodTable<'map'> = {
  size: { arity: 0, call: ({ entries }) => int(entries.size) },
  keys: { arity: 0, call: ({ entries }) => list([...entries.keys()].map(string)) },
  values: { arity: 0, call: ({ entries }) => list([...entries.values()]) },
  get: {
    arity: 2,
    call: ({ entries }, [key, fallback]) =>
      (key?.kind === 'list' ? nested(entries, key.items) : entries.get(expectKind(key, 'string').value)) ??
      fallback ?? { kind: 'null' },
  },
  diff: {
    arity: 1,
    call: ({ entries }, [other]) => ({
      kind: 'map_diff',
      after: entries,
      before: expectKind(other, 'map').entries,
    }),
  },
}

export const mapDiffMethods: MethodTable<'map_diff'> = {
  addedKeys: { arity: 0, call: ({ before, after }) => keysWhere(after, (key) => !before.has(key)) },
  removedKeys: { arity: 0, call: ({ before, after }) => keysWhere(before, (key) => !after.has(key)) },
  changedKeys: {
    arity: 0,
    call: ({ before, after }) => keysWhere(after, (key) => isChanged(key, before, after)),
  },
  unchangedKeys: {
    arity: 0,
    call: ({ before, after }) => keysWhere(after, (key) => before.has(key) && !isChanged(key, before, after)),
  },
  affectedKeys: {
    arity: 0,
    call: ({ before, after }) =>
      keysWhere(
        new Map([...before, ...after]),
        (key) => !before.has(key) || !after.has(key) || isChanged(key, before, after),
      ),
  },
}

function nested(entries: RuleMap, keys: readonly RuleValue[]): RuleValue | undefined {
  let value: RuleValue | undefined = { kind: 'map', entries }
  for (const key of keys) {
    if (value?.kind !== 'map') return undefined
    value = value.entries.get(expectKind(key, 'string').value)
  }
  return value
}

function keysWhere(entries: RuleMap, holds: (key: string) => boolean): RuleValue {
  return setOf([...entries.keys()].filter(holds).map(string))
}

function isChanged(key: string, before: RuleMap, after: RuleMap): boolean {
  const [old, now] = [before.get(key), after.get(key)]
  return old !== undefined && now !== undefined && !equalValues(old, now)
}
