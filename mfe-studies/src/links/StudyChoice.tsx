import { counted } from '@outcome-studio/shared/domain/base'
import type { StudyHeader } from '@outcome-studio/shared/domain/study'
import { color, focusRing, radius, space, type } from '@outcome-studio/shared/ui'
import { useId } from 'react'
import styled from 'styled-components'

const Group = styled.fieldset`
  display: grid;
  gap: ${space(1)};
  min-width: 0;
  max-height: 320px;
  margin: 0;
  padding: 0;
  overflow-y: auto;
  border: 0;
`

const Title = styled.legend`
  padding: 0 0 ${space(2)};
  font: ${type.label};
`

const Row = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  column-gap: ${space(3)};
  align-items: start;
  padding: ${space(2)} ${space(3)};
  border-radius: ${radius.medium};
  cursor: pointer;
  overflow-wrap: anywhere;

  &:has(:checked) {
    background: ${color.accentSoft};
  }
  & > input {
    width: 16px;
    height: 16px;
    margin: ${space(1)} 0 0;
    accent-color: ${color.accent};
    ${focusRing}
  }
  & small {
    display: block;
    color: ${color.textMuted};
    font: ${type.small};
  }
`

interface StudyChoiceProps {
  readonly studies: readonly StudyHeader[]
  /** Name of the chosen study. */
  readonly chosen: string | null
  readonly onChoose: (docName: string) => void
}

/** A radio group of studies. */
export function StudyChoice({ studies, chosen, onChoose }: StudyChoiceProps) {
  const id = useId()
  return (
    <Group>
      <Title>Your studies</Title>
      {studies.map(({ uuid, docName, counts }) => (
        <Row key={uuid || docName}>
          <input type="radio" name={id} checked={docName === chosen} onChange={() => onChoose(docName)} />
          <span>
            {docName}
            <small>{counted(counts.outcomeStatements, 'outcome statement')}</small>
          </span>
        </Row>
      ))}
    </Group>
  )
}
