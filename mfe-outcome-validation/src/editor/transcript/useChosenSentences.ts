import { counted } from '@outcome-studio/shared/domain/base'
import { keyOf } from '@outcome-studio/shared/ui'
import { type KeyboardEvent, type RefObject, useEffect, useMemo, useState } from 'react'
import type { Transcript } from '../../domain/evidence/Transcript.ts'

interface Choice {
  /** Sentence at which the choice began. */
  readonly anchor: number
  /** Sentence to which it reaches, and from which the keys go on. */
  readonly active: number
}

/** Words that are selected with the pointer. */
interface SelectedWords {
  readonly text: string
  /** The sentence in which they begin. */
  readonly first: number
}

export interface ChosenSentences {
  /** The sentence of the keys; null before one was chosen. */
  readonly active: number | null
  readonly from: number
  /** The last chosen sentence. */
  readonly to: number
  /** For example "2 sentences chosen"; empty if nothing is chosen. */
  readonly description: string
  /** What is chosen, and where it is in the transcript; null if nothing is. */
  readonly quote: () => { readonly text: string; readonly place: string } | null
  readonly choose: (sentence: number, isExtending: boolean) => void
  /** Moves by a key. Returns whether it was one that moves. */
  readonly onKey: (event: KeyboardEvent) => boolean
}

/**
 * What is chosen in a transcript: sentences by keys or a press, or words that the pointer has selected.
 * @param list the element that shows the sentences, each with its index in `data-at`
 */
export function useChosenSentences(
  transcript: Transcript,
  sentences: readonly string[],
  list: RefObject<HTMLElement | null>,
): ChosenSentences {
  const [choice, setChoice] = useState<Choice | null>(null)
  const words = useSelectedWords(list)
  /** The first sentence of each paragraph. */
  const starts = useMemo(() => {
    let next = 0
    return transcript.paragraphs.map((paragraph) => {
      const start = next
      next += paragraph.sentences.length
      return start
    })
  }, [transcript])

  const [from, to] = choice
    ? [Math.min(choice.anchor, choice.active), Math.max(choice.anchor, choice.active)]
    : [0, -1]
  const choose = (sentence: number, isExtending: boolean) =>
    setChoice((before) => ({ anchor: isExtending && before ? before.anchor : sentence, active: sentence }))
  const placeOf = (sentence: number) => {
    const at = starts.findLastIndex((start) => start <= sentence)
    return transcript.paragraphs[at]?.time || `Paragraph ${at + 1}`
  }
  return {
    active: choice?.active ?? null,
    from,
    to,
    description: words
      ? 'Selected words'
      : choice
        ? `${counted(to - from + 1, 'sentence')} chosen`
        : 'Nothing chosen yet.',
    quote: () => {
      if (words) return { text: words.text, place: placeOf(words.first) }
      return choice ? { text: sentences.slice(from, to + 1).join(' '), place: placeOf(from) } : null
    },
    choose,
    onKey: (event) => {
      const key = keyOf(event)
      if (event.ctrlKey || event.metaKey || event.altKey) return false
      const active = choice?.active ?? -1
      const after = starts.find((start) => start > active) ?? sentences.length - 1
      const before = starts.findLast((start) => start < active) ?? 0
      const next = NEXT[key]?.({ active, after, before, last: sentences.length - 1 })
      if (next === undefined) return false
      document.getSelection()?.removeAllRanges()
      choose(Math.min(Math.max(next, 0), sentences.length - 1), event.shiftKey)
      return true
    },
  }
}

interface Places {
  readonly active: number
  /** The first sentence of the next paragraph. */
  readonly after: number
  /** The first sentence of this paragraph, or of the one before. */
  readonly before: number
  readonly last: number
}

const NEXT: Readonly<Record<string, (places: Places) => number>> = {
  ArrowDown: ({ active }) => active + 1,
  ArrowRight: ({ active }) => active + 1,
  ArrowUp: ({ active }) => active - 1,
  ArrowLeft: ({ active }) => active - 1,
  PageDown: ({ after }) => after,
  PageUp: ({ before }) => before,
  Home: () => 0,
  End: ({ last }) => last,
}

/** The words selected with the pointer inside an element; null if there are none. */
function useSelectedWords(list: RefObject<HTMLElement | null>): SelectedWords | null {
  const [words, setWords] = useState<SelectedWords | null>(null)
  useEffect(() => {
    const onChange = () => {
      const selection = document.getSelection()
      const range = selection?.rangeCount ? selection.getRangeAt(0) : null
      // A focused field of a dialog has a selection of its own.
      if (document.activeElement?.closest('[role="dialog"]')) return
      const start = range?.startContainer.parentElement?.closest<HTMLElement>('[data-at]')
      const isInside = range && !range.collapsed && start && list.current?.contains(range.endContainer)
      const text = isInside && list.current?.contains(start) ? `${selection}`.replace(/\s+/g, ' ').trim() : ''
      setWords(text === '' ? null : { text, first: Number(start?.dataset.at) })
    }
    document.addEventListener('selectionchange', onChange)
    return () => document.removeEventListener('selectionchange', onChange)
  }, [list])
  return words
}
