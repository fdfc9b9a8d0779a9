import type { Remark } from '@outcome-studio/shared/domain'
import { labelLook, space } from '@outcome-studio/shared/ui'
import { useId, useRef } from 'react'
import styled from 'styled-components'
import { useFieldFocus } from '../binding/useFieldFocus.ts'
import { RemarkList } from '../rows/RemarkList.tsx'
import { StatementField } from '../rows/StatementField.tsx'

const Frame = styled.div`
  display: grid;
  gap: ${space(1)};
`

const Label = styled.label`
  ${labelLook}
`

interface LabelledStatementProps {
  readonly label: string
  /** By which remarks and focus find the field. */
  readonly uuid: string
  readonly value: string
  readonly placeholder: string
  readonly remarks: readonly Remark[]
  readonly onText: (text: string) => void
}

/** A checked text with its label, and what is said about it. */
export const LabelledStatement = ({ label, ...statement }: LabelledStatementProps) => {
  const { uuid, remarks, onText } = statement
  const field = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  useFieldFocus(uuid, field)
  return (
    <Frame>
      <Label htmlFor={id}>{label}</Label>
      <StatementField
        {...statement}
        id={id}
        ref={field}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <RemarkList uuid={uuid} remarks={remarks} onTake={onText} />
    </Frame>
  )
}
