import { studyUuid } from '@outcome-studio/shared/domain/study'
import { readDocumentAddress, UnknownAddress, useOwnPath } from '@outcome-studio/shared/editor'
import { STUDY_WORDS } from '@outcome-studio/shared/kinds'
import { PageHeader, WidePage } from '@outcome-studio/shared/ui'
import { PlaceChooser } from './screen/PlaceChooser.tsx'
import { placeAt } from './screen/placeAt.ts'
import { RulesLoader } from './screen/RulesLoader.tsx'

/** Admin view in which tools admins edit the custom rules of a study or of the organization. */
export function RulesAdmin() {
  const place = placeAt(readDocumentAddress(useOwnPath(), studyUuid))
  if (place === null) return <UnknownAddress words={STUDY_WORDS} />
  return (
    <WidePage>
      <PageHeader
        title="Outcome Validation Admin"
        lead="Change how studies are checked: for your whole organization, or for one of your studies."
      />
      <PlaceChooser place={place} />
      <RulesLoader key={place.kind === 'study' ? `study ${place.docName}` : 'organization'} place={place} />
    </WidePage>
  )
}
