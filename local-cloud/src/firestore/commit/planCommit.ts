import { checkStorable } from '../documents/checkStorable.ts'
import { getField, withField } from '../paths/FieldPath.ts'
import type { DocumentReader, PlannedWrite, StoredDocument } from '../schema/contract.ts'
import { formatTimestamp } from '../time/formatTimestamp.ts'
import { sameStored } from '../values/sameStored.ts'
import type { Fields, Value } from '../values/Value.ts'
import { applyTransform } from './applyTransform.ts'
import { checkPrecondition } from './checkPrecondition.ts'
import type { Write } from './Write.ts'

/** google.firestore.v1.WriteResult in proto3 JSON. */
export interface WriteResult {
  readonly updateTime?: string
  readonly transformResults?: readonly Value[]
}

export interface CommitPlan {
  /** Net effect on each document of the commit. Unchanged documents are included, since rules check them too. */
  readonly planned: readonly PlannedWrite[]
  readonly results: readonly WriteResult[]
  /** The documents after the plan is applied. */
  readonly after: DocumentReader
}

type SetWrite = Extract<Write, { kind: 'set' }>

function setFields(write: SetWrite, current: Fields): Fields {
  if (!write.mask) return write.fields
  return write.mask.reduce((fields, path) => withField(fields, path, getField(write.fields, path)), current)
}

function setDocument(
  write: SetWrite,
  current: StoredDocument | undefined,
  version: number,
  requestTime: number,
) {
  let fields = setFields(write, current?.fields ?? {})
  const transformResults: Value[] = []
  for (const { path, transform } of write.transforms) {
    const { value, result } = applyTransform(transform, getField(fields, path), requestTime)
    fields = withField(fields, path, value)
    transformResults.push(result)
  }
  checkStorable(write.name, fields)
  const unchanged = current && sameStored(current.fields, fields)
  const document: StoredDocument = unchanged
    ? current
    : { name: write.name, fields, createTime: current?.createTime ?? version, updateTime: version }
  return { document, transformResults }
}

/**
 * Computes the effects of a commit without applying them.
 *
 * @param version the commit's time in microseconds, later than every earlier version
 * @param requestTime the same time rounded down to whole milliseconds for clients, in microseconds
 * @throws RpcError when a precondition fails or a document cannot be stored
 */
export function planCommit(
  writes: readonly Write[],
  reader: DocumentReader,
  version: number,
  requestTime: number,
): CommitPlan {
  const overlay = new Map<string, StoredDocument | undefined>()
  const after: DocumentReader = { get: (name) => (overlay.has(name) ? overlay.get(name) : reader.get(name)) }
  const results = writes.map((write): WriteResult => {
    const current = after.get(write.name)
    checkPrecondition(write.name, write.precondition, current, overlay.has(write.name))
    if (write.kind === 'verify') return {}
    if (write.kind === 'delete') {
      overlay.set(write.name, undefined)
      return {}
    }
    const { document, transformResults } = setDocument(write, current, version, requestTime)
    overlay.set(write.name, document)
    const updateTime = formatTimestamp(document.updateTime)
    return transformResults.length > 0 ? { updateTime, transformResults } : { updateTime }
  })
  const planned = [...overlay].map(([name, document]) => ({
    name,
    before: reader.get(name),
    after: document,
  }))
  return { planned, results, after }
}
