import { color, radius, shadow, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'

/** The remarks on one goal. Hints show while the goal is edited, so that a long list stays calm. */
export const RemarkItems = styled.ul`
  display: grid;
  gap: ${space(1)};
  padding: ${space(0.5)} ${space(2)} ${space(1)};
  color: ${color.textMuted};
  font: ${type.small};

  li:not(:focus-within) > div > &[data-quiet] {
    display: none;
  }
  /* Below a card of the map, while it is edited. */
  [data-card] & {
    position: absolute;
    top: calc(100% + ${space(1)});
    left: 0;
    right: 0;
    z-index: 1;
    padding: ${space(2)} ${space(3)};
    border: 1px solid ${color.border};
    border-radius: ${radius.medium};
    background: ${color.surface};
    box-shadow: ${shadow.overlay};
  }
  li[data-card]:not(:focus-within, [data-chosen]:hover) &,
  li[data-card][data-dragging] & {
    display: none;
  }
  @media print {
    display: none;
  }
`
