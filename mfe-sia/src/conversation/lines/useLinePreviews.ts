import { type LinePreview, messageOfLines, type WrittenLine } from '@outcome-studio/shared/domain/coach'
import { useAccess } from '@outcome-studio/shared/feature'
import { useEffect, useState } from 'react'
import { useConversationParts } from '../ConversationContext.ts'

/** Milliseconds without a key after which the coach is asked. */
const PAUSE = 400

/** A step that leaves open what it is done to, which the lines before name. */
const OPEN_STEP = /^\p{L}[\p{L} ]{0,20}: .*\b(?:it|its|them)\b/iu

/** What the preview of a line is known by: a step with a pronoun depends on the lines before. */
const keyOf = (lines: readonly string[], at: number): string =>
  OPEN_STEP.test(lines[at] ?? '') ? lines.slice(0, at + 1).join('\n') : (lines[at] ?? '')

/**
 * What the coach would make of lines, by the line as it is sent. It is asked when the member pauses, and not again
 * about the same line after the same lines. Without its answer a line has none.
 * @param state of the coach that asks the question
 */
export function useLinePreviews(
  state: string,
  rows: readonly WrittenLine[],
): ReadonlyMap<string, LinePreview> {
  const { previewLines, context, timing } = useConversationParts()
  const [known, setKnown] = useState<ReadonlyMap<string, LinePreview>>(new Map())
  const message = messageOfLines(rows)
  const { unrestricted } = useAccess()
  useEffect(() => {
    // Who may not send is refused.
    if (!unrestricted) return
    const all = linesOf(message)
    const isKnown = (_: string, at: number) => known.has(keyOf(all, at))
    const unknown = all.filter((line, at) => !isKnown(line, at))
    if (unknown.length === 0) return
    const lines = unknown.some((line) => OPEN_STEP.test(line)) ? all : unknown
    return timing.after(PAUSE, () => {
      const keep = ({ lines: previews }: { readonly lines: readonly LinePreview[] }) =>
        setKnown(
          (before) => new Map([...before, ...previews.map((each, at) => [keyOf(lines, at), each] as const)]),
        )
      // A line is of use without its preview, and the next change asks again.
      previewLines({ study: context().study, state, lines }).then(keep, () => {})
    })
  }, [message, known, state, previewLines, context, timing, unrestricted])
  const lines = linesOf(message)
  return new Map(
    lines.flatMap((line, at) => {
      const preview = known.get(keyOf(lines, at))
      return preview === undefined ? [] : [[line, preview] as const]
    }),
  )
}

const linesOf = (message: string): readonly string[] => message.split('\n').filter((line) => line !== '')
