import { TextField } from '@outcome-studio/shared/ui'
import { useState } from 'react'
import { readMostOutcomes } from '../../domain/questionnaire/tidyPlan.ts'

interface MostOutcomesFieldProps {
  /** Null for all. */
  readonly value: number | null
  readonly onChange: (mostOutcomes: number | null) => void
}

/** How many outcomes one respondent is asked about. */
export function MostOutcomesField({ value, onChange }: MostOutcomesFieldProps) {
  // The text as typed, until the number is changed elsewhere.
  const [typed, setTyped] = useState({ text: `${value ?? ''}`, value })
  const text = typed.value === value ? typed.text : `${value ?? ''}`
  return (
    <TextField
      label="Most outcomes for one respondent"
      description="Empty for all. Otherwise the outcomes are dealt out to sets, and each respondent gets one set."
      value={text}
      errorMessage={
        readMostOutcomes(text) === 'wrong'
          ? 'Type a whole number from 1, or leave the field empty.'
          : undefined
      }
      onChange={(next) => {
        const number = readMostOutcomes(next)
        setTyped({ text: next, value: number === 'wrong' ? value : number })
        if (number !== 'wrong') onChange(number)
      }}
    />
  )
}
