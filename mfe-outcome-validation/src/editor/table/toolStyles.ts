import { color, media, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'

/** Filters and bulk edits share one place, so that a selection moves nothing. */
export const Tools = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: end;
  min-height: var(--tools);
  padding-block: ${space(2)};
  background: ${color.canvas};

  & > * {
    grid-area: 1 / 1;
  }
  & > [data-hidden] {
    visibility: hidden;
  }
  @container (min-width: 901px) {
    position: sticky;
    top: var(--bar-height);
    z-index: 2;
  }
  @media print {
    display: none;
  }
`

export const ToolLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(2)} ${space(3)};

  & > :has(> select) {
    width: min(100%, 260px);
  }
  &[data-dense] > :has(> select) {
    width: 180px;
  }
  /* As high as the buttons beside them. */
  @media (pointer: fine) {
    & > * > select {
      min-height: 36px;
    }
    & > :has(> input) {
      align-content: center;
      min-height: 36px;
    }
  }
  ${media.narrow} {
    gap: ${space(2)};

    &[data-dense] > :has(> select) {
      width: 140px;
    }
  }
`

/** A count in line with the controls. */
export const ToolText = styled.p`
  display: flex;
  align-items: center;
  min-height: 36px;
  padding-inline: ${space(1)};
  color: ${color.text};
  font: ${type.control};
  font-variant-numeric: tabular-nums;

  &:empty {
    display: none;
  }
  &[data-quiet] {
    color: ${color.textMuted};
    font: ${type.small};
  }
`
