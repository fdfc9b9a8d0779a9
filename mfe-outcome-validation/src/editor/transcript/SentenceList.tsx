import {
  color,
  focusRing,
  keyOf,
  media,
  radius,
  space,
  type,
  VisuallyHidden,
} from '@outcome-studio/shared/ui'
import { memo, type Ref, useEffect, useRef } from 'react'
import styled from 'styled-components'
import type { QuotedSpan } from '../../domain/evidence/quotedSpans.ts'
import type { Transcript, TranscriptParagraph } from '../../domain/evidence/Transcript.ts'
import type { ChosenSentences } from './useChosenSentences.ts'

const List = styled.div`
  max-width: 76ch;
  padding: ${space(2)};
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};
  ${focusRing}
`

const Paragraph = styled.div`
  display: grid;
  grid-template-columns: 8rem minmax(0, 1fr);
  gap: ${space(3)};
  padding: ${space(1.5)} ${space(2)};
  overflow-wrap: anywhere;
  content-visibility: auto;
  contain-intrinsic-size: auto 60px;

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
  }
`

/** Not part of the words that the pointer selects. */
const Speaker = styled.div`
  color: ${color.textMuted};
  font: ${type.small};
  font-variant-numeric: tabular-nums;
  user-select: none;
`

const Sentence = styled.span`
  border-radius: ${radius.small};
  cursor: pointer;
  /* Keeps the chosen sentence clear of the sticky bars. */
  scroll-margin-block: ${space(40)} ${space(12)};

  &[aria-selected='true'] {
    background: ${color.accentSoft};
    box-shadow: 0 0 0 2px ${color.accentSoft};
  }
  &[data-active] {
    outline: 1px solid ${color.accent};
    outline-offset: 2px;
  }
  & mark {
    background: ${color.warningSoft};
    color: inherit;
    text-decoration: underline;
    text-decoration-color: ${color.warning};
    text-decoration-thickness: 2px;
    text-underline-offset: 3px;
  }
  &[aria-selected='true'] mark {
    background: none;
  }
  @media (forced-colors: active) {
    &[aria-selected='true'] {
      outline: 2px solid Highlight;
    }
  }
`

const Unselectable = styled(VisuallyHidden)`
  user-select: none;
`

const idOf = (sentence: number) => `sentence-${sentence}`

interface SentenceListProps {
  readonly transcript: Transcript
  /** The quoted parts of sentences by their index. */
  readonly marks: ReadonlyMap<number, readonly QuotedSpan[]>
  readonly chosen: ChosenSentences
  readonly describedBy: string | undefined
  readonly onQuote: (kind: 'statement' | 'new') => void
  readonly ref: Ref<HTMLDivElement>
}

/** The paragraphs of a transcript as a list of sentences to choose from, by keys and by the pointer. */
export function SentenceList({ transcript, marks, chosen, describedBy, onQuote, ref }: SentenceListProps) {
  const { active, from, to } = chosen
  const shown = useRef(active)
  useEffect(() => {
    if (shown.current === active || active === null) return
    shown.current = active
    document.getElementById(idOf(active))?.scrollIntoView({ block: 'nearest' })
  }, [active])
  let first = 0
  return (
    <List
      ref={ref}
      role="listbox"
      aria-multiselectable="true"
      aria-label={`Sentences${transcript.name === '' ? '' : ` of ${transcript.name}`}`}
      aria-describedby={describedBy}
      aria-activedescendant={active === null ? undefined : idOf(active)}
      tabIndex={0}
      onKeyDown={(event) => {
        if (keyOf(event) === 'Enter' && !event.ctrlKey && !event.metaKey && !event.altKey && !event.repeat) {
          event.preventDefault()
          onQuote(event.shiftKey ? 'new' : 'statement')
        } else if (chosen.onKey(event)) event.preventDefault()
      }}
      onClick={({ target, shiftKey }) => {
        // A press that ends a selection of words chooses no sentence.
        if (document.getSelection()?.isCollapsed === false) return
        const sentence = target instanceof Element ? target.closest<HTMLElement>('[data-at]') : null
        if (sentence) chosen.choose(Number(sentence.dataset.at), shiftKey)
      }}
    >
      {transcript.paragraphs.map((paragraph) => {
        const start = first
        first += paragraph.sentences.length
        const isIn = (sentence: number | null) => sentence !== null && sentence >= start && sentence < first
        const isTouched = from < first && to >= start
        return (
          <ParagraphText
            key={start}
            paragraph={paragraph}
            start={start}
            marks={marks}
            active={isIn(active) ? active : null}
            from={isTouched ? Math.max(from, start) : -1}
            to={isTouched ? Math.min(to, first - 1) : -1}
          />
        )
      })}
    </List>
  )
}

interface ParagraphTextProps {
  readonly paragraph: TranscriptParagraph
  /** Index of its first sentence. */
  readonly start: number
  readonly marks: SentenceListProps['marks']
  readonly active: number | null
  /** The first and the last chosen sentence of it; -1 without one. */
  readonly from: number
  readonly to: number
}

/** One paragraph. A choice renders only those that it touches. */
const ParagraphText = memo(function ParagraphText({
  paragraph: { speaker, time, sentences },
  start,
  marks,
  active,
  from,
  to,
}: ParagraphTextProps) {
  const label = [speaker, time].filter((part) => part !== '').join(' ')
  return (
    <Paragraph role="group" aria-label={label === '' ? 'Paragraph' : label}>
      <Speaker aria-hidden="true">
        {speaker}
        {speaker !== '' && time !== '' && ' '}
        {time}
      </Speaker>
      <div role="presentation" dir="auto">
        {sentences.map((text, at) => {
          const index = start + at
          const spans = marks.get(index) ?? []
          return (
            <Sentence
              key={index}
              id={idOf(index)}
              role="option"
              aria-selected={index >= from && index <= to}
              data-at={index}
              data-active={index === active ? '' : undefined}
            >
              <MarkedText text={text} spans={spans} />
              {spans.length > 0 && <Unselectable> (quoted)</Unselectable>}{' '}
            </Sentence>
          )
        })}
      </div>
    </Paragraph>
  )
})

function MarkedText({ text, spans }: { readonly text: string; readonly spans: readonly QuotedSpan[] }) {
  if (spans.length === 0) return text
  return (
    <>
      {spans.map(({ start, end }, at) => (
        <span key={start}>
          {text.slice(spans[at - 1]?.end ?? 0, start)}
          <mark>{text.slice(start, end)}</mark>
        </span>
      ))}
      {text.slice(spans.at(-1)?.end)}
    </>
  )
}
