import { type CoachMessage, readCoachState } from '@outcome-studio/shared/domain/coach'
import { useHost } from '@outcome-studio/shared/feature'
import { Button, color, copyText, Disclosure, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import { interviewQuestions } from '../domain/interview/interviewQuestions.ts'

const Questions = styled.ol`
  display: grid;
  gap: ${space(1)};
  margin-block: ${space(2)} ${space(3)};
  padding-inline-start: ${space(5)};
  font: ${type.small};
  overflow-wrap: anywhere;
`
const Hint = styled.p`
  color: ${color.textMuted};
  font: ${type.small};
`

interface InterviewGuideProps {
  readonly study: Parameters<typeof interviewQuestions>[0]
  /** Of the visible branch, oldest first. */
  readonly answers: readonly CoachMessage[]
}

/** What to ask next when the member interviews somebody: what the study has no answer to yet. */
export function InterviewGuide({ study, answers }: InterviewGuideProps) {
  const host = useHost()
  const questions = interviewQuestions(study, readCoachState(answers.at(-1)?.state ?? '')?.passed ?? [])
  if (questions.length === 0) return null
  const copy = async () => {
    const isCopied = await copyText(questions.map((question, at) => `${at + 1}. ${question}`).join('\n'))
    host.toast(
      isCopied ? 'Questions copied.' : 'The questions could not be copied. Select them and copy them.',
    )
  }
  return (
    <Disclosure summary="Questions for an interview">
      <Hint>To ask somebody who does the job. They follow from what the study does not have yet.</Hint>
      <Questions aria-label="Questions for an interview">
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </Questions>
      <Button onPress={() => void copy()}>Copy questions</Button>
    </Disclosure>
  )
}
