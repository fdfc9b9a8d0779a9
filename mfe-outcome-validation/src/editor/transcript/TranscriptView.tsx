import { useReadable } from '@outcome-studio/shared/feature'
import { useState } from 'react'
import { useEditor } from '../react/EditorContext.ts'
import { CloseTranscript } from './CloseTranscript.tsx'
import { TranscriptReader } from './TranscriptReader.tsx'
import { TranscriptStart } from './TranscriptStart.tsx'

/** Reads an interview, from which quotes are taken as evidence of outcome statements. */
export function TranscriptView() {
  const { transcript } = useEditor()
  const opened = useReadable(transcript)
  const [isClosing, setClosing] = useState(false)
  if (!opened) return <TranscriptStart onOpen={(next) => transcript.set(next)} />
  return (
    <>
      <TranscriptReader
        opened={opened}
        onChange={(next) => transcript.set(next)}
        onClose={() => setClosing(true)}
      />
      {isClosing && (
        <CloseTranscript onConfirm={() => transcript.set(null)} onClose={() => setClosing(false)} />
      )}
    </>
  )
}
