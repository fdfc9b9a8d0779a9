import { useSaveStudy } from '@outcome-studio/shared/data'
import { normalizeName } from '@outcome-studio/shared/domain/base'
import { describeError, ERROR_CATALOGUE } from '@outcome-studio/shared/domain/errors'
import { checkDocumentName } from '@outcome-studio/shared/domain/paths'
import { freeStudyName, type Study, studyUuid } from '@outcome-studio/shared/domain/study'
import { FormActions, storedPath } from '@outcome-studio/shared/editor'
import { useHost, useRequireAccess } from '@outcome-studio/shared/feature'
import { Dialog, space, TextField, TextLink } from '@outcome-studio/shared/ui'
import { type SubmitEvent, useId, useRef, useState } from 'react'
import styled from 'styled-components'
import { examplePath } from '../core/examplePath.ts'
import { EXAMPLES } from './EXAMPLES.ts'
import { BLANK, TEMPLATES } from './TEMPLATES.ts'
import type { Template } from './Template.ts'
import { TemplateChoice } from './TemplateChoice.tsx'
import { templateStudy } from './templateStudy.ts'

const Form = styled.form`
  display: grid;
  gap: ${space(5)};
`

interface NewStudyDialogProps {
  /** Names of existing studies. */
  readonly taken: readonly string[]
  readonly onClose: () => void
}

/** The default name of a template's study. */
const proposedName = (template: Template, taken: readonly string[]): string =>
  freeStudyName(template === BLANK ? 'New study' : template.name, taken)

/** Asks for a template and a name, saves the new study and opens it. */
export function NewStudyDialog({ taken, onClose }: NewStudyDialogProps) {
  const host = useHost()
  const requireAccess = useRequireAccess()
  const save = useSaveStudy()
  const [template, setTemplate] = useState(BLANK)
  const [named, setNamed] = useState<string | null>(null)
  const made = useRef<Made | null>(null)
  const isUnderWay = useRef(false)
  const formId = useId()

  const name = named ?? proposedName(template, taken)
  const docName = normalizeName(name)
  const broken = name === '' ? null : checkDocumentName(docName)
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isUnderWay.current || !requireAccess()) return
    isUnderWay.current = true
    try {
      made.current = studyToSave(made.current, template, docName)
      await save.mutateAsync({ docName, content: made.current.study, basedOnRevision: null })
      onClose()
      host.navigate(`${host.basename}${storedPath(docName)}`)
    } catch (error) {
      host.showError(error)
    } finally {
      isUnderWay.current = false
    }
  }

  const refusal = save.error ? describeError(save.error).message : undefined
  return (
    <Dialog
      title="New study"
      size="large"
      isOpen
      onClose={onClose}
      actions={
        <FormActions
          formId={formId}
          label="Create study"
          onCancel={onClose}
          isPending={save.isPending}
          isDisabled={docName === '' || broken !== null}
        />
      }
    >
      <Form id={formId} onSubmit={(event) => void submit(event)}>
        <TemplateChoice
          groups={[
            { title: 'Templates', templates: TEMPLATES },
            { title: 'Worked examples', templates: EXAMPLES },
          ]}
          chosen={template}
          onChoose={(chosen) => {
            save.reset()
            setTemplate(chosen)
          }}
        />
        {template !== BLANK && (
          <p>
            <TextLink to={`${host.basename}${examplePath(template.id)}`}>Read “{template.name}”</TextLink>
          </p>
        )}
        <TextField
          label="Name of the study"
          value={name}
          onChange={(text) => {
            save.reset()
            setNamed(text)
          }}
          errorMessage={refusal ?? (broken ? ERROR_CATALOGUE[broken].message : undefined)}
        />
      </Form>
    </Dialog>
  )
}

interface Made {
  readonly template: Template
  readonly docName: string
  readonly study: Study
}

/**
 * Returns the same study for a retry, because the first save may have succeeded although its answer was lost.
 */
function studyToSave(before: Made | null, template: Template, docName: string): Made {
  if (before?.template === template && before.docName === docName) return before
  const newId = () => crypto.randomUUID()
  const study = templateStudy(template, { uuid: studyUuid(newId()), newId })
  return { template, docName, study }
}
