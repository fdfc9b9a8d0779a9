import type { AccessPolicy, DocumentReader } from '../schema/contract.ts'

/** What Firestore charges for (https://firebase.google.com/docs/firestore/pricing). */
export interface UsageCounts {
  /** Documents read; a query without results counts as one. */
  readonly reads: number
  /** Documents that rules read with get, exists and getAfter. They cost as much as other reads. */
  readonly rulesReads: number
  readonly writes: number
  readonly deletes: number
}

/** `members`: callers that rules apply to; `owner`: functions and tools. */
export type UsageSide = 'members' | 'owner'

const NONE: UsageCounts = { reads: 0, rulesReads: 0, writes: 0, deletes: 0 }

/** Counts what callers read and write since the start. */
export class Usage {
  readonly #counts: Record<UsageSide, UsageCounts> = { members: NONE, owner: NONE }

  /** The counts so far. */
  counts(): Readonly<Record<UsageSide, UsageCounts>> {
    return { ...this.#counts }
  }

  add(side: UsageSide, more: Partial<UsageCounts>): void {
    const { reads, rulesReads, writes, deletes } = this.#counts[side]
    this.#counts[side] = {
      reads: reads + (more.reads ?? 0),
      rulesReads: rulesReads + (more.rulesReads ?? 0),
      writes: writes + (more.writes ?? 0),
      deletes: deletes + (more.deletes ?? 0),
    }
  }

  /** The same permissions, with the documents counted that they read besides the requested ones. */
  countRules(policy: AccessPolicy): AccessPolicy {
    const count = (
      requested: readonly string[],
      check: (counting: (reader: DocumentReader) => DocumentReader) => void,
    ) => {
      const read = new Set<string>()
      const counting = (reader: DocumentReader): DocumentReader => ({
        get: (name) => {
          if (!requested.includes(name)) read.add(name)
          return reader.get(name)
        },
      })
      check(counting)
      this.add('members', { rulesReads: read.size })
    }
    return {
      get: (name, reader) => count([name], (counting) => policy.get(name, counting(reader))),
      list: (parent, query, reader) => count([], (counting) => policy.list(parent, query, counting(reader))),
      write: (writes, reader, after, time) =>
        count(
          writes.map(({ name }) => name),
          (counting) => policy.write(writes, counting(reader), counting(after), time),
        ),
    }
  }
}
