import { int } from '../values/int.ts'
import { list, type RuleValue, string } from '../values/RuleValue.ts'
import { expectItems, expectKind } from './arguments.ts'
import { among, hasAll, hasAny, hasOnly, setOf, without } from './collections.ts'
import { toText } from './convert.ts'
import type { MethodTable } from './Method.ts'
import { assertSize } from './sizes.ts'

const shared: MethodTable<'list' | 'set'> = {
  size: { arity: 0, call: ({ items }) => int(items.length) },
  hasAll: { arity: 1, call: ({ items }, [other]) => hasAll(items, expectItems(other)) },
  hasAny: { arity: 1, call: ({ items }, [other]) => hasAny(items, expectItems(other)) },
  hasOnly: { arity: 1, call: ({ items }, [other]) => hasOnly(items, expectItems(other)) },
}

export const listMethods: MethodTable<'list'> = {
  ...shared,
  concat: {
    arity: 1,
    call: ({ items }, [other]) => {
      const more = expectKind(other, 'list').items
      assertSize(items.length + more.length)
      return list([...items, ...more])
    },
  },
  join: { arity: 1, call: ({ items }, [separator]) => join(items, expectKind(separator, 'string').value) },
  removeAll: { arity: 1, call: ({ items }, [other]) => list(without(items, expectItems(other))) },
  toSet: { arity: 0, call: ({ items }) => setOf(items) },
}

export const setMethods: MethodTable<'set'> = {
  ...shared,
  difference: {
    arity: 1,
    call: ({ items }, [other]) => setOf(without(items, expectKind(other, 'set').items)),
  },
  intersection: {
    arity: 1,
    call: ({ items }, [other]) => setOf(among(items, expectKind(other, 'set').items)),
  },
  union: { arity: 1, call: ({ items }, [other]) => setOf([...items, ...expectKind(other, 'set').items]) },
  toSet: { arity: 0, call: (self) => self },
}

/** Items are converted as by string(). */
function join(items: readonly RuleValue[], separator: string): RuleValue {
  const texts = items.map((item) => expectKind(toText(item), 'string').value)
  assertSize(texts.reduce((length, text) => length + text.length + separator.length, 0))
  return string(texts.join(separator))
}
