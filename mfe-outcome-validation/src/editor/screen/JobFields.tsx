import { EXECUTOR_FIELD, JOB } from '@outcome-studio/shared/document'
import { factField, NameField, useReadOnly } from '@outcome-studio/shared/editor'
import { media, space, visuallyHiddenStyles } from '@outcome-studio/shared/ui'
import { useState } from 'react'
import styled from 'styled-components'
import { useEditor, useSessionValue } from '../react/EditorContext.ts'
import { useJobRemarks } from '../react/useJobRemarks.ts'
import { inPlaceLine } from '../rows/inPlaceStyles.ts'
import { ExecutorHint, JobHint } from './JobHints.tsx'
import { LabeledStatement } from './LabeledStatement.tsx'

const Frame = styled.section`
  container: job / inline-size;
`

/** One heading: name and executor above the job, in one line where there is room. It leaves the steps in view. */
const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space(0.5)};

  @container job (min-width: 36rem) {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: 0 ${space(4)};

    & > :last-child {
      grid-column: 1 / -1;
    }
  }
  &[data-fields='new'] {
    gap: ${space(3)} ${space(4)};
    margin-bottom: ${space(3)};
  }
`

const Name = styled.div`
  & > * {
    ${inPlaceLine}
    ${factField}
  }
  /* On a phone the bar has the name, and leads here. */
  ${media.narrow} {
    &:not([data-shown]) {
      ${visuallyHiddenStyles}
    }
  }
`

/** The fields for the study's name, the job executor and the job. */
export function JobFields() {
  const { session } = useEditor()
  const job = useSessionValue(JOB, ({ views }) => views.job)
  const isReadOnly = useReadOnly()
  // What is typed or saved moves no label.
  const [isNew] = useState(() => session.header === null && !isReadOnly)
  // Stays once it was focused: a press elsewhere, which ends the focus, must not move what is pressed.
  const [isShown, setShown] = useState(isNew)
  const remarks = useJobRemarks()
  return (
    <Frame aria-label="What the study is about">
      <Fields data-fields={isNew ? 'new' : 'known'}>
        <Name data-shown={isShown ? '' : undefined} onFocus={() => setShown(true)}>
          <NameField label="Study name" placeholder="For example, commute" />
        </Name>
        <LabeledStatement
          label="Job executor"
          look="fact"
          uuid={EXECUTOR_FIELD}
          placeholder="For example, commuters"
          remarks={remarks.executor}
          onText={(executor) => session.apply({ kind: 'setExecutor', executor })}
          hint={<ExecutorHint />}
        />
        <LabeledStatement
          label="Job"
          look="heading"
          uuid={job.uuid}
          placeholder="A verb, its object and the context, such as: reach a destination on time"
          remarks={remarks.job}
          onText={(userInput) => session.apply({ kind: 'replaceJob', userInput })}
          hint={<JobHint />}
        />
      </Fields>
    </Frame>
  )
}
