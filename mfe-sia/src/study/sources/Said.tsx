import { color, focusRing, radius, space } from '@outcome-studio/shared/ui'
import { MessageSquareText } from 'lucide-react'
import { useContext } from 'react'
import { Link, useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { messageSearch } from '../../domain/conversation/messageSearch.ts'
import { SourcesContext } from './SourcesContext.ts'

const Source = styled(Link)`
  border-radius: ${radius.small};
  color: inherit;
  text-decoration: none;
  ${focusRing}

  & > svg {
    width: 14px;
    height: 14px;
    margin-inline-start: ${space(1.5)};
    color: ${color.textMuted};
    vertical-align: -2px;
  }
  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;

    & > svg {
      color: ${color.accent};
    }
  }
  @media (pointer: coarse) {
    display: inline-block;
    padding-block: ${space(2)};
  }
`

interface SaidProps {
  /** Key of its source. */
  readonly of: string
  readonly children: string
}

/** A text of the study, which leads to the message it came from if there is one. */
export function Said({ of, children }: SaidProps) {
  const source = useContext(SourcesContext).get(of) ?? null
  const { pathname, search } = useLocation()
  if (source === null) return children
  return (
    <Source to={{ pathname, search: messageSearch(search, source) }} replace title="Show where it was said">
      {children}
      <MessageSquareText aria-hidden="true" />
    </Source>
  )
}
