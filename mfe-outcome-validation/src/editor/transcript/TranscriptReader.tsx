import { ANYTHING } from '@outcome-studio/shared/document'
import { useReadOnly } from '@outcome-studio/shared/editor'
import { Button, color, Kbd, space, TextField, type } from '@outcome-studio/shared/ui'
import { useMemo, useRef, useState } from 'react'
import styled from 'styled-components'
import type { OpenTranscript } from '../../domain/evidence/OpenTranscript.ts'
import { quotedSpans } from '../../domain/evidence/quotedSpans.ts'
import { useSessionValue } from '../react/EditorContext.ts'
import { AddQuoteDialog } from './AddQuoteDialog.tsx'
import { createQuotesReader } from './createQuotesReader.ts'
import { SentenceList } from './SentenceList.tsx'
import { useChosenSentences } from './useChosenSentences.ts'

const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(3)};

  & > :first-child {
    flex: 1 1 220px;
    max-width: 420px;
  }
`

const Tools = styled.div`
  position: sticky;
  top: var(--bar-height);
  z-index: 2;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  padding-block: ${space(2)};
  background: ${color.canvas};

  @media print {
    display: none;
  }
`

const Hint = styled.p`
  color: ${color.textMuted};
  font: ${type.small};
`

interface TranscriptReaderProps {
  readonly opened: OpenTranscript
  readonly onChange: (opened: OpenTranscript) => void
  readonly onClose: () => void
}

/** Shows a transcript by its sentences. What is chosen becomes a quote with two keys. */
export function TranscriptReader({ opened, onChange, onClose }: TranscriptReaderProps) {
  const isReadOnly = useReadOnly()
  const { transcript, source, date } = opened
  const sentences = useMemo(() => transcript.paragraphs.flatMap((each) => each.sentences), [transcript])
  const [readQuotes] = useState(createQuotesReader)
  const quotes = useSessionValue(ANYTHING, ({ content }) => readQuotes(content))
  const marks = useMemo(() => quotedSpans(sentences, quotes), [sentences, quotes])
  const list = useRef<HTMLDivElement>(null)
  const chosen = useChosenSentences(transcript, sentences, list)
  const [adding, setAdding] = useState<'statement' | 'new' | null>(null)
  const quote = chosen.quote()
  return (
    <Frame aria-label="Transcript">
      <Head>
        <TextField
          label="Interview or source"
          autoComplete="off"
          value={source}
          onChange={(text) => onChange({ ...opened, source: text })}
        />
        <TextField
          label="Date"
          autoComplete="off"
          value={date}
          onChange={(text) => onChange({ ...opened, date: text })}
        />
        <Button tone="quiet" onPress={onClose}>
          Close transcript
        </Button>
      </Head>
      {!isReadOnly && (
        <>
          <Hint id="transcript-keys">
            <Kbd>↑</Kbd> <Kbd>↓</Kbd> choose a sentence, with <Kbd>Shift</Kbd> several; or select words with
            the pointer. <Kbd>Enter</Kbd> twice adds them to an outcome statement, <Kbd>Shift</Kbd>{' '}
            <Kbd>Enter</Kbd> to a new one.
          </Hint>
          <Tools>
            <Button tone="primary" isDisabled={quote === null} onPress={() => setAdding('statement')}>
              Add to a statement
            </Button>
            <Button isDisabled={quote === null} onPress={() => setAdding('new')}>
              Add to a new statement
            </Button>
            <Hint role="status">{chosen.description}</Hint>
          </Tools>
        </>
      )}
      <SentenceList
        ref={list}
        transcript={transcript}
        marks={marks}
        chosen={chosen}
        describedBy={isReadOnly ? undefined : 'transcript-keys'}
        onQuote={(kind) => !isReadOnly && quote !== null && setAdding(kind)}
      />
      {adding !== null && quote !== null && (
        <AddQuoteDialog
          kind={adding}
          quote={{ ...quote, source, date }}
          opened={opened}
          onAdded={(last) => {
            onChange({ ...opened, ...last })
            setAdding(null)
          }}
          onClose={() => setAdding(null)}
        />
      )}
    </Frame>
  )
}
