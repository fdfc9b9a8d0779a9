import { EXECUTOR_FIELD, JOB } from '@outcome-studio/shared/document'
import { NameField } from '@outcome-studio/shared/editor'
import { space } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import { useEditor, useSessionValue } from '../react/EditorContext.ts'
import { useJobRemarks } from '../react/useJobRemarks.ts'
import { ExecutorHint, JobHint } from './JobHints.tsx'
import { LabeledStatement } from './LabeledStatement.tsx'

const Frame = styled.section`
  container-type: inline-size;
`

/** Name and executor share a line, which leaves the steps in view. */
const Fields = styled.div`
  display: grid;
  align-items: start;
  gap: ${space(2)} ${space(4)};

  @container (min-width: 36rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    & > :last-child {
      grid-column: 1 / -1;
    }
  }
`

/** The fields for the study's name, the job executor and the job. */
export function JobFields() {
  const { session } = useEditor()
  const job = useSessionValue(JOB, ({ views }) => views.job)
  const remarks = useJobRemarks()
  return (
    <Frame aria-label="What the study is about">
      <Fields>
        <NameField label="Study name" />
        <LabeledStatement
          label="Job executor"
          uuid={EXECUTOR_FIELD}
          value={job.executor}
          placeholder="For example, commuters"
          remarks={remarks.executor}
          onText={(executor) => session.apply({ kind: 'setExecutor', executor })}
          hint={<ExecutorHint />}
        />
        <LabeledStatement
          label="Job"
          uuid={job.uuid}
          value={job.userInput}
          placeholder="A verb, its object and the context, such as: reach a destination on time"
          remarks={remarks.job}
          onText={(userInput) => session.apply({ kind: 'replaceJob', userInput })}
          hint={<JobHint />}
        />
      </Fields>
    </Frame>
  )
}
