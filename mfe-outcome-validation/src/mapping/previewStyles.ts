import { color, focusRing, radius, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'

/** A preview that scrolls in itself; it must be reachable by keyboard. */
export const PreviewFrame = styled.div`
  max-height: 320px;
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  overflow: auto;
  ${focusRing}
`

export const PreviewTable = styled.table`
  width: 100%;
  min-width: 620px;
  border-collapse: collapse;
  font: ${type.small};

  & th,
  & td {
    padding: ${space(1.5)} ${space(2.5)};
    border-bottom: 1px solid ${color.border};
    text-align: start;
    vertical-align: top;
  }
  & thead th {
    position: sticky;
    top: 0;
    background: ${color.sunken};
    font: ${type.label};
    white-space: nowrap;
  }
  & tr:last-child > * {
    border-bottom: 0;
  }
  & td {
    overflow-wrap: break-word;
  }
  & caption {
    padding: ${space(2)} ${space(2.5)};
    color: ${color.textMuted};
    text-align: start;
  }
`
