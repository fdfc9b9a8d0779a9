import type { MemberExport } from '@outcome-studio/shared/domain/account'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { exportMyData } from './exportMyData.ts'

export interface DataExport {
  readonly isReading: boolean
  /** Documents read so far. */
  readonly documents: number
  readonly file: MemberExport | undefined
  readonly error: Error | null
  /** Does nothing while an export is running. @param onFile receives the file */
  readonly start: (onFile: (file: MemberExport) => void) => void
  /** Cancels the export and discards what was read. */
  readonly cancel: () => void
}

/** Exports all data of the signed-in member into one file. Unmounting cancels the export. */
export function useExportMyData(): DataExport {
  const running = useRef<AbortController | null>(null)
  const [documents, setDocuments] = useState(0)
  const { mutate, reset, isPending, data, error } = useMutation({
    networkMode: 'always',
    gcTime: 0,
    mutationFn: ({ signal }: AbortController) => exportMyData(setDocuments, signal),
    onSettled: (_file, _error, controller) => {
      if (running.current === controller) running.current = null
    },
  })
  useEffect(() => () => running.current?.abort(), [])

  return {
    isReading: isPending,
    documents,
    file: data,
    error,
    start: (onFile) => {
      if (running.current) return
      running.current = new AbortController()
      setDocuments(0)
      mutate(running.current, { onSuccess: onFile })
    },
    cancel: () => {
      running.current?.abort()
      running.current = null
      reset()
    },
  }
}
