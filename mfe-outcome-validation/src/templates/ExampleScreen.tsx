import { DocumentSession } from '@outcome-studio/shared/document'
import { studyUuid } from '@outcome-studio/shared/domain/study'
import { UnknownAddress } from '@outcome-studio/shared/editor'
import { STUDY_WORDS, useStudyEditing } from '@outcome-studio/shared/kinds'
import { useState } from 'react'
import { StudyEditor } from '../editor/screen/StudyEditor.tsx'
import { ExampleNotice } from './ExampleNotice.tsx'
import { findTemplate } from './findTemplate.ts'
import { FirstRun } from './firstRun/FirstRun.tsx'
import type { Template } from './Template.ts'
import { templateStudy } from './templateStudy.ts'

/** A template or worked example to read, by its id. */
export function ExampleScreen({ id }: { readonly id: string }) {
  const template = findTemplate(id)
  return template ? <Example template={template} /> : <UnknownAddress words={STUDY_WORDS} />
}

/** The editor of a study that is stored nowhere: every view of it can be read, by everyone. */
function Example({ template }: { readonly template: Template }) {
  const editing = useStudyEditing()
  const [session] = useState(() => {
    const newId = () => crypto.randomUUID()
    const content = templateStudy(template, { uuid: studyUuid(newId()), newId })
    const start = { docName: template.name, content }
    return new DocumentSession({
      kind: editing.kind,
      repository: editing.repository,
      start,
      requireAccess: () => false,
    })
  })
  return (
    <StudyEditor
      session={session}
      editing={editing}
      example={
        template.ratings ? (
          <FirstRun
            notice={(isSecond) => <ExampleNotice template={template} session={session} isSecond={isSecond} />}
          />
        ) : (
          <ExampleNotice template={template} session={session} />
        )
      }
    />
  )
}
