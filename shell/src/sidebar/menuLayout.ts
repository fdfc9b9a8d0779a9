import { css, type RuleSet } from 'styled-components'

/**
 * Applies styles where the sidebar is a menu: on narrow or low screens, and on Android and iOS (data-handheld on the
 * frame).
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
