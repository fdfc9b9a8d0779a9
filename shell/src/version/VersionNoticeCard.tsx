import { PRODUCT_NAME, SIDEBAR_WIDTH } from '@outcome-studio/shared/domain/base'
import { useReadable } from '@outcome-studio/shared/feature'
import { Button, color, IconButton, media, radius, shadow, space, type } from '@outcome-studio/shared/ui'
import { RefreshCw, X } from 'lucide-react'
import styled from 'styled-components'
import type { VersionNotice } from './createVersionNotice.ts'

const Card = styled.section`
  position: fixed;
  /* Above the footer, so that its links stay usable, and above what is below it. */
  bottom: calc(${space(20)} + var(--bottom-space, 0px));
  left: calc(${SIDEBAR_WIDTH}px + ${space(6)});
  z-index: 90;
  display: grid;
  grid-template-columns: auto 1fr auto auto;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  width: min(480px, calc(100vw - ${space(8)}));
  padding: ${space(3)} ${space(2)} ${space(3)} ${space(4)};
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow: ${shadow.overlay};
  font: ${type.body};

  & > svg {
    width: 18px;
    height: 18px;
    color: ${color.accent};
  }
  ${media.narrow} {
    bottom: calc(${space(4)} + var(--bottom-space, 0px));
    left: ${space(4)};
    grid-template-columns: auto 1fr auto;
  }
  ${media.low} {
    bottom: ${space(2)};
    row-gap: ${space(1)};
    padding-block: ${space(1)};
    font: ${type.small};
  }
`

const Message = styled.p`
  min-width: 0;
`

const Refresh = styled.div`
  ${media.narrow} {
    grid-row: 2;
    grid-column: 2;
  }
`

/** Offers a refresh, until the user accepts or closes it. */
export function VersionNoticeCard({ notice }: { readonly notice: VersionNotice }) {
  const version = useReadable(notice.offered)
  if (version === null) return null
  return (
    <Card aria-label="Update available">
      <RefreshCw aria-hidden="true" />
      <Message role="status">
        {PRODUCT_NAME} {version} is here, with changes you need.
      </Message>
      <Refresh>
        <Button tone="primary" onPress={notice.refresh}>
          Refresh Now
        </Button>
      </Refresh>
      <IconButton label="Close the update notice" onClick={notice.dismiss}>
        <X aria-hidden="true" />
      </IconButton>
    </Card>
  )
}
