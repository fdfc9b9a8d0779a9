import { GrowingTextArea, labelStyles, space, TextField } from '@outcome-studio/shared/ui'
import { useId } from 'react'
import styled from 'styled-components'
import type { QuoteText } from '../../domain/evidence/checkQuote.ts'

const Field = styled.div`
  display: grid;
  gap: ${space(1)};

  & > label {
    ${labelStyles}
  }
`

const Source = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 120px), 1fr));
  gap: ${space(3)};
`

interface QuoteFieldsProps {
  readonly value: QuoteText
  readonly onChange: (value: QuoteText) => void
  readonly autoFocus?: boolean
}

/** The words of a quote and where they come from. */
export function QuoteFields({ value, onChange, autoFocus = false }: QuoteFieldsProps) {
  const id = useId()
  const field = (key: keyof QuoteText) => ({
    value: value[key],
    onChange: (text: string) => onChange({ ...value, [key]: text }),
    autoComplete: 'off',
  })
  return (
    <>
      <Field>
        <label htmlFor={id}>Quote</label>
        <GrowingTextArea
          id={id}
          value={value.text}
          autoFocus={autoFocus}
          onChange={({ currentTarget }) => onChange({ ...value, text: currentTarget.value })}
        />
      </Field>
      <Source>
        <TextField label="Interview or source" {...field('source')} />
        <TextField label="Date" {...field('date')} />
        <TextField label="Page or minute" {...field('place')} />
      </Source>
    </>
  )
}
