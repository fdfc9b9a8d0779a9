import type { MarkedText } from '@outcome-studio/shared/domain/study'
import { createElement } from 'react'
import styled from 'styled-components'

const Text = styled.span`
  white-space: pre-wrap;
  overflow-wrap: anywhere;

  /* Underline and bold mark the text without relying on color. */
  & > mark {
    color: inherit;
    background: none;
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`

/**
 * A text that marks the words missing from the other version. The parts are keyed by index, because they have no
 * identity.
 */
export function HighlightedText({ text }: { readonly text: readonly MarkedText[] }) {
  return createElement(
    Text,
    null,
    ...text.map((stretch) => (stretch.isChanged ? createElement('mark', null, stretch.text) : stretch.text)),
  )
}
