import { siaRepository } from '@outcome-studio/shared/data'
import type { SiaSession } from '@outcome-studio/shared/domain/coach'
import { useHost } from '@outcome-studio/shared/feature'
import { DOCUMENT_MEDIA_TYPE, fileNameOf } from '@outcome-studio/shared/files'
import { Button, Dialog, downloadFile, space } from '@outcome-studio/shared/ui'
import { useState } from 'react'
import styled from 'styled-components'
import { transcriptOf } from '../../domain/export/transcriptOf.ts'
import { transcriptToMarkdown } from '../../domain/export/transcriptToMarkdown.ts'
import { transcriptToWord } from '../../domain/export/transcriptToWord.ts'

/** Messages that are exported, the latest ones. */
const MOST_MESSAGES = 2_000

const FORMATS = [
  {
    label: 'Word (.docx)',
    ending: 'docx',
    mediaType: DOCUMENT_MEDIA_TYPE,
    write: (transcript: Parameters<typeof transcriptToWord>[0]) => transcriptToWord(transcript, new Date()),
  },
  { label: 'Markdown (.md)', ending: 'md', mediaType: 'text/markdown', write: transcriptToMarkdown },
] as const

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`

interface ExportDialogProps {
  readonly session: SiaSession
  readonly studyName: string
  readonly onClose: () => void
}

/** Exports a session to read. Loaded when it is first opened. */
export function ExportDialog({ session, studyName, onClose }: ExportDialogProps) {
  const host = useHost()
  const [pending, setPending] = useState<string | null>(null)
  const take = async ({ ending, mediaType, write }: (typeof FORMATS)[number]) => {
    setPending(ending)
    try {
      const key = { studyUuid: session.studyUuid, sessionId: session.id }
      const messages = await siaRepository().readMessages(key, MOST_MESSAGES)
      const content = write(transcriptOf(session, studyName, messages))
      downloadFile(fileNameOf(session.title, ending, 'Session'), content, mediaType)
      host.logEvent('document_exported', { kind: 'sia_session', format: ending })
      onClose()
    } catch (error) {
      host.showError(error)
      setPending(null)
    }
  }
  return (
    <Dialog
      title="Export session"
      isOpen
      onClose={onClose}
      actions={<Button onPress={onClose}>Cancel</Button>}
    >
      <p>
        “{session.title}” with every message and draft, in the version of each message that was written last.
      </p>
      <Row>
        {FORMATS.map((format) => (
          <Button key={format.ending} isPending={pending === format.ending} onPress={() => void take(format)}>
            {format.label}
          </Button>
        ))}
      </Row>
    </Dialog>
  )
}
