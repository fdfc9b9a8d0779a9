import { markChanges } from '@outcome-studio/shared/domain/study'
import { color, radius, space, VisuallyHidden } from '@outcome-studio/shared/ui'
import { createElement } from 'react'
import styled from 'styled-components'

const Line = styled.p`
  padding: ${space(1)} ${space(3)};
  border-radius: ${radius.small};
  background: ${color.sunken};
  overflow-wrap: anywhere;
  white-space: pre-wrap;

  & ins {
    background: ${color.successSoft};
    color: ${color.success};
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  & del {
    background: ${color.dangerSoft};
    color: ${color.danger};
    text-decoration: line-through;
  }
`

interface DifferenceProps {
  /** Empty if the text is new. */
  readonly before: string
  readonly after: string
}

/** A proposed text next to the one it replaces. Removed and inserted words are marked by line, weight and color. */
export function Difference({ before, after }: DifferenceProps) {
  if (before.trim() === '') {
    return (
      <Line>
        <VisuallyHidden>New text: </VisuallyHidden>
        <ins>{after}</ins>
      </Line>
    )
  }
  const marked = markChanges(before, after)
  // Stretches of a text have no identity but their place.
  const stretches = (side: 'before' | 'after', tag: 'del' | 'ins') =>
    marked[side].map(({ text, isChanged }) => (isChanged ? createElement(tag, null, text) : text))
  return (
    <>
      {createElement(Line, null, <VisuallyHidden>Before: </VisuallyHidden>, ...stretches('before', 'del'))}
      {createElement(Line, null, <VisuallyHidden>After: </VisuallyHidden>, ...stretches('after', 'ins'))}
    </>
  )
}
