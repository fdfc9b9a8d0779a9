import { useSaveStudy, useStudyList } from '@outcome-studio/shared/data'
import { freeStudyName, studyFromOutline, studyUuid } from '@outcome-studio/shared/domain/study'
import { storedPath, UnknownAddress } from '@outcome-studio/shared/editor'
import { useHost, useRequireAccess } from '@outcome-studio/shared/feature'
import { STUDY_WORDS } from '@outcome-studio/shared/kinds'
import { Button, Card, LinkButton, PageHeader, WidePage } from '@outcome-studio/shared/ui'
import { useState } from 'react'
import { StudyText } from '../editor/history/StudyText.tsx'
import { findTemplate } from './findTemplate.ts'
import type { Template } from './Template.ts'

/** A template or worked example to read, by its id. */
export function ExampleScreen({ id }: { readonly id: string }) {
  const template = findTemplate(id)
  return template ? <Example template={template} /> : <UnknownAddress words={STUDY_WORDS} />
}

/** Reading is for everyone; saving it as one's own study needs a membership. */
function Example({ template }: { readonly template: Template }) {
  const host = useHost()
  const requireAccess = useRequireAccess()
  const { data: studies } = useStudyList()
  const save = useSaveStudy()
  // One study for all attempts: a save may have succeeded although its answer was lost.
  const [study] = useState(() => {
    const newId = () => crypto.randomUUID()
    return studyFromOutline(template.outline, { uuid: studyUuid(newId()), newId })
  })
  const use = async () => {
    if (studies === undefined || !requireAccess()) return
    const taken = studies.filter(({ uuid }) => uuid !== study.jtbd.uuid).map(({ docName }) => docName)
    const docName = freeStudyName(template.name, taken)
    try {
      await save.mutateAsync({ docName, content: study, basedOnRevision: null })
      host.navigate(`${host.basename}${storedPath(docName)}`)
    } catch (error) {
      host.showError(error)
    }
  }
  return (
    <WidePage>
      <PageHeader
        title={template.name}
        lead={template.description}
        actions={
          <>
            <LinkButton to={host.basename || '/'}>All studies</LinkButton>
            <Button
              tone="primary"
              isPending={save.isPending || studies === undefined}
              onPress={() => void use()}
            >
              Save as my study
            </Button>
          </>
        }
      />
      <Card title="The whole study" lead="Save a copy to change anything in it.">
        <StudyText study={study} />
      </Card>
    </WidePage>
  )
}
