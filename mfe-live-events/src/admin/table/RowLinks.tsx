import { type LiveEvent, publicEventPath } from '@outcome-studio/shared/domain/events'
import { color, focusRing, radius, Tooltip } from '@outcome-studio/shared/ui'
import { Eye, Globe } from 'lucide-react'
import { Link } from 'react-router-dom'
import styled, { css } from 'styled-components'
import { hasPublicPage } from '../../domain/hasPublicPage.ts'
import { memberAddress } from '../core/adminAddress.ts'

const iconLinkStyles = css`
  display: grid;
  place-items: center;
  flex: none;
  width: 32px;
  height: 32px;
  border-radius: ${radius.medium};
  color: ${color.textMuted};
  ${focusRing}

  & > svg {
    width: 16px;
    height: 16px;
  }
  &:hover {
    background: ${color.sunken};
    color: ${color.text};
  }
`

const Preview = styled(Link)`
  ${iconLinkStyles}
`

const PublicPage = styled.a`
  ${iconLinkStyles}
`

interface RowLinksProps {
  readonly event: Pick<LiveEvent, 'documentId' | 'status' | 'state'>
}

/** Leads to an event as members see it, and as people without an account do. */
export function RowLinks({ event }: RowLinksProps) {
  const { documentId } = event
  return (
    <>
      <Tooltip text="Preview as a member: the page for people with an account">
        <Preview to={memberAddress(documentId)} aria-label="Preview as a member">
          <Eye aria-hidden="true" />
        </Preview>
      </Tooltip>
      {hasPublicPage(event) && (
        <Tooltip text="Public page: what people without an account see">
          <PublicPage
            href={publicEventPath(documentId)}
            target="_blank"
            rel="noopener noreferrer"
            aria-label="Public page (opens in a new tab)"
          >
            <Globe aria-hidden="true" />
          </PublicPage>
        </Tooltip>
      )}
    </>
  )
}
