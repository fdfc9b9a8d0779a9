import { ANYTHING, NAME } from '@outcome-studio/shared/document'
import { type } from '@outcome-studio/shared/ui'
import { useState } from 'react'
import styled from 'styled-components'
import { useSessionValue } from '../react/EditorContext.ts'

const Paper = styled.header`
  display: none;

  @media print {
    display: block;
    font: ${type.small};
  }
`

const Title = styled.p`
  font: ${type.title};
`

const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

/** Names the study, the job and the date on paper, where the fields of the job are not shown. */
export function PrintedTitle() {
  const docName = useSessionValue(NAME, (session) => session.docName)
  const { executor, userInput } = useSessionValue(ANYTHING, ({ content }) => content.jtbd)
  const [today] = useState(() => DATE.format(new Date()))
  const parts = [executor.trim(), userInput.trim(), today].filter((part) => part !== '')
  return (
    <Paper>
      <Title>{docName.trim() || 'New study'}</Title>
      {parts.join(' · ')}
    </Paper>
  )
}
