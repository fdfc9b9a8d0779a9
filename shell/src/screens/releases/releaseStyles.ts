import { color, radius, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'

export const Feature = styled.section`
  display: grid;
  gap: ${space(3)};

  & > * {
    min-width: 0;
  }
`

export const FeatureName = styled.h2`
  font: ${type.heading};
`

export const Quiet = styled.p`
  color: ${color.textMuted};
  font: ${type.small};
`

export const Version = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  font-weight: 600;
  overflow-wrap: anywhere;
`

/** The versions of a feature that nobody has viewed, on one line. */
export const Unviewed = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(4)};
  color: ${color.textMuted};
  font: ${type.small};
`

/** Columns of all features are below each other. */
export const Table = styled.table`
  width: 100%;
  border: 1px solid ${color.border};
  border-collapse: separate;
  border-spacing: 0;
  border-radius: ${radius.large};
  background: ${color.surface};
  table-layout: fixed;

  & th,
  & td {
    padding: ${space(2)} ${space(4)};
    text-align: end;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
  & :is(th, td):first-child {
    width: 28%;
    text-align: start;
  }
  & thead th {
    color: ${color.textMuted};
    font: ${type.label};
  }
  & tbody :is(th, td) {
    border-top: 1px solid ${color.border};
  }
  & tbody th {
    font-weight: 600;
  }
`

export const Rows = styled.ul`
  list-style: none;

  & > li {
    display: grid;
    gap: ${space(2)};
    padding: ${space(3)} 0;
    border-top: 1px solid ${color.border};
  }
`

export const Numbers = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(1)} ${space(4)};
  font: ${type.small};

  & dt {
    color: ${color.textMuted};
  }
  & dd {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
`

export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(3)};

  & > :first-child {
    flex: 0 1 14rem;
  }
  /* As high as the field. */
  & > button {
    min-height: 40px;
  }
`
