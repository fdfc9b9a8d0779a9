import { css } from 'styled-components'
import { color } from '../tokens/color.ts'
import { focusRing } from '../tokens/focusRing.ts'

/**
 * Style of a tab, or of a link in a row of links of which one is current.
 * @param selected the attribute that marks the selected one
 */
export const tabStyle = (selected: `aria-current='page'` | `aria-selected='true'`) => css`
  ${focusRing};
  border: none;
  border-bottom: 2px solid transparent;
  color: ${color.textMuted};
  text-decoration: none;

  &:hover {
    color: ${color.text};
  }
  &[${selected}] {
    border-bottom-color: ${color.accent};
    color: ${color.text};
  }
  @media (forced-colors: active) {
    /* Transparent borders get the color of text there, and every tab would look selected. */
    border-bottom-color: Canvas;

    &[${selected}] {
      border-bottom: 4px solid Highlight;
    }
  }
`
