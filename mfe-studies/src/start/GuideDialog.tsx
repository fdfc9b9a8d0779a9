import { ANYTHING } from '@outcome-studio/shared/document'
import { Button, color, Dialog, StepProgress, space, type } from '@outcome-studio/shared/ui'
import { type SubmitEvent, useEffect, useId, useState } from 'react'
import styled from 'styled-components'
import { useSessionValue } from '../core/editing.ts'
import { useOpenAnswer } from '../core/OpenAnswerContext.ts'
import { type NeedsAnswers, nextQuestion } from '../domain/guide/answerOperations.ts'
import { checkAnswer } from '../domain/guide/answerTexts.ts'
import { NEEDS_QUESTIONS } from '../domain/guide/NEEDS_QUESTIONS.ts'
import { QuestionFields } from './QuestionFields.tsx'

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`

const Words = styled.div`
  display: grid;
  gap: ${space(1)};
  color: ${color.textMuted};
  text-wrap: pretty;

  & > h3 {
    color: ${color.text};
    font: ${type.heading};
  }
`

/** Apart from the buttons that lead to another question. */
const Exit = styled.div`
  margin-inline-end: auto;
`

interface GuideDialogProps {
  /** Called when the member stops, with questions left. */
  readonly onClose: () => void
  /** Called after the last question. */
  readonly onFinish: () => void
}

/** Asks the questions of the guided start, one at a time. Each answer is an edit of the open document. */
export function GuideDialog({ onClose, onFinish }: GuideDialogProps) {
  const answer = useOpenAnswer()
  const next = useSessionValue(ANYTHING, ({ content }) => nextQuestion(content))
  // Until the member goes on by themselves, it follows the document, whose draft may arrive later.
  const [chosen, setChosen] = useState<number | null>(null)
  // The answers that were checked on "Next". A second "Next" with the same ones goes on.
  const [checked, setChecked] = useState<NeedsAnswers | null>(null)
  const formId = useId()
  const last = NEEDS_QUESTIONS.length - 1
  const at = chosen ?? (next ? NEEDS_QUESTIONS.indexOf(next) : last)
  const question = NEEDS_QUESTIONS[at]
  // A save closes the dialog as well.
  useEffect(() => answer.leave, [answer])
  if (!question) return null

  const leaveFor = (index: number) => {
    answer.leave()
    setChecked(null)
    if (index > last) onFinish()
    else setChosen(index)
  }
  const skip = () => {
    // What was refused is skipped. Anything else that was typed is kept, as on every other way out.
    if (checked !== null && answer.typed.get().answers === checked) answer.discard()
    leaveFor(at + 1)
  }
  const stop = () => {
    answer.leave()
    onClose()
  }
  const onAnswer = (id: string, text: string) => {
    answer.type(question, id, text)
    setChosen(at)
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { answers } = answer.typed.get()
    const wrong = question.fields.find((field) => checkAnswer(field, answers[field.id] ?? '').length > 0)
    if (wrong === undefined || answers === checked) return leaveFor(at + 1)
    setChecked(answers)
    const input = event.currentTarget.elements.namedItem(wrong.id)
    if (input instanceof HTMLElement) input.focus()
  }
  return (
    <Dialog
      title="Guided start"
      size="large"
      isOpen
      onClose={stop}
      head={(title) => <StepProgress title={title} name="Question" step={at + 1} of={last + 1} />}
      actions={
        <>
          <Exit>
            <Button tone="quiet" onPress={stop}>
              Go on later
            </Button>
          </Exit>
          {at > 0 && (
            <Button tone="quiet" onPress={() => leaveFor(at - 1)}>
              Back
            </Button>
          )}
          <Button onPress={skip}>Skip</Button>
          <Button tone="primary" type="submit" form={formId}>
            {at === last ? 'Show the map' : 'Next'}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={submit} aria-labelledby={`${formId}-title`}>
        <Words>
          <h3 id={`${formId}-title`}>{question.title}</h3>
          <p>
            {question.help}
            {question.fields.some(({ isList }) => isList) && (
              <span id={`${formId}-lines`}> Each line becomes a goal.</span>
            )}
          </p>
        </Words>
        <QuestionFields
          key={question.id}
          question={question}
          linesHintId={`${formId}-lines`}
          isChecked={checked !== null}
          onAnswer={onAnswer}
        />
      </Form>
    </Dialog>
  )
}
