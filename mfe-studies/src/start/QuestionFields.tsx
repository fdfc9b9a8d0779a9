import { ANYTHING } from '@outcome-studio/shared/document'
import { type GoalId, goalsInLayer, type Needs } from '@outcome-studio/shared/domain/needs'
import { useReadable } from '@outcome-studio/shared/feature'
import {
  color,
  fieldErrorStyles,
  GrowingTextArea,
  labelStyles,
  space,
  TextField,
  type,
} from '@outcome-studio/shared/ui'
import { useId } from 'react'
import styled from 'styled-components'
import { useSessionValue } from '../core/editing.ts'
import { useOpenAnswer } from '../core/OpenAnswerContext.ts'
import { checkAnswer } from '../domain/guide/answerTexts.ts'
import type { NeedsQuestion, QuestionField } from '../domain/guide/NEEDS_QUESTIONS.ts'

const Labeled = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)};
`

const Label = styled.label`
  ${labelStyles}
`

/** Two lines high, although `field-sizing` ignores its rows: it takes several goals. */
const Lines = styled(GrowingTextArea)`
  min-height: calc(3rem + ${space(3.5)});
`

const Remarks = styled.div`
  ${fieldErrorStyles}
  overflow-wrap: anywhere;
`

const NONE: readonly string[] = []

const Known = styled.div`
  display: grid;
  gap: ${space(1)};
  color: ${color.textMuted};
  font: ${type.small};
  overflow-wrap: anywhere;

  & > ul {
    padding-left: ${space(5)};
  }
`

interface QuestionFieldsProps {
  readonly question: NeedsQuestion
  /** Id of the text that says what the lines of a list become. */
  readonly linesHintId: string
  /** Whether what is wrong with the answers is shown. */
  readonly isChecked: boolean
  readonly onAnswer: (id: string, text: string) => void
}

/** The fields of one question, and what the document already has in its layers. */
export function QuestionFields({ question, linesHintId, isChecked, onAnswer }: QuestionFieldsProps) {
  const { answers, written } = useReadable(useOpenAnswer().typed)
  const needs = useSessionValue(ANYTHING, ({ content }) => content)
  return (
    <>
      {question.fields.map((field, index) =>
        field.isList ? (
          <ListField
            key={field.id}
            field={field}
            value={answers[field.id] ?? ''}
            hintId={linesHintId}
            remarks={isChecked ? checkAnswer(field, answers[field.id] ?? '') : NONE}
            isFirst={index === 0}
            onText={(text) => onAnswer(field.id, text)}
          />
        ) : (
          <TextField
            key={field.id}
            label={field.label}
            placeholder={field.placeholder}
            value={answers[field.id] ?? valueIn(needs, field)}
            onChange={(text) => onAnswer(field.id, text)}
            autoFocus={index === 0}
          />
        ),
      )}
      <KnownGoals needs={needs} question={question} written={written} />
    </>
  )
}

interface ListFieldProps {
  readonly field: QuestionField
  readonly value: string
  readonly hintId: string
  /** What is wrong with its lines. */
  readonly remarks: readonly string[]
  readonly isFirst: boolean
  readonly onText: (text: string) => void
}

function ListField({
  field: { id: name, label, placeholder },
  value,
  hintId,
  remarks,
  isFirst,
  onText,
}: ListFieldProps) {
  const id = useId()
  const remarksId = `${id}-remarks`
  const isWrong = remarks.length > 0
  return (
    <Labeled>
      <Label htmlFor={id}>{label}</Label>
      <Lines
        id={id}
        name={name}
        rows={2}
        value={value}
        placeholder={placeholder}
        autoFocus={isFirst}
        aria-describedby={isWrong ? `${hintId} ${remarksId}` : hintId}
        aria-invalid={isWrong || undefined}
        onChange={(event) => onText(event.currentTarget.value)}
      />
      {isWrong && (
        <Remarks id={remarksId}>
          {remarks.map((remark) => (
            <p key={remark}>{remark}</p>
          ))}
        </Remarks>
      )}
    </Labeled>
  )
}

interface KnownGoalsProps {
  readonly needs: Needs
  readonly question: NeedsQuestion
  /** Goals of the open answer. */
  readonly written: readonly GoalId[]
}

/** Goals that need not be written again. */
function KnownGoals({ needs, question, written }: KnownGoalsProps) {
  const layers = new Set(question.fields.flatMap(({ isList, layer }) => (isList && layer ? [layer] : [])))
  const goals = [...layers]
    .flatMap((layer) => goalsInLayer(needs, layer))
    .filter(({ id, text }) => text.trim() !== '' && !written.includes(id))
  if (goals.length === 0) return null
  return (
    <Known>
      <p>Already in the map:</p>
      <ul>
        {goals.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
    </Known>
  )
}

/** The document's answer to a question with a single text. */
function valueIn({ goals, vertical }: Needs, { id, layer }: QuestionField): string {
  const core = goals.find((goal) => goal.layer === 'core')
  if (layer === 'core') return core?.text ?? ''
  return id === 'vertical' ? vertical : (core?.executor ?? '')
}
