import { NAME, SAVING } from '@outcome-studio/shared/document'
import { checkDocumentName, DOCUMENT_NAME_MAX_LENGTH, ERROR_CATALOGUE } from '@outcome-studio/shared/domain'
import { TextField } from '@outcome-studio/shared/ui'
import { useEffect, useRef } from 'react'
import { useReadOnly } from '../../core/useReadOnly.ts'
import { useEditor } from '../react/EditorContext.ts'
import { useFieldFocus } from '../react/useFieldFocus.ts'
import { useSessionValue } from '../react/useSessionValue.ts'

/** The study's name, validated while typing. If a save refuses the name, focus moves here. */
export function NameField() {
  const { session } = useEditor()
  const name = useSessionValue(NAME, ({ docName }) => docName)
  const { problem } = useSessionValue(SAVING, ({ saveState }) => saveState)
  const isReadOnly = useReadOnly()
  const field = useRef<HTMLInputElement>(null)
  useFieldFocus(NAME, field)
  const refused = problem?.kind === 'name' ? problem : null

  useEffect(() => {
    if (refused) field.current?.focus()
  }, [refused])

  const broken = name === '' ? null : checkDocumentName(name)
  return (
    <TextField
      label="Study name"
      isReadOnly={isReadOnly}
      value={name}
      inputRef={field}
      autoFocus={!isReadOnly && session.header === null && name === ''}
      onChange={(docName) => session.rename(docName)}
      description={
        session.header === null ? `Up to ${DOCUMENT_NAME_MAX_LENGTH} characters, without a slash.` : undefined
      }
      errorMessage={refused?.message ?? (broken ? ERROR_CATALOGUE[broken].message : undefined)}
    />
  )
}
