import {
  applyNeedsOperation,
  type GoalId,
  type Needs,
  type NeedsTypes,
  type NeedsUuid,
} from '@outcome-studio/shared/domain/needs'
import type { DocumentRepository } from '@outcome-studio/shared/domain/saving'
import type { Study } from '@outcome-studio/shared/domain/study'
import { addFeeling, type Feeling, needsOfJob } from '../../domain/feelings/addFeeling.ts'

/** The needs document that a feeling goes to; a new one begins with the job of the study. */
type Place =
  | { readonly kind: 'stored'; readonly docName: string }
  | {
      readonly kind: 'new'
      readonly docName: string
      readonly uuid: NeedsUuid
      readonly jobId: GoalId
      readonly jtbd: Study['jtbd']
    }

interface FeelingToKeep {
  readonly feeling: Feeling
  readonly place: Place
}

/**
 * Stores a feeling as an emotional or social job. A repeat with the same ids adds nothing twice.
 * @returns the name of the needs document
 * @throws StudioError if it could not be read or saved
 */
export async function keepFeeling(needs: DocumentRepository<NeedsTypes>, { feeling, place }: FeelingToKeep) {
  const { docName } = place
  if (place.kind === 'new') {
    const content = withFeeling(needsOfJob(place.jtbd, place.uuid, place.jobId), feeling)
    await needs.save({ docName, content, basedOnRevision: null })
    return docName
  }
  const stored = await needs.load(docName)
  const content = withFeeling(stored.content, feeling)
  if (content !== stored.content) {
    await needs.save({ docName, content, basedOnRevision: stored.header.revision })
  }
  return docName
}

function withFeeling(needs: Needs, feeling: Feeling): Needs {
  const operation = addFeeling(needs, feeling)
  return operation ? applyNeedsOperation(needs, operation) : needs
}
