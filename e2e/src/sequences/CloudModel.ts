import { type Doc, sameContent } from './Doc.ts'

/** A document as the model expects it in the database, with every revision it ever had. */
interface StoredDoc<D extends Doc> {
  readonly uuid: string
  readonly doc: D
  readonly revision: number
  readonly versions: ReadonlyMap<number, D>
}

export type Outcome = 'saved' | 'conflict' | 'gone' | 'name' | 'failed'

interface Save<D extends Doc> {
  readonly uuid: string
  readonly doc: D
  /** The revision this one is based on. Null for a document that was never saved. */
  readonly base: number | null
  /** Documents that this page sent without receiving a response. */
  readonly unanswered: readonly D[]
}

/** The expected content of the database after any sequence, computed by the simplest saving rules. */
export class CloudModel<D extends Doc> {
  readonly stored = new Map<string, StoredDoc<D>>()

  called(name: string): StoredDoc<D> | undefined {
    return [...this.stored.values()].find(({ doc }) => doc.name === name)
  }

  /** @returns the expected outcome, and the revision stored afterwards */
  save({ uuid, doc, base, unanswered }: Save<D>): { readonly outcome: Outcome; readonly revision: number } {
    const stored = this.called(doc.name)
    const before = stored?.revision ?? 0
    if (stored && stored.uuid !== uuid) return { outcome: 'name', revision: before }
    if (!stored && (base !== null || this.stored.has(uuid))) return { outcome: 'gone', revision: before }
    if (stored && stored.revision !== base) {
      if (sameContent(stored.doc, doc)) return { outcome: 'saved', revision: before }
      if (!unanswered.some((each) => sameContent(each, stored.doc))) {
        return { outcome: 'conflict', revision: before }
      }
    }
    const revision = before + 1
    const versions = new Map([...(stored?.versions ?? []), [revision, doc] as const])
    this.stored.set(uuid, { uuid, doc, revision, versions })
    return { outcome: 'saved', revision }
  }

  rename(uuid: string, from: string, to: string): Outcome {
    const stored = this.called(from)
    const taken = this.called(to)
    if (stored?.uuid !== uuid) return taken?.uuid === uuid ? 'saved' : 'gone'
    if (taken) return 'name'
    this.stored.set(uuid, { ...stored, doc: { ...stored.doc, name: to } })
    return 'saved'
  }
}
