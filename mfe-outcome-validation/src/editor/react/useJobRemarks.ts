import { JOB } from '@outcome-studio/shared/document'
import { useMemo } from 'react'
import { type JobRemarks, jobRemarks } from '../checking/jobRemarks.ts'
import { useRemarks } from './useRemarks.ts'
import { useSessionValue } from './useSessionValue.ts'

/** What is said about the executor, the job, and the study as a whole. */
export function useJobRemarks(): JobRemarks {
  const job = useSessionValue(JOB, ({ views }) => views.job)
  const remarks = useRemarks(job.uuid, job.remarks)
  return useMemo(() => jobRemarks(remarks), [remarks])
}
