import { useHost } from '@outcome-studio/shared/feature'
import { FileProblem } from '@outcome-studio/shared/files'
import { useCallback, useEffect, useRef, useState } from 'react'
import { createPause } from '../core/createPause.ts'
import type { TextEncodingName } from '../domain/import/encoding/TEXT_ENCODINGS.ts'
import { readImportFile } from '../domain/import/readImportFile.ts'
import { requireReadableSize } from '../domain/import/requireReadableSize.ts'
import type { ImportSource } from './ImportSource.ts'

const UNREADABLE =
  'This file could not be read. It may have been moved or be open in another program. Choose it again.'

/**
 * Reads one file at a time. Choosing another file or encoding, or unmounting, aborts the current read. A new encoding
 * keeps the last result on screen until the file was read again.
 */
export function useImportFile() {
  const host = useHost()
  const [source, setSource] = useState<ImportSource>({ kind: 'none' })
  const reading = useRef<AbortController>(null)
  useEffect(() => () => reading.current?.abort(), [])

  const read = useCallback(
    async (file: File, encoding: TextEncodingName | null = null) => {
      reading.current?.abort()
      reading.current = new AbortController()
      const { signal } = reading.current
      if (encoding === null) setSource({ kind: 'reading', fileName: file.name })
      const read = await readSource(file, encoding, signal).catch((error: unknown): ImportSource => {
        if (error instanceof FileProblem) return { kind: 'refused', reason: error.message }
        if (!signal.aborted) host.report(error, { during: 'import' })
        return { kind: 'refused', reason: UNREADABLE }
      })
      if (!signal.aborted) setSource(read)
    },
    [host],
  )
  return { source, read }
}

async function readSource(
  file: File,
  encoding: TextEncodingName | null,
  signal: AbortSignal,
): Promise<ImportSource> {
  requireReadableSize(file.size)
  const bytes = new Uint8Array(await file.arrayBuffer())
  const content = await readImportFile(bytes, file.name, createPause(signal), encoding)
  return { fileName: file.name, ...content }
}
