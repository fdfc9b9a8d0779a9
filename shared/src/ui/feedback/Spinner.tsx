import styled from 'styled-components'
import { animation } from '../tokens/animation.ts'

const Ring = styled.span`
  flex: none;
  display: inline-block;
  width: 14px;
  height: 14px;
  border: 2px solid currentcolor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${animation.turn} 800ms linear infinite;

  @media (forced-colors: active) {
    forced-color-adjust: none;
    border-color: CanvasText;
    border-right-color: transparent;
  }
`

/** An animated ring, hidden from screen readers. Put it next to a text that says what is in progress. */
export function Spinner() {
  return <Ring aria-hidden="true" />
}
