import { color, radius, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'

// Name, audience, price and button are in line with those of the card next to it.
export const Frame = styled.section`
  display: grid;
  grid-row: span 4;
  grid-template-rows: subgrid;
  align-content: start;
  gap: ${space(4)};
  padding: ${space(5)};
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};
  overflow-wrap: anywhere;

  & > * {
    min-width: 0;
  }
  &[data-main] {
    border-color: ${color.accent};
  }
`

export const Name = styled.h3`
  font: ${type.heading};
  letter-spacing: -0.01em;
`

export const Muted = styled.p`
  color: ${color.textMuted};
  text-wrap: pretty;
`

export const Price = styled.p`
  color: ${color.textMuted};
`

export const Amount = styled.strong`
  color: ${color.text};
  font: 650 1.75rem/2.25rem var(--os-font);
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.02em;
`

export const Foot = styled.p`
  color: ${color.textMuted};
  font: ${type.small};
`

/** As high as the button of another plan, in its place, but a text. */
export const Own = styled.p`
  display: grid;
  align-items: center;
  min-height: 36px;
  color: ${color.textMuted};
  font: ${type.control};
`

/** What can be done, and what is included: each as high as it is. */
export const Rest = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(4)};
`

export const Action = styled.div`
  display: grid;
  gap: ${space(2)};
`

export const Benefits = styled.ul`
  display: grid;
  align-content: start;
  gap: ${space(2)};
  list-style: none;

  & > li {
    display: flex;
    gap: ${space(2)};
  }
  & svg {
    flex: none;
    width: 16px;
    height: 24px;
    color: ${color.success};
  }
`

/** Side by side where the container is wide enough. */
export const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 264px), 1fr));
  gap: ${space(4)};
`
