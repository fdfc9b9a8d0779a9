import fc from 'fast-check'
import { compileQuery } from '../query/compileQuery.ts'
import type { PlannedWrite, StoredDocument } from '../schema/contract.ts'
import { smallFields } from '../test/arbitraryValue.ts'
import { documentAt, memorySource, ROOT } from '../test/memorySource.ts'
import type { Fields } from '../values/Value.ts'
import { QueryTarget } from './QueryTarget.ts'
import { WindowTarget } from './WindowTarget.ts'

/** State of a client that applies the updates. */
class Shown {
  readonly documents = new Map<string, StoredDocument>()

  constructor(initial: readonly StoredDocument[]) {
    for (const document of initial) this.documents.set(document.name, document)
  }

  apply({ present, removed }: { present: readonly StoredDocument[]; removed: readonly string[] }): void {
    for (const document of present) this.documents.set(document.name, document)
    for (const name of removed) this.documents.delete(name)
  }
}

interface Step {
  readonly id: number
  readonly fields: Fields | null
}

const step: fc.Arbitrary<Step> = fc.record({ id: fc.nat(6), fields: fc.option(smallFields) })
const query = fc.record({
  from: fc.constant([{ collectionId: 'c' }]),
  orderBy: fc.constantFrom(
    [],
    [{ field: { fieldPath: 'a' } }],
    [{ field: { fieldPath: 'a' }, direction: 'DESCENDING' }],
  ),
  where: fc.constantFrom(undefined, {
    fieldFilter: { field: { fieldPath: 'b' }, op: 'EQUAL', value: { stringValue: 'a' } },
  }),
})

function follow(
  structured: object,
  commits: readonly (readonly Step[])[],
  kind: typeof QueryTarget | typeof WindowTarget,
) {
  let documents: StoredDocument[] = []
  const source = {
    scan: (scope: Parameters<ReturnType<typeof memorySource>['scan']>[0]) =>
      memorySource(documents).scan(scope),
  }
  const compiled = compileQuery(ROOT, ROOT, structured)
  const target = new kind(1, compiled, source)
  const shown = new Shown(target.load())
  for (const [version, steps] of commits.entries()) {
    const changes = new Map<string, PlannedWrite>()
    for (const { id, fields } of steps) {
      const name = `${ROOT}/c/${id}`
      const before = changes.get(name)?.before ?? documents.find((each) => each.name === name)
      const after = fields ? documentAt(`c/${id}`, fields, version + 2) : undefined
      if (before || after) changes.set(name, { name, before, after })
    }
    documents = documents.filter((each) => !changes.has(each.name))
    documents.push(...[...changes.values()].flatMap(({ after }) => (after ? [after] : [])))
    shown.apply(target.update([...changes.values()]))
    const fresh = new kind(2, compiled, source).load()
    expect([...shown.documents.values()].sort(compiled.compare)).toEqual([...fresh].sort(compiled.compare))
  }
}

const commits = fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { maxLength: 12 })

describe('targets', () => {
  test('update a plain query like a new run', () => {
    fc.assert(
      fc.property(query, commits, (structured, all) => follow(structured, all, QueryTarget)),
      { numRuns: 500 },
    )
  })

  test('update a limited query like a new run', () => {
    const bounds = fc.record({ limit: fc.integer({ min: 1, max: 4 }), offset: fc.constantFrom(0, 0, 1) })
    fc.assert(
      fc.property(query, bounds, commits, (structured, bound, all) =>
        follow({ ...structured, ...bound }, all, WindowTarget),
      ),
      { numRuns: 1000 },
    )
  })
})
