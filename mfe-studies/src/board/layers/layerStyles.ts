import { color, media, radius, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import { MAP } from '../../domain/map/mapStyles.ts'

/** One layer of the map. */
export const LayerFrame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(1)};
  min-width: 0;
  padding: ${space(3)};
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};

  ${media.narrow} {
    padding: ${space(2)};
  }
  /* On the map the lengths are those of its layout. */
  &[data-placed] {
    position: absolute;
    display: block;
    padding: ${MAP.padding}px;
    border-color: var(--layer-stroke);
    background: var(--layer-fill);
  }
  @media print {
    border-color: transparent;
    padding: ${space(1)} 0;
    break-inside: auto;
  }
`

export const LayerHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  padding-left: ${space(2)};

  [data-placed] > & {
    padding: 0;

    & > button {
      position: absolute;
      top: ${space(2)};
      right: ${space(2)};
    }
  }
`

export const LayerTitle = styled.h2`
  font: ${type.heading};

  [data-placed] & {
    color: var(--layer-ink);
    font: 600 15px / 20px var(--os-font);
  }
`

export const LayerLead = styled.p`
  padding: 0 ${space(2)} ${space(1)};
  color: ${color.textMuted};
  font: ${type.small};

  [data-placed] & {
    padding: 2px 0 0;
    font: 400 12px / 16px var(--os-font);
  }
`

export const Count = styled.span`
  color: ${color.textMuted};
  font: ${type.small};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`

export const Goals = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  list-style: none;
`
