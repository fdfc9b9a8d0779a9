import { VERSION_NAME_LENGTH } from '@outcome-studio/shared/domain/base'
import { describeError, StudioError } from '@outcome-studio/shared/domain/errors'
import { keyOf, TextField } from '@outcome-studio/shared/ui'
import { type KeyboardEvent, useState } from 'react'
import { useEditor } from '../session/EditorContext.ts'
import type { ShownVersion } from './ShownVersion.ts'

interface VersionNameFieldProps {
  readonly version: ShownVersion
  /** Stores the name. Rejects if it could not be stored. */
  readonly onName: (version: ShownVersion, name: string) => Promise<void>
}

/** The name of a version. It is stored when the field is left, or by Enter. */
export function VersionNameField({ version, onName }: VersionNameFieldProps) {
  const { announce } = useEditor()
  const [text, setText] = useState(version.name)
  const [error, setError] = useState<unknown>(null)
  const name = text.trim()

  const store = async () => {
    if (name === version.name && error === null) return
    try {
      await onName(version, name)
      setError(null)
      announce(name === '' ? 'Version name removed.' : `Version named “${name}”.`)
    } catch (failure) {
      setError(failure)
    }
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (keyOf(event) !== 'Enter') return
    event.preventDefault()
    void store()
  }
  return (
    <div data-own-undo="">
      <TextField
        label="Version name"
        placeholder="For example: before the interviews"
        autoComplete="off"
        value={text}
        maxLength={VERSION_NAME_LENGTH}
        onChange={setText}
        onBlur={() => void store()}
        onKeyDown={onKeyDown}
        errorMessage={error === null ? undefined : describeFailure(error)}
      />
    </div>
  )
}

function describeFailure(error: unknown): string {
  const isGone = error instanceof StudioError && error.code === 'cen/doc-not-found'
  return isGone
    ? 'This version is no longer kept.'
    : `The name was not saved. ${describeError(error).message}`
}
