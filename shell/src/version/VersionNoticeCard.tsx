import { PRODUCT_NAME, SIDEBAR_WIDTH } from '@outcome-studio/shared/domain'
import { useReadable } from '@outcome-studio/shared/feature'
import { Button, color, IconButton, media, radius, shadow, space, type } from '@outcome-studio/shared/ui'
import { RefreshCw, X } from 'lucide-react'
import styled from 'styled-components'
import type { VersionNotice } from './createVersionNotice.ts'

const Card = styled.section`
  position: fixed;
  bottom: ${space(6)};
  left: calc(${SIDEBAR_WIDTH}px + ${space(6)});
  z-index: 90;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  width: min(440px, calc(100vw - ${space(8)}));
  padding: ${space(3)} ${space(2)} ${space(3)} ${space(4)};
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow: ${shadow.overlay};
  font: ${type.body};

  & > svg {
    flex: none;
    width: 18px;
    height: 18px;
    color: ${color.accent};
  }
  ${media.narrow} {
    bottom: ${space(4)};
    left: ${space(4)};
  }
`

const Words = styled.p`
  flex: 1 1 180px;
  min-width: 0;
`

/** Offers a refresh, until it is closed or followed. */
export function VersionNoticeCard({ notice }: { readonly notice: VersionNotice }) {
  const version = useReadable(notice.offered)
  if (version === null) return null
  return (
    <Card aria-label="Update available">
      <RefreshCw aria-hidden="true" />
      <Words role="status">
        {PRODUCT_NAME} {version} is here, with changes you need. Refresh when it suits you.
      </Words>
      <Button tone="primary" onPress={notice.refresh}>
        Refresh Now
      </Button>
      <IconButton label="Close the update notice" onClick={notice.dismiss}>
        <X aria-hidden="true" />
      </IconButton>
    </Card>
  )
}
