import { StudioError } from '../../errors/StudioError.ts'

/** A stored map of which nothing is known yet. */
export type Fields = Readonly<Record<string, unknown>>

/** Whether a stored value is a map. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** @throws StudioError cen/doc-loading-error for anything but a map */
export function requireFields(value: unknown): Fields {
  if (!isFields(value)) throw noStudy('A map is missing.')
  return value
}

/** A list; empty where there is none. @throws StudioError cen/doc-loading-error for anything else */
export function requireList(value: unknown): readonly unknown[] {
  if (value === undefined || value === null) return []
  if (!Array.isArray(value)) throw noStudy('A list is something else.')
  return value
}

/** A text; empty where there is none. @throws StudioError cen/doc-loading-error for anything else */
export function requireText(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (typeof value !== 'string') throw noStudy('A text is something else.')
  return value
}

/** The fields with one more, under the first of `name`, `name2`, `name3` … that is free. */
export function setAside(fields: Fields, name: string, value: unknown): Fields {
  let free = name
  for (let number = 2; Object.hasOwn(fields, free); number += 1) free = `${name}${number}`
  return { ...fields, [free]: value }
}

/** The fields with one under another name; what bore that name already is set aside. */
export function renameField(fields: Fields, from: string, to: string): Fields {
  if (!Object.hasOwn(fields, from)) return fields
  const { [from]: value, [to]: before, ...others } = fields
  const renamed = { ...others, [to]: value }
  return before === undefined ? renamed : setAside(renamed, `earlier${capitalised(to)}`, before)
}

export function noStudy(why: string): StudioError {
  return new StudioError('cen/doc-loading-error', { cause: new Error(why) })
}

function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
