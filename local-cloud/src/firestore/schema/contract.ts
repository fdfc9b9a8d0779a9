import type { Value } from '../values/Value.ts'
import type { CoverageReport } from './CoverageReport.ts'

/** A stored document with proto3 JSON values. Times are integer microseconds since 1970. */
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
 * Permissions of one caller. Each method throws an RpcError with status PERMISSION_DENIED when the rules deny access.
 * Rules check a list by its query, never by the documents it would return ("rules are not filters").
 */
export interface AccessPolicy {
  get(name: string, reader: DocumentReader): void
  /**
   * @param parent documents root or a document's name
   * @param structuredQuery StructuredQuery in proto3 JSON
   */
  list(parent: string, structuredQuery: unknown, reader: DocumentReader): void
  /**
   * @param after reads the documents as if the commit were applied (getAfter)
   * @param time request.time in microseconds, the commit's server timestamp
   */
  write(writes: readonly PlannedWrite[], reader: DocumentReader, after: DocumentReader, time: number): void
}

export interface AccessPolicies {
  /**
   * @param authorization the call's Authorization header; "Bearer owner" bypasses rules (returns null)
   * @throws RpcError UNAUTHENTICATED for a malformed or expired token
   */
  forCaller(projectId: string, authorization: string | undefined): AccessPolicy | null
  /**
   * Sets the rules of one project (PUT /emulator/v1/projects/{p}:securityRules).
   *
   * @throws RulesSyntaxError with line and column
   */
  setRules(projectId: string, source: string): void
  /** Returns how often each expression of the project's rules was evaluated since they were set, with which values. */
  coverage(projectId: string): CoverageReport
}
