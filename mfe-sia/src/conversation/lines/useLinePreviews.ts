import { type LinePreview, messageOfLines, type WrittenLine } from '@outcome-studio/shared/domain/coach'
import { useAccess } from '@outcome-studio/shared/feature'
import { useEffect, useState } from 'react'
import { useConversationParts } from '../ConversationContext.ts'

/** Milliseconds without a key after which the coach is asked. */
const PAUSE = 400

/**
 * What the coach would make of lines, by the line as it is sent. It is asked when the member pauses, and not again
 * about the same line. Without its answer a line has none.
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
    const lines = message.split('\n').filter((line) => line !== '' && !known.has(line))
    if (lines.length === 0) return
    return timing.after(PAUSE, () => {
      const keep = ({ lines: previews }: { readonly lines: readonly LinePreview[] }) =>
        setKnown(
          (before) => new Map([...before, ...previews.map((each, at) => [lines[at] ?? '', each] as const)]),
        )
      // A line is of use without its preview, and the next change asks again.
      previewLines({ study: context().study, state, lines }).then(keep, () => {})
    })
  }, [message, known, state, previewLines, context, timing, unrestricted])
  return known
}
