import {
  type DocumentPlace,
  NEEDS_PLACE,
  RESPONDENTS,
  STUDY_PLACE,
} from '@outcome-studio/shared/domain/paths'
import { allChunkNumbers, parseSurveyHead } from '@outcome-studio/shared/domain/respondents'
import { z } from 'zod'

const PLACES: readonly DocumentPlace[] = [STUDY_PLACE, NEEDS_PLACE]

/** Documents that are counted together, in one entry. */
export interface CountedUnit {
  /** Paths of the documents. The first one names the entry. */
  readonly parts: readonly [string, ...string[]]
  /** Number of studies and needs documents that the first one is. */
  readonly documents: 0 | 1
  /** Versions or chunks that have changed. The entry has the sizes of the others. */
  readonly saves: readonly CountedSave[]
  /** Whether the versions were deleted if the first document was. */
  readonly holdsSaves: boolean
}

interface CountedSave {
  readonly path: string
  readonly revision: number
}

/** Numbers of the chunks of a study's respondents that an event has stored or deleted. */
function changedChunks(contents: readonly unknown[]): readonly number[] {
  const counts = Map.groupBy(
    contents.flatMap((each) => allChunkNumbers(parseSurveyHead(each))),
    (number) => number,
  )
  // A chunk that is named before and after has not changed.
  return [...counts].filter(([, named]) => named.length === 1).map(([number]) => number)
}

const headerSchema = z.object({ header: z.object({ uuid: z.string().min(1), revision: z.int() }) })

/**
 * What is counted when a document next to a member's record has changed. With a study or a needs document that is its
 * content and the version that was saved: a save writes them together, so one event counts them all.
 * @param path domains/{domain}/users/{uid}/{collection}/{document}
 * @param contents of the document before and after the change; undefined where it did not exist
 */
export function countedUnits(path: string, contents: readonly unknown[]): readonly CountedUnit[] {
  const segments = path.split('/')
  const [record, collection] = [segments.slice(0, 4).join('/'), segments[4]]
  const place = PLACES.find((each) => each.collection === collection)
  if (collection === RESPONDENTS) {
    const saves = changedChunks(contents).map((revision) => ({
      path: `${path}/chunks/${revision}`,
      revision,
    }))
    return [{ parts: [path], documents: 0, saves, holdsSaves: true }]
  }
  if (place === undefined) {
    const holdsSaves = PLACES.some(({ versions }) => versions === collection)
    return [{ parts: [path], documents: 0, saves: [], holdsSaves }]
  }
  const headers = contents.flatMap((each) => headerSchema.safeParse(each).data?.header ?? [])
  const saved = Map.groupBy(headers, ({ uuid }) => `${record}/${place.versions}/${uuid}`)
  const parts = [path, `${path}/data/${place.content}`, `${path}/config/customRules`] as const
  return [
    { parts, documents: 1, saves: [], holdsSaves: false },
    ...[...saved].map(([life, versions]): CountedUnit => {
      const revisions = [...new Set(versions.map(({ revision }) => revision))]
      const saves = revisions.map((revision) => ({ path: `${life}/saves/${revision}`, revision }))
      return { parts: [life], documents: 0, saves, holdsSaves: false }
    }),
  ]
}
