import type { Person } from '../people.ts'

type Fields = Readonly<Record<string, unknown>>

export type Write =
  | { readonly kind: 'set' | 'update'; readonly path: string; readonly data: Fields }
  | { readonly kind: 'delete'; readonly path: string }

/** What a client sends in one request. */
export type Action =
  | { readonly kind: 'get'; readonly path: string }
  | { readonly kind: 'list'; readonly path: string; readonly where?: Condition }
  | { readonly kind: 'count'; readonly path: string }
  /** All collections with this id, wherever they are. */
  | { readonly kind: 'listGroup'; readonly id: string; readonly where?: Condition }
  /** Writes that are accepted together, or not at all. */
  | { readonly kind: 'commit'; readonly writes: readonly Write[] }

type Condition = readonly [field: string, operator: '==' | 'in', value: unknown]

export type Who = Person | 'signedOut'

/** One row of the table: who tries what, and whether the rules allow it. */
export interface Attempt {
  readonly who: Who
  readonly what: string
  readonly action: Action
  readonly isAllowed: boolean
  /** Documents that the server has stored before, in addition to DOCUMENTS; null for a missing one. */
  readonly stored?: Readonly<Record<string, Fields | null>>
}

export const get = (path: string): Action => ({ kind: 'get', path })
export const list = (path: string, where?: Condition): Action => ({
  kind: 'list',
  path,
  ...(where && { where }),
})
export const count = (path: string): Action => ({ kind: 'count', path })
export const listGroup = (id: string, where?: Condition): Action => ({
  kind: 'listGroup',
  id,
  ...(where && { where }),
})
export const commit = (...writes: readonly Write[]): Action => ({ kind: 'commit', writes })

export const setting = (path: string, data: object): Write => ({ kind: 'set', path, data: { ...data } })
export const updating = (path: string, data: object): Write => ({ kind: 'update', path, data: { ...data } })
export const deleting = (path: string): Write => ({ kind: 'delete', path })

export const set = (path: string, data: object): Action => commit(setting(path, data))
export const update = (path: string, data: object): Action => commit(updating(path, data))
export const remove = (path: string): Action => commit(deleting(path))

type Stored = NonNullable<Attempt['stored']>

/** Rows that the rules allow. */
export const allowed = (who: Who, what: string, action: Action, stored?: Stored): Attempt => ({
  who,
  what,
  action,
  isAllowed: true,
  ...(stored && { stored }),
})

/** Rows that the rules refuse. */
export const refused = (who: Who, what: string, action: Action, stored?: Stored): Attempt => ({
  who,
  what,
  action,
  isAllowed: false,
  ...(stored && { stored }),
})
