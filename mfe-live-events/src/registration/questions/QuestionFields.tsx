import {
  type AnswerProblem,
  chosenOptions,
  type RegistrationAnswers,
  type RegistrationQuestion,
} from '@outcome-studio/shared/domain/events'
import { Checkbox, fieldErrorStyles, labelStyles, Select, space, TextField } from '@outcome-studio/shared/ui'
import { useId } from 'react'
import styled from 'styled-components'

const Fields = styled.div`
  display: grid;
  gap: ${space(4)};
`

const Group = styled.fieldset`
  display: grid;
  gap: ${space(2)};
  margin: 0;
  padding: 0;
  border: none;
`

const Legend = styled.legend`
  ${labelStyles}
  padding: 0;
`

const ErrorText = styled.p`
  ${fieldErrorStyles}
`

const PROBLEM_TEXTS: Readonly<Record<AnswerProblem, string>> = {
  missing: 'The host needs an answer to this question.',
  tooLong: 'An answer may have 1,000 characters at most.',
  notAnOption: 'Choose one of the answers that the host offers.',
}

interface QuestionFieldsProps {
  readonly questions: readonly RegistrationQuestion[]
  readonly answers: RegistrationAnswers
  /** Problems by the id of the question; empty until the member has tried to register. */
  readonly problems: ReadonlyMap<string, AnswerProblem>
  readonly onAnswer: (id: string, answer: string) => void
}

/** The questions that the host asks at registration. */
export function QuestionFields({ questions, answers, problems, onAnswer }: QuestionFieldsProps) {
  return (
    <Fields role="group" aria-label="Questions of the host">
      {questions.map((question) => {
        const problem = problems.get(question.id)
        return (
          <Question
            key={question.id}
            question={question}
            answer={answers[question.id] ?? ''}
            errorMessage={problem && PROBLEM_TEXTS[problem]}
            onAnswer={(answer) => onAnswer(question.id, answer)}
          />
        )
      })}
    </Fields>
  )
}

interface QuestionProps {
  readonly question: RegistrationQuestion
  readonly answer: string
  readonly errorMessage: string | undefined
  readonly onAnswer: (answer: string) => void
}

function Question({ question, answer, errorMessage, onAnswer }: QuestionProps) {
  const { label: asked, kind, options, isRequired } = question
  const errorId = useId()
  const label = isRequired ? `${asked} (required)` : asked
  if (kind === 'text') {
    return (
      <TextField
        label={label}
        value={answer}
        onChange={onAnswer}
        errorMessage={errorMessage}
        isRequired={isRequired}
        autoComplete="off"
      />
    )
  }
  if (kind === 'single') {
    const choices = [
      { value: '', label: 'Choose an answer' },
      ...options.map((value) => ({ value, label: value })),
    ]
    return (
      <Select
        label={label}
        value={answer}
        options={choices}
        onChange={onAnswer}
        errorMessage={errorMessage}
        isRequired={isRequired}
      />
    )
  }
  const chosen = chosenOptions(answer)
  return (
    <Group aria-describedby={errorMessage && errorId} aria-invalid={errorMessage !== undefined}>
      <Legend>{label}</Legend>
      {options.map((option) => (
        <Checkbox
          key={option}
          label={option}
          isSelected={chosen.includes(option)}
          onChange={(isSelected) =>
            onAnswer(
              options.filter((each) => (each === option ? isSelected : chosen.includes(each))).join('\n'),
            )
          }
        />
      ))}
      {errorMessage && <ErrorText id={errorId}>{errorMessage}</ErrorText>}
    </Group>
  )
}
