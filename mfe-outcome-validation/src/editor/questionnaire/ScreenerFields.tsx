import type { Screener } from '@outcome-studio/shared/domain/study'
import { Button, color, IconButton, space, TextField, type } from '@outcome-studio/shared/ui'
import { Plus, Trash2 } from 'lucide-react'
import styled from 'styled-components'
import { LinesField } from '../../core/LinesField.tsx'

const Group = styled.fieldset`
  display: grid;
  gap: ${space(3)};
  min-width: 0;
  padding: 0;
  border: 0;
`

const Legend = styled.legend`
  padding: 0;
  font: ${type.control};
`

const Lead = styled.p`
  color: ${color.textMuted};
`

const List = styled.ol`
  display: grid;
  gap: ${space(5)};
  list-style: none;
`

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${space(2)};

  & > :last-child {
    grid-column: 1;
  }
`

/** In the line of the field, below its label. */
const Remove = styled.div`
  padding-top: ${space(6)};
`

interface ScreenerFieldsProps {
  readonly screeners: readonly Screener[]
  readonly onAdd: () => void
  readonly onChange: (id: string, changes: Partial<Omit<Screener, 'id'>>) => void
  readonly onRemove: (id: string) => void
}

/** The questions about the respondents themselves, each with its answers. */
export function ScreenerFields({ screeners, onAdd, onChange, onRemove }: ScreenerFieldsProps) {
  return (
    <Group>
      <Legend>Questions about the respondents</Legend>
      <Lead>Asked first, for example the role or the size of the team. Segments compare their answers.</Lead>
      {screeners.length > 0 && (
        <List>
          {screeners.map(({ id, question, answers }, at) => (
            <Row key={id}>
              <TextField
                label={`Question ${at + 1}`}
                value={question}
                maxLength={500}
                autoFocus={question === '' && answers.length === 0}
                onChange={(text) => onChange(id, { question: text })}
              />
              <Remove>
                <IconButton label={`Remove question ${at + 1}`} onClick={() => onRemove(id)}>
                  <Trash2 aria-hidden="true" />
                </IconButton>
              </Remove>
              <LinesField
                label={`Answers to question ${at + 1}`}
                description="One on each line. Without any, respondents write a text."
                lines={answers}
                errorMessage={undefined}
                onChange={(lines) => onChange(id, { answers: lines })}
              />
            </Row>
          ))}
        </List>
      )}
      <div>
        <Button onPress={onAdd}>
          <Plus aria-hidden="true" />
          Add question
        </Button>
      </div>
    </Group>
  )
}
