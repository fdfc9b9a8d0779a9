import { css, type RuleSet } from 'styled-components'

/**
 * Styles that hold where the sidebar is a menu: on narrow or low screens, and on Android and iOS, which the frame
 * says of itself by data-handheld.
 */
export const menuLayout = (rules: RuleSet<object>): RuleSet<object> => css`
  @media (max-width: 640px), (max-height: 500px) {
    ${rules}
  }
  [data-handheld='true'] &,
  &[data-handheld='true'] {
    ${rules}
  }
`
