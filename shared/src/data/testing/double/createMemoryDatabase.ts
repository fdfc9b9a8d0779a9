import { isRecord } from '@outcome-studio/shared/domain/base'
import { hasAccess, parseMember } from '@outcome-studio/shared/domain/member'
import {
  CHECKOUT_ID,
  checkoutSessionPath,
  customerPath,
  documentsPath,
  EVENTS_PATH,
  LISTED_EVENTS_PATH,
  memberPath,
  organizationRulesPath,
  PRODUCTS_PATH,
  STUDY_PLACE,
  SYNCED_EVENTS_PATH,
} from '@outcome-studio/shared/domain/paths'
import type { Fields, PlannedWrite } from '@outcome-studio/shared/domain/saving'
import type {
  Documents,
  DocumentTransaction,
  RawDocument,
  WatchFilter,
  WatchRange,
} from '../../documents/Documents.ts'
import { ServiceError } from '../../errors/ServiceError.ts'
import type { SignedIn } from '../../session/Session.ts'

/** A database in memory. */
export interface MemoryDatabase {
  /** The documents that a member may read and write, as in firestore.rules. */
  documentsOf(member: SignedIn): Documents
  /** Reads a document without checking the access rules. */
  read(path: string): Fields | undefined
  /** Lists the documents of a collection in the order of their creation, without checking the access rules. */
  list(collection: string): readonly RawDocument[]
  /** Replaces a document without checking the access rules, as the server could; null deletes it. */
  write(path: string, fields: Fields | null): void
}

type Allow = (path: string, access: 'read' | 'write', filter?: WatchFilter) => void
type Read = (path: string) => Fields | undefined

interface AnyWrite extends Pick<PlannedWrite, 'fields'> {
  readonly path: string
}

/** Creates an empty database. */
export function createMemoryDatabase(): MemoryDatabase {
  const stored = new Map<string, Fields>()
  const watchers = new Set<() => void>()
  let latest: Promise<unknown> = Promise.resolve()

  const read = (path: string): Fields | undefined => {
    const fields = stored.get(path)
    return fields && copyFields(fields)
  }
  const write = (writes: readonly AnyWrite[]) => {
    for (const { path, fields } of writes) {
      if (fields === null) stored.delete(path)
      else stored.set(path, copyFields(fields))
    }
    for (const tell of [...watchers]) tell()
  }
  const list = (collection: string): readonly RawDocument[] =>
    [...stored]
      .filter(
        ([path]) => path.startsWith(`${collection}/`) && !path.slice(collection.length + 1).includes('/'),
      )
      .map(([path, fields]) => ({ id: path.slice(collection.length + 1), fields: copyFields(fields) }))
  const listById = (collection: string) =>
    [...list(collection)].sort((one, other) => (one.id < other.id ? -1 : 1))

  /** @param allow throws if the member may not read */
  const watch = (allow: () => void, tell: () => void, onError: (cause: unknown) => void) => {
    // The server answers after the caller has its release.
    const start = setTimeout(() => {
      try {
        allow()
      } catch (cause) {
        return onError(cause)
      }
      watchers.add(tell)
      tell()
    })
    return () => {
      clearTimeout(start)
      watchers.delete(tell)
    }
  }

  return {
    read,
    list,
    write: (path, fields) => write([{ path, fields }]),
    documentsOf: (member) => {
      const allow: Allow = (path, access, filter) => requireAccess(member, path, access, read, filter)
      return {
        get: async (path) => {
          allow(path, 'read')
          return read(path)
        },
        list: async (collection, { field, below, order, limit, filter, belowId = null }) => {
          allow(collection, 'read', filter)
          const found = listById(collection)
            .filter((document) => matches(document, filter))
            .filter(({ id, fields }) => {
              const isEqual = belowId !== null && fields[field] === below && id < belowId
              return isEqual || isBelow(fields[field], below)
            })
          if (order === 'latest') {
            found.reverse().sort((one, other) => compare(other.fields[field], one.fields[field]))
          }
          return found.slice(0, limit)
        },
        transact: (update) => {
          const transaction = latest.then(async () => {
            const writes: PlannedWrite[] = []
            const answer = await update(transactionOver(read, writes, allow))
            write(writes)
            return answer
          })
          latest = transaction.catch(() => {})
          return transaction
        },
        watchOne: (path, onFields, onError) =>
          watch(
            () => allow(path, 'read'),
            () => onFields(read(path)),
            onError,
          ),
        watch: (collection, onDocuments, onError, filter, range) =>
          watch(
            () => allow(collection, 'read', filter),
            () => {
              const found = listById(collection).filter((document) => matches(document, filter))
              onDocuments(range ? inRange(found, range) : found)
            },
            onError,
          ),
      }
    },
  }
}

function transactionOver(read: Read, writes: PlannedWrite[], allow: Allow): DocumentTransaction {
  const add = (write: PlannedWrite) => {
    allow(write.path, 'write')
    writes.push(write)
  }
  return {
    get: async (path) => {
      allow(path, 'read')
      if (writes.length > 0) throw new Error('All reads of a transaction come before its first write.')
      return read(path)
    },
    write: (planned) => planned.forEach(add),
    update: (path, changes) => {
      const before = read(path)
      if (before === undefined) throw new ServiceError('not-found', `There is no ${path}.`)
      add({ path, fields: Object.entries(changes).reduce(withField, before) })
    },
  }
}

/** @throws ServiceError permission-denied */
function requireAccess(
  member: SignedIn,
  path: string,
  access: 'read' | 'write',
  read: Read,
  filter?: WatchFilter,
): void {
  if (isPayment(member, path, access, read)) return
  if (isEvent(member, path, access, read, filter)) return
  const own = memberPath(member)
  const isOwn = path === own || path.startsWith(`${own}/`)
  const isOfOrganization = path === organizationRulesPath(member.domain)
  const isRules =
    isOfOrganization ||
    (path.startsWith(`${documentsPath(STUDY_PLACE, member)}/`) && path.endsWith('/config/customRules'))
  if (isOfOrganization && access === 'read') return
  if (isRules ? member.claims.toolsAdmin : isOwn) return
  throw new ServiceError('permission-denied', `${member.uid} may not use ${path}.`)
}

/** What the payment provider's documents allow: reading, and asking for a checkout without an active subscription. */
function isPayment({ uid }: SignedIn, path: string, access: 'read' | 'write', read: Read): boolean {
  const customer = customerPath(uid)
  if (access === 'write') {
    const isActive = read(customer)?.hasActiveSubscription === true
    return path === checkoutSessionPath(uid, CHECKOUT_ID) && !isActive
  }
  return [customer, PRODUCTS_PATH].some((root) => path === root || path.startsWith(`${root}/`))
}

/** Members read listings, and with access published events. Tools admins read and edit all. */
function isEvent(
  member: SignedIn,
  path: string,
  access: 'read' | 'write',
  read: Read,
  filter?: WatchFilter,
): boolean {
  if (path !== EVENTS_PATH && !path.startsWith('liveEventsModule/')) return false
  if (member.claims.toolsAdmin) return true
  if (access === 'write') return false
  if (path === EVENTS_PATH) return true
  if (path === LISTED_EVENTS_PATH || path.startsWith(`${LISTED_EVENTS_PATH}/`)) return true
  if (!mayAttend(member, read)) return false
  if (path === SYNCED_EVENTS_PATH) return filter?.field === 'status' && filter.value === 'published'
  return path.startsWith(`${SYNCED_EVENTS_PATH}/`) && read(path)?.status === 'published'
}

/** A member without a record has access here, so that most tests need no record. */
function mayAttend(member: SignedIn, read: Read): boolean {
  const record = read(memberPath(member))
  return record === undefined || hasAccess(parseMember(record), new Date())
}

function withField(fields: Fields, [path, value]: readonly [string, unknown]): Fields {
  const [name = '', ...rest] = path.split('.')
  if (rest.length === 0) return { ...fields, [name]: value }
  const inner = fields[name]
  return { ...fields, [name]: withField(isRecord(inner) ? inner : {}, [rest.join('.'), value]) }
}

const matches = ({ id, fields }: RawDocument, filter?: WatchFilter): boolean =>
  filter === undefined ||
  (fields[filter.field] === filter.value && (filter.id === undefined || filter.id === id))

function inRange(documents: readonly RawDocument[], { field, limit, ...bound }: WatchRange) {
  if ('below' in bound) return latestBelow(documents, field, bound.below).slice(0, limit)
  return documents
    .filter(({ fields }) => typeof fields[field] === 'string' && fields[field] >= bound.from)
    .sort((one, other) => compare(one.fields[field], other.fields[field]))
    .slice(0, limit)
}

const latestBelow = (documents: readonly RawDocument[], field: string, below: string) =>
  documents
    .filter(({ fields }) => isBelow(fields[field], below))
    .reverse()
    .sort((one, other) => compare(other.fields[field], one.fields[field]))

/** Values of different types are in different ranges, as in Firestore. */
const isBelow = (value: unknown, limit: string | number | null): boolean =>
  limit === null ? value !== undefined : typeof value === typeof limit && compare(value, limit) < 0

function compare(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  if (one === other) return 0
  return String(one) < String(other) ? -1 : 1
}

const copyFields = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, copyValue(value)]))

/** @throws TypeError for undefined, which Firestore refuses too */
function copyValue(value: unknown): unknown {
  if (value === undefined) throw new TypeError('undefined cannot be stored.')
  if (Array.isArray(value)) return value.map(copyValue)
  if (value instanceof Uint8Array) {
    const bytes = value.slice()
    return { toUint8Array: () => bytes }
  }
  // Bytes of the SDK cannot be changed.
  return isRecord(value) && !('toUint8Array' in value) ? copyFields(value) : value
}
