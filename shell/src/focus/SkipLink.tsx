import { color, radius, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import { CONTENT_ID, focusContent } from './focusContent.ts'

const SkipAnchor = styled.a`
  position: fixed;
  top: ${space(2)};
  left: ${space(2)};
  z-index: 300;
  padding: ${space(2)} ${space(4)};
  border-radius: ${radius.medium};
  background: ${color.accentFill};
  color: ${color.onAccent};
  font: ${type.label};

  &:not(:focus) {
    transform: translateY(-200%);
  }
  @media print {
    display: none;
  }
`

/** The first focusable element of the page. Skips the navigation and moves focus to the screen. */
export function SkipLink() {
  return (
    <SkipAnchor
      href={`#${CONTENT_ID}`}
      onClick={(event) => {
        event.preventDefault()
        focusContent()
        document.documentElement.scrollTop = 0
      }}
    >
      Skip to content
    </SkipAnchor>
  )
}
