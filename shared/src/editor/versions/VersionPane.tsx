import { Button, color, radius, space, type } from '@outcome-studio/shared/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { formatTime } from '../core/formatTime.ts'
import { useReadOnly } from '../core/useReadOnly.ts'
import { SameAsNow } from './SameAsNow.tsx'
import type { ShownVersion } from './ShownVersion.ts'

const Frame = styled.section`
  /* Below the sticky bar. */
  --top: calc(var(--bar-height, 60px) + ${space(5)});
  position: sticky;
  top: var(--top);
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  overflow-y: auto;
  max-height: calc(100dvh - var(--top) - ${space(4)});
  padding: ${space(4)} ${space(5)};
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};

  & > h2 {
    font: ${type.control};
  }
`

interface VersionPaneProps {
  readonly version: ShownVersion
  /** Whether the document in the editor differs from the version. */
  readonly canRestore: boolean
  readonly onRestore: () => void
  readonly children: ReactNode
}

/** The selected version next to the list, on a wide screen. */
export function VersionPane({ version, canRestore, onRestore, children }: VersionPaneProps) {
  const isReadOnly = useReadOnly()
  const title = `Version of ${formatTime(version.savedAt)}`
  return (
    <Frame aria-label={title}>
      <Head>
        <h2>{title}</h2>
        {!isReadOnly &&
          (canRestore ? <Button onPress={onRestore}>Restore this version</Button> : <SameAsNow />)}
      </Head>
      {children}
    </Frame>
  )
}
