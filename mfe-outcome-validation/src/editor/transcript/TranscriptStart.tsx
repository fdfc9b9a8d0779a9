import { useHost } from '@outcome-studio/shared/feature'
import { FileProblem } from '@outcome-studio/shared/files'
import {
  Button,
  color,
  GrowingTextArea,
  labelStyles,
  Notice,
  ProgressBar,
  radius,
  space,
  type,
} from '@outcome-studio/shared/ui'
import { FileUp } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import styled from 'styled-components'
import { createPause } from '../../core/createPause.ts'
import type { OpenTranscript } from '../../domain/evidence/OpenTranscript.ts'
import { readTranscript, transcriptOf } from '../../domain/evidence/readTranscript.ts'
import type { Transcript } from '../../domain/evidence/Transcript.ts'

const Frame = styled.section`
  display: grid;
  gap: ${space(4)};
  justify-self: center;
  width: min(100%, 640px);
  padding: ${space(6)} ${space(4)};

  & > h2 {
    font: ${type.heading};
  }
`

const Hint = styled.p`
  color: ${color.textMuted};
  font: ${type.small};
`

const Field = styled.div`
  display: grid;
  gap: ${space(1)};

  & > label {
    ${labelStyles}
  }
  & > textarea {
    min-height: 120px;
    max-height: 50dvh;
    overflow-y: auto;
  }
`

const Drop = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(2)};
  padding: ${space(6)} ${space(4)};
  border: 1px dashed ${color.borderStrong};
  border-radius: ${radius.large};
  text-align: center;

  &[data-over] {
    border-color: ${color.accent};
    background: ${color.accentSoft};
  }
`

const UNREADABLE =
  'This file could not be read. It may have been moved or be open in another program. Choose it again.'

interface TranscriptStartProps {
  readonly onOpen: (opened: OpenTranscript) => void
}

/** Opens a transcript from a file or from a pasted text. */
export function TranscriptStart({ onOpen }: TranscriptStartProps) {
  const host = useHost()
  const [pasted, setPasted] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [reading, setReading] = useState<string | null>(null)
  const [isOver, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const abort = useRef<AbortController>(null)
  const id = useId()
  useEffect(() => () => abort.current?.abort(), [])

  const open = (transcript: Transcript) =>
    onOpen({ transcript, source: transcript.name, date: '', statementId: null, stepId: null })
  const readFile = async (file: File) => {
    abort.current?.abort()
    abort.current = new AbortController()
    const { signal } = abort.current
    setProblem(null)
    setReading(file.name)
    try {
      const bytes = new Uint8Array(await file.arrayBuffer())
      const transcript = await readTranscript(bytes, file.name, createPause(signal))
      if (!signal.aborted) open(transcript)
    } catch (error) {
      if (signal.aborted) return
      if (!(error instanceof FileProblem)) host.report(error, { during: 'reading a transcript' })
      setProblem(error instanceof FileProblem ? error.message : UNREADABLE)
      setReading(null)
    }
  }
  const readText = (text: string) => {
    try {
      open(transcriptOf(text, ''))
    } catch (error) {
      if (!(error instanceof FileProblem)) throw error
      setProblem(error.message)
    }
  }
  return (
    <Frame aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>Read an interview</h2>
      <p>
        Choose what people said and add it to an outcome statement as a quote. Each statement then shows how
        many sources support it.
      </p>
      <Drop
        role="group"
        aria-label="Transcript file"
        data-over={isOver ? '' : undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          const [file] = event.dataTransfer.files
          if (file) void readFile(file)
        }}
      >
        <Button onPress={() => input.current?.click()}>
          <FileUp aria-hidden="true" />
          Choose a file
        </Button>
        <Hint>
          Or drop it here: a Word document (.docx), text (.txt, .md) or captions (.vtt), up to 10 MB.
        </Hint>
        <input
          ref={input}
          type="file"
          accept=".docx,.txt,.md,.vtt"
          aria-label="File"
          hidden
          onChange={({ target }) => {
            const [file] = target.files ?? []
            // Allows choosing the same file again after a failure.
            target.value = ''
            if (file) void readFile(file)
          }}
        />
      </Drop>
      {reading !== null && <ProgressBar label={`Reading ${reading}`} />}
      {problem !== null && <Notice tone="danger">{problem}</Notice>}
      <Field>
        <label htmlFor={id}>Or paste its text</label>
        <GrowingTextArea
          id={id}
          value={pasted}
          onChange={({ currentTarget }) => {
            setPasted(currentTarget.value)
            setProblem(null)
          }}
        />
      </Field>
      <div>
        <Button isDisabled={pasted.trim() === ''} onPress={() => readText(pasted)}>
          Read this text
        </Button>
      </div>
      <Hint>
        The text stays in this page until you close the study. It is not stored and not sent anywhere; only
        the quotes that you add become part of the study.
      </Hint>
    </Frame>
  )
}
