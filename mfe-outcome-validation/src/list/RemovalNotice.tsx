import type { RemovedStudy } from '@outcome-studio/shared/domain'
import { Button, Notice, radius, shadow, space, VisuallyHidden } from '@outcome-studio/shared/ui'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import type { Removal } from './useRemoval.ts'

// Sticky, so that it is visible anywhere in a long list.
const Stack = styled.div`
  position: sticky;
  top: ${space(4)};
  z-index: 1;
  display: grid;
  gap: ${space(2)};

  & > div {
    border-radius: ${radius.medium};
    box-shadow: ${shadow.overlay};
  }
`

interface RemovalNoticeProps {
  readonly removal: Removal
  /** Called when the notice is removed, so that focus can move on. */
  readonly onSettled: (restoredAs: string | null) => void
}

/** Reports a deletion and offers undo. It stays until it is undone or dismissed. */
export function RemovalNotice({ removal, onSettled }: RemovalNoticeProps) {
  const { removed, busy, undo, dismiss } = removal
  const latest = removed[0]
  const button = useRef<HTMLButtonElement>(null)

  // The focused study was removed, so focus moves to Undo.
  useEffect(() => {
    if (latest) button.current?.focus({ preventScroll: true })
  }, [latest])

  const bringBack = async (study: RemovedStudy) => {
    const docName = await undo(study)
    if (docName !== null) onSettled(docName)
  }
  return (
    <>
      <VisuallyHidden aria-live="polite">{latest ? removalMessage(latest) : ''}</VisuallyHidden>
      {latest && (
        <Stack>
          {removed.map((study) => (
            <Notice
              key={study.uuid || study.docName}
              actions={
                <>
                  <Button
                    ref={study === latest ? button : null}
                    isPending={busy.has(study.uuid)}
                    onPress={() => void bringBack(study)}
                  >
                    Undo
                  </Button>
                  <Button
                    tone="quiet"
                    onPress={() => {
                      dismiss(study)
                      onSettled(null)
                    }}
                  >
                    Dismiss
                  </Button>
                </>
              }
            >
              {removalMessage(study)}
            </Notice>
          ))}
        </Stack>
      )}
    </>
  )
}

const removalMessage = ({ docName }: RemovedStudy): string => `“${docName}” was deleted.`
