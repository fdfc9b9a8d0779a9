import { isRecord } from '@outcome-studio/shared/domain/base'
import { isDigest } from './isDigest.ts'
import { isTrustworthyAddress } from './isTrustworthyAddress.ts'
import type { Audience, RegistryLine, StoppedCanary } from './registrySchema.ts'
import type { Release } from './releaseSchema.ts'

/** A part of a registry is malformed. The message says which. */
export class FormatError extends Error {
  override readonly name = 'FormatError'
}

/**
 * Reads a line of the registry as `registryLineSchema` does, without the schema library, for which most pages with a
 * feature have no other use. Unknown fields are left out.
 * @throws FormatError
 */
export function readRegistryLine(value: unknown): RegistryLine {
  const { previous, canary, stopped } = fieldsOf(value, 'line')
  return {
    ...readRelease(value, 'line'),
    previous: isAbsent(previous) ? null : readRelease(previous, 'previous'),
    canary: isAbsent(canary) ? null : readCanary(canary),
    ...(stopped !== undefined && { stopped: readStopped(stopped) }),
  }
}

function readRelease(value: unknown, path: string): Release {
  const { id, name, version, entry, integrity, exposes, contract } = fieldsOf(value, path)
  return {
    id: filled(id, `${path}.id`),
    name: filled(name, `${path}.name`),
    version: filled(version, `${path}.version`),
    entry: checked(entry, isText, isTrustworthyAddress, `${path}.entry`),
    integrity: checked(integrity, isText, isDigest, `${path}.integrity`),
    exposes: texts(exposes, `${path}.exposes`),
    contract: checked(contract, isNumber, Number.isSafeInteger, `${path}.contract`),
  }
}

function readCanary(value: unknown): NonNullable<RegistryLine['canary']> {
  const { release, audience, since } = fieldsOf(value, 'canary')
  return {
    release: readRelease(release, 'canary.release'),
    audience: readAudience(audience),
    ...(since !== undefined && { since: text(since, 'canary.since') }),
  }
}

function readAudience(value: unknown): Audience {
  const { percent, admins, organizations, people } = fieldsOf(value, 'audience')
  if (typeof admins !== 'boolean') throw new FormatError('audience.admins')
  return {
    percent: checked(percent, isNumber, (share) => share >= 0 && share <= 100, 'audience.percent'),
    admins,
    organizations: texts(organizations, 'audience.organizations'),
    people: texts(people, 'audience.people'),
  }
}

function readStopped(value: unknown): StoppedCanary {
  const { version, at, by, counts } = fieldsOf(value, 'stopped')
  if (by !== 'command' && by !== 'guard') throw new FormatError('stopped.by')
  return {
    version: text(version, 'stopped.version'),
    at: text(at, 'stopped.at'),
    by,
    counts: counts === null ? null : readCounts(counts),
  }
}

function readCounts(value: unknown): NonNullable<StoppedCanary['counts']> {
  const { canary, current } = fieldsOf(value, 'counts')
  const read = (counts: unknown) => {
    const { views, errors } = fieldsOf(counts, 'counts')
    const integer = (each: unknown) => checked(each, isNumber, Number.isSafeInteger, 'counts')
    return { views: integer(views), errors: integer(errors) }
  }
  return { canary: read(canary), current: read(current) }
}

const isAbsent = (value: unknown) => value === undefined || value === null
const isText = (value: unknown): value is string => typeof value === 'string'
const isNumber = (value: unknown): value is number => typeof value === 'number'

function checked<Value>(
  value: unknown,
  isKind: (value: unknown) => value is Value,
  isValid: (value: Value) => boolean,
  path: string,
): Value {
  if (isKind(value) && isValid(value)) return value
  throw new FormatError(path)
}

const text = (value: unknown, path: string) => checked(value, isText, () => true, path)
const filled = (value: unknown, path: string) => checked(value, isText, (found) => found !== '', path)
const areTexts = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isText)
const texts = (value: unknown, path: string) => checked(value, areTexts, () => true, path)

function fieldsOf(value: unknown, path: string): Readonly<Record<string, unknown>> {
  if (isRecord(value)) return value
  throw new FormatError(path)
}
