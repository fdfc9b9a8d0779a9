import { color, media, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'

/** The type grows with the screen, as that of a slide does; everything below is in em. */
export const Screen = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
  font-size: clamp(0.9375rem, min(1.45vw, 2.5vh), 2.25rem);
`

export const Stage = styled.div`
  display: flex;
  flex-direction: column;
  gap: 1.2em;
  flex: 1;
  min-height: 0;
  padding: 2.4em 3em 1em;
  overflow-y: auto;
  overflow-wrap: anywhere;

  ${media.narrow} {
    padding: ${space(5)} ${space(4)} ${space(4)};
  }
`

export const Head = styled.header`
  display: grid;
  gap: 0.3em;

  & > h2 {
    font-size: 1.9em;
    font-weight: 650;
    line-height: 1.2;
    letter-spacing: -0.015em;
  }
  & > p {
    color: ${color.textMuted};
  }
  ${media.narrow} {
    & > h2 {
      font-size: 1.5em;
    }
  }
`

export const Body = styled.div`
  flex: 1;
  min-height: 0;
  min-width: 0;

  --map-column: 0;

  &[data-kind='map'] {
    font-size: 0.92em;
  }
  &[data-kind='map'] > div {
    min-height: 100%;
  }
  /* Ten rows of two lines fit the height. */
  &[data-kind='table'] {
    font-size: 0.92em;
  }
  ${media.narrow} {
    --map-column: 9em;

    &[data-kind='table'] {
      font-size: 0.95em;
    }
  }
  /* The plot takes the height that is left, with its key beside it. */
  &:is([data-kind='landscape'], [data-kind='compared']) > figure {
    grid-template-columns: minmax(0, min(62vw, 100vh - 12em)) minmax(0, 1fr);
    align-items: center;
    gap: 3em;
  }
  &[data-kind='landscape'] dl {
    flex-direction: column;
    gap: 0.8em;
    font: inherit;
  }
  &[data-kind='landscape'] dd {
    font-size: 1.2em;
    font-weight: 650;
  }
  @media (max-width: 760px) {
    &:is([data-kind='landscape'], [data-kind='compared']) > figure {
      grid-template-columns: minmax(0, 1fr);
      gap: ${space(4)};
    }
  }
`

export const JobText = styled.section`
  display: flex;
  flex-direction: column;
  justify-content: center;
  gap: 0.8em;
  flex: 1 0 auto;

  & > h2 {
    color: ${color.accent};
    font-size: 1em;
    font-weight: 600;
  }
  & > p {
    max-width: 40em;
    color: ${color.textMuted};
    font-size: 1.4em;
    line-height: 1.35;
  }
  & > h2 + p {
    max-width: 22em;
    color: ${color.text};
    font-size: 2.8em;
    font-weight: 650;
    line-height: 1.15;
    letter-spacing: -0.02em;
  }
  & > dl {
    margin-top: 2em;
  }
  ${media.narrow} {
    & > h2 + p {
      font-size: 2em;
    }
  }
`

export const Bar = styled.footer`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  padding: ${space(1)} ${space(3)};
  border-top: 1px solid ${color.border};
  color: ${color.textMuted};
  font: ${type.small};
`

export const Name = styled.span`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

export const Count = styled.span`
  min-width: 4em;
  text-align: center;
  font-variant-numeric: tabular-nums;
`
