import { type Doc, sameContent } from './Doc.ts'

/** One study as the model knows it to be stored. Every revision it ever had stays there. */
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
  /** The revision it is based on; null for one never saved. */
  readonly base: number | null
  /** What this page sent without hearing of it again. */
  readonly unanswered: readonly Doc[]
}

/** What must be stored after any sequence, by the rules of saving in the plainest form. */
export class CloudModel {
  readonly studies = new Map<string, StoredDoc>()

  called(name: string): StoredDoc | undefined {
    return [...this.studies.values()].find(({ doc }) => doc.name === name)
  }

  /** @returns how it must end, and the revision that is stored then */
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
