import { color, radius, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import { DECIDE_MARK } from './useCardFocus.ts'

/** Below this width of a card's column, place and buttons do not fit next to each other. */
const NARROW = '520px'

export const Stack = styled.div`
  display: grid;
  gap: ${space(3)};
  padding-block-start: ${space(2)};

  & > * {
    container-type: inline-size;
    min-width: 0;
  }
`
// The buttons stand beside the place, so that a card is low, but follow the text they decide about in the reading order.
export const Card = styled.article`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  padding: ${space(2)} ${space(2)} ${space(2.5)} ${space(3)};
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};

  & > * {
    grid-column: 1 / -1;
    min-width: 0;
  }
  &:is([data-state='rejected'], [data-state='superseded'], [data-state='notChosen']) {
    background: transparent;
    color: ${color.textMuted};
  }
`
export const Place = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  color: ${color.textMuted};
  font: ${type.label};

  ${Card} > && {
    grid-column: 1;
  }
`
export const Fine = styled.div`
  display: grid;
  gap: ${space(1)};
  color: ${color.textMuted};
  font: ${type.small};
  overflow-wrap: anywhere;

  & ul {
    padding-inline-start: ${space(5)};
  }
`
export const Followed = styled.ul`
  list-style: none;

  && {
    padding: 0;
  }
  & > li {
    display: flex;
    gap: ${space(1)};
  }
  & svg {
    flex: none;
    width: 16px;
    height: 16px;
    margin-block-start: 2px;
    color: ${color.success};
  }
`
export const Assumed = styled.p`
  color: ${color.warning};
  font: ${type.small};
  overflow-wrap: anywhere;
`
export const Buttons = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(1)};

  ${Card} > && {
    grid-row: 1;
    grid-column: 2;
  }
  /* In a narrow column those of a draft have a line of their own, below the text they decide about. */
  @container (max-width: ${NARROW}) {
    ${Card} > &&[${DECIDE_MARK}] {
      grid-row: auto;
      grid-column: 1 / -1;
      padding-top: ${space(1)};
    }
  }
`
/** A label with an icon, of which a very narrow column shows the icon and a wide one the text. */
export const Compact = styled.span`
  & > svg {
    display: none;
  }
  @container (max-width: 280px) {
    & > svg {
      display: block;
    }
    & > span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`
export const State = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  color: ${color.textMuted};
  font: ${type.label};

  & > svg {
    width: 16px;
    height: 16px;
  }
  &[data-tone='success'] {
    color: ${color.success};
  }
`
