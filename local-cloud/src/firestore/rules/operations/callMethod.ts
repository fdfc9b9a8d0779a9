import { RuleError } from '../values/RuleError.ts'
import type { KindOf, RuleValue } from '../values/RuleValue.ts'
import { listMethods, setMethods } from './collectionMethods.ts'
import type { MethodTable } from './Method.ts'
import { mapDiffMethods, mapMethods } from './mapMethods.ts'
import { bytesMethods, latlngMethods, pathMethods } from './otherMethods.ts'
import { stringMethods } from './stringMethods.ts'
import { durationMethods, timestampMethods } from './timeMethods.ts'

/** Calls a documented method of a known value. @throws RuleError if the type has no such method */
export function callMethod(self: RuleValue, name: string, args: readonly RuleValue[]): RuleValue {
  switch (self.kind) {
    case 'string':
      return call(stringMethods, self, name, args)
    case 'list':
      return call(listMethods, self, name, args)
    case 'set':
      return call(setMethods, self, name, args)
    case 'map':
      return call(mapMethods, self, name, args)
    case 'map_diff':
      return call(mapDiffMethods, self, name, args)
    case 'timestamp':
      return call(timestampMethods, self, name, args)
    case 'duration':
      return call(durationMethods, self, name, args)
    case 'bytes':
      return call(bytesMethods, self, name, args)
    case 'latlng':
      return call(latlngMethods, self, name, args)
    case 'path':
      return call(pathMethods, self, name, args)
    case 'null':
      throw new RuleError('Null value error.')
    default:
      throw new RuleError(`Function not found error: Name: [${name}].`)
  }
}

function call<K extends RuleValue['kind']>(
  table: MethodTable<K>,
  self: KindOf<K>,
  name: string,
  args: readonly RuleValue[],
): RuleValue {
  const method = Object.hasOwn(table, name) ? table[name] : undefined
  if (method === undefined || method.arity !== args.length) {
    throw new RuleError(`Function not found error: Name: [${name}].`)
  }
  return method.call(self, args)
}
