import { useReadOnly } from '@outcome-studio/shared/editor'
import { useId, useState } from 'react'
import { readEffort } from '../../domain/initiatives/readEffort.ts'
import { Wrong } from '../needs/table/tableStyles.ts'
import { CellInput } from './initiativeStyles.ts'

interface EffortFieldProps {
  readonly label: string
  readonly effort: number | null
  readonly onChange: (effort: number | null) => void
}

/** The effort of an initiative. A text that is no number stays typed, with what to enter instead. */
export function EffortField({ label, effort, onChange }: EffortFieldProps) {
  const isReadOnly = useReadOnly()
  const problemId = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const problem = typed === null ? null : readEffort(typed).problem
  return (
    <>
      <CellInput
        data-number=""
        aria-label={label}
        aria-invalid={problem !== null || undefined}
        aria-describedby={problem === null ? undefined : problemId}
        inputMode="decimal"
        autoComplete="off"
        placeholder={isReadOnly ? undefined : '–'}
        readOnly={isReadOnly}
        value={typed ?? `${effort ?? ''}`}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value)
          const read = readEffort(value)
          if (read.problem === null) onChange(read.effort)
        }}
        onBlur={() => problem === null && setTyped(null)}
      />
      {problem !== null && <Wrong id={problemId}>{problem}</Wrong>}
    </>
  )
}
