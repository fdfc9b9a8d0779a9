import { bandFills, bandMarks, color, media, motion, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'

/** Two drawings above each other: the plot as a picture, and its dots as controls. */
export const Frame = styled.div`
  position: relative;
  /* The whole plot fits below the bar of the editor. */
  width: min(100%, max(280px, calc(100dvh - 420px)), 640px);
  margin-inline: auto;

  @media (max-width: 1199px) {
    width: min(100%, 560px);
  }
  @media print {
    width: 480px;
  }
`

export const Picture = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  overflow: visible;
  font: ${type.small};
  fill: ${color.textMuted};

  & .zone {
    stroke: ${color.border};
    ${bandFills('fill')}
  }
  & .axis {
    fill: none;
    stroke: ${color.borderStrong};
  }
  & .even {
    fill: none;
    stroke: ${color.borderStrong};
    stroke-dasharray: 4 4;
  }
  & .label {
    fill: ${color.text};
    stroke: ${color.surface};
    stroke-width: 3;
    paint-order: stroke;
    font: ${type.label};
    font-size: 12px;
  }
  & .lead {
    stroke: ${color.borderStrong};
  }
  /* In units of the drawing, which is smaller on a phone. */
  ${media.narrow} {
    @media screen {
      &,
      & .label {
        font-size: 17px;
      }
    }
  }
  @media (forced-colors: active) {
    /* The user's colors by name: bands differ by their hatching, which otherwise would all be the background. */
    forced-color-adjust: none;
    fill: CanvasText;

    & .zone[data-band] {
      fill: var(--hatching, Canvas);
      stroke: CanvasText;
    }
    & .hatching {
      stroke: CanvasText;
    }
    & :is(.axis, .even, .lead) {
      stroke: CanvasText;
    }
    & .label {
      fill: CanvasText;
      stroke: Canvas;
    }
  }
`

export const Dots = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  overflow: visible;

  & [data-need] {
    /* A dot is seen to move when its rating or the zoom changes. One property of one element: events tell of each. */
    transition: transform ${motion};
  }
  &[data-still] [data-need] {
    transition: none;
  }
  & .need {
    ${bandMarks}
    stroke: ${color.surface};
    stroke-width: 1.5;
  }
  & .reach {
    fill: transparent;
  }
  & [role='button'] {
    cursor: pointer;
    outline: none;
  }
  & [data-pointed] > .need {
    fill: ${color.text};
    stroke: ${color.surface};
    stroke-width: 2.5;
  }
  & [role='button']:focus-visible > .reach {
    stroke: ${color.focus};
    stroke-width: 2;
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;

    & .need[data-band] {
      fill: LinkText;
      stroke: Canvas;
    }
    & [data-pointed] > .need[data-band] {
      fill: Highlight;
      stroke: CanvasText;
    }
    & [role='button']:focus-visible > .reach {
      stroke: Highlight;
    }
  }
`

/** A bar or swatch in the color of a band. */
export const BandColor = styled.span`
  display: block;
  border: 1px solid ${color.borderStrong};
  border-radius: 3px;
  ${bandFills('background')}

  @media (forced-colors: active) {
    forced-color-adjust: none;
    border-color: CanvasText;

    &[data-band] {
      background: Highlight;
    }
  }
`

export const Caption = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(1)};
  min-height: 92px;
  padding: ${space(2)} ${space(3)};
  border-radius: 8px;
  background: ${color.sunken};
  color: ${color.textMuted};
  font: ${type.small};

  & > strong {
    color: ${color.text};
    font: ${type.label};
  }
  /* Above the table, whose row it names: a long statement must not move the row. */
  @media (max-width: 1199px) {
    min-height: 148px;

    & > strong {
      display: -webkit-box;
      overflow: hidden;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
    }
  }
  @media print {
    display: none;
  }
`

/** A drawing has no button elements. */
export const Dot = styled.g.attrs({ role: 'button' })``
