import { type Doc, sameContent } from './Doc.ts'

/** A study as the model expects it in the database, with every revision it ever had. */
interface StoredDoc {
  readonly uuid: string
  readonly doc: Doc
  readonly revision: number
  readonly versions: ReadonlyMap<number, Doc>
}

export type Outcome = 'saved' | 'conflict' | 'gone' | 'name' | 'failed'

interface Save {
  readonly uuid: string
  readonly doc: Doc
  /** The revision this one is based on. Null for a study that was never saved. */
  readonly base: number | null
  /** Documents that this page sent without receiving a response. */
  readonly unanswered: readonly Doc[]
}

/** The expected content of the database after any sequence, computed by the simplest saving rules. */
export class CloudModel {
  readonly studies = new Map<string, StoredDoc>()

  called(name: string): StoredDoc | undefined {
    return [...this.studies.values()].find(({ doc }) => doc.name === name)
  }

  /** @returns the expected outcome, and the revision stored afterwards */
  save({ uuid, doc, base, unanswered }: Save): { readonly outcome: Outcome; readonly revision: number } {
    const stored = this.called(doc.name)
    const before = stored?.revision ?? 0
    if (stored && stored.uuid !== uuid) return { outcome: 'name', revision: before }
    if (!stored && (base !== null || this.studies.has(uuid))) return { outcome: 'gone', revision: before }
    if (stored && stored.revision !== base) {
      if (sameContent(stored.doc, doc)) return { outcome: 'saved', revision: before }
      if (!unanswered.some((each) => sameContent(each, stored.doc))) {
        return { outcome: 'conflict', revision: before }
      }
    }
    const revision = before + 1
    const versions = new Map([...(stored?.versions ?? []), [revision, doc] as const])
    this.studies.set(uuid, { uuid, doc, revision, versions })
    return { outcome: 'saved', revision }
  }

  rename(uuid: string, from: string, to: string): Outcome {
    const stored = this.called(from)
    const taken = this.called(to)
    if (stored?.uuid !== uuid) return taken?.uuid === uuid ? 'saved' : 'gone'
    if (taken) return 'name'
    this.studies.set(uuid, { ...stored, doc: { ...stored.doc, name: to } })
    return 'saved'
  }
}
