import { color, media, radius, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'

// Name, audience, price, button and list are in line with those of the card next to it.
export const Frame = styled.section`
  display: grid;
  grid-row: span 5;
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
  ${media.narrow} {
    padding: ${space(4)};
  }
`

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(3)};

  & > h3 {
    font: ${type.heading};
    letter-spacing: -0.01em;
  }
`

/** Closer to the name than the other rows are to each other. */
export const Muted = styled.p`
  margin-top: -${space(2)};
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

export const Benefits = styled.ul`
  display: grid;
  align-content: start;
  gap: ${space(2)};
  list-style: none;

  & > li {
    display: flex;
    gap: ${space(2)};
    text-wrap: pretty;
  }
  & svg {
    flex: none;
    width: 16px;
    height: 24px;
    color: ${color.success};
  }
`

/** Where a plan is found that is billed otherwise, in one line. */
export const Elsewhere = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space(4)};
  padding: ${space(1.5)} ${space(1.5)} ${space(1.5)} ${space(5)};
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  color: ${color.textMuted};

  & > p {
    margin-block: ${space(1.5)};
  }
  & > button {
    color: ${color.accent};
  }
  ${media.narrow} {
    gap: 0 ${space(2)};
    padding-inline: ${space(4)};

    & > button {
      padding-inline: 0;
    }
  }
`

/** Side by side where the container is wide enough. */
export const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 264px), 1fr));
  gap: ${space(4)};
`
