import { NAME, SAVING } from '@outcome-studio/shared/document'
import { DOCUMENT_NAME_MAX_LENGTH } from '@outcome-studio/shared/domain/base'
import { ERROR_CATALOGUE } from '@outcome-studio/shared/domain/errors'
import { checkDocumentName } from '@outcome-studio/shared/domain/paths'
import { TextField } from '@outcome-studio/shared/ui'
import { useEffect, useRef } from 'react'
import { useReadOnly } from '../core/useReadOnly.ts'
import { useEditor } from '../session/EditorContext.ts'
import { useDocumentValue } from '../session/useDocumentValue.ts'
import { useFieldFocus } from '../session/useFieldFocus.ts'

const LIMIT = `Up to ${DOCUMENT_NAME_MAX_LENGTH} characters.`

interface NameFieldProps {
  readonly label: string
  /** Shown while the document is new. */
  readonly description?: string | undefined
  /** An example of a name, shown while there is none. */
  readonly placeholder?: string
}

/** The document's name, validated while typing. If a save refuses the name, focus moves here. */
export function NameField({ label, description, placeholder = '' }: NameFieldProps) {
  const { document } = useEditor()
  const name = useDocumentValue(NAME, ({ docName }) => docName)
  const { problem } = useDocumentValue(SAVING, ({ saveState }) => saveState)
  const isReadOnly = useReadOnly()
  const field = useRef<HTMLInputElement>(null)
  useFieldFocus(NAME, field)
  const refused = problem?.kind === 'name' ? problem : null

  useEffect(() => {
    if (refused) field.current?.focus()
  }, [refused])

  // Until it matters it would be one more text to read.
  const isLong = name.length > 0.8 * DOCUMENT_NAME_MAX_LENGTH
  const broken = name === '' ? null : checkDocumentName(name)
  return (
    <TextField
      label={label}
      isReadOnly={isReadOnly}
      value={name}
      placeholder={placeholder}
      inputRef={field}
      autoFocus={!isReadOnly && document.header === null && name === ''}
      onChange={(docName) => document.rename(docName)}
      description={isLong ? LIMIT : document.header === null && !isReadOnly ? description : undefined}
      errorMessage={refused?.message ?? (broken ? ERROR_CATALOGUE[broken].message : undefined)}
    />
  )
}
