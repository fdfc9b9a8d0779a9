import { JOB } from '@outcome-studio/shared/document'
import { useMemo } from 'react'
import { type JobRemarks, jobRemarks } from '../checking/jobRemarks.ts'
import { useSessionValue } from './EditorContext.ts'
import { useRemarks } from './useRemarks.ts'

/** Remarks on the executor, the job and the whole study. */
export function useJobRemarks(): JobRemarks {
  const job = useSessionValue(JOB, ({ views }) => views.job)
  const remarks = useRemarks(job.uuid, job.remarks)
  return useMemo(() => jobRemarks(remarks), [remarks])
}
