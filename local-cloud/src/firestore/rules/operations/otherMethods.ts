import { int } from '../values/int.ts'
import { RuleError } from '../values/RuleError.ts'
import { float, path, string } from '../values/RuleValue.ts'
import { expectKind } from './arguments.ts'
import type { MethodTable } from './Method.ts'

const EARTH_RADIUS_METRES = 6_371_010

export const bytesMethods: MethodTable<'bytes'> = {
  size: { arity: 0, call: ({ value }) => int(value.length) },
  toBase64: { arity: 0, call: ({ value }) => string(Buffer.from(value).toString('base64')) },
  toHexString: { arity: 0, call: ({ value }) => string(Buffer.from(value).toString('hex')) },
}

export const latlngMethods: MethodTable<'latlng'> = {
  latitude: { arity: 0, call: ({ latitude }) => float(latitude) },
  longitude: { arity: 0, call: ({ longitude }) => float(longitude) },
  /** Great-circle distance in metres. */
  distance: {
    arity: 1,
    call: (self, [other]) => {
      const { latitude, longitude } = expectKind(other, 'latlng')
      const [a, b] = [radians(self.latitude), radians(latitude)]
      const haversine =
        Math.sin((b - a) / 2) ** 2 +
        Math.cos(a) * Math.cos(b) * Math.sin(radians(longitude - self.longitude) / 2) ** 2
      return float(2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(haversine))))
    },
  },
}

export const pathMethods: MethodTable<'path'> = {
  /** Replaces each $(name) segment by the value of a map. */
  bind: {
    arity: 1,
    call: ({ segments }, [values]) => {
      const { entries } = expectKind(values, 'map')
      return path(
        segments.map((segment) => {
          const name = /^\$\((.+)\)$/.exec(segment)?.[1]
          if (name === undefined) return segment
          const value = entries.get(name)
          if (value === undefined) throw new RuleError(`bind() got no value for ${name}.`)
          return expectKind(value, 'string').value
        }),
      )
    },
  },
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
