import type { Value } from '../values/Value.ts'

/** A document as it is stored: proto3-JSON values; times are integer microseconds since 1970. */
export interface StoredDocument {
  /** projects/{p}/databases/{d}/documents/{path} */
  readonly name: string
  readonly fields: Readonly<Record<string, Value>>
  readonly createTime: number
  readonly updateTime: number
}

export interface DocumentReader {
  get(name: string): StoredDocument | undefined
}

/** One document's change in a commit, before it is applied. */
export interface PlannedWrite {
  readonly name: string
  readonly before: StoredDocument | undefined
  readonly after: StoredDocument | undefined
}

/**
 * What one caller may do. Each method throws an RpcError with status PERMISSION_DENIED when the rules refuse.
 * A list is judged by what its query proves, never by the documents it would return ("rules are not filters").
 */
export interface AccessPolicy {
  get(name: string, reader: DocumentReader): void
  /** parent: documents root or a document's name; structuredQuery: the wire's StructuredQuery in proto3 JSON. */
  list(parent: string, structuredQuery: unknown, reader: DocumentReader): void
  /** after: reads as if the commit were applied (getAfter). time: request.time in microseconds, the commit's server timestamp. */
  write(writes: readonly PlannedWrite[], reader: DocumentReader, after: DocumentReader, time: number): void
}

export interface AccessPolicies {
  /**
   * @param authorization the call's Authorization header; "Bearer owner" bypasses rules (returns null)
   * @throws RpcError UNAUTHENTICATED for a malformed or expired token
   */
  forCaller(projectId: string, authorization: string | undefined): AccessPolicy | null
  /** The emulator's per-project rules (PUT /emulator/v1/projects/{p}:securityRules). Throws RulesSyntaxError with line and column. */
  setRules(projectId: string, source: string): void
}
