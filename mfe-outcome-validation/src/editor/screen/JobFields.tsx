import { labelLook, space, TextField } from '@outcome-studio/shared/ui'
import { useId, useRef } from 'react'
import styled from 'styled-components'
import { useEditor } from '../binding/EditorContext.ts'
import { useFieldFocus } from '../binding/useFieldFocus.ts'
import { useRemarks } from '../binding/useRemarks.ts'
import { useSessionValue } from '../binding/useSessionValue.ts'
import { JOB } from '../model/StudyViews.ts'
import { RemarkList } from '../rows/RemarkList.tsx'
import { StatementField } from '../rows/StatementField.tsx'
import { NameField } from './NameField.tsx'

const Frame = styled.section`
  display: grid;
  gap: ${space(4)};
`

const Field = styled.div`
  display: grid;
  gap: ${space(1)};
`

const Label = styled.label`
  ${labelLook}
`

/** What the study is called, who does the job, and the job. */
export const JobFields = () => {
  const { session } = useEditor()
  const job = useSessionValue(JOB, ({ views }) => views.job)
  const remarks = useRemarks(job.uuid, job.remarks)
  const field = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  useFieldFocus(job.uuid, field)

  const replaceJob = (userInput: string) => session.apply({ kind: 'replaceJob', userInput })
  return (
    <Frame aria-label="What the study is about">
      <NameField />
      <TextField
        label="Job executor"
        value={job.executor}
        placeholder="The role that gets the job done, such as: commuters"
        onChange={(executor) => session.apply({ kind: 'setExecutor', executor })}
      />
      <Field>
        <Label htmlFor={id}>Job</Label>
        <StatementField
          id={id}
          ref={field}
          uuid={job.uuid}
          value={job.userInput}
          remarks={remarks}
          placeholder="A verb, its object and the context, such as: reach a destination on time"
          onText={replaceJob}
        />
        <RemarkList uuid={job.uuid} remarks={remarks} onTake={replaceJob} />
      </Field>
    </Frame>
  )
}
