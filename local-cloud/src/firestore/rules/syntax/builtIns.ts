/** Number of arguments of each built-in function. */
export const BUILT_IN_ARITY: ReadonlyMap<string, number> = new Map([
  ['get', 1],
  ['exists', 1],
  ['getAfter', 1],
  ['existsAfter', 1],
  ['bool', 1],
  ['int', 1],
  ['float', 1],
  ['string', 1],
  ['path', 1],
  ['debug', 1],
  ['timestamp.date', 3],
  ['timestamp.value', 1],
  ['duration.abs', 1],
  ['duration.time', 4],
  ['duration.value', 2],
  ['latlng.value', 2],
  ['math.abs', 1],
  ['math.ceil', 1],
  ['math.floor', 1],
  ['math.isInfinite', 1],
  ['math.isNaN', 1],
  ['math.pow', 2],
  ['math.round', 1],
  ['math.sqrt', 1],
  ['hashing.crc32', 1],
  ['hashing.crc32c', 1],
  ['hashing.md5', 1],
  ['hashing.sha256', 1],
])

export function isBuiltInName(name: string): boolean {
  return BUILT_IN_ARITY.has(name)
}

/** Type names that are allowed after `is`. */
export const TYPE_NAMES: ReadonlySet<string> = new Set([
  'bool',
  'bytes',
  'duration',
  'float',
  'int',
  'latlng',
  'list',
  'map',
  'map_diff',
  'number',
  'path',
  'set',
  'string',
  'timestamp',
])
