import { color, type } from '@outcome-studio/shared/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'

const Look = styled.p`
  color: ${color.textMuted};
  font: ${type.small};

  &:empty {
    display: none;
  }
`

/** What has just happened, beside what was pressed; read out as it changes. */
export function Saying({ children }: { readonly children: ReactNode }) {
  return <Look role="status">{children}</Look>
}
