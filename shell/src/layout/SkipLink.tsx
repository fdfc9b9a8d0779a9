import { color, radius, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'

/** Id of the element that holds the screen. */
export const CONTENT_ID = 'content'

const Look = styled.a`
  position: fixed;
  top: ${space(2)};
  left: ${space(2)};
  z-index: 300;
  padding: ${space(2)} ${space(4)};
  border-radius: ${radius.medium};
  background: ${color.accent};
  color: ${color.onAccent};
  font: ${type.label};

  &:not(:focus) {
    transform: translateY(-200%);
  }
`

/** The first stop of the keyboard: past the navigation, to the screen itself. */
export function SkipLink() {
  return (
    <Look
      href={`#${CONTENT_ID}`}
      onClick={(event) => {
        event.preventDefault()
        document.getElementById(CONTENT_ID)?.focus()
      }}
    >
      Skip to content
    </Look>
  )
}
