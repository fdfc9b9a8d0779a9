import { RpcError } from '../../../base/RpcError.ts'
import { parseStructuredQuery } from '../../query/StructuredQuery.ts'
import type { AccessPolicy, DocumentReader, PlannedWrite } from '../../schema/contract.ts'
import { type CoveredRules, checkAccess, type Operation } from '../evaluate/checkAccess.ts'
import { DocumentReads } from '../evaluate/DocumentReads.ts'
import { DocumentKnowledge } from '../lists/DocumentKnowledge.ts'
import { listTargets } from '../lists/listTargets.ts'
import { type PathPiece, segmentsAsPieces } from '../lists/PathPiece.ts'
import type { RequestMethod } from '../syntax/Ast.ts'
import { pathOfName, resourceOf } from '../values/fromStoredValue.ts'
import { map, NULL, path, type RuleValue, string, UNKNOWN } from '../values/RuleValue.ts'
import { queryValue } from './queryValue.ts'
import { requestValue } from './requestValue.ts'

/** Permissions of one caller under a set of rules. */
export class RulesPolicy implements AccessPolicy {
  readonly #rules: () => CoveredRules
  readonly #projectId: string
  readonly #auth: RuleValue
  readonly #now: () => number

  /**
   * @param rules called for each check, since rules can be replaced while a caller is connected
   * @param auth request.auth
   * @param now milliseconds since 1970: request.time of reads
   */
  constructor(rules: () => CoveredRules, projectId: string, auth: RuleValue, now: () => number) {
    this.#rules = rules
    this.#projectId = projectId
    this.#auth = auth
    this.#now = now
  }

  get(name: string, reader: DocumentReader): void {
    const document = reader.get(name)
    const segments = pathOfName(name)
    this.#require(
      {
        method: 'get',
        pieces: segmentsAsPieces(segments),
        request: this.#request('get', path(segments), {}),
        resource: document === undefined ? NULL : resourceOf(document),
        knowledge: DocumentKnowledge.NONE,
      },
      this.#reads(reader, reader),
    )
  }

  list(parent: string, structuredQuery: unknown, reader: DocumentReader): void {
    const query = parseStructuredQuery(structuredQuery)
    const request = this.#request('list', UNKNOWN, { query: queryValue(query) })
    const reads = this.#reads(reader, reader)
    const targets = listTargets(parent, query)
    if (targets.length === 0) throw new RpcError('PERMISSION_DENIED', '\nThe query has no branch to check.')
    for (const { pieces, knowledge } of targets) {
      this.#require({ method: 'list', pieces, request, resource: listedResource(pieces), knowledge }, reads)
    }
  }

  write(writes: readonly PlannedWrite[], reader: DocumentReader, after: DocumentReader, time: number): void {
    const reads = this.#reads(reader, after)
    for (const planned of writes) {
      const method = methodOf(planned)
      const segments = pathOfName(planned.name)
      const resource = planned.after === undefined ? NULL : resourceOf(planned.after)
      this.#require(
        {
          method,
          pieces: segmentsAsPieces(segments),
          request: this.#request(method, path(segments), { resource, time }),
          resource: planned.before === undefined ? NULL : resourceOf(planned.before),
          knowledge: DocumentKnowledge.NONE,
        },
        reads,
      )
    }
  }

  #request(
    method: RequestMethod,
    at: RuleValue,
    more: { readonly resource?: RuleValue; readonly query?: RuleValue; readonly time?: number },
  ): RuleValue {
    return requestValue({ method, auth: this.#auth, path: at, time: this.#now() * 1000, ...more })
  }

  #reads(before: DocumentReader, after: DocumentReader): DocumentReads {
    return new DocumentReads(this.#projectId, { before, after })
  }

  #require(operation: Operation, reads: DocumentReads): void {
    const denial = checkAccess(this.#rules(), operation, reads)
    if (denial !== null) throw new RpcError('PERMISSION_DENIED', denial)
  }
}

function methodOf({ before, after }: PlannedWrite): RequestMethod {
  if (after === undefined) return 'delete'
  return before === undefined ? 'create' : 'update'
}

/** A resource that a list may return: its members exist, but their values are unknown. */
function listedResource(pieces: readonly PathPiece[]): RuleValue {
  const texts = pieces.flatMap((piece) => (piece.kind === 'segment' ? [piece.text] : []))
  const known = texts.length === pieces.length
  return map(
    new Map<string, RuleValue>([
      ['data', { kind: 'unknown', field: [] }],
      ['id', known ? string(texts.at(-1) ?? '') : UNKNOWN],
      ['__name__', known ? path(texts) : UNKNOWN],
    ]),
  )
}
